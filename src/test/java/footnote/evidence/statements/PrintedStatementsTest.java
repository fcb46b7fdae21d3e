package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Statements of invented companies as reports of many industries print them: each figure is read right, and no other. */
class PrintedStatementsTest {
    private static final Pattern FILED = Pattern.compile("@ (\\d{4}) ([A-Z]{3})");
    static final Set<String> CHECKED = Set.of(
            ("revenue cost_of_revenue gross_profit operating_income interest_expense pretax_income income_tax net_income"
                            + " eps_basic eps_diluted cash receivables inventory current_assets property_plant_equipment"
                            + " assets payables short_term_borrowings short_term_debt current_long_term_debt"
                            + " current_liabilities long_term_debt liabilities equity operating_cash_flow"
                            + " investing_cash_flow financing_cash_flow capital_expenditure dividends_paid buybacks"
                            + " depreciation_amortization")
                    .split(" "));

    static Stream<Layout> layouts() throws IOException {
        try (var in = PrintedStatementsTest.class.getResourceAsStream("printed.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("(?m)^== ", -1)).skip(1).map(Layout::of);
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void readsEachFigureAndNoOther(Layout layout) {
        var read = new TreeSet<String>();

        layout.facts().filter(fact -> CHECKED.contains(fact.metric().name())).forEach(fact -> read.add(text(fact)));

        assertThat(read).containsExactlyInAnyOrderElementsOf(layout.wanted());
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void readsNoOtherFigureWhereAPageEndsInTheMiddleOfAStatement(Layout layout) {
        var pages = new ArrayList<String>();
        for (String page : layout.pages()) {
            var lines = page.lines().toList();
            pages.add(String.join("\n", lines.subList(0, lines.size() / 2)) + "\n44\n");
            pages.add(String.join("\n", lines.subList(lines.size() / 2, lines.size())));
        }

        var read = new Layout(layout.name(), layout.year(), pages, layout.wanted())
                .facts()
                .filter(fact -> CHECKED.contains(fact.metric().name()))
                .map(PrintedStatementsTest::text)
                .toList();

        assertThat(layout.wanted()).containsAll(read);
    }

    static String text(Fact fact) {
        return "%s %d %s %s"
                .formatted(
                        fact.metric().name(),
                        fact.period().year(),
                        fact.value().stripTrailingZeros().toPlainString(),
                        fact.unit().currency().orElseThrow());
    }

    record Layout(String name, int year, List<String> pages, List<String> wanted) {
        static Layout of(String text) {
            var pages = new ArrayList<>(List.of(new StringBuilder()));
            var wanted = new ArrayList<String>();
            int year = 0;
            String currency = "";
            for (String line : text.lines().skip(1).toList()) {
                var filed = FILED.matcher(line);
                if (filed.matches()) {
                    year = Integer.parseInt(filed.group(1));
                    currency = filed.group(2);
                } else if (line.equals("--")) {
                    pages.add(new StringBuilder());
                } else if (line.startsWith("> ")) {
                    wanted.addAll(wanted(line.split(" ", -1), currency));
                } else {
                    pages.getLast().append(line).append('\n');
                }
            }
            return new Layout(
                    text.lines().findFirst().orElse(""),
                    year,
                    pages.stream().map(StringBuilder::toString).toList(),
                    wanted);
        }

        /** A name, the newest year, and a figure or a dash for each year back from it. */
        private static List<String> wanted(String[] words, String currency) {
            int newest = Integer.parseInt(words[2]);
            return IntStream.range(3, words.length)
                    .filter(i -> !words[i].equals("-"))
                    .mapToObj(i -> words[1] + " " + (newest - i + 3) + " "
                            + new BigDecimal(words[i]).stripTrailingZeros().toPlainString() + " " + currency)
                    .toList();
        }

        Stream<Fact> facts() {
            var label = new DocumentLabel(
                    "id",
                    "ANVIL_10K",
                    "Anvil",
                    List.of(),
                    Optional.empty(),
                    DocumentKind.ANNUAL_REPORT,
                    Optional.of(FiscalPeriod.year(year)),
                    Optional.empty(),
                    Optional.empty(),
                    "files");
            var texts = new ArrayList<FilingStatements.PageText>();
            pages.forEach(page -> texts.add(new FilingStatements.PageText(Optional.of(texts.size() + 1), page)));
            return StatementFacts.of(label, texts, Subject.unlisted("Anvil")).stream()
                    .map(StatementFacts.ReadFact::fact)
                    .filter(fact ->
                            fact.dimensions().isEmpty() && !fact.period().isQuarter());
        }

        @Override
        public String toString() {
            return name.toLowerCase(Locale.ROOT);
        }
    }
}
