package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharesOutstandingTest {
    private static final BigDecimal AVERAGE = BigDecimal.valueOf(450_000_000);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Common stock, $0.01 par value; 900,000,000 shares authorized; 442,664,000 and 441,825,000 shares issued and outstanding",
                "Common stock: 900,000 shares authorized; 442,664 and 441,825 issued and outstanding, respectively",
            })
    void readsTheSharesThatTheRowOfCommonStockNames(String name) {
        assertThat(read(name)).containsExactly(BigDecimal.valueOf(442_664_000), BigDecimal.valueOf(441_825_000));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Common stock, Class B — 227 and 266 shares outstanding",
                "Common stock, 900,000,000 shares authorized",
            })
    void takesNeitherOneClassNorWhatIsAuthorized(String name) {
        assertThat(read(name)).isEmpty();
    }

    private static List<BigDecimal> read(String name) {
        var row = new TableRow(
                name, TableRow.plain(name), "", List.of(Optional.of(BigDecimal.TWO), Optional.of(BigDecimal.TWO)));
        var columns = List.of(
                new PeriodColumn(LocalDate.of(2022, 12, 31), 0), new PeriodColumn(LocalDate.of(2021, 12, 31), 0));
        var balance = new FilingTable(
                StatementType.BALANCE,
                Optional.empty(),
                columns,
                Optional.of(BigDecimal.valueOf(1_000_000)),
                "USD",
                List.of(row),
                new BitSet());
        return SharesOutstanding.of(balance, AVERAGE).map(TableRow::figures).orElse(List.of());
    }
}
