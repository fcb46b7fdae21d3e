package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.report.Block;
import org.junit.jupiter.api.Test;

class RedFlagBoxTest {
    @Test
    void opensTheReportOnceAndTakesTheHeadline() {
        var report = Drafts.kept("SLQS").report();

        PublishCheck.of(report);

        assertThat(report.masthead().finding()).isEqualTo("Solquist Energy faces substantial doubt as a going concern");
        assertThat(report.masthead().redFlags().getFirst().lead()).contains("Going concern.");
        assertThat(report.sections().getFirst().blocks()).noneMatch(Block.Callout.class::isInstance);
    }

    @Test
    void leavesACleanReportAsItIs() {
        var draft = Drafts.kept("QVLN");

        assertThat(draft.report().masthead().redFlags()).isEmpty();
        assertThat(draft.report().masthead().finding())
                .isEqualTo(draft.analysis().finding().text());
    }
}
