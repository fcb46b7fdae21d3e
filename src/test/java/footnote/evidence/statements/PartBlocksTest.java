package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartBlocksTest {
    private static final String BLOCKS = """
            The following table shows information by segment
            2022 2021
            Tools:
            Net sales $ 610 $ 540
            Operating income $ 140 $ 120
            Coatings:
            Net sales $ 390 $ 360
            Operating income $ 90 $ 75
            """;
    private static final String RECONCILED = """
            A reconciliation of segment operating income is as follows
            2022 2021
            Segment operating income $ 230 $ 195
            Corporate expenses, net (1) (30) (25)
            Total operating income $ 200 $ 170
            """;

    @Test
    void readsBlocksOfRowsUnderTheNameOfEachPart() {
        assertThat(PartTablesTest.parts(BLOCKS + RECONCILED))
                .containsExactlyInAnyOrder(
                        "segment/Tools 2022 610000000",
                        "segment/Tools 2021 540000000",
                        "segment/Coatings 2022 390000000",
                        "segment/Coatings 2021 360000000",
                        "segment/Tools 2022 140000000",
                        "segment/Tools 2021 120000000",
                        "segment/Coatings 2022 90000000",
                        "segment/Coatings 2021 75000000");
    }

    @Test
    void takesNoRowOfBlocksWhoseSumIsPrintedNowhere() {
        assertThat(PartTablesTest.parts(BLOCKS))
                .contains("segment/Tools 2022 610000000")
                .noneMatch(part -> part.endsWith(" 140000000"));
    }
}
