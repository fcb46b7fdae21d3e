package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Chooses one row of a statement for each figure, with its sign as the figure is meant: costs and outflows are positive
 * whether or not brackets are printed, a tax by whether it is taken from the income before it.
 */
final class StatementRowChoice {
    /** Debt called by no more than that, of which only its heading says when it is due. */
    private static final Pattern DEBT = Pattern.compile("(?:term )?(?:debt|notes)(?: net| payable)*");

    /** Borrowings called by no more than that, as under IFRS. */
    private static final Pattern BORROWINGS = Pattern.compile(
            "(?:interest bearing|bank|loans|borrowings|and|overdrafts|debt|liabilities|other|financial| )+");

    private static final Pattern PER_UNIT = Pattern.compile(
            "(?:net )?(?:income|loss|earnings|profit)(?: allocated)? per (?:\\p{L}+ ){0,4}(?:share|unit)(?: of (?:common|capital) stock)?");

    private final FilingTable table;
    private final Map<String, TableRow> chosen = new LinkedHashMap<>();

    StatementRowChoice(FilingTable table) {
        this.table = table;
    }

    Map<String, TableRow> rows() {
        for (var entry : RowCatalog.of(table.type())) {
            (entry.metric().equals("net_income") ? netIncome(entry) : chosen(entry))
                    .ifPresent(row -> chosen.put(entry.metric(), AmountSign.of(entry.metric(), row)));
        }
        switch (table.type()) {
            case INCOME -> income();
            case BALANCE -> debts();
            case CASH_FLOW -> flows();
        }
        return chosen;
    }

    private Optional<TableRow> chosen(RowCatalog.Entry entry) {
        var all = entry.all(table.rows());
        if (all.isEmpty()) {
            return Optional.empty();
        }
        return switch (entry.metric()) {
            case "property_plant_equipment", "receivables" -> NetAmount.of(all, table.rows());
            case "short_term_investments" ->
                all.stream().filter(this::isCurrent).findFirst();
            case "operating_income" ->
                all.stream()
                        .filter(row -> !row.label().equals("total operating income") || !isBank())
                        .findFirst();
            case "interest_expense" ->
                all.stream().filter(row -> !isPartOfRevenue(row)).findFirst();
            case "depreciation" -> all.stream().reduce((one, other) -> added(one, other, "depreciation"));
            case "operating_cash_flow", "investing_cash_flow", "financing_cash_flow" -> Optional.of(all.getLast());
            case "long_term_debt" ->
                all.stream()
                        .filter(row -> !isDueWithinAYear(row) || row.label().startsWith("long term"))
                        .filter(row -> !isDueWithinAYear(row)
                                || (all.size() == 1
                                        && !BORROWINGS.matcher(row.label()).matches()))
                        .findFirst();
            case "short_term_debt" ->
                all.stream()
                        .filter(row -> !BORROWINGS.matcher(row.label()).matches() || isDueWithinAYear(row))
                        .findFirst();
            case "current_long_term_debt" ->
                all.stream()
                        .filter(row -> !DEBT.matcher(row.label()).matches() || isDueWithinAYear(row))
                        .findFirst();
            default -> Optional.of(all.getFirst());
        };
    }

    private Optional<TableRow> netIncome(RowCatalog.Entry entry) {
        return ShareholdersIncome.in(
                table.rows(),
                entry.all(table.rows()).stream()
                        .filter(row -> !row.label().contains("less"))
                        .findFirst());
    }

    /** Whether a row stands above the total of current assets, if there is one. */
    private boolean isCurrent(TableRow row) {
        int total = table.labels().indexOf("total current assets");
        return total < 0 || table.rows().indexOf(row) < total;
    }

    /** Whether a row that names no cost stands above the total of revenue: interest that was earned. */
    private boolean isPartOfRevenue(TableRow row) {
        var revenue = chosen.get("revenue");
        return revenue != null
                && revenue.isTotal()
                && table.indexOf(row) < table.indexOf(revenue)
                && !row.label().contains("expense");
    }

    /** What a bank calls operating income is its revenue. */
    private boolean isBank() {
        return table.labels().stream().anyMatch(label -> label.startsWith("net interest income"));
    }

    private static boolean isDueWithinAYear(TableRow row) {
        return row.section().matches("(?:total )?current liabilities.*");
    }

    private void income() {
        perShare("diluted", "eps_diluted", "shares_diluted");
        perShare("basic", "eps_basic", "shares_basic");
        perUnit();
        costs();
        overheads();
        var tax = chosen.get("income_tax");
        if (tax != null) {
            AmountSign.isPrintedNegative(tax, Optional.ofNullable(chosen.get("pretax_income")), table)
                    .ifPresentOrElse(
                            negative -> chosen.put("income_tax", negative ? tax.negated() : tax),
                            () -> chosen.computeIfPresent(
                                    "income_tax",
                                    (_, row) ->
                                            row.figures().stream().anyMatch(each -> each.signum() < 0) ? null : row));
        }
        if (chosen.containsKey("net_income") && chosen.get("net_income").isPerShare()) {
            chosen.remove("net_income");
        }
    }

    /** Short-term debt beside the current part of long-term debt is not all that is due within a year. */
    private void debts() {
        var due = chosen.get("short_term_debt");
        var current = chosen.get("current_long_term_debt");
        if (due != null
                && current != null
                && !due.name().equals(current.name())
                && !due.label().contains("current")) {
            chosen.remove("short_term_debt");
            chosen.putIfAbsent("short_term_borrowings", due);
        }
    }

    private void perShare(String word, String each, String shares) {
        for (var row : table.rows()) {
            boolean under = row.isPerShare()
                    && row.section().contains(word)
                    && row.label().startsWith("net ");
            boolean named = under || (row.label() + " ").contains(word + " ");
            boolean whole = !row.label().contains("continuing")
                    && !row.label().contains("discontinued")
                    && !row.section().contains("discontinued");
            if (named && row.isPerShare()) {
                if (whole || !chosen.containsKey(each)) {
                    chosen.put(each, row);
                }
            } else if (named && !row.label().contains("effect") && !chosen.containsKey(shares)) {
                chosen.put(shares, row);
            }
        }
    }

    /** The one amount per share or unit of a statement that tells no dilution is of both kinds. */
    private void perUnit() {
        if (!chosen.containsKey("eps_basic") && !chosen.containsKey("eps_diluted")) {
            var each = table.rows().stream()
                    .filter(row ->
                            row.isPerShare() && PER_UNIT.matcher(row.label()).matches())
                    .toList();
            if (each.size() == 1) {
                chosen.put("eps_basic", each.getFirst());
                chosen.put("eps_diluted", each.getFirst());
            }
        }
    }

    /** Where selling has a row of its own, what administration costs is only a part of both together. */
    private void overheads() {
        var both = chosen.get("selling_general_administrative");
        var selling = chosen.get("sales_and_marketing");
        var administration = chosen.get("general_and_administrative");
        if (both != null
                && selling != null
                && administration != null
                && both.name().equals(administration.name())) {
            chosen.put("selling_general_administrative", added(selling, administration, both.label()));
        }
    }

    /**
     * Where no row is the cost of what was sold: all costs before the first overhead, if they have a total there, or
     * what revenue less gross profit leaves.
     */
    private void costs() {
        var named = chosen.get("cost_of_revenue");
        if (named != null) {
            new CostOfRevenue(table)
                    .of(
                            named,
                            Optional.ofNullable(chosen.get("revenue")),
                            Optional.ofNullable(chosen.get("gross_profit")))
                    .ifPresentOrElse(
                            cost -> chosen.put("cost_of_revenue", AmountSign.of("cost_of_revenue", cost)),
                            () -> chosen.remove("cost_of_revenue"));
            return;
        }
        var total = chosen.get("operating_expenses");
        int at = total == null ? -1 : table.indexOf(total);
        int overhead = first("selling_general_administrative", "research_and_development");
        if (total != null && overhead > at) {
            chosen.put("cost_of_revenue", total);
            chosen.remove("operating_expenses");
        }
    }

    private int first(String... metrics) {
        int first = Integer.MAX_VALUE;
        for (var metric : metrics) {
            var row = chosen.get(metric);
            if (row != null) {
                first = Math.min(first, table.indexOf(row));
            }
        }
        return first == Integer.MAX_VALUE ? -1 : first;
    }

    /** Depreciation and amortization in two rows are added. */
    private void flows() {
        var depreciation = chosen.remove("depreciation");
        var amortization = chosen.remove("amortization");
        if (chosen.containsKey("depreciation_amortization") || depreciation == null) {
            return;
        }
        if (amortization == null) {
            chosen.put("depreciation_amortization", depreciation);
            return;
        }
        chosen.put("depreciation_amortization", added(depreciation, amortization, "depreciation and amortization"));
    }

    /** Two rows as one; a cell that only the second has is left empty. */
    static TableRow added(TableRow one, TableRow other, String label) {
        var cells = new ArrayList<Optional<BigDecimal>>();
        for (int i = 0; i < one.cells().size(); i++) {
            var more = other.cells().get(i).orElse(BigDecimal.ZERO);
            cells.add(one.cells().get(i).map(each -> each.add(more)));
        }
        return new TableRow(one.name() + " + " + other.name(), label, one.section(), cells);
    }
}
