package footnote.workflows.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotableTest {
    @Test
    void leavesOutSentencesThatOnlyReferElsewhere() {
        assertThat(Quotable.filed("We sell beverages in many countries. See the notes to our financial statements."
                        + " For more information, refer to our website."))
                .contains("We sell beverages in many countries.");
    }
}
