package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evidence.documents.DocumentReader;
import footnote.testing.SharedData;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What real annual reports print adds up by itself, so figures that do not were misread. */
class StatementIdentitiesTest {
    private static final double ROUNDING = 0.05;
    private static final double OTHER_OWNERS = 0.1;
    private static final Set<String> NEVER_NEGATIVE =
            Set.of("revenue", "cost_of_revenue", "selling_general_administrative", "capital_expenditure", "assets");

    private final List<String> broken = new ArrayList<>();
    private int held;

    @Test
    void readsFiguresThatAddUp() {
        check(SharedData.file("financebench/pdfs/NIKE_2016_10K.pdf"));

        assertThat(broken).isEmpty();
        assertThat(held).isGreaterThan(5);
    }

    /** Where a business was given up, what is left after taxes is not all that was earned. */
    @Test
    @Tag("nightly")
    void readsFiguresOfAllAnnualReportsThatAddUp() {
        SharedData.files("financebench/pdfs").stream()
                .filter(file -> file.toString().endsWith("_10K.pdf"))
                .forEach(this::check);

        assertThat(held).isGreaterThan(400);
        assertThat(broken.size()).as(broken.toString()).isLessThan(held / 50);
    }

    private void check(Path file) {
        var facts = new HashMap<Integer, Map<String, Double>>();
        for (var fact : facts(file)) {
            facts.computeIfAbsent(fact.period().year(), _ -> new HashMap<>())
                    .putIfAbsent(fact.metric().name(), fact.value().doubleValue());
        }
        facts.forEach((year, of) -> {
            String where = file.getFileName() + " " + year;
            same(where + " gross profit", of, "gross_profit", "revenue", "cost_of_revenue", -1);
            income(where + " net income", of);
            same(where + " balance", of, "assets", "liabilities", "equity", 1);
            same(where + " earnings of all shares", of);
            of.forEach((metric, value) -> {
                if (NEVER_NEGATIVE.contains(metric) && value < 0) {
                    broken.add(where + " " + metric + " " + value);
                }
            });
        });
    }

    /** What is left after taxes, of which other owners of subsidiaries may have a part. */
    private void income(String what, Map<String, Double> of) {
        if (of.containsKey("net_income") && of.containsKey("pretax_income") && of.containsKey("income_tax")) {
            double left = of.get("pretax_income") - of.get("income_tax");
            double own = of.get("net_income");
            boolean shared = own > 0 && own < left && left - own < OTHER_OWNERS * left;
            same(what, own, shared ? own : left);
        }
    }

    private void same(String what, Map<String, Double> of, String whole, String one, String other, int sign) {
        if (of.containsKey(whole) && of.containsKey(one) && of.containsKey(other)) {
            same(what, of.get(whole), of.get(one) + sign * of.get(other));
        }
    }

    private void same(String what, Map<String, Double> of) {
        if (of.containsKey("eps_diluted") && of.containsKey("shares_diluted") && of.containsKey("net_income")) {
            same(what, of.get("net_income"), of.get("eps_diluted") * of.get("shares_diluted"));
        }
    }

    private void same(String what, double printed, double computed) {
        if (Math.abs(printed - computed) <= ROUNDING * Math.abs(printed)) {
            held++;
        } else {
            broken.add("%s: %.0f, not %.0f".formatted(what, printed, computed));
        }
    }

    private static List<Fact> facts(Path file) {
        var report = DocumentReader.read(file, SharedData.bytes(file), "id", Optional.empty(), Instant.EPOCH);
        var pages = report.pages().stream()
                .map(page -> new FilingStatements.PageText(page.page(), page.text()))
                .toList();
        return StatementFacts.of(report.label(), pages, Subject.unlisted("the company")).stream()
                .map(StatementFacts.ReadFact::fact)
                .filter(fact -> fact.period().isYear() || fact.period().isInstant())
                .toList();
    }
}
