package footnote.research.redflags;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.domain.opinion.RedFlag;
import footnote.evidence.Ledger;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportingGapsTest {
    private static final LocalDate TODAY = LocalDate.of(2025, 2, 25);

    @Test
    void flagsAQuarterThatNobodyReported() {
        assertThat(flags(Optional.empty(), "2024-03-30", "2024-06-29", "2024-12-28", "2023-12-30"))
                .singleElement()
                .satisfies(flag -> assertThat(flag.sentence().text()).contains("29 Jun 2024", "28 Dec 2024"));
    }

    /** A list of filings may lack one whose figures are on file. */
    @Test
    void countsAPeriodAsReportedWhereItsFiguresWerePublished() {
        var published = Optional.of(ledger(LocalDate.of(2024, 9, 28), LocalDate.of(2024, 11, 1)));

        assertThat(flags(published, "2023-12-30", "2024-03-30", "2024-06-29", "2024-12-28"))
                .isEmpty();
    }

    /** Quarters of 12, 12, 12 and 16 or 17 weeks, as some retailers have. */
    @Test
    void knowsYearsWithOneLongQuarter() {
        assertThat(flags(Optional.empty(), "2023-11-26", "2024-02-18", "2024-05-12", "2024-09-01", "2024-11-24"))
                .isEmpty();
    }

    private static List<RedFlag> flags(Optional<Ledger> ledger, String... ends) {
        var register = new FlagRegister(TODAY);
        var filings =
                Arrays.stream(ends).map(end -> filing(LocalDate.parse(end))).toList();
        new ReportingGaps("Acme", TODAY, ledger, register).search(filings);
        return register.flags();
    }

    private static Filing filing(LocalDate end) {
        return new Filing(
                "Acme",
                "1",
                "10-Q",
                "0000000001-" + end,
                end.plusDays(35),
                Optional.of(end),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                URI.create("https://www.sec.gov/acme/" + end));
    }

    private static Ledger ledger(LocalDate end, LocalDate filed) {
        var subject = Subject.of(new Ticker("ACME"));
        var fact = Fact.of(
                subject,
                Metric.ASSETS,
                Period.instant(end),
                BigDecimal.TEN,
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                filed,
                Origin.document("edgar", "10-K", Instant.EPOCH));
        return Ledger.of(subject, List.of(fact), TODAY);
    }
}
