package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables with one column a segment, beside the income statement of the other tests of parts. */
class PartColumnsTest {
    private static final String PROSE = """
            The segments are United States Operations, which we began with, and the Canadian and Other International
            stores that we opened later. Heavy Tools is the oldest business of the group, and Fine Coatings and Life
            Sciences were bought in the last ten years; they are led by a manager each.
            """;

    /** The same table, its header over one line, two and three, with blocks of years under dates and years. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Heavy Tools Fine Coatings Life Sciences Total",
                "Heavy Fine Life\nTools Coatings Sciences Total",
                "Fine Life\nHeavy Tools Coatings Sciences Consolidated",
                "Heavy\nTools Fine Coatings Life Sciences Total Company",
            })
    void readsSegmentsThatAreColumns(String header) {
        var parts = PartTablesTest.parts(PROSE + "Note 19. Reportable Segments (in millions):\n" + header + """

                For the year ended December 31, 2022
                Net sales $ 610 $ 300 $ 90 $ 1,000
                Operating income 140 50 10 200
                2021
                Net sales 540 280 80 900
                Operating income 120 45 5 170
                """);

        assertThat(parts)
                .containsExactlyInAnyOrder(
                        "segment/Heavy Tools 2022 610000000",
                        "segment/Heavy Tools 2021 540000000",
                        "segment/Fine Coatings 2022 300000000",
                        "segment/Fine Coatings 2021 280000000",
                        "segment/Life Sciences 2022 90000000",
                        "segment/Life Sciences 2021 80000000",
                        "segment/Heavy Tools 2022 140000000",
                        "segment/Heavy Tools 2021 120000000",
                        "segment/Fine Coatings 2022 50000000",
                        "segment/Fine Coatings 2021 45000000",
                        "segment/Life Sciences 2022 10000000",
                        "segment/Life Sciences 2021 5000000");
    }

    @Test
    void takesTheTotalOfWhatPartsSellToOthersAndToEachOther() {
        var parts = PartTablesTest.parts(PROSE + """
                The following table splits revenue by region:
                (In millions) Canadian Other Consolidated
                2022
                Net sales $ 700 $ 300 $ 1,000
                2021
                Net sales 600 300 900
                Information about our segments is as follows (in millions):
                Heavy Fine Life
                Tools Coatings Sciences Corporate Eliminations Consolidated
                Year Ended December 31, 2022
                Net sales:
                Third party $ 610 $ 300 $ 90 $ — $ — $ 1,000
                Intersegment 20 10 — — (30) —
                Total net sales 630 310 90 — (30) 1,000
                Operating income 140 50 20 (10) — 200
                Year Ended December 31, 2021
                Net sales:
                Third party $ 540 $ 280 $ 80 $ — $ — $ 900
                Intersegment 20 10 — — (30) —
                Total net sales 560 290 80 — (30) 900
                Operating income 120 45 15 (10) — 170
                """);

        assertThat(parts)
                .contains(
                        "segment/Heavy Tools 2022 630000000",
                        "segment/Heavy Tools 2021 560000000",
                        "segment/Life Sciences 2022 90000000",
                        "segment/Fine Coatings 2022 50000000")
                .doesNotContain("segment/Heavy Tools 2022 610000000");
    }

    @Test
    void givesColumnsTheWordThatTheyShare() {
        var parts = PartTablesTest.parts(PROSE + """
                The following table gives the reportable segments:
                Other
                United States Canadian International
                Operations Operations Operations Total
                2022
                Total revenue 610 300 90 1,000
                2021
                Total revenue 540 280 80 900
                """);

        assertThat(parts)
                .hasSize(6)
                .allMatch(part -> part.matches(".*/(?:United States|Canadian|Other International) Operations .*"));
    }

    /** Columns that do not add up, that no sentence names, of one year alone, or whose words belong to one name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Heavy Tools Fine Coatings Total\nNet sales 611 400 1,000\nNet sales 540 370 900",
                "Light Tools Fine Paints Total\nNet sales 600 400 1,000\nNet sales 540 360 900",
                "Heavy Tools Fine Coatings Total\nNet sales 600 400 1,000",
                "Heavy Tools Total\nNet sales 500 500 1,000\nNet sales 500 400 900",
            })
    void readsNoColumnsItIsNotSureOf(String table) {
        assertThat(PartTablesTest.parts(PROSE + table)).isEmpty();
    }
}
