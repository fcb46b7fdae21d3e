package footnote.research.prose;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Prose;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceGateTest {
    private final SentenceGate gate = new SentenceGate(_ -> Optional.empty(), Set.of(), Set.of("Zone 51"), List.of());

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

    @Test
    void dropsASentenceAndKeepsItsNeighbors() {
        var filtered = gate.filter(new Prose("Costs fell. Revenue grew 12%. “It works,” the CEO said."));

        assertThat(filtered.kept()).contains(new Prose("Costs fell. “It works,” the CEO said."));
        assertThat(filtered.dropped())
                .extracting(SentenceGate.Dropped::sentence)
                .containsExactly("Revenue grew 12%.");
    }
}
