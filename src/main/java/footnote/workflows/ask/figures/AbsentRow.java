package footnote.workflows.ask.figures;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.StatementFacts.Trust;
import footnote.evidence.statements.StatementType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells by a statement that ties that an amount is not there: no row of it has a figure for the year. */
public final class AbsentRow {
    /** Rows that may hold an amount, and whether cash goes out; a row of the other sign is another payment. */
    private record Rows(StatementType statement, Pattern names, int sign) {}

    /** The rows of a statement from one total to another, which ties. */
    private record Section(StatementType statement, Optional<String> after, String total) {
        static Section of(StatementType statement, String metric) {
            return switch (statement) {
                case INCOME ->
                    new Section(statement, Optional.empty(), "(?:consolidated )?net (?:income|earnings|loss).*");
                case BALANCE -> new Section(statement, Optional.empty(), "total assets");
                case CASH_FLOW ->
                    metric.equals("acquisitions")
                            ? new Section(statement, Optional.of(activities("operat")), activities("invest"))
                            : new Section(statement, Optional.of(activities("invest")), activities("financ"));
            };
        }

        private static String activities(String kind) {
            return ".*\\bcash\\b.*\\b" + kind + "ing activities.*";
        }

        /** Whether the total ties, so that no row above it was missed. */
        boolean isWhole(List<PrintedRow> rows) {
            return at(rows, total)
                    .filter(row -> rows.get(row).facts().stream().anyMatch(each -> each.trust() == Trust.TIED))
                    .isPresent();
        }

        List<PrintedRow> within(List<PrintedRow> rows) {
            int from = after.flatMap(name -> at(rows, name)).map(row -> row + 1).orElse(0);
            int to = at(rows, total).orElse(0);
            return from < to ? rows.subList(from, to) : List.of();
        }

        private static Optional<Integer> at(List<PrintedRow> rows, String name) {
            return IntStream.range(0, rows.size())
                    .boxed()
                    .filter(row -> rows.get(row).label().matches(name))
                    .findFirst();
        }
    }

    /** Before the names of the rows, where a figure of zero says where it comes from. */
    public static final String ROWS_READ = "rows read: ";

    private static final String DEBT =
            "debt|notes|borrow|loan|commercial paper|credit facilit|revolv|debenture|obligation|senior|redemption|retire|repay";
    private static final Pattern COSTS = Pattern.compile("\\b(?:issu\\w+|financing|debt|offering) costs\\b");
    private static final Map<String, Rows> ROWS = Map.of(
            "debt_repaid", flow(DEBT, -1),
            "debt_issued", flow(DEBT, 1),
            "dividends_paid", flow("dividend|distribution", 0),
            "buybacks",
                    flow(
                            "repurchas|treasury|buyback|(?:purchase|retire).*(?:stock|shares)|stock.*(?:acquired|reacquired)",
                            0),
            "acquisitions", flow("acqui|business|compan", -1),
            "inventory",
                    new Rows(
                            StatementType.BALANCE,
                            Pattern.compile(
                                    "inventor|merchandise|stocks?$|stock in trade|work in pro|finished|raw materials|materials and supplies|fuel|program"),
                            0));
    /** An amount within the name of a row, with what leads to it: it is no figure of the answer. */
    private static final Pattern AMOUNT = Pattern.compile("(?:,? (?:net )?of)?,? ?[$€£¥]\\s?\\d.*");

    private static final int MOST_NAMED = 12;

    private AbsentRow() {}

    private static Rows flow(String names, int sign) {
        return new Rows(StatementType.CASH_FLOW, Pattern.compile(names), sign);
    }

    /** A figure of zero with the rows that were read; empty where the statement may hold the amount. */
    static Optional<ReadFact> in(List<PrintedRow> rows, String metric, int year) {
        return Optional.ofNullable(ROWS.get(metric))
                .flatMap(asked -> in(
                        rows,
                        new Metric(metric),
                        year,
                        asked.statement(),
                        row -> asked.names().matcher(row.label()).find()
                                && !COSTS.matcher(row.label()).find()
                                && row.facts().stream()
                                        .map(ReadFact::fact)
                                        .anyMatch(fact -> fact.period().year() == year
                                                && fact.value().signum() != 0
                                                && (asked.sign() == 0 || isOutflow(row, fact) == (asked.sign() < 0)))));
    }

    /** A figure of zero where no row of a statement that ties may hold the amount. */
    static Optional<ReadFact> in(
            List<PrintedRow> rows, Metric metric, int year, StatementType statement, Predicate<PrintedRow> mayHold) {
        var own = rows.stream().filter(row -> row.statement() == statement).toList();
        var cell = own.stream()
                .flatMap(row -> row.facts().stream())
                .map(ReadFact::fact)
                .filter(fact -> (fact.period().isInstant() || fact.period().isYear())
                        && fact.period().year() == year)
                .findFirst();
        var section = Section.of(statement, metric.name());
        if (cell.isEmpty() || !section.isWhole(own) || own.stream().anyMatch(mayHold)) {
            return Optional.empty();
        }
        String read = section.within(own).stream()
                .flatMap(row -> row.facts().stream().limit(1))
                .map(each -> each.fact().origin().locator().orElse("").replaceFirst("^.*?row ", ""))
                .map(name -> AMOUNT.matcher(name).replaceFirst("").strip())
                .distinct()
                .limit(MOST_NAMED)
                .collect(Collectors.joining("; "));
        return read.isEmpty() ? Optional.empty() : Optional.of(zero(cell.get(), metric, statement, read));
    }

    /** Payments are printed in parentheses, or kept positive under a name that says they were made. */
    private static boolean isOutflow(PrintedRow row, Fact fact) {
        return fact.value().signum() < 0
                || row.label().matches("(?:principal |early )*(?:re)?(?:pay|purchase|redem|retire|acqui|cash paid).*");
    }

    private static ReadFact zero(Fact cell, Metric metric, StatementType statement, String read) {
        String name =
                switch (statement) {
                    case INCOME -> "income statement";
                    case BALANCE -> "balance sheet";
                    case CASH_FLOW -> "cash flow statement";
                };
        Origin origin = cell.origin()
                .at(cell.origin().locator().orElse("").replaceFirst("row .*", "") + name + ", " + ROWS_READ + read);
        return new ReadFact(
                Fact.of(
                        cell.subject(),
                        metric,
                        cell.period(),
                        BigDecimal.ZERO,
                        cell.unit(),
                        Basis.REPORTED,
                        cell.knownAt(),
                        origin),
                Trust.BALANCED);
    }
}
