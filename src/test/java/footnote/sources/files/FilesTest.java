package footnote.sources.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.BarSourceContract;
import footnote.sources.SourceException.Malformed;
import footnote.testing.MovingClock;
import footnote.testing.SharedData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilesTest extends BarSourceContract {
    private static final Ticker AAPL = new Ticker("AAPL");
    private static final Origin ORIGIN = Origin.document("files", "prices.csv", Instant.parse("2026-01-01T00:00:00Z"));

    @TempDir
    Path folder;

    @Override
    protected BarSource source() {
        return folderWith("\ufeffDate;Close;Volume\n1/3/2024;1,5;0\n1/2/2024;\"1.4\";\"4,787,699\"\n");
    }

    @Override
    protected BarSource brokenSource() {
        return folderWith("nothing,useful\n1,2\n");
    }

    @Override
    protected Ticker ticker() {
        return AAPL;
    }

    @Override
    protected DateRange range() {
        return new DateRange(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 31));
    }

    private BarSource folderWith(String csv) {
        try {
            Files.writeString(folder.resolve("AAPL.csv"), csv);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new PriceFiles(folder, new MovingClock("2026-01-01T00:00:00Z"));
    }

    @ParameterizedTest
    @CsvSource({
        "ohlcv/005930.KS.csv, 005930.KS, 1200, 2019-08-02, 44950",
        "ohlcv/NSEI.csv, ^NSEI, 2900, 2023-02-09, 17893.449219",
        "ohlcv/tesla-stock-price.csv, TSLA, 700, 2018-10-15, 259.59",
        "ohlcv/stockdata.csv, IBM, 2000, 2016-03-01, 134.369995",
        "ohlcv/FT_AAPL_MSFT_SPY_2019-12_2022-12.csv, MSFT, 700, 2022-12-30, 239.82",
        "ohlcv/finance-charts-apple.csv, AAPL, 500, 2017-02-16, 135.350006",
        "ohlcv/INFY_2020-10-01_to_2025-09-30.csv, INFY.NS, 1200, 2025-09-30, 1441.8",
        "ohlcv/YahooFinance-SP500-PT1D-20230616_20231011.json, ^GSPC, 70, ,",
        "yahoo/repair_4063-T-1d-bad-div.csv, 4063.T, 500, ,"
    })
    void readsRealTables(String file, String symbol, int atLeast, LocalDate last, Double close) {
        PriceHistory history = PriceTable.parse(new Ticker(symbol), Denomination.USD, SharedData.bytes(file), ORIGIN);

        assertThat(history.bars()).hasSizeGreaterThanOrEqualTo(atLeast);
        if (last != null) {
            assertThat(history.bars().getLast().day()).isEqualTo(last);
            assertThat(history.bars().getLast().close()).isEqualTo(close);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,234.50|1234.50",
                "1,5|1.5",
                "1,500|1500",
                "12,34,567|1234567",
                "(12.5)|-12.5",
                "12.5%|12.5",
                "3.4B|3400000000",
                "$5|5",
                "-7|-7",
                "1e3|1000"
            })
    void readsNumbersAsPeopleWriteThem(String text, String value) {
        assertThat(Figures.parse(text))
                .hasValueSatisfying(each -> assertThat(each).isEqualByComparingTo(value));
    }

    @ParameterizedTest
    @CsvSource({"null", "N/A", "-", "''", "abc", "1e999999999"})
    void hasNoNumberForWords(String text) {
        assertThat(Figures.parse(text)).isEmpty();
    }

    @Test
    void readsStatements() {
        String csv = "metric,start,end,value,unit,published,basis\n"
                + "revenue,2023-01-01,12/31/2023,\"1,000\",EUR,2024-02-01,adjusted\nassets,,2023-12-31,(5),,,\n";

        var facts = StatementTable.parse(
                Subject.unlisted("Acme"), Denomination.USD, csv.getBytes(StandardCharsets.UTF_8), ORIGIN);

        assertThat(facts.getFirst().unit()).hasToString("EUR");
        assertThat(facts.getFirst().basis()).isEqualTo(Basis.ADJUSTED);
        assertThat(facts.getFirst().knownAt()).isEqualTo("2024-02-01");
        assertThat(facts.getLast().metric()).isEqualTo(Metric.ASSETS);
        assertThat(facts.getLast().value()).isEqualByComparingTo("-5");
        assertThat(facts.getLast().origin().locator()).contains("row 2");
    }

    @Test
    void keepsTheOrderOfPagesThatSeveralReadersShare() {
        byte[] content = Pdfs.ofPages(61).getBytes(UTF_8);

        assertThat(Pdf.pages("files", "many.pdf", content))
                .isEqualTo(
                        IntStream.rangeClosed(1, 61).mapToObj(i -> "Page " + i).toList());
    }

    @Test
    void readsCompanyLists() {
        assertThat(CompanyTable.parse(SharedData.bytes("companies/sp500_constituents.csv"), ORIGIN))
                .hasSizeGreaterThan(490)
                .anySatisfy(company -> {
                    assertThat(company.name()).isEqualTo("A. O. Smith");
                    assertThat(company.cik()).contains("0000091142");
                });
        assertThat(CompanyTable.parse(SharedData.bytes("companies/yc_companies.ndjson.gz"), ORIGIN))
                .anySatisfy(company -> assertThat(company.formerNames()).isNotEmpty());
    }

    @Test
    void saysWhichColumnsItMissed() {
        assertThatThrownBy(() ->
                        PriceTable.parse(AAPL, Denomination.USD, "a,b\n1,2\n".getBytes(StandardCharsets.UTF_8), ORIGIN))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("[a, b]");
    }
}
