package footnote.research.valuation;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.valuation.PastForecasts.Line;
import footnote.testing.SampleEvidence;
import java.util.List;
import org.junit.jupiter.api.Test;

class PastForecastsTest {
    private final EvidenceReader room = SampleEvidence.open();

    @Test
    void comparesEachLineOneToThreeYearsAheadWithWhatWasReported() {
        var misses = misses("QVLN");

        assertThat(misses).extracting(PastForecasts.Miss::line).contains(Line.values());
        assertThat(misses).extracting(PastForecasts.Miss::horizon).contains(1, 2, 3);
        assertThat(misses).allSatisfy(miss -> assertThat(miss.model()).isBetween(0.0, 100.0));
        assertThat(misses)
                .filteredOn(miss -> miss.line() == Line.REVENUE && miss.horizon() == 1)
                .hasSize(4)
                .allSatisfy(miss -> assertThat(miss.consensus()).isPresent());
    }

    @Test
    void noChangeMissesTheRevenueOfAGrowingCompanyByItsGrowth() {
        var last = misses("QVLN").stream()
                .filter(miss -> miss.line() == Line.REVENUE && miss.horizon() == 1)
                .reduce((_, later) -> later)
                .orElseThrow();

        // FY25 revenue rose 11.5%, so that of FY24 is 10.3% below it
        assertThat(last.unchanged()).isBetween(10.2, 10.5);
    }

    @Test
    void aBankHasNoForecastByADcf() {
        assertThat(misses("PLFB")).isEmpty();
    }

    private List<PastForecasts.Miss> misses(String symbol) {
        var view = new View(true, room.today(true));
        return new PastForecasts(room).of(room.listing(symbol, view), view);
    }
}
