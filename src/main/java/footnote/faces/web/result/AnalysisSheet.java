package footnote.faces.web.result;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.Words;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.FundamentalView;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.Recommendation;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskFlag;
import footnote.domain.opinion.SentimentView;
import footnote.domain.opinion.TechnicalView;
import footnote.domain.opinion.Vote;
import footnote.faces.front.SignalWording;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.workflows.analyze.Analysis;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** An analysis as a page: the case on the left, the call and its gauges in the rail, a note for every figure. */
final class AnalysisSheet {
    private static final int HEADLINES = 6;
    private static final int FLAG_SOURCES = 3;

    private final Analysis analysis;
    private final SignalWording wording;
    private final PastCalls past;
    private final CitedNotes notes;

    AnalysisSheet(Analysis analysis, SignalWording wording, PastCalls past) {
        this.analysis = analysis;
        this.wording = wording;
        this.past = past;
        this.notes = new CitedNotes(analysis.ledger());
    }

    Html html() {
        // written in reading order, for that is how the notes are numbered
        var price = entry(analysis, Metric.PRICE.name()).map(found -> notes.figure(found.id()));
        var change = entry(analysis, "change_on_day")
                .map(found ->
                        Html.of("{} <span class=\"muted\">on the day</span>", CompanyFigures.signed(found, notes)));
        var view = analysis.view().map(this::view);
        var story = analysis.finalRecommendation().map(this::story);
        var views = technical(analysis.technicalResult())
                .and(fundamental(analysis.fundamentalResult()))
                .and(sentiment(analysis.sentimentResult()));
        var before = past.html(analysis, wording, notes);
        var rail = analysis.finalRecommendation().map(this::rail);
        return Html.of(
                """
                <article class="sheet">
                <header class="sheet-head">
                <p class="kicker">{} · {} · {}</p>
                <h2 class="title"><a href="/companies/{}{}">{}</a></h2>
                <p class="lede">{} {}</p>{}
                </header>
                <div class="columns"><div class="story">{}<div class="views">{}</div>{}{}</div><div class="rail">{}</div></div>
                {}
                </article>
                """,
                analysis.company().market(),
                analysis.company().exchange(),
                analysis.ticker(),
                analysis.ticker(),
                analysis.fictional() ? "?offline=true" : "",
                analysis.company().name(),
                price,
                change,
                view,
                story,
                views,
                before,
                analysis.error().map(error -> Html.of("<p class=\"gap\"><strong>Missing.</strong> {}</p>", error)),
                rail,
                notes.list());
    }

    /** The company's latest entry of a metric. */
    static Optional<LedgerEntry> entry(Analysis analysis, String metric) {
        return analysis.ledger().stream()
                .filter(entry -> entry.fact().metric().name().equals(metric)
                        && entry.fact().subject().key().equals(analysis.ticker().symbol()))
                .max(Comparator.comparing(entry -> entry.fact().period().end()));
    }

    /** The view in one line, as a report's first page has it. */
    private Html view(CompanyView view) {
        return Html.of(
                "<p class=\"view\"><strong>{}</strong> · horizon {} months</p><p class=\"muted\">{}{}</p>",
                prose(new Prose(view.line(wording.word(view)))),
                view.horizonMonths(),
                prose(new Prose("Uncertainty " + view.uncertainty().word() + ": "
                        + view.uncertaintyReason().text() + ". ")),
                view.notEstimated().map(this::prose));
    }

    private Html story(Recommendation call) {
        return Html.of(
                "<p class=\"thesis\">{}</p>{}{}{}{}",
                prose(call.thesis()),
                Html.when(
                        !call.riskFlags().isEmpty(),
                        Html.of(
                                "<section><h2>Risk flags</h2><ul class=\"flags\">{}</ul></section>",
                                call.riskFlags().stream().map(this::flag))),
                Html.of(
                        "<div class=\"cases\">{}{}</div>",
                        points("For", call.bullCase()),
                        points("Against", call.bearCase())),
                points("What would change this view", call.whatWouldChangeOurMind()),
                points(call.signal() == call.ruleSignal() ? "Reasons" : "Why not the rule's signal", call.reasons()));
    }

    private Html flag(RiskFlag flag) {
        return Html.of(
                "<li{}><strong>{}</strong> {}{}</li>",
                Html.when(flag.grave(), Html.of(" class=\"grave\"")),
                flag.code().label(),
                prose(flag.because()),
                flag.redFlag().stream()
                        .flatMap(found -> Stream.concat(Stream.of(found.source()), found.furtherSources().stream()))
                        .limit(FLAG_SOURCES)
                        .map(AnalysisSheet::source));
    }

    /** The words that raised a flag, and where they stand. */
    private static Html source(RedFlag.Source source) {
        return Html.of(
                "<br><span class=\"muted\">{}{}</span>",
                source.quote().map(quote -> "“" + quote + "” ").orElse(""),
                source.uri()
                        .map(uri -> Html.outside(uri, source.citation()))
                        .orElseGet(() -> Html.of("{}", source.citation())));
    }

    private Html rail(Recommendation call) {
        boolean measured = !call.calibration().equals(Recommendation.UNCALIBRATED);
        return Html.of(
                """
                <div class="call {}"><p class="call-word">{}</p>
                <dl>
                <div><dt>{}</dt><dd>{}</dd></div>
                <div><dt>Horizon</dt><dd>{}</dd></div>
                {}<div><dt>Written by</dt><dd>{}</dd></div>
                <div><dt>As of</dt><dd>{}</dd></div>
                </dl></div>
                {}
                <section><h2>Views</h2>{}{}{}</section>
                {}
                """,
                lean(call.signal().tone().lean()),
                wording.word(call, analysis.view()),
                measured ? "Confidence" : "Signal strength",
                measured ? notes.figure(call.confidenceEntry()) : notes.figure(call.strengthEntry()),
                analysis.view()
                        .map(view -> view.horizonMonths() + " months")
                        .orElse(call.horizon().word()),
                Html.when(
                        call.signal() != call.ruleSignal(),
                        Html.of(
                                "<div><dt>Signal by rule</dt><dd>{}</dd></div>",
                                wording.ruleWord(call, analysis.view()))),
                call.answeredBy().equals("rule") ? "rules" : call.answeredBy(),
                TimeText.day(analysis.asOf()),
                Html.when(
                        !measured,
                        Html.of(
                                "<p class=\"small\">Signal strength runs from -1 to 1. How often such signals come true has not been measured.</p>")),
                analysis.technicalResult()
                        .map(view -> Sparklines.gauge(
                                "Technical",
                                words(view.signal().name()),
                                view.score(),
                                view.signal().lean())),
                analysis.fundamentalResult()
                        .map(view -> Sparklines.gauge(
                                "Fundamental",
                                words(view.signal().name()),
                                view.score(),
                                view.signal().lean())),
                analysis.sentimentResult()
                        .map(view -> Sparklines.gauge(
                                "News",
                                words(view.label().name()),
                                view.score(),
                                view.label().lean())),
                Html.when(analysis.fictional(), Html.of("<p class=\"small sample\">Fictional sample data.</p>")));
    }

    private Html technical(Optional<TechnicalView> found) {
        return found.map(view -> section(
                        "Technical",
                        Html.of(
                                "{}<p>{}</p>{}{}",
                                Sparklines.of(view.recentCloses()),
                                prose(view.summary()),
                                figures(view.figures()),
                                votes(view.votes()))))
                .orElseGet(() -> absent("Technical"));
    }

    private Html fundamental(Optional<FundamentalView> found) {
        return found.map(view -> section(
                        "Fundamental",
                        Html.of(
                                "<p>{}</p>{}{}<p class=\"small\">Passages from annual reports: {}</p>",
                                prose(view.summary()),
                                figures(view.figures()),
                                votes(view.votes()),
                                view.passages())))
                .orElseGet(() -> absent("Fundamental"));
    }

    private Html sentiment(Optional<SentimentView> found) {
        return found.map(view -> section(
                        "News",
                        Html.of(
                                "<p>{}</p>{}<ul class=\"headlines\">{}</ul>{}",
                                prose(view.summary()),
                                figures(view.figures()),
                                view.headlines().stream()
                                        .limit(HEADLINES)
                                        .map(headline -> Html.of(
                                                "<li><span class=\"dot {}\" title=\"{}\"></span><span>{} <span class=\"muted\">{}</span></span></li>",
                                                lean(headline.label().lean()),
                                                words(headline.label().name()),
                                                Html.outside(headline.uri(), headline.title()),
                                                headline.publisher())),
                                view.gaps().stream().map(gap -> Html.of("<p class=\"small\">{}</p>", gap)))))
                .orElseGet(() -> absent("News"));
    }

    private static Html section(String name, Html content) {
        return Html.of("<section><h2>{}</h2>{}</section>", name, content);
    }

    private static Html absent(String name) {
        return section(name, Html.of("<p class=\"muted\">No view: the data for it are not available.</p>"));
    }

    private Html figures(List<KeyFigure> figures) {
        return Html.of(
                "<dl class=\"figures\">{}</dl>",
                figures.stream()
                        .map(figure -> Html.of(
                                "<div><dt class=\"sentence\">{}</dt><dd>{}</dd></div>",
                                figure.label(),
                                notes.figure(figure.entry()))));
    }

    private Html votes(List<Vote> votes) {
        return Html.when(
                !votes.isEmpty(),
                Html.of(
                        "<details><summary>{} indicators behind this view</summary><ul class=\"votes\">{}</ul></details>",
                        votes.size(),
                        votes.stream()
                                .map(vote -> Html.of(
                                        "<li><span class=\"dot {}\"></span><span><strong>{}</strong> {}</span></li>",
                                        lean((int) Math.signum(vote.lean())),
                                        vote.on(),
                                        prose(vote.because())))));
    }

    private Html points(String name, List<Prose> points) {
        return Html.when(
                !points.isEmpty(),
                Html.of(
                        "<section><h2>{}</h2><ul>{}</ul></section>",
                        name,
                        points.stream().map(point -> Html.of("<li>{}</li>", prose(point)))));
    }

    private Html prose(Prose prose) {
        return notes.rendered(prose.text());
    }

    static String lean(int lean) {
        return lean > 0 ? "up" : lean < 0 ? "down" : "flat";
    }

    private static String words(String constant) {
        String words = constant.toLowerCase(Locale.ROOT).replace('_', ' ').replace("52w", "52-week");
        return Words.capitalized(words);
    }
}
