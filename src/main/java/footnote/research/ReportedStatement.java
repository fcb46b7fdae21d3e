package footnote.research;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Statement;
import footnote.quant.ratios.StatementLine;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** One period's reported lines out of a ledger, in one currency; it notes which entries were read. */
public final class ReportedStatement implements Statement {
    private static final Map<StatementLine, Metric> METRICS = Map.ofEntries(
            Map.entry(StatementLine.REVENUE, Metric.REVENUE),
            Map.entry(StatementLine.COST_OF_SALES, Metric.COST_OF_REVENUE),
            Map.entry(StatementLine.GROSS_PROFIT, Metric.GROSS_PROFIT),
            Map.entry(StatementLine.SELLING_AND_ADMINISTRATION, Metric.SELLING_GENERAL_ADMINISTRATIVE),
            Map.entry(StatementLine.DEPRECIATION, Metric.DEPRECIATION_AMORTIZATION),
            Map.entry(StatementLine.OPERATING_INCOME, Metric.OPERATING_INCOME),
            Map.entry(StatementLine.INTEREST_EXPENSE, Metric.INTEREST_EXPENSE),
            Map.entry(StatementLine.INCOME_BEFORE_TAX, Metric.PRETAX_INCOME),
            Map.entry(StatementLine.INCOME_TAX, Metric.INCOME_TAX),
            Map.entry(StatementLine.NET_INCOME, Metric.NET_INCOME),
            Map.entry(StatementLine.NET_INCOME_TO_COMMON, Metric.NET_INCOME_TO_COMMON),
            Map.entry(StatementLine.DISCONTINUED_INCOME, Metric.DISCONTINUED_INCOME),
            Map.entry(StatementLine.PROPERTY_SALE_GAINS, Metric.PROPERTY_SALE_GAINS),
            Map.entry(StatementLine.SHARES, Metric.SHARES_DILUTED),
            Map.entry(StatementLine.CASH, Metric.CASH),
            Map.entry(StatementLine.SHORT_TERM_INVESTMENTS, Metric.SHORT_TERM_INVESTMENTS),
            Map.entry(StatementLine.LONG_TERM_INVESTMENTS, Metric.LONG_TERM_INVESTMENTS),
            Map.entry(StatementLine.EQUITY_METHOD_INVESTMENTS, Metric.EQUITY_METHOD_INVESTMENTS),
            Map.entry(StatementLine.RECEIVABLES, Metric.RECEIVABLES),
            Map.entry(StatementLine.INVENTORY, Metric.INVENTORY),
            Map.entry(StatementLine.CURRENT_ASSETS, Metric.CURRENT_ASSETS),
            Map.entry(StatementLine.PROPERTY, Metric.PROPERTY_PLANT_EQUIPMENT),
            Map.entry(StatementLine.GOODWILL, Metric.GOODWILL),
            Map.entry(StatementLine.INTANGIBLES, Metric.INTANGIBLES),
            Map.entry(StatementLine.TOTAL_ASSETS, Metric.ASSETS),
            Map.entry(StatementLine.PAYABLES, Metric.PAYABLES),
            Map.entry(StatementLine.CURRENT_LIABILITIES, Metric.CURRENT_LIABILITIES),
            Map.entry(StatementLine.LONG_TERM_DEBT, Metric.LONG_TERM_DEBT),
            Map.entry(StatementLine.TOTAL_DEBT, Metric.TOTAL_DEBT),
            Map.entry(StatementLine.TOTAL_LIABILITIES, Metric.LIABILITIES),
            Map.entry(StatementLine.RETAINED_EARNINGS, Metric.RETAINED_EARNINGS),
            Map.entry(StatementLine.PREFERRED_STOCK, Metric.PREFERRED_STOCK),
            Map.entry(StatementLine.MINORITY_INTEREST, Metric.MINORITY_INTEREST),
            Map.entry(StatementLine.EQUITY, Metric.EQUITY),
            Map.entry(StatementLine.OPERATING_CASH_FLOW, Metric.OPERATING_CASH_FLOW),
            Map.entry(StatementLine.CAPITAL_EXPENDITURE, Metric.CAPITAL_EXPENDITURE),
            Map.entry(StatementLine.DIVIDENDS_PAID, Metric.DIVIDENDS_PAID),
            Map.entry(StatementLine.OPERATING_EXPENSES, Metric.OPERATING_EXPENSES),
            Map.entry(StatementLine.INTEREST_INCOME, Metric.INTEREST_INCOME),
            Map.entry(StatementLine.PROVISION_FOR_CREDIT_LOSSES, Metric.PROVISION_FOR_CREDIT_LOSSES),
            Map.entry(StatementLine.LOANS, Metric.LOANS),
            Map.entry(StatementLine.NONACCRUAL_LOANS, Metric.NONACCRUAL_LOANS),
            Map.entry(StatementLine.DEPOSITS, Metric.DEPOSITS),
            Map.entry(StatementLine.PREMIUMS_EARNED, Metric.PREMIUMS_EARNED),
            Map.entry(StatementLine.CLAIMS_INCURRED, Metric.CLAIMS_INCURRED),
            Map.entry(StatementLine.INSURANCE_RESERVES, Metric.INSURANCE_RESERVES));

    private final String period;
    private final Denomination currency;
    private final Function<Metric, Optional<LedgerEntry>> lookup;
    private final Set<LedgerEntry> used = new LinkedHashSet<>();

    private ReportedStatement(String period, Denomination currency, Function<Metric, Optional<LedgerEntry>> lookup) {
        this.period = period;
        this.currency = currency;
        this.lookup = lookup;
    }

    /** The fiscal year that ended about then. */
    public static ReportedStatement year(Ledger ledger, Denomination currency, LocalDate end) {
        return new ReportedStatement("the year to " + end, currency, metric -> ledger.years(metric).stream()
                .filter(entry -> near(entry.fact().period().end(), end))
                .findFirst());
    }

    /** The quarter that ended about then. */
    public static ReportedStatement quarter(Ledger ledger, Denomination currency, LocalDate end) {
        return new ReportedStatement("the quarter to " + end, currency, metric -> {
            boolean flow = metric.nature().orElse(Metric.Nature.FLOW) == Metric.Nature.FLOW;
            return flow
                    ? ledger.quarters(metric).stream()
                            .filter(entry -> near(entry.fact().period().end(), end))
                            .findFirst()
                    : ledger.on(metric, end);
        });
    }

    /** A period of several months within a year, such as the first six, and the balance sheet at its end. */
    public static ReportedStatement months(Ledger ledger, Denomination currency, Period period) {
        return new ReportedStatement("the " + period.months() + " months to " + period.end(), currency, metric -> {
            boolean flow = metric.nature().orElse(Metric.Nature.FLOW) == Metric.Nature.FLOW;
            return flow
                    ? ledger.all(metric, Basis.REPORTED).stream()
                            .filter(entry -> entry.fact().period().months() == period.months()
                                    && near(entry.fact().period().end(), period.end()))
                            .findFirst()
                    : ledger.on(metric, period.end());
        });
    }

    /** The twelve months to a day, and the balance sheet of one date: what neither has is missing, never older. */
    public static ReportedStatement trailing(
            Ledger ledger, Denomination currency, LocalDate end, LocalDate balanceDate) {
        return new ReportedStatement("the twelve months to " + end, currency, metric -> {
            boolean flow = metric.nature().orElse(Metric.Nature.FLOW) == Metric.Nature.FLOW;
            return flow
                    ? ledger.lastTwelveMonths(metric)
                            .filter(entry -> near(entry.fact().period().end(), end))
                    : ledger.on(metric, balanceDate);
        });
    }

    String period() {
        return period;
    }

    /** What was read since last asked. */
    public List<LedgerEntry> read() {
        var read = List.copyOf(used);
        used.clear();
        return read;
    }

    @Override
    public MaybeNumber line(StatementLine line) {
        return switch (line) {
            case LONG_TERM_DEBT ->
                reported(line)
                        .or(found(Metric.LONG_TERM_DEBT_TOTAL, line)
                                .minus(found(Metric.CURRENT_LONG_TERM_DEBT, line)
                                        .or(MaybeNumber.of(0))));
            case TOTAL_LIABILITIES ->
                reported(line).or(reported(StatementLine.TOTAL_ASSETS).minus(reported(StatementLine.EQUITY)));
            case SHORT_TERM_INVESTMENTS -> reported(line).or(MaybeNumber.of(0)); // cash is then all there is
            case PREFERRED_STOCK ->
                lookup.apply(Metric.PREFERRED_STOCK)
                                .filter(each -> each.number() > 0)
                                .isPresent()
                        ? reported(line)
                        : unreported(line);
            default -> reported(line);
        };
    }

    private MaybeNumber reported(StatementLine line) {
        var metric = METRICS.get(line);
        return metric == null ? unreported(line) : found(metric, line);
    }

    private MaybeNumber found(Metric metric, StatementLine line) {
        var entry = lookup.apply(metric);
        if (entry.isEmpty()) {
            return unreported(line);
        }
        Unit unit = entry.get().fact().unit();
        if (unit.currency().filter(each -> !each.equals(currency)).isPresent()) {
            return MaybeNumber.missing(line.label() + " is in " + unit + ", the other lines in " + currency);
        }
        used.add(entry.get());
        return MaybeNumber.of(entry.get().number());
    }

    private MaybeNumber unreported(StatementLine line) {
        return MaybeNumber.missing(line.label() + " is not reported for " + period);
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Period.sameEnd(one, other);
    }

    /** Entries with all they were derived from, as far as the ledger knows them. */
    public static List<LedgerEntry> withInputs(List<LedgerEntry> entries, Ledger ledger) {
        var all = new LinkedHashSet<>(entries);
        var open = new ArrayList<>(entries);
        while (!open.isEmpty()) {
            var entry = open.removeLast();
            entry.derivation().stream()
                    .flatMap(derivation -> derivation.inputs().stream())
                    .flatMap(id -> ledger.entry(id).or(() -> derived(entry, id, ledger)).stream())
                    .filter(all::add)
                    .forEach(open::add);
        }
        return List.copyOf(all);
    }

    private static Optional<LedgerEntry> derived(LedgerEntry entry, String id, Ledger ledger) {
        return ledger.quarters(entry.fact().metric()).stream()
                .filter(quarter -> quarter.id().equals(id))
                .findFirst();
    }
}
