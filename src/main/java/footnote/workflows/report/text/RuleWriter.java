package footnote.workflows.report.text;

import footnote.runtime.model.ModelAnswer;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.plan.QuestionTopic;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a whole report from facts by rule: the same facts give the same words. */
final class RuleWriter {
    private final ReportFacts book;
    private final SentenceTemplates phrasing;
    private final ThesisFacts facts;
    private final List<ExhibitText> exhibits;
    private final Optional<TopicAnswer> answer;

    RuleWriter(TextContext context, List<ExhibitText> exhibits) {
        this.book = context.book();
        this.phrasing = context.phrasing();
        this.facts = context.facts();
        this.exhibits = exhibits;
        this.answer = book.data().plan().topic().flatMap(topic -> TopicAnswer.on(topic, context));
    }

    /** The report; where it does not answer the question, its first sentence says so. */
    AnalysisSections write(String question) {
        var sections = sections();
        var finding =
                answer.map(TopicAnswer::headline).orElseGet(() -> new ReportHeadline(book, facts, phrasing).write());
        var lead = new SummaryChapter(book, facts, phrasing).lead(QuestionTopic.isBeyond(question));
        var summary = answer.map(TopicAnswer::conclusion).orElse(lead);
        return new AnalysisSections(finding, summary, sections, exhibits, book.derived(), ModelAnswer.RULE);
    }

    private List<SectionText> sections() {
        var opening = new SummaryChapter(book, facts, phrasing);
        var company = new CompanyChapters(book, facts, phrasing);
        var money = new MoneyChapters(book, facts, phrasing);
        var back = new BackChapters(book, facts, phrasing);
        return List.of(
                answer.map(found -> answered(found, opening)).orElseGet(opening::points),
                new ThesisChapter(book, facts, phrasing).write(),
                company.business(),
                company.industry(),
                new GrowthChapter(book, facts, phrasing).write(),
                money.financials(),
                money.valuation(),
                money.ratings(),
                money.scenarios(),
                new RiskChapter(book, facts, phrasing).write(),
                new ManagementChapter(book, facts, phrasing).write(),
                new PriceChapter(book, facts, phrasing).write(),
                back.record(),
                back.methods(false),
                back.disclosures());
    }

    /** A summary that opens with the answer; on a narrow question nothing else is summed up. */
    private SectionText answered(TopicAnswer found, SummaryChapter opening) {
        var passages = new ArrayList<>(found.points());
        passages.add(new TextBlock.Paragraph(opening.lead(false)));
        if (!book.data().plan().narrow()) {
            passages.addAll(opening.points().passages());
        }
        return new SectionText("summary", passages);
    }

    /** The methods chapter, which says who wrote the words. */
    SectionText methods(boolean byModel) {
        return new BackChapters(book, facts, phrasing).methods(byModel);
    }
}
