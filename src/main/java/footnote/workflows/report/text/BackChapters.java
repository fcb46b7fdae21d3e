package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.Uncertainty;
import footnote.evidence.RatingRecord;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.SourceAgreement;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The record, methods and data quality, and disclosures, by rule. */
final class BackChapters {
    private static final int FEWEST_RATED = 5;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    BackChapters(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText record() {
        return new Chapter("record", phrasing).done();
    }

    private String peers() {
        return switch (book.data().plan().analysisType()) {
            case COMPARISON -> "meth.compared";
            case SECTOR -> "meth.sector";
            case FUNDAMENTAL, VALUATION, GROWTH, COMPREHENSIVE ->
                book.data().plan().compareWith().isEmpty() ? "meth.peers" : "meth.compared";
        };
    }

    SectionText methods(boolean byModel) {
        var chapter = new Chapter("methods", phrasing);
        var known = facts.known().day("date", book.data().task().view().asOf());
        chapter.say("meth.facts", known)
                .say("meth.asof", known)
                .say("meth.years", known)
                .paragraph();
        chapter.say(peers(), known)
                .say(byModel ? "meth.model" : "meth.rules", known)
                .say("meth.titles", known);
        restated()
                .ifPresent(count -> chapter.say(
                        count.number() == 1 ? "meth.restated.one" : "meth.restated", known.fact("count", count)));
        gathered(SourceAgreement.COMPARED).ifPresent(count -> gathered(SourceAgreement.AGREEING)
                .ifPresent(share -> chapter.say(
                        "meth.agreement", known.fact("compared", count).fact("agreeing", share))));
        chapter.sayIf(book.data().task().view().sample(), "meth.fiction", known).paragraph();
        var gaps = DataGaps.of(book);
        if (gaps.isEmpty()) {
            chapter.say("meth.nogaps", known);
        } else {
            chapter.say("meth.gaps", known).paragraph();
            gaps.forEach(gap -> chapter.bullet(
                    Words.capitalized(Quotable.plain(gap.what())),
                    new Prose(Words.capitalized(DataGaps.worded(Quotable.plain(gap.why()))) + ".")));
        }
        return chapter.done();
    }

    private Optional<LedgerEntry> gathered(String metric) {
        return book.data().financial().flatMap(data -> data.measures().find(metric));
    }

    private Optional<LedgerEntry> restated() {
        var touched = book.entries().stream()
                .filter(entry -> entry.restated().isPresent())
                .toList();
        return touched.isEmpty()
                ? Optional.empty()
                : book.derive(
                        "restated_figures",
                        Period.instant(book.data().task().view().asOf()),
                        Unit.COUNT,
                        MaybeNumber.of(touched.size()),
                        "figures first reported with another value",
                        List.of());
    }

    /** The names of the ratings, or of the signals where the desk gives no advice. */
    private TemplateBindings ratings(TemplateBindings known) {
        var view = book.data().value().view();
        boolean advises = view.advises();
        for (var advice : Advice.values()) {
            known.word(
                    advice.name().toLowerCase(Locale.ROOT),
                    advises ? advice.name() : advice.tone().name());
        }
        for (var level : Uncertainty.values()) {
            known.fact(
                    level.word(),
                    book.derive(
                            "rating_threshold_" + level.word(),
                            Period.instant(book.data().task().view().asOf()),
                            Unit.PERCENT,
                            MaybeNumber.of(level.threshold()),
                            "the rule of ratings",
                            List.of()));
        }
        return known;
    }

    private RatingRecord.Distribution distribution() {
        return book.data().valuation().map(ValuationData::ratings).orElse(new RatingRecord.Distribution(Map.of()));
    }

    /** Companies by rating over twelve months, as facts. */
    private TemplateBindings counted(TemplateBindings known) {
        for (var advice : Advice.values()) {
            known.fact("rated" + advice.name().toLowerCase(Locale.ROOT), count(advice));
        }
        return known;
    }

    private Optional<LedgerEntry> count(Advice advice) {
        return book.derive(
                "companies_rated_" + advice.name().toLowerCase(Locale.ROOT),
                Period.instant(book.data().task().view().asOf()),
                Unit.COUNT,
                MaybeNumber.of(distribution().companies().getOrDefault(advice, 0)),
                "companies whose latest rating in twelve months is " + advice.name(),
                List.of());
    }

    SectionText disclosures() {
        var chapter = new Chapter("disclosures", phrasing);
        var known = facts.known();
        return chapter.say("disc.purpose", known)
                .say("disc.model", known)
                .say("disc.rating", ratings(known))
                .say("disc.range", known)
                .say(
                        distribution().total() < FEWEST_RATED ? "disc.distribution.few" : "disc.distribution",
                        counted(known))
                .say("disc.data", known)
                .say("disc.interest", known)
                .done();
    }
}
