package footnote.research.management;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Period;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.management.StatedCauses.Cause;
import footnote.research.management.StatedCauses.Movement;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatedCausesTest {
    private static final Period YEAR = Period.of(LocalDate.of(2023, 1, 1), LocalDate.of(2023, 12, 31));

    private static Movement revenue() {
        return new Movement(Topic.REVENUE, 12.1, YEAR, List.of(112.1e9, 100e9), List.of("Snacks", "Pet Care"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Revenue increased $13.6 billion or 12% driven by growth in cloud and office products. | growth in cloud and office products
            Revenues grew 12% for fiscal 2023, primarily driven by higher revenues for the brand. | higher revenues for the brand
            Net sales in the year ended December 31, 2023 were $11.3 billion, an increase of $1.2 billion, or 12%, driven by sales increases across all segments. | sales increases across all segments
            The increase in revenue in fiscal 2023 was primarily due to more stores and higher prices. | more stores and higher prices
            In fiscal 2023, total net sales increased 12.2%, reflecting new warehouses. | new warehouses
            Revenue increased 12% to $1.2 billion. The increase reflects demand for spare parts. | demand for spare parts
            Net sales increased $12.1 billion in all regions due to more stores. | more stores
            Revenue rose 12% because of more orders, partially offset by a 3% fall in prices. | more orders, partially offset by a 3% fall in prices
            Revenue increased 12% due to a 6% rise in prices. | a 6% rise in prices
            """)
    void readsTheClauseThatGivesTheCause(String text, String cause) {
        var found = StatedCauses.of(text, revenue());

        assertThat(found.map(Cause::words)).contains(cause);
    }

    /** The rows of a table of segments are no headings. */
    @Test
    void readsACauseBelowATableOfSegments() {
        var found =
                StatedCauses.of("Snacks 42.3 43.2\nPet Care * *\nRevenue increased 12% due to more stores.", revenue());

        assertThat(found.map(Cause::words)).contains("more stores");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue decreased 12% due to fewer orders.",
                "Revenue increased 12% due to an increase in advertising revenue.",
                "Cloud revenue increased 12% due to more customers.",
                "Revenue from services increased 12% due to more customers.",
                "Revenue increased 4% due to more customers.",
                "Revenue increased 12% in 2021 compared with 2020 due to more customers.",
                "Revenue may increase 12% due to more customers.",
                "Cost of revenue increased 12% due to more customers.",
                "Revenue increased 12% due to the factors described above.",
                "Sales growth of both pills was driven by market growth and share gains.",
                "Revenue growth in Europe was due to more customers.",
                "Sales increased for the sleep franchise due to more customers.",
                "Revenue increased $2.5 billion due to more customers.",
                "Sleep product sales were $4.3 billion. Sales increased 12% due to more customers.",
                "Pet Care\nNet sales increased 12% due to more customers.",
                "The increase in sales and marketing expenses was due to a $131 million increase in personnel.",
                "Sales volume increased due to more stores.",
                "Revenue increased 12%."
            })
    void takesNoCauseOfAnotherMovement(String text) {
        var found = StatedCauses.of(text, revenue());

        assertThat(found).isEmpty();
    }

    @Test
    void readsAMarginButNoAmountOfGrossProfit() {
        var fell = new Movement(Topic.GROSS_MARGIN, -0.8, YEAR, List.of(), List.of());

        assertThat(StatedCauses.of(
                                "Gross margin decreased to 21.2% from 22.0% because costs rose faster than prices.",
                                fell)
                        .map(Cause::words))
                .contains("because costs rose faster than prices");
        assertThat(StatedCauses.of("Gross profit decreased $20 million due to lower volume.", fell))
                .isEmpty();
        assertThat(StatedCauses.of("Gross margin decreased 4% due to lower volume.", fell))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Net cash provided by operating activities for the years ended December 31, 2023 and 2022 was $6,800 million and $11,600 million, respectively, a decrease of $4,800 million, or 41%. This decrease was primarily driven by the $6.0 billion tax deposit and higher payments. | the $6.0 billion tax deposit and higher payments
            The decrease in cash flows from operating activities during 2023 compared to 2022, was due to higher payments for content. | higher payments for content
            Operating cash flow fell 41% because of a strike. | a strike
            """)
    void readsWhyCashFlowMoved(String text, String cause) {
        var fell = new Movement(Topic.OPERATING_CASH_FLOW, -41.4, YEAR, List.of(6.8e9, 11.6e9), List.of());

        assertThat(StatedCauses.of(text, fell).map(Cause::words)).contains(cause);
    }

    @Test
    void readsWhyOperatingIncomeMovedButNotThatOfASegment() {
        var fell = new Movement(Topic.OPERATING_INCOME, -11.7, YEAR, List.of(9.992e9, 11.311e9), List.of("Snacks"));

        assertThat(StatedCauses.of(
                                "Operating income was $9,992 million in 2023, a decrease of $1,319 million, or 12%. "
                                        + "The decrease in operating income was driven by higher commodity costs.",
                                fell)
                        .map(Cause::words))
                .contains("higher commodity costs");
        assertThat(StatedCauses.of(
                        "Snacks reported operating income of $4,125 million. "
                                + "The decrease in operating income was driven by higher commodity costs.",
                        fell))
                .isEmpty();
    }
}
