package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DocumentFitTest {
    private static final Map<String, DocumentLabel> ON_FILE = Map.of(
            "k23", label("k23", "Anvil", DocumentKind.ANNUAL_REPORT, "FY2023"),
            "k22", label("k22", "Anvil", DocumentKind.ANNUAL_REPORT, "FY2022"),
            "k19", label("k19", "Anvil", DocumentKind.ANNUAL_REPORT, "FY2019"),
            "q2", label("q2", "Anvil", DocumentKind.QUARTERLY_REPORT, "Q2 2023"),
            "old", label("old", "Forge", DocumentKind.ANNUAL_REPORT, "FY2018"));

    @Test
    void thePeriodThatIsAskedForFitsBestThenTheYearAfter() {
        assertThat(period("What were sales in FY2022?", "k22")).isEqualTo(1);
        assertThat(period("What were sales in FY2022?", "k23"))
                .isBetween(0.4, 0.5)
                .isGreaterThan(period("What were sales in FY2022?", "k19"));
        assertThat(period("What were sales in FY2022?", "k19")).isZero();
    }

    @Test
    void aQuarterIsBestToldByItsOwnReportThenByTheYears() {
        assertThat(period("What were sales in Q2 2023?", "q2")).isEqualTo(1);
        assertThat(period("What were sales in Q2 2023?", "k23")).isEqualTo(0.5);
        assertThat(period("What were sales in Q2 2023?", "k22")).isZero();
    }

    @Test
    void ofSeveralPeriodsTheLatestReportIsBest() {
        String question = "How did sales develop from FY2022 to FY2023?";

        assertThat(period(question, "k23")).isEqualTo(1);
        assertThat(period(question, "k22")).isEqualTo(0.5);
    }

    @Test
    void whoNamesNoPeriodMeansTheNewestOfEachCompany() {
        String question = "What does it depend on?";

        assertThat(period(question, "k23")).isEqualTo(1);
        assertThat(period(question, "k22")).isEqualTo(0.8);
        assertThat(period(question, "old")).isEqualTo(1);
    }

    @Test
    void whatIsExpectedIsSaidByTheNewestReportOfAnyForm() {
        String question = "How much does it expect to pay for the plant?";

        assertThat(period(question, "k22")).isEqualTo(0.6);
        assertThat(rated(question, "q2").form).isEqualTo(rated(question, "k23").form);
        assertThat(period("What did it expect in FY2022?", "k22")).isEqualTo(1);
    }

    @Test
    void aFormThatIsNamedCountsAloneElseTheFormThatTellsMost() {
        assertThat(rated("What does the 10-Q say about sales?", "q2").form).isEqualTo(1);
        assertThat(rated("What does the 10-Q say about sales?", "k23").form).isZero();
        assertThat(rated("What were sales in FY2023?", "k23").form)
                .isGreaterThan(rated("What were sales in FY2023?", "q2").form);
        assertThat(rated("What were sales in Q2 2023?", "q2").form)
                .isGreaterThan(rated("What were sales in Q2 2023?", "k23").form);
    }

    @Test
    void aLeafOfNoKnownDocumentFitsNothing() {
        assertThat(rated("What were sales in FY2023?", "gone").form).isZero();
        assertThat(period("What were sales in FY2023?", "gone")).isZero();
    }

    private static double period(String question, String document) {
        return rated(question, document).period;
    }

    /** All are candidates, since the newest is told by comparison. */
    private static PageCandidate rated(String question, String document) {
        var candidates = List.of("k23", "k22", "k19", "q2", "old", "gone").stream()
                .map(id -> new PageCandidate(id + "#1"))
                .toList();
        new DocumentFit(
                        QuestionTerms.of(question, MetricLexicon.standard()),
                        id -> Optional.ofNullable(ON_FILE.get(id)))
                .rate(candidates);
        return candidates.stream()
                .filter(each -> each.document().equals(document))
                .findFirst()
                .orElseThrow();
    }

    private static DocumentLabel label(String id, String company, DocumentKind kind, String period) {
        return new DocumentLabel(
                id,
                id,
                company,
                List.of(),
                Optional.empty(),
                kind,
                Optional.of(FiscalPeriod.of(period)),
                Optional.empty(),
                Optional.empty(),
                "test");
    }
}
