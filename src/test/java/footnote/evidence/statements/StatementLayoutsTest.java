package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Subject;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A hundred layouts of invented filings: scale words in odd places, quarters beside years, brackets, torn rows and
 * titles, years in either order, years named for the one before they end, two statements on a page.
 */
class StatementLayoutsTest {
    private static final int LAYOUTS = 100;

    @Test
    void readsEveryFigureOfAHundredLayouts() {
        var wrong = new ArrayList<String>();
        int read = 0;
        var lost = new ArrayList<String>();
        for (int seed = 0; seed < LAYOUTS; seed++) {
            var layout = new StatementLayouts(seed);
            var pages = layout.pages();
            int shift = seed % 7 == 3 ? -1 : 0;
            var facts = facts(pages, layout.year() + shift);
            for (var metric : layout.wanted.entrySet()) {
                for (int back = 0; back < 2; back++) {
                    int year = layout.year() + shift - back;
                    var found = facts.stream()
                            .map(StatementFacts.ReadFact::fact)
                            .filter(fact -> fact.metric().name().equals(metric.getKey())
                                    && fact.period().year() == year
                                    && (fact.period().isInstant()
                                            || fact.period().isYear()))
                            .findFirst();
                    long wanted = metric.getValue()[back] * layout.unit();
                    if (found.isEmpty()) {
                        lost.add(seed + " " + metric.getKey() + " " + year);
                    } else if (found.get().value().longValue() != wanted) {
                        wrong.add(seed + " " + metric.getKey() + " " + year + ": "
                                + found.get().value() + ", not " + wanted);
                    } else {
                        read++;
                    }
                }
            }
        }

        assertThat(wrong).isEmpty();
        assertThat(lost).as("figures not read of " + read).isEmpty();
    }

    @Test
    void neverTakesAQuarterForTheYear() {
        var layout = new StatementLayouts(1);
        var facts = facts(layout.pages(), layout.year());

        assertThat(facts)
                .extracting(each -> each.fact().period())
                .anyMatch(period -> period.isQuarter())
                .anyMatch(period -> period.isYear());
        assertThat(facts)
                .filteredOn(each -> each.fact().metric().name().equals("revenue")
                        && each.fact().period().isYear())
                .allMatch(each -> each.fact().value().longValue() > 40_000 * layout.unit());
    }

    private static List<StatementFacts.ReadFact> facts(List<String> pages, int fiscalYear) {
        var label = new DocumentLabel(
                "id",
                "ANVIL_10K",
                "Anvil, Inc.",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(fiscalYear)),
                Optional.empty(),
                Optional.empty(),
                "files");
        var texts = new ArrayList<FilingStatements.PageText>();
        for (int i = 0; i < pages.size(); i++) {
            texts.add(new FilingStatements.PageText(Optional.of(i + 1), pages.get(i)));
        }
        return StatementFacts.of(label, texts, Subject.unlisted("Anvil"));
    }
}
