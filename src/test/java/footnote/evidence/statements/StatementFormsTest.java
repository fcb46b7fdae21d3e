package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Statements of many lines of business, each in many layouts: what is read of them is right. */
class StatementFormsTest {
    private static final int LAYOUTS = 12;

    @Test
    void readsTheRowsOfEveryLineOfBusiness() {
        var wrong = new ArrayList<String>();
        var lost = new ArrayList<String>();
        int right = 0;
        for (String text : StatementForms.all()) {
            for (int seed = 0; seed < LAYOUTS; seed++) {
                var form = new StatementForms(text, seed);
                var facts = facts(form);
                form.wanted.keySet().removeIf(metric -> Metric.standard(metric).isEmpty());
                for (var metric : form.wanted.entrySet()) {
                    for (int back = 0; back < 2; back++) {
                        int year = form.year() - back;
                        var found = facts.stream()
                                .map(StatementFacts.ReadFact::fact)
                                .filter(fact -> fact.metric().name().equals(metric.getKey())
                                        && fact.period().year() == year)
                                .findFirst();
                        long wanted = metric.getValue()[back] * form.unit();
                        String what = form.name() + " " + seed + " " + metric.getKey() + " " + year;
                        if (found.isEmpty()) {
                            lost.add(what);
                        } else if (found.get().value().longValue() != wanted) {
                            wrong.add(what + ": " + found.get().value().toPlainString() + ", not " + wanted);
                        } else {
                            right++;
                        }
                    }
                }
            }
        }

        assertThat(wrong).as("misread, of %d read right", right).isEmpty();
        assertThat(lost).as("not read, of %d read right", right).isEmpty();
    }

    private static List<StatementFacts.ReadFact> facts(StatementForms form) {
        var label = new DocumentLabel(
                "id",
                "ANVIL_10K",
                "Anvil Company",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(form.year())),
                Optional.empty(),
                Optional.empty(),
                "files");
        var texts = new ArrayList<FilingStatements.PageText>();
        for (String page : form.pages()) {
            texts.add(new FilingStatements.PageText(Optional.of(texts.size() + 1), page));
        }
        return StatementFacts.of(label, texts, Subject.unlisted("Anvil"));
    }
}
