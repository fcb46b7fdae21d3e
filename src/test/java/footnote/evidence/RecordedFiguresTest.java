package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.PeriodType;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarFacts;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Figures of real companies as recorded from EDGAR, against their filings. */
class RecordedFiguresTest {
    private static final String APPLE = "sec/companyfacts_CIK0000320193_AAPL.json.gz";
    private static final String SNOWFLAKE = "sec/companyfacts_SNOW.json.gz";
    private static final String COCA_COLA = "../replay/rec/sec/companyfacts/CIK0000021344.json";

    @Test
    void applesCashWasNeverRestated() {
        var ledger = ledger(APPLE, "AAPL", "2025-02-25");

        var cash = ledger.years(Metric.CASH);

        assertThat(value(cash, "2020-09-26")).isEqualByComparingTo("38016000000");
        assertThat(value(cash, "2021-09-25")).isEqualByComparingTo("34940000000");
        assertThat(value(cash, "2022-09-24")).isEqualByComparingTo("23646000000");
        assertThat(value(cash, "2023-09-30")).isEqualByComparingTo("29965000000");
        assertThat(cash.stream().filter(entry -> entry.fact().period().end().isAfter(LocalDate.of(2019, 1, 1))))
                .allSatisfy(entry -> assertThat(entry.restated()).isEmpty());
    }

    @Test
    void applesTwelveMonthsToMarchAreNoFiscalYear() {
        var ledger = ledger(APPLE, "AAPL", "2023-06-30");

        var trailing = ledger.lastTwelveMonths(Metric.NET_INCOME).orElseThrow();
        var quarters = ledger.quarters(Metric.REVENUE);

        assertThat(trailing.fact().period().type()).isEqualTo(PeriodType.LAST_TWELVE_MONTHS);
        assertThat(trailing.fact().period().label()).isEqualTo("LTM Mar-23");
        assertThat(quarters.getLast().fact().period().label()).isEqualTo("2Q23");
        assertThat(ledger.years(Metric.NET_INCOME).getLast().fact().period().label())
                .isEqualTo("FY22");
    }

    @Test
    void applesDebtIsTheSumOfItsParts() {
        var ledger = ledger(APPLE, "AAPL", "2025-02-25");

        var debt = ledger.on(Metric.TOTAL_DEBT, LocalDate.of(2023, 9, 30)).orElseThrow();

        assertThat(debt.fact().value()).isEqualByComparingTo("111088000000");
        assertThat(debt.derivation().orElseThrow().formula())
                .contains("long-term debt")
                .contains("due within a year")
                .contains("commercial paper");
        assertThat(ledger.years(Metric.TOTAL_DEBT)).hasSizeGreaterThan(5);
    }

    @Test
    void applesPerShareFiguresAreOnTodaysShares() {
        var ledger = ledger(APPLE, "AAPL", "2025-02-25");

        var shares = ledger.years(Metric.SHARES_DILUTED);
        var earnings = ledger.years(Metric.EPS_DILUTED);

        assertThat(shares).allSatisfy(entry -> assertThat(entry.number()).isBetween(15e9, 27e9));
        assertThat(earnings).allSatisfy(entry -> assertThat(entry.number()).isBetween(0.1, 6.5));
        assertThat(shares.getFirst().derivation().orElseThrow().formula()).contains("-for-1 split");
        assertThat(earnings.stream().filter(entry -> entry.fact().period().end().isAfter(LocalDate.of(2010, 1, 1))))
                .allSatisfy(entry -> assertThat(entry.restated()).isEmpty());
    }

    /** Balance sheet of the 10-K of 2019-10-31; two 10-Qs of 2020 tag the same commercial paper as other borrowings. */
    @Test
    void applesCommercialPaperCountsOnceUnderTwoTags() {
        var ledger = ledger(APPLE, "AAPL", "2025-02-25");

        var debt = ledger.on(Metric.TOTAL_DEBT, LocalDate.of(2019, 9, 28)).orElseThrow();

        assertThat(debt.fact().value()).isEqualByComparingTo("108047000000");
    }

    /** Term debt of 96,662 in the 10-K of 2024-11-01 is "$96.7 billion" in the text of the next 10-Q. */
    @Test
    void aRoundedTellingRestatesNothing() {
        var ledger = ledger(APPLE, "AAPL", "2025-02-25");

        var debt = ledger.years(Metric.LONG_TERM_DEBT_TOTAL);

        assertThat(value(debt, "2024-09-28")).isEqualByComparingTo("96662000000");
        assertThat(value(debt, "2022-09-24")).isEqualByComparingTo("110087000000");
        assertThat(debt.stream().filter(entry -> entry.fact().period().end().isAfter(LocalDate.of(2020, 1, 1))))
                .allSatisfy(entry -> assertThat(entry.restated()).isEmpty());
    }

    /** 10-K of 2021-03-31; the offering of September 2020 counts in full only in the average of the year after. */
    @Test
    void snowflakesLossPerShareIsKnownFromBeforeItsOffering() {
        var ledger = ledger(SNOWFLAKE, "SNOW", "2025-02-25");

        var loss = ledger.years(Metric.EPS_DILUTED);

        assertThat(value(loss, "2020-01-31")).isEqualByComparingTo("-7.77");
        assertThat(value(loss, "2021-01-31")).isEqualByComparingTo("-3.81");
        assertThat(ledger.years(Metric.SHARES_BASIC))
                .allSatisfy(entry -> assertThat(entry.restated()).isEmpty());
    }

    @Test
    void cocaColasDebtCountsLoansAndNotesOnce() {
        var ledger = ledger(COCA_COLA, "KO", "2025-03-01");

        var debt = ledger.latest(Metric.TOTAL_DEBT).orElseThrow();

        assertThat(debt.fact().period().end()).isEqualTo("2024-12-31");
        assertThat(debt.fact().value()).isEqualByComparingTo("44522000000");
        assertThat(value(ledger.years(Metric.SHORT_TERM_BORROWINGS), "2024-12-31"))
                .isEqualByComparingTo("1499000000");
    }

    @Test
    void cocaColasEquityIsNotThatWithMinorities() {
        var ledger = ledger(COCA_COLA, "KO", "2021-05-01");

        var equity = ledger.years(Metric.EQUITY).stream()
                .filter(entry -> entry.fact().period().end().equals(LocalDate.of(2019, 12, 31)))
                .findFirst()
                .orElseThrow();

        assertThat(equity.fact().value()).isEqualByComparingTo("18981000000");
        assertThat(equity.restated()).isEmpty();
    }

    private static BigDecimal value(List<LedgerEntry> entries, String end) {
        return entries.stream()
                .filter(entry -> entry.fact().period().end().equals(LocalDate.parse(end)))
                .map(entry -> entry.fact().value())
                .findFirst()
                .orElseThrow();
    }

    private static Ledger ledger(String recording, String symbol, String asOf) {
        var listing = new Listing(
                new Ticker(symbol),
                symbol,
                "NMS",
                Market.UNITED_STATES,
                Denomination.USD,
                Optional.of("0000000001"),
                Optional.empty(),
                List.of(),
                List.of());
        var http = new RecordedHttp().on("companyfacts", SharedData.bytes(recording));
        var clock = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);
        var facts = new EdgarFacts(new Edgar(http, "Footnote test test@footnote.example"), clock).facts(listing);
        return Ledger.of(Subject.of(listing.ticker()), facts, LocalDate.parse(asOf));
    }
}
