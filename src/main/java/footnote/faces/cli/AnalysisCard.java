package footnote.faces.cli;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.FundamentalView;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.Recommendation;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.SentimentView;
import footnote.domain.opinion.TechnicalView;
import footnote.faces.front.SignalWording;
import footnote.workflows.analyze.Analysis;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An analysis on one screen: views, flags and recommendation, with a numbered footnote for every figure. */
final class AnalysisCard {
    private static final int HEADLINES = 3;
    private static final int SOURCES = 3;
    private static final int LONGEST_QUOTE = 240;
    private static final String INDENT = "  ";

    private final Analysis analysis;
    private final SignalWording wording;
    private final Console console;
    private final Footnotes footnotes;
    private final List<String> lines = new ArrayList<>();

    AnalysisCard(Analysis analysis, SignalWording wording, Console console) {
        this.analysis = analysis;
        this.wording = wording;
        this.console = console;
        this.footnotes = new Footnotes(analysis.ledger());
    }

    String text() {
        heading();
        analysis.view().ifPresent(this::view);
        technical(analysis.technicalResult());
        fundamental(analysis.fundamentalResult());
        sentiment(analysis.sentimentResult());
        analysis.finalRecommendation().ifPresent(this::recommendation);
        analysis.error().ifPresent(error -> {
            lines.add("");
            wrapped("Missing: ", Console.plain(error));
        });
        lines.add("");
        footnotes.lines().forEach(line -> lines.add(console.dim(Console.plain(line))));
        lines.add("");
        lines.add(closing());
        return String.join("\n", lines);
    }

    private void heading() {
        var company = analysis.company();
        lines.add(console.bold(Console.plain(company.name()) + " (" + analysis.ticker() + ")")
                + console.dim(" · " + company.market() + ", " + company.exchange() + " · "
                        + analysis.analysisType().word() + " · " + Console.day(analysis.asOf())));
        var line = new ArrayList<String>();
        entry(Metric.PRICE.name()).ifPresent(price -> line.add(footnotes.figure(price.id())));
        entry("change_on_day").ifPresent(change -> line.add("day " + footnotes.figure(change.id())));
        analysis.technicalResult()
                .ifPresent(view -> line.add(Sparkline.of(
                        view.recentCloses().stream()
                                .mapToDouble(Double::doubleValue)
                                .toArray(),
                        60)));
        if (!line.isEmpty()) {
            lines.add(String.join("  ", line));
        }
    }

    /** The view in one line, as a report's first page has it, and why it is no firmer. */
    private void view(CompanyView view) {
        lines.add("");
        wrapped(
                "",
                footnotes.rendered(new Prose(view.line(wording.word(view)))) + " · horizon " + view.horizonMonths()
                        + " months · confidence " + confidence());
        wrapped(
                INDENT,
                footnotes.rendered(new Prose("Uncertainty " + view.uncertainty().word() + ": "
                        + view.uncertaintyReason().text() + ".")));
        view.notEstimated().ifPresent(this::paragraph);
        paragraph(new Prose("Valued as " + (view.kind().matches("[aeio].*") ? "an " : "a ") + view.kind() + ". "
                + view.kindReason().text() + " " + view.methodReason().text()));
        view.caps().forEach(this::paragraph);
        view.notes().forEach(this::paragraph);
    }

    private String confidence() {
        return analysis.finalRecommendation()
                .filter(call -> !call.calibration().equals(Recommendation.UNCALIBRATED))
                .map(call -> footnotes.figure(call.confidenceEntry()))
                .orElse("not yet calibrated");
    }

    /** The company's latest entry of a metric. */
    private Optional<LedgerEntry> entry(String metric) {
        return analysis.ledger().stream()
                .filter(entry -> entry.fact().metric().name().equals(metric)
                        && entry.fact().subject().key().equals(analysis.ticker().symbol()))
                .max(Comparator.comparing(entry -> entry.fact().period().end()));
    }

    private void technical(Optional<TechnicalView> found) {
        heading(
                "Technical",
                found.map(view -> signal(view.signal().name(), view.signal().lean(), view.confidenceEntry())));
        found.ifPresent(view -> {
            figures(view.figures());
            paragraph(view.summary());
        });
    }

    private void fundamental(Optional<FundamentalView> found) {
        heading(
                "Fundamental",
                found.map(view -> signal(view.signal().name(), view.signal().lean(), view.confidenceEntry())));
        found.ifPresent(view -> {
            figures(view.figures());
            paragraph(view.summary());
            passages(view);
        });
    }

    private void passages(FundamentalView view) {
        if (view.excerpts().isEmpty()) {
            lines.add(INDENT + console.dim("Passages from annual reports: " + Console.plain(view.passages())));
            return;
        }
        lines.add(INDENT + console.bold("From its annual report"));
        view.excerpts()
                .forEach(passage -> wrapped(
                        INDENT + "· ",
                        "On " + passage.about() + ": “" + Console.plain(passage.text()) + "” "
                                + footnotes.passage(passage.footnote())));
    }

    private void sentiment(Optional<SentimentView> found) {
        heading(
                "Sentiment",
                found.map(view -> coloured(view.label().name(), view.label().lean())));
        found.ifPresent(view -> {
            paragraph(view.summary());
            view.gaps().forEach(gap -> wrapped(INDENT, Console.plain(gap.toString())));
            view.headlines().stream()
                    .limit(HEADLINES)
                    .forEach(headline -> wrapped(
                            INDENT + "· ",
                            "“" + Console.plain(headline.title()) + "” " + Console.plain(headline.publisher()) + ", "
                                    + headline.label().name().toLowerCase(Locale.ROOT)));
        });
    }

    private String trust(Recommendation recommendation) {
        String strength = "strength " + footnotes.figure(recommendation.strengthEntry());
        return recommendation.calibration().equals(Recommendation.UNCALIBRATED)
                ? strength + ", uncalibrated"
                : "confidence " + footnotes.figure(recommendation.confidenceEntry()) + " by past "
                        + recommendation.calibration() + " calls, " + strength;
    }

    private void recommendation(Recommendation recommendation) {
        if (!recommendation.riskFlags().isEmpty()) {
            lines.add("");
            lines.add(console.bold("Flags"));
            recommendation.riskFlags().forEach(flag -> {
                String label = flag.code().label() + ".";
                wrapped(
                        INDENT + (flag.grave() ? console.red(label) : console.yellow(label)) + " ",
                        footnotes.rendered(flag.because()));
                flag.redFlag().ifPresent(this::sources);
            });
        }
        lines.add("");
        lines.add(console.bold("Recommendation")
                + "  "
                + coloured(
                        wording.word(recommendation, analysis.view()),
                        recommendation.signal().tone().lean())
                + "  " + trust(recommendation) + " · for "
                + recommendation.horizon().word() + " · the rule says "
                + wording.ruleWord(recommendation, analysis.view()));
        paragraph(recommendation.thesis());
        points("For", recommendation.bullCase());
        points("Against", recommendation.bearCase());
        points("What would change this view", recommendation.whatWouldChangeOurMind());
        points(
                recommendation.signal() == recommendation.ruleSignal() ? "Reasons" : "Why not the rule's signal",
                recommendation.reasons());
    }

    /** The words that raised a flag, and where they stand. */
    private void sources(RedFlag flag) {
        Stream.concat(Stream.of(flag.source()), flag.furtherSources().stream())
                .limit(SOURCES)
                .forEach(source -> wrapped(
                        INDENT + "  · ",
                        Console.plain(source.quote()
                                        .map(quote -> "“" + cut(quote) + "” ")
                                        .orElse("")
                                + source.citation()
                                + source.uri().map(uri -> ", " + uri).orElse(""))));
    }

    private static String cut(String quote) {
        return quote.length() <= LONGEST_QUOTE ? quote : quote.substring(0, LONGEST_QUOTE - 1) + "…";
    }

    private void heading(String name, Optional<String> signal) {
        lines.add("");
        lines.add(console.bold("%-12s".formatted(name)) + " " + signal.orElse(console.dim("absent")));
    }

    private String signal(String word, int lean, String strength) {
        return coloured(word, lean) + "  strength " + footnotes.figure(strength);
    }

    private String coloured(String word, int lean) {
        return lean > 0 ? console.green(word) : lean < 0 ? console.red(word) : console.yellow(word);
    }

    private void figures(List<KeyFigure> figures) {
        wrapped(
                INDENT,
                figures.stream()
                        .map(figure -> figure.label() + " " + footnotes.figure(figure.entry()))
                        .collect(Collectors.joining(" · ")));
    }

    private void points(String name, List<Prose> points) {
        if (!points.isEmpty()) {
            lines.add(INDENT + console.bold(name));
            points.forEach(point -> wrapped(INDENT + "· ", footnotes.rendered(point)));
        }
    }

    private void paragraph(Prose prose) {
        wrapped(INDENT, footnotes.rendered(prose));
    }

    private void wrapped(String before, String text) {
        int indent = before.startsWith(INDENT) ? INDENT.length() + (before.contains("·") ? 2 : 0) : 0;
        lines.addAll(Console.wrapped(before, indent, text));
    }

    private String closing() {
        var said = new ArrayList<String>();
        said.add(answeredBy());
        if (analysis.fictional()) {
            said.add("Fictional sample data");
        }
        said.add("Analysis, not advice.");
        return console.dim(String.join(" · ", said));
    }

    /** Who formed which part: rules, or a model by its name. */
    private String answeredBy() {
        var parts = new LinkedHashMap<String, String>();
        analysis.technicalResult().ifPresent(view -> parts.put("technical", view.answeredBy()));
        analysis.fundamentalResult().ifPresent(view -> parts.put("fundamental", view.answeredBy()));
        analysis.sentimentResult().ifPresent(view -> parts.put("sentiment", view.answeredBy()));
        analysis.finalRecommendation().ifPresent(view -> parts.put("recommendation", view.answeredBy()));
        if (parts.values().stream().allMatch("rule"::equals)) {
            return "answered by rules";
        }
        return parts.entrySet().stream()
                .map(part -> part.getKey() + " by "
                        + (part.getValue().equals("rule") ? "rules" : Console.plain(part.getValue())))
                .collect(Collectors.joining(", "));
    }
}
