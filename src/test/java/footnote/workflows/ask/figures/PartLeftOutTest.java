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
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartLeftOutTest {
    private static final Subject ANVIL = Subject.unlisted("Anvil");
    private static final LocalDate AS_OF = LocalDate.of(2024, 1, 1);

    @Test
    void computesGrowthWithoutThePartThatIsNamed() {
        var sheet = growth("What was Anvil's revenue growth in 2022 excluding Heavy Tools?", -10)
                .orElseThrow();

        var answer = sheet.entries().stream()
                .filter(each -> sheet.answers().contains(each.id()))
                .findFirst()
                .orElseThrow();
        assertThat(answer.number()).isEqualTo(25);
        assertThat(answer.fact().metric().name()).isEqualTo("revenue_growth_excluding_heavy_tools");
    }

    @Test
    void leavesOpenWhatIsNoPartAndWhatPartsSellToEachOther() {
        assertThat(growth("What was Anvil's revenue growth in 2022 excluding currency?", -10))
                .isEmpty();
        assertThat(growth("What was Anvil's revenue growth in 2022 excluding Heavy Tools?", -200))
                .isEmpty();
        assertThat(PartLeftOut.isAsked("What was Anvil's revenue in 2022?")).isFalse();
    }

    private static Optional<FigureSheet> growth(String question, int eliminated) {
        var facts = new ArrayList<Fact>();
        for (int year : List.of(2021, 2022)) {
            facts.add(revenue(year, year == 2022 ? 1_000 : 900, Optional.empty()));
            facts.add(revenue(year, 500, Optional.of("Heavy Tools")));
            facts.add(revenue(year, eliminated, Optional.of("Eliminations")));
            facts.add(revenue(year, (year == 2022 ? 500 : 400) - eliminated, Optional.of("Fine Coatings")));
        }
        var asked = new CompanyQuestion(
                question,
                "anvil",
                "Anvil Inc",
                Optional.empty(),
                List.of(FiscalPeriod.year(2022)),
                List.of("Anvil"),
                ProposedProgram.none(),
                new View(false, AS_OF));
        return PartLeftOut.of(asked, Ledger.of(ANVIL, facts, AS_OF));
    }

    private static Fact revenue(int year, int value, Optional<String> part) {
        var fact = Fact.of(
                ANVIL,
                Metric.REVENUE,
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                BigDecimal.valueOf(value),
                Unit.of(new Denomination("USD")),
                Basis.REPORTED,
                LocalDate.of(2023, 2, 1),
                Origin.document("files", "ANVIL_2022_10K", Instant.EPOCH));
        return part.map(name -> fact.withDimensions(List.of(new Dimension("segment", name))))
                .orElse(fact);
    }
}
