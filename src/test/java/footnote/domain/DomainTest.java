package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

class DomainTest {
    private static final Origin ORIGIN =
            Origin.web("edgar", URI.create("https://data.sec.gov/x.json"), Instant.parse("2024-11-02T00:00:00Z"));
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    @Test
    void aFactSurvivesJson() {
        var fact = new Fact(
                Subject.of(new Ticker("AAPL")),
                Metric.REVENUE,
                Period.of(LocalDate.of(2023, 10, 1), LocalDate.of(2024, 9, 28)),
                new BigDecimal("391035000000"),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.of(2024, 11, 1),
                ORIGIN.at("us-gaap:Revenues"),
                List.of(new Dimension("segment", "Americas")));

        String json = JSON.writeValueAsString(fact);

        assertThat(json).contains("\"known_at\":\"2024-11-01\"", "\"unit\":\"USD\"", "\"metric\":\"revenue\"");
        assertThat(JSON.readValue(json, Fact.class)).isEqualTo(fact);
    }

    @Test
    void aListingSurvivesJson() {
        var listing = new Listing(
                new Ticker("0700.HK"),
                "Tencent Holdings Limited",
                "HKSE",
                Market.CHINA,
                new Denomination("HKD"),
                Optional.empty(),
                Optional.of("KYG875721634"),
                List.of("Tencent"),
                List.of());

        assertThat(JSON.readValue(JSON.writeValueAsString(listing), Listing.class))
                .isEqualTo(listing);
    }

    @Test
    void aFindingSurvivesJson() {
        Finding<Ticker> gap = new Finding.Missing<>("price of ACME", "no vendor has it");

        String json = JSON.writerFor(new TypeReference<Finding<Ticker>>() {}).writeValueAsString(gap);

        assertThat(JSON.readValue(json, new TypeReference<Finding<Ticker>>() {}))
                .isEqualTo(gap);
        assertThat(gap.found()).isEmpty();
    }

    @Test
    void recordsWithOptionalNumbersSurviveJson() {
        var mover = new Mover(
                new Ticker("ACME"),
                "Acme",
                "NMS",
                new BigDecimal("5.00"),
                BigDecimal.ONE,
                new BigDecimal("25"),
                OptionalLong.of(7),
                Optional.empty(),
                ORIGIN,
                Optional.empty());
        var transcript = new Transcript(
                "Acme",
                Optional.of(new Ticker("ACME")),
                Optional.of(2024),
                Optional.of(1),
                Optional.of(LocalDate.of(2024, 4, 25)),
                List.of(new Transcript.Turn("Ann Doe", Optional.of("CEO"), Transcript.Part.PREPARED, "Anvils.")),
                ORIGIN);
        Resolution question = new Resolution.Unknown("Acmee", List.of());

        assertThat(JSON.readValue(JSON.writeValueAsString(mover), Mover.class)).isEqualTo(mover);
        assertThat(JSON.readValue(JSON.writeValueAsString(transcript), Transcript.class))
                .isEqualTo(transcript);
        assertThat(JSON.readValue(JSON.writeValueAsString(question), Resolution.class))
                .isEqualTo(question);
    }

    @ParameterizedTest
    @CsvSource({
        "2022-09-25, 2023-09-30, FY23, FY23",
        "2023-12-31, 2024-12-28, FY24, LTM Dec-24",
        "2022-01-03, 2023-01-01, FY22, LTM Dec-22",
        "2023-12-31, 2024-03-30, 1Q24, 2Q24",
        "2024-03-31, 2024-06-29, 2Q24, 3Q24",
        "2024-06-30, 2024-09-28, 3Q24, 4Q24",
        "2023-10-01, 2023-12-30, 4Q23, 1Q24",
        "2023-10-01, 2024-03-30, 1H24, 1H24",
        "2023-10-01, 2024-06-29, 9M24, 9M24",
        "2024-01-01, 2024-05-31, 1 Jan 2024 to 31 May 2024, 1 Jan 2024 to 31 May 2024"
    })
    void namesPeriodsByTheirDates(LocalDate start, LocalDate end, String label, String inSeptemberYear) {
        var period = Period.of(start, end);

        assertThat(period.label()).isEqualTo(label);
        assertThat(period.in(FiscalCalendar.endingIn(Month.SEPTEMBER)).label()).isEqualTo(inSeptemberYear);
    }

    @Test
    void twelveMonthsThatCloseNoFiscalYearAreNone() {
        var december = FiscalCalendar.endingIn(Month.DECEMBER);
        var trailing = Period.of(LocalDate.parse("2025-04-01"), LocalDate.parse("2026-03-31"));

        assertThat(trailing.in(december).isYear()).isFalse();
        assertThat(trailing.in(december).label()).isEqualTo("LTM Mar-26");
        assertThat(trailing.in(FiscalCalendar.endingIn(Month.MARCH)).label()).isEqualTo("FY26");
    }

    @Test
    void namesAYearAsTheFilerDoes() {
        var retailer = new FiscalCalendar(Month.JANUARY, -1);
        var year = Period.of(LocalDate.parse("2024-02-04"), LocalDate.parse("2025-02-01"));
        var spring = Period.of(LocalDate.parse("2025-02-02"), LocalDate.parse("2025-05-03"));

        assertThat(year.in(retailer).label()).isEqualTo("FY24");
        assertThat(spring.in(retailer).label()).isEqualTo("1Q25");
    }

    @Test
    void readsPeriodsWrittenBeforeTheyHadACalendar() {
        var period = JSON.readValue("{\"start\":\"2024-01-01\",\"end\":\"2024-12-31\"}", Period.class);
        var named = period.in(FiscalCalendar.endingIn(Month.DECEMBER));

        assertThat(period).isEqualTo(named);
        assertThat(period).hasToString("Period[start=Optional[2024-01-01], end=2024-12-31]");
        assertThat(JSON.writeValueAsString(named)).contains("\"FISCAL_YEAR\"", "\"label\":\"FY24\"");
        assertThat(JSON.readValue(JSON.writeValueAsString(named), Period.class).fiscal())
                .isEqualTo(named.fiscal());
    }

    @Test
    void penceAreHundredthsOfPounds() {
        var pence = new Denomination("GBX");

        assertThat(pence.major()).isEqualTo(new Denomination("GBP"));
        assertThat(pence.inMajor(new BigDecimal("250"))).isEqualByComparingTo("2.5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"USD", "GBp/share", "shares", "percent", "ratio", "days", "count"})
    void unitsReadWhatTheyWrite(String text) {
        assertThat(Unit.parse(text)).hasToString(text);
    }

    @Test
    void readsTickersAsPeopleTypeThem() {
        assertThat(Ticker.read(" $aapl ")).contains(new Ticker("AAPL"));
        assertThat(Ticker.read("M&M.NS").flatMap(Ticker::suffix)).contains("NS");
        assertThat(Ticker.read("Reliance Industries")).isEmpty();
    }

    @Test
    void refusesWhatCannotBe() {
        assertThatThrownBy(() -> new Ticker("")).hasMessageContaining("not a ticker");
        assertThatThrownBy(() -> new Metric("Gross Profit")).hasMessageContaining("gross_profit");
        assertThatThrownBy(() -> new Denomination("dollars")).hasMessageContaining("dollars");
        assertThatThrownBy(() -> Period.of(LocalDate.of(2024, 2, 1), LocalDate.of(2024, 1, 1)))
                .hasMessageContaining("2024-02-01");
        assertThatThrownBy(() -> new Bar(LocalDate.of(2024, 1, 2), 1, 1, 1, Double.NaN, 1, 0))
                .hasMessageContaining("lacks a price");
    }

    @Test
    void everyStandardMetricHasALabel() {
        assertThat(Metric.standard()).hasSizeGreaterThan(50).allSatisfy(metric -> {
            assertThat(metric.label()).isNotBlank();
            assertThat(metric.unit()).isPresent();
        });
        assertThat(new Metric("same_store_sales").label()).isEqualTo("Same store sales");
    }
}
