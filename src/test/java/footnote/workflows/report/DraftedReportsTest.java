package footnote.workflows.report;

import org.junit.jupiter.api.Nested;

/** Tests that read drafts of the same companies: in one class, and so in one process, each is drafted once. */
class DraftedReportsTest {
    @Nested
    class SameView extends OneViewTest {}

    @Nested
    class PlainProse extends ProseLintTest {}

    @Nested
    class ThesisSentences extends ThesisTextTest {}

    @Nested
    class TopicsAnswered extends TopicAnswersTest {}

    @Nested
    class ExhibitsShown extends ExhibitFactsTest {}
}
