package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.report.PrintedReport;
import footnote.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What charts.json tells a program that draws the charts anew. */
class ChartsFileTest {
    @Test
    void namesTheReportsOwnCompanyAmongOthers() {
        var file = Drafts.printed("QVLN").file(PrintedReport.CHARTS);

        var compared = Json.tree(new String(file, StandardCharsets.UTF_8))
                .path("charts")
                .valueStream()
                .filter(chart ->
                        List.of("ranking", "plane").contains(chart.path("kind").asString()))
                .toList();
        assertThat(compared).hasSizeGreaterThanOrEqualTo(2).allSatisfy(chart -> {
            assertThat(chart.path("subject").asString()).startsWith("Quavelin");
            assertThat(chart.path("lines").valueStream().map(line -> line.path("name")
                            .asString()))
                    .contains(chart.path("subject").asString());
        });
    }
}
