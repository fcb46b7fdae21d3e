package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.StatementFacts.Trust;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartSpellingTest {
    private static ReadFact fact(String member, int value) {
        var year = Period.of(LocalDate.of(2021, 1, 1), LocalDate.of(2021, 12, 31));
        var fact = Fact.of(
                Subject.unlisted("Anvil"),
                Metric.REVENUE,
                year,
                BigDecimal.valueOf(value),
                Unit.of(new Denomination("USD")),
                Basis.REPORTED,
                LocalDate.of(2022, 2, 1),
                Origin.document("file", "report", Instant.EPOCH));
        return new ReadFact(
                new Fact(
                        fact.subject(),
                        fact.metric(),
                        fact.period(),
                        fact.value(),
                        fact.unit(),
                        fact.basis(),
                        fact.knownAt(),
                        fact.origin(),
                        List.of(new Dimension("segment", member))),
                Trust.TIED);
    }

    private static String spelled(ReadFact known, ReadFact read) {
        return PartSpelling.asIn(new KeptFacts(List.of(known)), read)
                .fact()
                .dimensions()
                .getFirst()
                .member();
    }

    @Test
    void callsAPartOfTheSameAmountAsTheFirstReportDoes() {
        assertThat(spelled(fact("Canadian Operations", 700), fact("Canada", 700)))
                .isEqualTo("Canadian Operations");
    }

    @Test
    void keepsPartsApartThatDifferInAmountOrName() {
        assertThat(spelled(fact("Canadian Operations", 700), fact("Canada", 710)))
                .isEqualTo("Canada");
        assertThat(spelled(fact("Mexico", 700), fact("Canada", 700))).isEqualTo("Canada");
    }
}
