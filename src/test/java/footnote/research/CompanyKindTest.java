package footnote.research;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Profile;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompanyKindTest {
    private static final Subject ACME = Subject.of(new Ticker("ACME"));
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);
    private static final Origin ORIGIN = Origin.document("Test", "10-K", Instant.EPOCH);

    private final List<Fact> facts = new ArrayList<>();

    private CompanyKindTest year(int year, Metric metric, double value) {
        boolean flow = metric.nature().orElseThrow() == Metric.Nature.FLOW;
        var end = LocalDate.of(year, 12, 31);
        facts.add(Fact.of(
                ACME,
                metric,
                flow ? Period.of(LocalDate.of(year, 1, 1), end) : Period.instant(end),
                BigDecimal.valueOf(value),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.of(year + 1, 3, 1),
                ORIGIN));
        return this;
    }

    private CompanyKind kind(String industry) {
        return CompanyKind.of(Optional.of(profile(industry)), Ledger.of(ACME, facts, TODAY));
    }

    private static Profile profile(String industry) {
        return new Profile(
                new Ticker("ACME"),
                "Acme",
                Optional.empty(),
                Optional.of(industry),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                List.of(),
                Profile.Ownership.UNKNOWN,
                ORIGIN);
    }

    @ParameterizedTest
    @CsvSource({
        "Banks - Regional, BANK",
        "Insurance - Property & Casualty, INSURER",
        "Insurance Brokers, INDUSTRIAL",
        "Asset Management, INDUSTRIAL",
        "REIT - Retail, REIT",
        "Conglomerates, HOLDING",
        "Software - Application, INDUSTRIAL"
    })
    void theIndustryNamesTheKind(String industry, CompanyKind expected) {
        year(2025, Metric.REVENUE, 100).year(2025, Metric.NET_INCOME, 10).year(2025, Metric.OPERATING_INCOME, 15);

        assertThat(kind(industry)).isEqualTo(expected);
    }

    @Test
    void aDrugMakerWhoseResearchOutgrowsRevenueIsClinicalStage() {
        year(2025, Metric.REVENUE, 20)
                .year(2025, Metric.RESEARCH_AND_DEVELOPMENT, 60)
                .year(2025, Metric.OPERATING_INCOME, -70)
                .year(2025, Metric.NET_INCOME, -70);

        assertThat(kind("Biotechnology")).isEqualTo(CompanyKind.BIOTECH);
        assertThat(kind("Software")).isNotEqualTo(CompanyKind.BIOTECH);
    }

    @Test
    void interestUncoveredWithNegativeEquityIsDistress() {
        year(2025, Metric.REVENUE, 100)
                .year(2025, Metric.NET_INCOME, -20)
                .year(2025, Metric.OPERATING_INCOME, 5)
                .year(2025, Metric.INTEREST_EXPENSE, 25)
                .year(2025, Metric.TOTAL_DEBT, 300)
                .year(2025, Metric.CASH, 10)
                .year(2025, Metric.EQUITY, -50);

        assertThat(kind("Retail")).isEqualTo(CompanyKind.DISTRESSED);
    }

    @Test
    void negativeEquityAloneIsNoDistress() {
        year(2025, Metric.REVENUE, 100)
                .year(2025, Metric.NET_INCOME, 20)
                .year(2025, Metric.OPERATING_INCOME, 40)
                .year(2025, Metric.INTEREST_EXPENSE, 10)
                .year(2025, Metric.TOTAL_DEBT, 300)
                .year(2025, Metric.CASH, 10)
                .year(2025, Metric.EQUITY, -50);

        assertThat(kind("Restaurants")).isEqualTo(CompanyKind.INDUSTRIAL);
    }

    @Test
    void aFastGrowerWithoutOperatingProfitIsPreProfit() {
        year(2024, Metric.REVENUE, 100)
                .year(2024, Metric.NET_INCOME, -40)
                .year(2025, Metric.REVENUE, 150)
                .year(2025, Metric.NET_INCOME, -30)
                .year(2025, Metric.OPERATING_INCOME, -30);

        assertThat(kind("Software")).isEqualTo(CompanyKind.PRE_PROFIT);
    }

    @Test
    void aSwingingMarginMakesASteelMakerCyclicalAndARisingOneDoesNot() {
        double[] margins = {12, 20, 9, 4, 15};
        for (int i = 0; i < margins.length; i++) {
            year(2021 + i, Metric.REVENUE, 100)
                    .year(2021 + i, Metric.OPERATING_INCOME, margins[i])
                    .year(2021 + i, Metric.NET_INCOME, margins[i] / 2);
        }
        var swinging = kind("Steel");
        facts.clear();
        for (int i = 0; i < margins.length; i++) {
            year(2021 + i, Metric.REVENUE, 100)
                    .year(2021 + i, Metric.OPERATING_INCOME, 10 + 4 * i)
                    .year(2021 + i, Metric.NET_INCOME, 5);
        }

        assertThat(swinging).isEqualTo(CompanyKind.CYCLICAL);
        assertThat(kind("Steel")).isEqualTo(CompanyKind.INDUSTRIAL);
    }

    @Test
    void kindsOfEarlierVersionsAreStillRead() {
        assertThat(Json.read("\"ORDINARY\"", CompanyKind.class)).isEqualTo(CompanyKind.INDUSTRIAL);
        assertThat(Json.read("\"FINANCIAL\"", CompanyKind.class)).isEqualTo(CompanyKind.BANK);
    }
}
