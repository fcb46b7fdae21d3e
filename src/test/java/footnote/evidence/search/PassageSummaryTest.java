package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PassageSummaryTest {
    private static final MetricLexicon LEXICON = MetricLexicon.standard();
    private static final String PAGE = """
            Consolidated statements of cash flows
            For the years ended December 31
            Net income 1,234 1,100
            Purchases of property, plant and equipment (310) (280)
            Foreign exchange 12 9
            The supplier of steel raised its prices twice.
            """;

    @Test
    void beginsWithWhatThePageIsAndItsHeading() {
        var gist = gist("What was capital expenditure in FY2023?", 0, 40);

        assertThat(gist)
                .startsWith(
                        "10-K FY2023 Item 8 ; Consolidated statements of cash flows ; For the years ended December");
    }

    @Test
    void tellsTheRowsThatAreAskedForWithoutFigures() {
        var gist = gist("What was capital expenditure in FY2023?", 0, 10);

        assertThat(gist)
                .contains("; Purchases of property, plant and equipment ;")
                .doesNotContain("310", "Foreign exchange");
    }

    @Test
    void tellsTheLinesNearestToTheQuestion() {
        assertThat(gist("Which suppliers raised prices?", 0, 10)).contains("The supplier of steel raised its prices");
    }

    @Test
    void leavesOutWordsThatOnlyNameTheCompany() {
        assertThat(gist("What does Foreign Works say?", "Foreign Works", 0, 10)).doesNotContain("Foreign exchange");
    }

    @Test
    void endsWithTheBestPassageCutToALength() {
        int from = PAGE.indexOf("The supplier");

        assertThat(gist("What was paid?", from, PAGE.length() + 50))
                .endsWith("The supplier of steel raised its prices twice.");
        assertThat(gist("What was paid?", 0, PAGE.length()).length()).isLessThan(700);
    }

    private static String gist(String question, int from, int to) {
        return gist(question, "Anvil Works", from, to);
    }

    private static String gist(String question, String company, int from, int to) {
        var report = PassageStoreContract.report("anvil", 2023, PAGE).label();
        var label = new footnote.evidence.documents.DocumentLabel(
                report.id(),
                report.name(),
                company,
                report.aliases(),
                report.ticker(),
                report.kind(),
                report.period(),
                report.published(),
                report.uri(),
                report.vendor());
        return new PassageSummary(QuestionTerms.of(question, LEXICON), LEXICON).of(label, "Item 8", PAGE, from, to);
    }
}
