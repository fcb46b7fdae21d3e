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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells by a cash flow statement that ties that a payment was not made: no row of it has a figure for the year. */
final class AbsentFlow {
    /** Rows that may hold a payment, and whether cash goes out; a row of the other sign is another payment. */
    private record Rows(Pattern names, int sign) {}

    private static final String DEBT =
            "debt|notes|borrow|loan|commercial paper|credit facilit|revolv|debenture|obligation|senior|redemption|retire|repay";
    private static final Pattern COSTS = Pattern.compile("\\b(?:issu\\w+|financing|debt|offering) costs\\b");
    private static final Map<String, Rows> ROWS = Map.of(
            "debt_repaid", new Rows(Pattern.compile(DEBT), -1),
            "debt_issued", new Rows(Pattern.compile(DEBT), 1),
            "dividends_paid", new Rows(Pattern.compile("dividend|distribution"), 0),
            "buybacks",
                    new Rows(
                            Pattern.compile(
                                    "repurchas|treasury|buyback|(?:purchase|retire).*(?:stock|shares)|stock.*(?:acquired|reacquired)"),
                            0),
            "acquisitions", new Rows(Pattern.compile("acqui|business|compan"), -1));
    /** An amount within the name of a row, with what leads to it: it is no figure of the answer. */
    private static final Pattern AMOUNT = Pattern.compile("(?:,? (?:net )?of)?,? ?[$€£¥]\\s?\\d.*");

    private static final int MOST_NAMED = 12;

    private AbsentFlow() {}

    /** A figure of zero with the rows that were read; empty where the statement may hold the payment. */
    static Optional<ReadFact> in(List<PrintedRow> rows, String metric, int year) {
        var asked = ROWS.get(metric);
        var flows = rows.stream()
                .filter(row -> row.statement() == StatementType.CASH_FLOW)
                .toList();
        var cell = flows.stream()
                .flatMap(row -> row.facts().stream())
                .map(ReadFact::fact)
                .filter(fact -> fact.period().isYear() && fact.period().year() == year)
                .findFirst();
        if (asked == null || cell.isEmpty() || !isWhole(flows, metric)) {
            return Optional.empty();
        }
        boolean held = flows.stream()
                .filter(row -> asked.names().matcher(row.label()).find()
                        && !COSTS.matcher(row.label()).find())
                .anyMatch(row -> row.facts().stream()
                        .map(ReadFact::fact)
                        .anyMatch(fact -> fact.period().year() == year
                                && fact.value().signum() != 0
                                && (asked.sign() == 0 || isOutflow(row, fact) == (asked.sign() < 0))));
        var read = within(flows, metric).stream()
                .flatMap(row -> row.facts().stream().limit(1))
                .map(each -> each.fact().origin().locator().orElse("").replaceFirst("^.*?row ", ""))
                .map(name -> AMOUNT.matcher(name).replaceFirst("").strip())
                .distinct()
                .limit(MOST_NAMED)
                .collect(Collectors.joining("; "));
        return held || read.isEmpty() ? Optional.empty() : Optional.of(zero(cell.get(), metric, read));
    }

    /** Whether the total of the activities ties, so that no row above it was missed. */
    private static boolean isWhole(List<PrintedRow> flows, String metric) {
        return total(flows, activities(metric))
                .filter(at -> flows.get(at).facts().stream().anyMatch(each -> each.trust() == Trust.TIED))
                .isPresent();
    }

    /** The rows of the activities, from the total before theirs to their own. */
    private static List<PrintedRow> within(List<PrintedRow> flows, String metric) {
        boolean invests = activities(metric).equals("invest");
        int from = total(flows, invests ? "operat" : "invest").map(at -> at + 1).orElse(0);
        int to = total(flows, activities(metric)).orElse(0);
        return from < to ? flows.subList(from, to) : List.of();
    }

    private static String activities(String metric) {
        return metric.equals("acquisitions") ? "invest" : "financ";
    }

    private static Optional<Integer> total(List<PrintedRow> flows, String activities) {
        return IntStream.range(0, flows.size())
                .boxed()
                .filter(at -> flows.get(at).label().matches(".*\\bcash\\b.*\\b" + activities + "ing activities.*"))
                .findFirst();
    }

    /** Payments are printed in parentheses, or kept positive under a name that says they were made. */
    private static boolean isOutflow(PrintedRow row, Fact fact) {
        return fact.value().signum() < 0
                || row.label().matches("(?:principal |early )*(?:re)?(?:pay|purchase|redem|retire|acqui|cash paid).*");
    }

    private static ReadFact zero(Fact cell, String metric, String read) {
        Origin origin =
                cell.origin().at(cell.origin().locator().orElse("").replaceFirst("row .*", "") + "rows read: " + read);
        return new ReadFact(
                Fact.of(
                        cell.subject(),
                        new Metric(metric),
                        cell.period(),
                        BigDecimal.ZERO,
                        cell.unit(),
                        Basis.REPORTED,
                        cell.knownAt(),
                        origin),
                Trust.BALANCED);
    }
}
