package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Denomination;
import footnote.evidence.matching.CompanyLists;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.PositionImport.Outcome;
import footnote.workflows.coverage.PositionImport.Refused;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionImportTest {
    @Test
    void readsAnExportWithATitleAboveAndTotalsBelow() {
        var read = read("""
                "Positions for account Individual XXXX-123 as of 09:30 AM ET, 2026/06/30"

                "Symbol","Description","Qty (Quantity)","Price","Cost/Share","Cost Basis"
                "TRVM","Tarvimune","1,200","$31.10","$28.40","$34,080.00"
                "QVLN","Quavelin","85.5","--","--","$12,825"
                "Account Total","--","--","--","--","$46,905.00"
                """, "USD");

        assertThat(read.positions()).hasSize(2);
        assertThat(read.positions().getFirst().position())
                .isEqualTo(
                        new Position(new BigDecimal("1200"), Optional.of(new BigDecimal("28.40")), Denomination.USD));
        assertThat(read.positions().getLast().position().cost().orElseThrow()).isEqualByComparingTo("150");
        assertThat(read.refused()).containsExactly(new Refused(6, "Account Total has no quantity"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ticker,Shares,Average price,Currency|AAPL,10,180.5,USD",
                "Symbol,Account,Quantity,Average Cost Basis,Currency|AAPL,Z1,10,$180.50,USD",
                "Symbol,Quantity,Cost Price,Cost Basis Money,CurrencyPrimary|AAPL,10,180.5,1805,USD",
                "Instrument,Qty.,Avg. cost,Ccy|AAPL,10,180.5,USD",
                "Ticker;Units;Unit cost;Currency|AAPL;10;180,5;USD"
            })
    void knowsTheColumnsOfSeveralBrokers(String header, String line) {
        var read = read(header + "\n" + line + "\n", "");

        assertThat(read.refused()).isEmpty();
        var position = read.positions().getFirst().position();
        assertThat(position.shares()).isEqualByComparingTo("10");
        assertThat(position.cost().orElseThrow()).isEqualByComparingTo("180.5");
        assertThat(position.currency()).isEqualTo(Denomination.USD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AAPL;ten;180;USD|the quantity 'ten' is no number",
                "AAPL;-5;180;USD|short and empty positions are not kept",
                "AAPL;0;180;USD|short and empty positions are not kept",
                "AAPL;1,234;180;USD|can be read in two ways",
                "AAPL;10;180;Dollar|not a currency: 'Dollar'",
                "AAPL;10;180;|has no currency; add --currency",
                ";10;180;USD|it has no symbol"
            })
    void reportsALineThatCannotBeReadForCertain(String line, String why) {
        var read = read("Symbol;Quantity;Cost;Currency\nMSFT;1;2;USD\n" + line + "\n", "");

        assertThat(read.positions()).hasSize(1);
        assertThat(read.refused()).singleElement().satisfies(each -> {
            assertThat(each.line()).isEqualTo(3);
            assertThat(each.why()).contains(why);
        });
    }

    @Test
    void refusesAFileWithoutColumnNames() {
        assertThatThrownBy(() -> read("AAPL,10\nMSFT,20\n", "USD"))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("Symbol (or Ticker)");
    }

    private static Outcome read(String text, String currency) {
        var table = CompanyLists.numbered(text, "test");
        return PositionImport.read(
                table.lines(),
                currency.isEmpty() ? Optional.empty() : Optional.of(new Denomination(currency)),
                table.commas());
    }
}
