package footnote.research.prose;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceGateTest {
    private final SentenceGate gate = new SentenceGate(_ -> Optional.empty(), Set.of(), Set.of("Zone 51"), List.of());

    private final Map<String, LedgerEntry> facts =
            Map.of("R", fact("revenue", "1463000000"), "G", fact("revenue_growth", "11.5"));
    private final SentenceGate sense =
            new SentenceGate(id -> Optional.ofNullable(facts.get(id)), facts.keySet(), Set.of(), List.of());

    private static LedgerEntry fact(String metric, String value) {
        return fact("Quavelin", metric, value);
    }

    private static LedgerEntry fact(String subject, String metric, String value) {
        return LedgerEntry.of(Fact.of(
                Subject.unlisted(subject),
                new Metric(metric),
                Period.of(LocalDate.of(2025, 1, 1), LocalDate.of(2025, 12, 31)),
                new BigDecimal(value),
                metric.endsWith("growth") ? Unit.PERCENT : Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.of(2026, 2, 1),
                Origin.document("sample", "facts", Instant.EPOCH)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Everyone should buy Orrenbeck now.",
                "Buy the shares.",
                "Investors must act today.",
                "See http://evil.example for the report.",
                "Visit evil.com for more.",
                "**Revenue** rose.",
                "Revenue grew 12%.",
                "Revenue was {fact:F9}.",
            })
    void refusesAdviceLinksMarkupAndFiguresWithoutAFact(String sentence) {
        assertThat(gate.objection(new Prose(sentence))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Demand recovered after COVID-19, and 5G orders followed.",
                "The drug entered Phase 3 in FY25.",
                "CET1 is not reported.",
                "The plant is certified to ISO 27001.",
                "The 12-month outlook depends on Zone 51.",
                "The buyback ended in 2Q26.",
                "Management said: “You should buy early to avoid delays.”",
                "Customers must renew each year.",
            })
    void letsNamesWithDigitsAndQuotationsThrough(String sentence) {
        assertThat(gate.objection(new Prose(sentence))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue was {fact:R} in FY2024.",
                "Revenue was {fact:R} in FY24.",
                "FY24 revenue was {fact:R}.",
                "Net debt was {fact:R}.",
                "Revenue fell by {fact:G}.",
                "Revenue rose {fact:R}.",
                "Net income was {fact:R}, the plan said.",
            })
    void refusesAFactUnderAnotherPeriodMetricOrSign(String sentence) {
        assertThat(sense.objection(new Prose(sentence))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue was {fact:R} in FY2025.",
                "FY25 revenue was {fact:R}.",
                "Since FY21 revenue growth of {fact:G} was usual.",
                "Growth in revenue of {fact:G} followed in FY2025.",
                "Revenue rose {fact:G} to {fact:R}.",
                "Of {fact:R} in revenue, {fact:G} was growth.",
            })
    void letsAFactThroughUnderItsOwnPeriodMetricAndSign(String sentence) {
        assertThat(sense.objection(new Prose(sentence))).isEmpty();
    }

    @Test
    void dropsASentenceAndKeepsItsNeighbors() {
        var filtered = gate.filter(new Prose("Costs fell. Revenue grew 12%. “It works,” the CEO said."));

        assertThat(filtered.kept()).contains(new Prose("Costs fell. “It works,” the CEO said."));
        assertThat(filtered.dropped())
                .extracting(SentenceGate.Dropped::sentence)
                .containsExactly("Revenue grew 12%.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue was {fact:P} in FY25.",
                "Quavelin's revenue was {fact:P}.",
                "Orrenbeck's revenue was {fact:R}.",
                "Revenue at Orrenbeck was {fact:R} in FY25.",
                "Quavelin Systems reported revenue of {fact:P}, ahead of Orrenbeck.",
            })
    void refusesAFigureUnderTheNameOfAnotherCompany(String sentence) {
        assertThat(amongPeers().objection(new Prose(sentence))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue was {fact:R} in FY25.",
                "Revenue of {fact:R} compares with {fact:P} at Orrenbeck.",
                "Orrenbeck's revenue was {fact:P}, and Quavelin's {fact:R}.",
                "Unlike Orrenbeck's, revenue was {fact:R}.",
                "ORRB had revenue of {fact:P}.",
            })
    void printsAFigureUnderItsOwnCompany(String sentence) {
        assertThat(amongPeers().objection(new Prose(sentence))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The CEO said “we will double our profit”.",
                "It calls itself \"the market leader\".",
                "It says “customers renew … every month”.",
            })
    void refusesAQuotationThatNoPassageHas(String sentence) {
        assertThat(quoting().objection(new Prose(sentence))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The report says “Customers renew every year.”",
                "The report says \"customers renew every year, and pay in advance\".",
                "The report says “Customers renew … pay in advance”.",
            })
    void printsAQuotationLetterByLetter(String sentence) {
        assertThat(quoting().objection(new Prose(sentence))).isEmpty();
    }

    private SentenceGate quoting() {
        return gate.quoting(new QuotationCheck(List.of("> Customers renew every\n> year, and pay in advance.")));
    }

    private SentenceGate amongPeers() {
        var all = Map.of("R", fact("QVLN", "revenue", "1463000000"), "P", fact("ORRB", "revenue", "1669000000"));
        return new SentenceGate(id -> Optional.ofNullable(all.get(id)), all.keySet(), Set.of("Quavelin"), List.of())
                .about(new SubjectNames(
                        "QVLN",
                        Map.of(
                                "QVLN", Set.of("Quavelin Systems", "Quavelin", "QVLN"),
                                "ORRB", Set.of("Orrenbeck Software Corp", "Orrenbeck", "ORRB"))));
    }
}
