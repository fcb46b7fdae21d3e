package footnote.evidence.statements;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Makes filings of an invented company in one of many layouts, with the figures a reader must find in them. */
final class StatementLayouts {
    private static final List<String> SCALES = List.of(
            "(in millions, except per share data)",
            "In thousands, except share and per share amounts",
            "(Dollars in millions)",
            "($ in thousands)",
            "(MILLIONS)",
            "(Amounts in thousands)");
    private static final List<String> REVENUE = List.of(
            "Net sales",
            "Revenues",
            "Total revenues",
            "Net revenue",
            "Total net sales",
            "Net operating revenues",
            "Sales");
    private static final List<String> COSTS = List.of(
            "Cost of sales", "Cost of goods sold", "Cost of products sold", "Cost of revenue", "Total cost of sales");
    private static final List<String> CAPEX = List.of(
            "Capital expenditures",
            "Purchases of property and equipment",
            "Additions to property, plant and equipment",
            "Payments for property and equipment");
    private static final List<String> PLANT = List.of(
            "Property, plant and equipment, net",
            "Property and equipment, net",
            "Net property and equipment",
            "Land, buildings and equipment, net");
    private static final List<String> ENDS = List.of("December 31", "June 30", "January 28", "September 30");

    private final Random random;
    private final int year;
    private final boolean thousands;
    private final boolean brackets;
    private final boolean quarters;
    private final boolean oldestFirst;
    private final boolean torn;
    private final boolean onePage;
    private final String end;
    private final String scale;
    private final int scalePlace;
    final Map<String, long[]> wanted = new LinkedHashMap<>();

    StatementLayouts(int seed) {
        this.random = new Random(seed);
        this.year = 2012 + random.nextInt(12);
        this.scale = SCALES.get(random.nextInt(SCALES.size()));
        this.thousands = scale.toLowerCase(Locale.ROOT).contains("thousand");
        this.brackets = random.nextBoolean();
        this.quarters = seed % 4 == 1;
        this.oldestFirst = seed % 5 == 2;
        this.torn = seed % 3 == 1;
        this.onePage = seed % 6 == 4;
        this.end = ENDS.get(random.nextInt(ENDS.size()));
        this.scalePlace = random.nextInt(3);
    }

    int year() {
        return year;
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    /** Newest first: what is printed in the unit of the statement. */
    private long[] amounts(String metric, long about) {
        long[] found = new long[2];
        for (int i = 0; i < found.length; i++) {
            found[i] = about + random.nextInt((int) Math.max(2, about / 5));
        }
        wanted.put(metric, found);
        return found;
    }

    private long[] made(String metric, long[] one, long[] other, int sign) {
        long[] found = {one[0] + sign * other[0], one[1] + sign * other[1]};
        if (!metric.isEmpty()) {
            wanted.put(metric, found);
        }
        return found;
    }

    long unit() {
        return thousands ? 1_000 : 1_000_000;
    }

    List<String> pages() {
        var income = income();
        var balance = balance();
        var flows = flows();
        return onePage
                ? List.of(cover(), String.join("\n", income, balance), flows, note())
                : List.of(cover(), income, balance, flows, note());
    }

    private static String cover() {
        return "ANNUAL REPORT\nThis report has an index to consolidated statements of income on page 40.\n";
    }

    /** Another table with the same words, which is no statement. */
    private String note() {
        return "Note 14. Segments\nNorth America net sales 512 488\nCost of sales 211 200\nInventories 12 14\nTotal assets 901 877\n";
    }

    private String income() {
        var lines = new ArrayList<String>();
        title(lines, "CONSOLIDATED STATEMENTS OF INCOME", "Years ended ");
        var revenue = amounts("revenue", 40_000 + random.nextInt(9_000));
        var cost = amounts("cost_of_revenue", 22_000);
        row(lines, any(REVENUE), revenue, false);
        row(lines, any(COSTS), cost, brackets);
        var gross = made("gross_profit", revenue, cost, -1);
        row(lines, "Gross profit", gross, false);
        var selling = amounts("selling_general_administrative", 8_000);
        row(lines, "Selling, general and administrative expenses", selling, brackets);
        var operating = made("operating_income", gross, selling, -1);
        row(lines, "Operating income", operating, false);
        var interest = amounts("interest_expense", 700);
        row(lines, "Interest expense", interest, brackets);
        var before = made("pretax_income", operating, interest, -1);
        row(lines, "Income before income taxes", before, false);
        var tax = amounts("income_tax", 1_500);
        row(lines, "Provision for income taxes", tax, brackets);
        row(lines, "Net income", made("net_income", before, tax, -1), false);
        return String.join("\n", lines) + "\n";
    }

    private String balance() {
        var lines = new ArrayList<String>();
        title(lines, "CONSOLIDATED BALANCE SHEETS", "As of ");
        lines.add("Current assets:");
        var cash = amounts("cash", 3_000);
        var owed = amounts("receivables", 2_000);
        var goods = amounts("inventory", 4_000);
        row(lines, "Cash and cash equivalents", cash, false);
        row(lines, "Accounts receivable, net of allowances of $12 and $14", owed, false);
        row(lines, "Inventories", goods, false);
        var current = made("current_assets", made("", cash, owed, 1), goods, 1);
        row(lines, "Total current assets", current, false);
        var plant = amounts("property_plant_equipment", 9_000);
        row(lines, any(PLANT), plant, false);
        var assets = made("assets", current, plant, 1);
        row(lines, "Total assets", assets, false);
        lines.add("Current liabilities:");
        var payable = amounts("payables", 2_500);
        row(lines, "Accounts payable", payable, false);
        var other = amounts("", 1_000);
        row(lines, "Accrued liabilities", other, false);
        var due = made("current_liabilities", payable, other, 1);
        row(lines, "Total current liabilities", due, false);
        var debt = amounts("long_term_debt", 3_000);
        row(lines, "Long-term debt", debt, false);
        var liabilities = made("liabilities", due, debt, 1);
        row(lines, "Total liabilities", liabilities, false);
        var equity = made("equity", assets, liabilities, -1);
        row(lines, "Total stockholders’ equity", equity, false);
        row(lines, "Total liabilities and stockholders’ equity", assets, false);
        wanted.remove("");
        return String.join("\n", lines) + "\n";
    }

    private String flows() {
        var lines = new ArrayList<String>();
        title(lines, "CONSOLIDATED STATEMENTS OF CASH FLOWS", "Years ended ");
        row(lines, "Net income", wanted.get("net_income"), false);
        var wear = amounts("depreciation_amortization", 1_200);
        row(lines, "Depreciation and amortization", wear, false);
        var operating = made("operating_cash_flow", wanted.get("net_income"), wear, 1);
        if (torn) {
            lines.add("Net cash provided by");
            row(lines, "operating activities", operating, false);
        } else {
            row(lines, "Net cash provided by operating activities", operating, false);
        }
        var spent = amounts("capital_expenditure", 1_900);
        row(lines, any(CAPEX), spent, true);
        var invested = made("", spent, new long[2], 1);
        row(lines, "Net cash used in investing activities", invested, true);
        var paid = amounts("dividends_paid", 800);
        row(lines, "Dividends paid", paid, true);
        row(lines, "Net cash used in financing activities", paid, true);
        var change = made("", made("", operating, invested, -1), paid, -1);
        row(lines, "Net increase in cash and cash equivalents", change, false);
        row(lines, "Cash and cash equivalents at end of year", wanted.get("cash"), false);
        wanted.remove("");
        return String.join("\n", lines) + "\n";
    }

    private void title(List<String> lines, String title, String over) {
        lines.add("ANVIL, INC.");
        lines.add(torn ? title.substring(0, title.length() - 1) + " " + title.substring(title.length() - 1) : title);
        if (scalePlace == 0) {
            lines.add(scale);
        }
        boolean flow = over.startsWith("Years");
        if (quarters && flow) {
            lines.add("Three Months Ended Twelve Months Ended");
            lines.add(end + ", " + end + ",");
        } else {
            lines.add(over + end + ",");
        }
        String years = oldestFirst && !quarters ? (year - 1) + " " + year : year + " " + (year - 1);
        lines.add((scalePlace == 1 ? scale + " " : "") + (quarters && flow ? years + " " + years : years));
        if (scalePlace == 2) {
            lines.add(scale);
        }
    }

    private void row(List<String> lines, String name, long[] newestFirst, boolean negative) {
        var cells = new ArrayList<String>();
        boolean balance = lines.stream().anyMatch(line -> line.replace(" ", "").contains("BALANCESHEET"));
        if (quarters && !balance) {
            cells.add(cell(newestFirst[0] / 4, negative));
            cells.add(cell(newestFirst[1] / 4, negative));
        }
        cells.add(cell(newestFirst[oldestFirst && !quarters ? 1 : 0], negative));
        cells.add(cell(newestFirst[oldestFirst && !quarters ? 0 : 1], negative));
        String figures = String.join(" ", cells);
        if (torn && name.length() > 20 && !negative && !name.contains("$")) {
            lines.add(name);
            lines.add(figures);
        } else {
            lines.add(name + (random.nextInt(4) == 0 ? " $ " : " ") + figures);
        }
    }

    private static String cell(long value, boolean negative) {
        String digits = "%,d".formatted(Math.abs(value));
        return negative != value < 0 ? "(" + digits + ")" : digits;
    }
}
