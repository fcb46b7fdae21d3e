package footnote.workflows.report.text;

import footnote.runtime.model.ModelAnswer;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.List;

/** Writes a whole report from facts by rule: the same facts give the same words. */
final class RuleWriter {
    private final ReportFacts book;
    private final SentenceTemplates phrasing;
    private final ThesisFacts facts;
    private final List<ExhibitText> exhibits;

    RuleWriter(TextContext context, List<ExhibitText> exhibits) {
        this.book = context.book();
        this.phrasing = context.phrasing();
        this.facts = context.facts();
        this.exhibits = exhibits;
    }

    AnalysisSections write() {
        var sections = sections();
        var finding = facts.finding(phrasing);
        var summary = new OpeningChapters(book, facts, phrasing).lead();
        return new AnalysisSections(finding, summary, sections, exhibits, book.derived(), ModelAnswer.RULE);
    }

    private List<SectionText> sections() {
        var opening = new OpeningChapters(book, facts, phrasing);
        var company = new CompanyChapters(book, facts, phrasing);
        var money = new MoneyChapters(book, facts, phrasing);
        var watch = new WatchChapters(book, facts, phrasing);
        var back = new BackChapters(book, facts, phrasing);
        return List.of(
                opening.summary(),
                opening.thesis(),
                company.business(),
                company.industry(),
                company.growth(),
                money.financials(),
                money.valuation(),
                money.ratings(),
                money.scenarios(),
                watch.risks(),
                watch.management(),
                watch.price(),
                back.record(),
                back.methods(false),
                back.disclosures());
    }

    /** The methods chapter, which says who wrote the words. */
    SectionText methods(boolean byModel) {
        return new BackChapters(book, facts, phrasing).methods(byModel);
    }
}
