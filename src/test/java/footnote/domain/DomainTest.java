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
                ORIGIN);
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
        "2022-09-25, 2023-09-30, FY2023, FY2023",
        "2023-12-31, 2024-12-28, FY2024, FY2024",
        "2022-01-03, 2023-01-01, FY2022, FY2022",
        "2023-12-31, 2024-03-30, Q1 2024, Q2 FY2024",
        "2024-03-31, 2024-06-29, Q2 2024, Q3 FY2024",
        "2024-06-30, 2024-09-28, Q3 2024, Q4 FY2024",
        "2023-10-01, 2023-12-30, Q4 2023, Q1 FY2024",
        "2023-10-01, 2024-03-30, 2023-10-01 to 2024-03-30, H1 FY2024",
        "2023-10-01, 2024-06-29, 2023-10-01 to 2024-06-29, 9M FY2024"
    })
    void namesPeriodsByTheirDates(LocalDate start, LocalDate end, String label, String inSeptemberYear) {
        var period = Period.of(start, end);

        assertThat(period.label()).isEqualTo(label);
        assertThat(period.fiscalLabel(Month.SEPTEMBER)).isEqualTo(inSeptemberYear);
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
