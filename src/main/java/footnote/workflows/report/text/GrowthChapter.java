package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Words;
import footnote.quant.MaybeNumber;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueAdditions;
import footnote.workflows.report.data.RevenueSplit;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.Optional;

/** Growth drivers, by rule: what grew, why, what was bought, and what is expected. */
final class GrowthChapter {
    /** Acquisitions of the years shown, over the last year's revenue. */
    private static final double MUCH_ACQUIRED = 0.1;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    GrowthChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText write() {
        var recent = new RecentResults(book, facts);
        var chapter = new Chapter("growth", phrasing);
        var additions = new RevenueAdditions(book);
        additions
                .largest()
                .ifPresent(addition -> chapter.say(
                        "growth.parts",
                        facts.known()
                                .word("part", addition.getKey())
                                .word("kind", RevenueSplit.of(book).kind())
                                .word("from", additions.since(addition.getValue()))
                                .fact("added", addition.getValue())));
        chapter.sayIf(
                recent.latestQuarter().isPresent() && facts.growth.isPresent(),
                "growth.recent." + recent.quarterPace(),
                recent.known());
        new Causes(book).quote(chapter, Topic.REVENUE);
        acquired(chapter);
        chapter.paragraph();
        expected(chapter);
        new Causes(book).outlook(chapter);
        new Causes(book).quote(chapter, Topic.OUTLOOK);
        chapter.say(
                "growth.capex",
                facts.known()
                        .fact("capex", book.lastYear("capital_intensity"))
                        .fact("research", book.lastYear("research_intensity").filter(each -> each.number() > 1)));
        people(chapter);
        chapter.paragraph();
        ReportedNews.ofGrowth(book).ifPresent(story -> chapter.say(ReportedNews.KEY, story));
        return chapter.done();
    }

    /** What was paid for growth that is not the company's own, where it is much. */
    private void acquired(Chapter chapter) {
        var years = book.years("acquisitions");
        var revenue = book.lastYear("revenue");
        double paid = years.stream().mapToDouble(LedgerEntry::number).sum();
        if (years.size() < 2
                || revenue.isEmpty()
                || paid < MUCH_ACQUIRED * revenue.get().number()) {
            return;
        }
        var sum = book.derive(
                "acquisitions_paid",
                ReportFacts.span(years.getFirst(), years.getLast()),
                years.getLast().fact().unit(),
                MaybeNumber.of(paid),
                "sum of " + ReportFacts.label(years.getFirst()) + " to " + ReportFacts.label(years.getLast()),
                years);
        chapter.say(
                "growth.acquired",
                facts.known()
                        .word("from", ReportFacts.label(years.getFirst()))
                        .word("to", ReportFacts.label(years.getLast()))
                        .fact("paid", sum)
                        .fact(
                                "part",
                                sum.flatMap(each -> book.share(
                                        "acquisitions_to_revenue",
                                        each,
                                        revenue.get(),
                                        "acquisitions over the last fiscal year's revenue"))));
    }

    private void people(Chapter chapter) {
        var people = book.years("employees");
        if (people.size() > 1) {
            var first = Optional.of(people.getFirst());
            var last = Optional.of(people.getLast());
            chapter.say(
                    "growth.people." + (above(last, first) ? "up" : below(last, first) ? "down" : "same"),
                    facts.known()
                            .fact("people_from", people.getFirst())
                            .fact("people_to", people.getLast())
                            .word("from", ReportFacts.label(people.getFirst()))
                            .word("to", ReportFacts.label(people.getLast())));
        }
    }

    /** Consensus revenue of the fiscal years ahead, in one sentence where it is of one day. */
    private void expected(Chapter chapter) {
        var ahead = book.data().valuation().stream()
                .flatMap(data -> data.outlooks().stream())
                .filter(outlook -> outlook.mean().fact().metric().equals(Metric.REVENUE)
                        && outlook.mean().fact().period().isYear())
                .toList();
        if (ahead.isEmpty()) {
            return;
        }
        var first = ahead.getFirst();
        chapter.say(
                "growth.consensus",
                new TemplateBindings()
                        .word(
                                "expected",
                                Words.and(ahead.stream()
                                        .map(Outlook::mean)
                                        .map(mean -> "{fact:" + mean.id() + "} in "
                                                + mean.fact().period().label())
                                        .toList()))
                        .fact("analysts", first.analysts())
                        .day("date", first.mean().fact().knownAt()));
        new YearGuidance(book).say(chapter);
    }
}
