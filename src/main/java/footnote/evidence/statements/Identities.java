package footnote.evidence.statements;

import java.util.Optional;

/** What must be equal within one statement, counted by column: how often it is, and how often it is not. */
record Identities(int held, int broken) {
    static Identities of(FilingTable table) {
        var check = new Counter(table);
        switch (table.type()) {
            case INCOME -> {
                check.difference("revenue", "cost_of_revenue", "gross_profit");
                check.taxed();
                check.untaxed();
            }
            case BALANCE -> {
                check.same("assets", "liabilities_and_equity");
                check.sum("assets", "liabilities", "total_equity");
            }
            case CASH_FLOW -> check.change();
        }
        return new Identities(check.held, check.broken);
    }

    boolean hold() {
        return held > 0 && held >= 2 * broken;
    }

    private static final class Counter {
        private final FilingTable table;
        private int held;
        private int broken;

        Counter(FilingTable table) {
            this.table = table;
        }

        private Optional<Double> value(String metric, int column) {
            return table.row(metric).flatMap(row -> row.cells().get(column)).map(Number::doubleValue);
        }

        private void count(boolean equal) {
            if (equal) {
                held++;
            } else {
                broken++;
            }
        }

        private void difference(String from, String less, String rest) {
            for (int i = 0; i < table.columns().size(); i++) {
                var a = value(from, i);
                var b = value(less, i);
                var c = value(rest, i);
                if (a.isPresent() && b.isPresent() && c.isPresent()) {
                    count(SumCheck.near(a.get() - Math.abs(b.get()), c.get(), 3)
                            || table.isTied(table.row(rest).orElseThrow()));
                }
            }
        }

        private void same(String one, String other) {
            for (int i = 0; i < table.columns().size(); i++) {
                var a = value(one, i);
                var b = value(other, i);
                if (a.isPresent() && b.isPresent()) {
                    count(SumCheck.near(a.get(), b.get(), 2));
                }
            }
        }

        /** Held only where it is; parts between liabilities and equity have many names. */
        private void sum(String whole, String one, String other) {
            for (int i = 0; i < table.columns().size(); i++) {
                var a = value(whole, i);
                var b = value(one, i);
                var c = value(other, i);
                if (a.isPresent() && b.isPresent() && c.isPresent() && SumCheck.near(b.get() + c.get(), a.get(), 3)) {
                    held++;
                }
            }
        }

        /** Income before tax less tax, with what few rows stand between, is a row called net income or earnings. */
        private void taxed() {
            var tax = table.row("income_tax");
            int at = tax.map(table.rows()::indexOf).orElse(-1);
            for (int i = 0; at >= 0 && i < table.columns().size(); i++) {
                var before = value("pretax_income", i);
                var taken = value("income_tax", i);
                if (before.isPresent() && taken.isPresent()) {
                    count(AfterTax.is(before.get() - taken.get(), table, at, i)
                            || AfterTax.is(before.get() + taken.get(), table, at, i));
                }
            }
        }

        /** Of one that pays no tax: revenue less all expenses, with what is printed between, is net income; held only where it is. */
        private void untaxed() {
            int costs =
                    table.row("operating_expenses").map(table.rows()::indexOf).orElse(-1);
            int net = table.row("net_income").map(table.rows()::indexOf).orElse(-1);
            for (int i = 0;
                    table.row("income_tax").isEmpty()
                            && costs >= 0
                            && costs < net
                            && i < table.columns().size();
                    i++) {
                int column = i;
                var revenue = value("revenue", i);
                var spent = value("operating_expenses", i);
                var earned = value("net_income", i);
                if (revenue.isPresent() && spent.isPresent() && earned.isPresent()) {
                    double left = earned.get() - revenue.get() + Math.abs(spent.get());
                    boolean between = table.rows().subList(costs + 1, net).stream()
                            .flatMap(row -> row.cells().get(column).stream())
                            .anyMatch(each -> SumCheck.near(each.doubleValue(), left, 3));
                    held += SumCheck.near(left, 0, 3) || between ? 1 : 0;
                }
            }
        }

        /** The three kinds of activity make the change in cash, but for exchange rates. */
        private void change() {
            for (int i = 0; i < table.columns().size(); i++) {
                var operating = value("operating_cash_flow", i);
                var investing = value("investing_cash_flow", i);
                var financing = value("financing_cash_flow", i);
                var change = value("change_in_cash", i);
                if (operating.isPresent() && investing.isPresent() && financing.isPresent() && change.isPresent()) {
                    double sum = operating.get() + investing.get() + financing.get();
                    double widest = Math.max(
                            Math.abs(operating.get()), Math.max(Math.abs(investing.get()), Math.abs(financing.get())));
                    double rates = value("exchange_effect", i).orElse(0.0);
                    count(Math.abs(sum + rates - change.get()) <= 0.03 * widest
                            || Math.abs(sum - change.get()) <= 0.08 * widest);
                }
            }
        }
    }
}
