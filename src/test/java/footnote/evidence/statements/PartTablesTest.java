package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.testing.PaperMill;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartTablesTest {
    static final String INCOME = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions, except per share amounts) 2022 2021
            Net sales 1,000 900
            Cost of sales 600 550
            Gross profit 400 350
            Selling, general and administrative 200 180
            Operating income 200 170
            Income before taxes 190 160
            Income tax provision 40 30
            Net income 150 130
            Diluted $ 1.50 $ 1.30
            """;

    @Test
    void readsSegmentsThatAddUpToTheRevenueOfTheIncomeStatement() {
        var parts = parts("""
                Note 19. Reportable Segments
                Net sales by segment
                2022 2021
                Tools 610 540
                Coatings (a) 400 370
                Corporate and eliminations (10) (10)
                Net sales $ 1,000 $ 900
                """);

        assertThat(parts)
                .containsExactlyInAnyOrder(
                        "segment/Tools 2022 610000000",
                        "segment/Tools 2021 540000000",
                        "segment/Coatings 2022 400000000",
                        "segment/Coatings 2021 370000000",
                        "segment/Corporate and eliminations 2022 -10000000",
                        "segment/Corporate and eliminations 2021 -10000000");
    }

    @Test
    void readsSegmentsWhoseTotalIsReconciledToTheRevenue() {
        var parts = parts("""
                Segment net sales
                2022 2021
                Tools 610 540
                Coatings 410 370
                Net sales of reportable segments and all other $ 1,020 $ 910
                Impact of foreign currency movements (20)
                Cumulative adjustment (10)
                Consolidated net sales $ 1,000 $ 900
                """);

        assertThat(parts).contains("segment/Tools 2022 610000000", "segment/Coatings 2021 370000000");
    }

    @Test
    void readsSegmentsAboveTheirTotalBesideABusinessThatIsNone() {
        var parts = parts("""
                Segment net sales
                2022 2021
                Tools 610 540
                Coatings 300 310
                Net sales of reportable segments 910 850
                Emerging businesses 110 60
                Net sales of reportable segments and emerging businesses $ 1,020 $ 910
                """);

        assertThat(parts)
                .contains(
                        "segment/Tools 2022 610000000",
                        "segment/Coatings 2021 310000000",
                        "segment/Emerging businesses 2022 110000000");
    }

    @Test
    void joinsARowWhoseFiguresStandOnALineEach() {
        var parts = parts("""
                Revenue by product
                2022 2021
                Saws 1,600
                 1,500
                Eliminations (600) (600)
                Total 1,000 900
                """);

        assertThat(parts).contains("product/Saws 2022 1600000000", "product/Saws 2021 1500000000");
    }

    @Test
    void readsProductsBelowTheirGroupsWhereTheWholeIsPrintedFirst() {
        var parts = parts("""
                Significant product revenues
                2022 2021
                TOTAL REVENUES(a) $ 1,000 $ 900
                Vaccines 700 600
                Corvinal direct sales and alliance revenues 500 400
                Ravenol(c) Pneumococcal disease 150 160
                All other Vaccines Various 50 40
                Oncology 300 300
                Finchta Advanced disease 200 190
                Sparrix Anemia 60 70
                All other Oncology Various 40 40
                """);

        assertThat(parts)
                .contains("product line/Corvinal 2022 500000000", "product line/Sparrix 2021 70000000")
                .noneMatch(part -> part.contains("All 20"));
    }

    @Test
    void readsTheResultsOfSegmentsAboveWhatBelongsToNone() {
        var parts = parts("""
                Note 19. Reportable Segments
                Net sales by segment
                2022 2021
                Tools 610 540
                Coatings 390 360
                Net sales $ 1,000 $ 900
                Operating income
                Tools 140 120
                Coatings 90 75
                Segment operating income 230 195
                Corporate expense (30) (25)
                Operating income 200 170
                """);

        assertThat(parts).contains("segment/Tools 2022 140000000", "segment/Coatings 2021 75000000");
        assertThat(parts).noneMatch(part -> part.contains("Corporate"));
    }

    @Test
    void readsRevenueAndResultsSideBySideUnderLettersThatTheTextSpellsOut() {
        var parts = parts("""
                We have two divisions:
                1) Anvil Tools North America (ATNA), which makes tools;
                2) Anvil Coatings (AC), which makes paint.
                Net Revenue Operating Profit
                2022 2021 2022 2021
                ATNA $ 610 $ 540 $ 140 $ 120
                AC (b) 390 360 90 75
                Total division 1,000 900 230 195
                Corporate unallocated expenses — — (30) (25)
                Total $ 1,000 $ 900 $ 200 $ 170
                """);

        assertThat(parts)
                .containsExactlyInAnyOrder(
                        "segment/Anvil Tools North America (ATNA) 2022 610000000",
                        "segment/Anvil Tools North America (ATNA) 2021 540000000",
                        "segment/Anvil Coatings (AC) 2022 390000000",
                        "segment/Anvil Coatings (AC) 2021 360000000",
                        "segment/Anvil Tools North America (ATNA) 2022 140000000",
                        "segment/Anvil Tools North America (ATNA) 2021 120000000",
                        "segment/Anvil Coatings (AC) 2022 90000000",
                        "segment/Anvil Coatings (AC) 2021 75000000");
    }

    @Test
    void readsProductsAndTheSegmentsThatTheyAddUpTo() {
        var parts = parts("""
                Disaggregated revenue
                2022 2021
                Hammers 400 360
                Saws 210 180
                Total Tools Business Segment 610 540
                Paint 300 300
                Varnish 90 60
                Total Coatings Business Segment 390 360
                Total Company $ 1,000 $ 900
                """);

        assertThat(parts)
                .contains(
                        "product/Hammers 2022 400000000",
                        "product/Varnish 2021 60000000",
                        "segment/Tools 2022 610000000",
                        "segment/Coatings 2021 360000000")
                .hasSize(12);
    }

    @Test
    void takesNoRevenueForAResultWhereCostsAreAddedUpToOperatingIncome() {
        var parts =
                facts("""
                CONSOLIDATED STATEMENTS OF OPERATIONS
                Year Ended December 31 (Millions) 2022 2021
                Sales of products 700 640
                Sales of services 300 260
                Total revenues 1,000 900
                Cost of products (500) (460)
                Cost of services (300) (270)
                Operating income 200 170
                Income before taxes 190 160
                Income tax provision 40 30
                Net income 150 130
                Diluted $ 1.50 $ 1.30
                """).stream().filter(fact -> !fact.dimensions().isEmpty()).toList();

        assertThat(parts).isNotEmpty().allMatch(fact -> fact.metric().name().equals("revenue"));
    }

    @Test
    void takesTheMarkOfAFootnoteForNoFigure() {
        var parts = parts("""
                Net sales by product
                2022 2021
                eSaws 610 540
                Service (1) 390 360
                Total net sales $ 1,000 $ 900
                """);

        assertThat(parts).contains("product/eSaws 2022 610000000", "product/Service 2021 360000000");
    }

    @Test
    void callsASplitByCountriesARegion() {
        var parts = parts("""
                Net sales by geographic area
                United States 700 600
                Europe 200 200
                Asia Pacific 100 100
                Total 1,000 900
                """);

        assertThat(parts).contains("region/United States 2022 700000000").hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tools 611 540\nCoatings 400 370\nTotal 1,000 900",
                "Tools 600 540\nCoatings 400 360\nTotal 1,001 900",
                "Cost of sales 600 550\nGross profit 400 350\nTotal 1,000 900",
                "Tools 1,000 900\nTotal 1,000 900"
            })
    void takesNoTableThatDoesNotAddUpOrHasNoParts(String table) {
        assertThat(parts("Segments\n" + table)).isEmpty();
    }

    @Test
    void readsAFilingThatNeverStatesAScaleInWholeAmounts() {
        String whole = """
                Balance Sheets
                December 31,
                2022 2021
                Cash and cash equivalents $51,344 $118,212
                Other receivables 8,500 8,128
                Equipment, net 1,084,770 1,757,019
                Total Assets $1,144,614 $1,883,359
                Accounts payable $539,388 $855,060
                Notes payable 501,545 633,294
                Total Liabilities 1,040,933 1,488,354
                General Partner 1,000 1,000
                Limited Partners 102,681 394,005
                Total Partners' Capital 103,681 395,005
                Total Liabilities and Partners' Capital $1,144,614 $1,883,359
                """;

        assertThat(facts(whole))
                .anyMatch(fact ->
                        fact.metric().name().equals("assets") && fact.value().longValueExact() == 1_144_614)
                .anyMatch(fact ->
                        fact.metric().name().equals("equity") && fact.value().longValueExact() == 103_681);
        assertThat(facts(whole, "Amounts are stated in thousands elsewhere.")).isEmpty();
    }

    static List<String> parts(String page) {
        return facts(INCOME, page).stream()
                .filter(fact -> !fact.dimensions().isEmpty())
                .map(fact -> fact.dimensions().getFirst().axis() + "/"
                        + fact.dimensions().getFirst().member() + " "
                        + fact.period().year() + " " + fact.value().toPlainString())
                .toList();
    }

    static List<Fact> facts(String... pages) {
        var label = PaperMill.labelOfAnnualReport();
        var texts =
                Stream.of(pages).map(text -> new PageText(Optional.of(1), text)).collect(Collectors.toList());
        return StatementFacts.of(label, texts, Subject.unlisted("Anvil")).stream()
                .map(StatementFacts.ReadFact::fact)
                .toList();
    }
}
