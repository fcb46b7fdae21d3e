package footnote.sources.sample.text;

import footnote.domain.Metric;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.CapitalRatio;
import footnote.sources.sample.books.DebtMaturities;
import footnote.sources.sample.books.Entries;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Prints the three statements as text, a line for each account that a company uses. */
final class StatementTables {
    private final Books books;
    private final Description company;

    StatementTables(Books books) {
        this.books = books;
        this.company = books.company();
    }

    /** One column for the span, and one for the year before where it was published. */
    String print(Quarter span, Optional<Quarter> earlier, boolean year) {
        var tables = new ArrayList<String>();
        tables.add(table("Income statement", Metric.Statement.INCOME, span, earlier, year));
        tables.add(table("Balance sheet", Metric.Statement.BALANCE, span, earlier, year));
        tables.add(table("Cash flow statement", Metric.Statement.CASH_FLOW, span, earlier, year));
        if (year) {
            maturities(span).ifPresent(tables::add);
            CapitalRatio.of(company, span.term(), Published.first(books, span))
                    .ifPresent(ratio -> tables.add(capital(ratio, span, earlier)));
        }
        return String.join("\n\n", tables);
    }

    /** When debt is due, counted from the end of the year. */
    private Optional<String> maturities(Quarter year) {
        var due = DebtMaturities.of(Published.first(books, year));
        if (due.isEmpty()) {
            return Optional.empty();
        }
        var lines = new ArrayList<>(
                List.of("Maturities of debt (" + unit() + ")", row("", heading(year, true), Optional.empty())));
        due.forEach((metric, amount) -> lines.add(row(metric.label(), amount(amount), Optional.empty())));
        return Optional.of(String.join("\n", lines));
    }

    private String unit() {
        return company.currency() + ", " + (company.unit() == 1_000_000 ? "millions" : "thousands");
    }

    private String capital(CapitalRatio ratio, Quarter span, Optional<Quarter> earlier) {
        var before = earlier.flatMap(each -> CapitalRatio.of(company, each.term(), each.entries()));
        return String.join(
                "\n",
                "Regulatory capital (percent)",
                row("", heading(span, true), earlier.map(each -> heading(each, true))),
                row(
                        ratio.metric().label(),
                        SampleFigures.percent(ratio.percent().doubleValue()),
                        before.map(each -> SampleFigures.percent(each.percent().doubleValue()))));
    }

    private String table(
            String title, Metric.Statement statement, Quarter span, Optional<Quarter> earlier, boolean year) {
        Entries now = Published.first(books, span);
        var lines = new ArrayList<String>();
        lines.add(title + " (" + unit() + ")");
        lines.add(row("", heading(span, year), earlier.map(each -> heading(each, year))));
        for (Account account : Account.values()) {
            if (account.statement() == statement && books.uses(account)) {
                lines.add(row(
                        account.metric().label(),
                        amount(now.get(account)),
                        earlier.map(each -> amount(each.get(account)))));
            }
        }
        if (statement == Metric.Statement.INCOME) {
            lines.add(row(
                    Metric.EPS_BASIC.label() + " (" + company.currency() + ")",
                    new SampleFigures(books).earnings(span).toPlainString(),
                    Optional.empty()));
        }
        return String.join("\n", lines);
    }

    private static String heading(Quarter span, boolean year) {
        return year ? "FY" + span.term().fiscalYear() : span.term().label();
    }

    private static String row(String label, String now, Optional<String> before) {
        var cells = new ArrayList<>(List.of(label, now));
        before.ifPresent(cells::add);
        return String.join(" | ", cells);
    }

    /** Negative amounts in parentheses. */
    private static String amount(long value) {
        String digits = String.format(Locale.ROOT, "%,d", Math.abs(value));
        return value < 0 ? "(" + digits + ")" : digits;
    }
}
