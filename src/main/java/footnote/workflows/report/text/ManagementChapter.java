package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Profile;
import footnote.domain.Words;
import footnote.research.management.ManagementStatement;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.SeriesShape;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.List;
import java.util.Optional;

/** Officers, owners, insider trades and how guidance was met, by rule. */
final class ManagementChapter {
    /** Two items are the least that say anything of management's guidance. */
    private static final int LEAST_GUIDED = 2;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    ManagementChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText write() {
        var chapter = new Chapter("management", phrasing);
        var officers = book.data()
                .financial()
                .flatMap(FinancialData::profile)
                .map(Profile::officers)
                .orElse(List.of());
        if (officers.isEmpty()) {
            chapter.say("man.noofficers", facts.known());
        } else {
            chapter.say(
                    "man.officers",
                    new TemplateBindings()
                            .word(
                                    "officers",
                                    Words.and(officers.stream()
                                            .limit(4)
                                            .map(each -> Quotable.plain(each.name()) + " ("
                                                    + MetricStory.mid(Quotable.plain(each.title())) + ")")
                                            .toList())));
        }
        var known = facts.known()
                .fact("insiders", book.lastYear("insider_holding"))
                .fact("institutions", book.lastYear("institutional_holding"))
                .fact("promoters", book.lastYear("promoter_holding"))
                .fact("pledge", book.lastYear("promoter_pledge").filter(each -> each.number() > 0))
                .fact("state", book.lastYear("state_holding").filter(each -> each.number() > 0));
        chapter.say("man.holdings", known).say("man.promoters", known).say("man.state", known);
        traded(chapter);
        guided(chapter);
        chapter.paragraph();
        var shares = book.years("shares_diluted");
        if (shares.size() > 1 && splits() == 0) {
            boolean same = FigureComparison.alike(Optional.of(shares.getFirst()), Optional.of(shares.getLast()));
            boolean flat = SeriesShape.of(shares).course() == SeriesShape.Course.FLAT;
            boolean fewer = shares.getLast().number() < shares.getFirst().number();
            chapter.say(
                    same ? "man.count.same" : flat ? "man.count.flat" : fewer ? "man.count.down" : "man.count.up",
                    facts.known()
                            .fact("first", shares.getFirst())
                            .fact("last", shares.getLast())
                            .word("from", ReportFacts.label(shares.getFirst()))
                            .word("to", ReportFacts.label(shares.getLast())));
        }
        new Causes(book).governance().forEach(each -> governed(chapter, each));
        chapter.say("man.unknown", facts.known());
        return chapter.done();
    }

    /** The auditor, internal control and votes by class of shares, by the annual report. */
    private static void governed(Chapter chapter, ManagementStatement said) {
        var known = new TemplateBindings()
                .word("auditor", said.speaker().map(Quotable::plain))
                .word("since", said.words())
                .word("words", said.words())
                .word("place", said.place());
        switch (said.topic()) {
            case AUDITOR -> chapter.say(said.speaker().isPresent() ? "man.auditor" : "man.auditor.unnamed", known);
            case CONTROL -> chapter.say(said.words().equals("effective") ? "man.control" : "man.control.not", known);
            default -> chapter.say("man.votes", known);
        }
    }

    private int splits() {
        return book.data().market().map(data -> data.splits()).orElse(0);
    }

    /** What insiders bought and sold in the last twelve months. */
    private void traded(Chapter chapter) {
        var bought = measured("insider_shares_bought");
        var sold = measured("insider_shares_sold");
        String which = bought.isEmpty() ? "sold" : sold.isEmpty() ? "bought" : "both";
        chapter.say(
                "man.insiders." + which,
                new TemplateBindings().fact("bought", bought).fact("sold", sold));
    }

    /** How often results met what management had guided to; two items are the least that say anything. */
    private void guided(Chapter chapter) {
        var settled = measured("guidance_items_settled").filter(each -> each.number() >= LEAST_GUIDED);
        if (settled.isEmpty()) {
            return;
        }
        var met = measured("guidance_items_met");
        var missed = measured("guidance_items_missed");
        var known = new TemplateBindings()
                .fact("settled", settled)
                .fact("met", met)
                .fact("missed", missed)
                .fact("withdrawn", measured("guidance_items_withdrawn"));
        chapter.say("man.guidance." + (missed.isEmpty() ? "all" : met.isEmpty() ? "none" : "some"), known);
        chapter.say("man.guidance.withdrawn", known);
    }

    private Optional<LedgerEntry> measured(String metric) {
        return book.data().financial().flatMap(data -> data.measures().find(metric));
    }
}
