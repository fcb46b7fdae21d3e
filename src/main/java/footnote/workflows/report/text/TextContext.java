package footnote.workflows.report.text;

import footnote.workflows.report.data.ReportFacts;

/** What a rule writes text from: a report's facts, those its thesis turns on, and the sentence templates. */
public record TextContext(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
    public static TextContext of(ReportFacts book) {
        return new TextContext(book, new ThesisFacts(book), new SentenceTemplates());
    }
}
