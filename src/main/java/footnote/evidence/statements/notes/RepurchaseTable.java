package footnote.evidence.statements.notes;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.StatementFacts;
import footnote.evidence.statements.StatementFacts.ReadFact;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the table of shares a company bought back in the months of its last quarter: how many, and the average price paid.
 * The months add up to the total, and the price paid for all lies between those of the months.
 */
public final class RepurchaseTable {
    public static final Metric SHARES = new Metric("shares_repurchased");
    public static final Metric PRICE = new Metric("average_price_paid_per_share");

    private static final List<String> MONTHS = Arrays.stream(java.time.Month.values())
            .map(month -> month.name().toLowerCase(Locale.ROOT))
            .toList();
    private static final String MONTH = MONTHS.stream().collect(Collectors.joining("|", "(?:", ")"));
    private static final Pattern ROW = Pattern.compile(
            "(?i)(?<month>" + MONTH + "|\\d{1,2}(?=/))(?<dates>[^$]*?)"
                    + "(?:(?<year>20\\d{2})|(?<=\\d))\\s+(?<shares>\\d{1,3}(?:,\\d{3})+)\\s+\\$?\\s?(?<price>\\d+\\.\\d{2})(?!\\d).*");
    private static final Pattern TOTAL = Pattern.compile(
            "(?i)(?:total[^\\d$]*)?(?<shares>\\d{1,3}(?:,\\d{3})+)(?:\\s+\\$?\\s?(?<price>\\d+\\.\\d{2}))?(?:\\s.*)?");
    private static final Pattern HEADER = Pattern.compile("(?is).*average\\s+price.*");
    private static final int HEADER_LINES = 14;
    private static final int LEAST_MONTHS = 2;
    private static final int MOST_MONTHS = 4;

    private RepurchaseTable() {}

    private record Row(Optional<Integer> month, String name, BigDecimal shares, Optional<BigDecimal> price) {}

    /** The shares and prices of each month that stands alone in a row, and of the whole quarter. */
    public static List<Fact> of(List<FilingStatements.PageText> pages, StatementFacts.Reading report) {
        var year = report.facts().stream()
                .map(ReadFact::fact)
                .filter(each -> each.period().isYear())
                .max(Comparator.comparing(each -> each.period().end()));
        return year.map(known -> pages.stream()
                        .flatMap(page -> facts(page, known).stream())
                        .toList())
                .orElse(List.of());
    }

    private static List<Fact> facts(FilingStatements.PageText page, Fact known) {
        var lines = page.lines();
        for (int at = 0; at < lines.size(); at++) {
            var rows = months(lines, at);
            if (rows.size() >= LEAST_MONTHS && rows.size() <= MOST_MONTHS) {
                String over = String.join(" ", lines.subList(Math.max(0, at - HEADER_LINES), at));
                var total = at + rows.size() < lines.size()
                        ? total(lines.get(at + rows.size()), rows)
                        : Optional.<Row>empty();
                if (HEADER.matcher(over).matches() && total.isPresent()) {
                    rows.add(total.get());
                    return rows.stream()
                            .flatMap(row -> facts(row, page.page(), known).stream())
                            .toList();
                }
            }
        }
        return List.of();
    }

    private static List<Row> months(List<String> lines, int from) {
        var rows = new ArrayList<Row>();
        for (int at = from; at < lines.size(); at++) {
            var row = ROW.matcher(lines.get(at));
            if (!row.matches()) {
                break;
            }
            String first = row.group("month").toLowerCase(Locale.ROOT);
            int month = MONTHS.contains(first) ? MONTHS.indexOf(first) + 1 : Integer.parseInt(first);
            rows.add(new Row(
                    alone(row.group("dates"), first) ? Optional.of(month) : Optional.empty(),
                    lines.get(at).substring(0, row.start("shares")).strip(),
                    number(row.group("shares")),
                    Optional.of(number(row.group("price")))));
        }
        return rows;
    }

    /** Whether dates that begin in a month begin on its first day and name no other month. */
    private static boolean alone(String dates, String month) {
        boolean other = MONTHS.stream()
                .anyMatch(each ->
                        !each.equals(month) && dates.toLowerCase(Locale.ROOT).contains(each));
        return !other && dates.matches("[ /]0?1\\b.*|\\s*|,? ?");
    }

    /** The total that the months add up to; its price where it lies among theirs. */
    private static Optional<Row> total(String line, List<Row> rows) {
        var total = TOTAL.matcher(line);
        var sum = rows.stream().map(Row::shares).reduce(BigDecimal.ZERO, BigDecimal::add);
        if (!total.matches() || number(total.group("shares")).compareTo(sum) != 0) {
            return Optional.empty();
        }
        var prices = rows.stream().flatMap(row -> row.price().stream()).sorted().toList();
        return Optional.of(new Row(
                Optional.empty(),
                "Total",
                sum,
                Optional.ofNullable(total.group("price"))
                        .map(RepurchaseTable::number)
                        .filter(price ->
                                price.compareTo(prices.getFirst()) >= 0 && price.compareTo(prices.getLast()) <= 0)));
    }

    private static BigDecimal number(String printed) {
        return new BigDecimal(printed.replace(",", ""));
    }

    private static List<Fact> facts(Row row, Optional<Integer> page, Fact known) {
        boolean whole = row.name().equals("Total");
        if (!whole && row.month().isEmpty()) {
            return List.of();
        }
        LocalDate end = known.period().end();
        var period = row.month().map(month -> month(month, end)).orElseGet(() -> Period.of(
                        end.minusMonths(3).plusDays(1), end)
                .in(known.period().fiscal()));
        var origin = known.origin().at(page.map(each -> "page " + each + ", ").orElse("") + "row " + row.name());
        var facts = new ArrayList<Fact>();
        facts.add(Fact.of(
                known.subject(), SHARES, period, row.shares(), Unit.SHARES, Basis.REPORTED, known.knownAt(), origin));
        row.price()
                .map(price -> Fact.of(
                        known.subject(),
                        PRICE,
                        period,
                        price,
                        Unit.perShare(new Denomination("USD")),
                        Basis.REPORTED,
                        known.knownAt(),
                        origin))
                .ifPresent(facts::add);
        return facts;
    }

    /** That month of the year that ends with the fiscal year. */
    private static Period month(int month, LocalDate end) {
        var last = YearMonth.from(end);
        var of = YearMonth.of(month > last.getMonthValue() ? last.getYear() - 1 : last.getYear(), month);
        return Period.between(of.atDay(1), of.atEndOfMonth());
    }
}
