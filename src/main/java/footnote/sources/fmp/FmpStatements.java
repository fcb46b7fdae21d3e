package footnote.sources.fmp;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.sources.FactSource;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Statement figures from the three statement endpoints, with the day each was filed. */
public final class FmpStatements implements FactSource {
    private static final Duration FRESH = Duration.ofHours(12);
    private static final List<String> ENDPOINTS =
            List.of("income-statement", "balance-sheet-statement", "cash-flow-statement");
    private static final Map<String, Metric> FIELDS = Map.ofEntries(
            Map.entry("revenue", Metric.REVENUE),
            Map.entry("costOfRevenue", Metric.COST_OF_REVENUE),
            Map.entry("grossProfit", Metric.GROSS_PROFIT),
            Map.entry("researchAndDevelopmentExpenses", Metric.RESEARCH_AND_DEVELOPMENT),
            Map.entry("sellingGeneralAndAdministrativeExpenses", Metric.SELLING_GENERAL_ADMINISTRATIVE),
            Map.entry("operatingExpenses", Metric.OPERATING_EXPENSES),
            Map.entry("operatingIncome", Metric.OPERATING_INCOME),
            Map.entry("interestExpense", Metric.INTEREST_EXPENSE),
            Map.entry("interestIncome", Metric.INTEREST_INCOME),
            Map.entry("incomeBeforeTax", Metric.PRETAX_INCOME),
            Map.entry("incomeTaxExpense", Metric.INCOME_TAX),
            Map.entry("netIncome", Metric.NET_INCOME),
            Map.entry("depreciationAndAmortization", Metric.DEPRECIATION_AMORTIZATION),
            Map.entry("ebitda", Metric.EBITDA),
            Map.entry("eps", Metric.EPS_BASIC),
            Map.entry("epsDiluted", Metric.EPS_DILUTED),
            Map.entry("epsdiluted", Metric.EPS_DILUTED),
            Map.entry("weightedAverageShsOut", Metric.SHARES_BASIC),
            Map.entry("weightedAverageShsOutDil", Metric.SHARES_DILUTED),
            Map.entry("cashAndCashEquivalents", Metric.CASH),
            Map.entry("shortTermInvestments", Metric.SHORT_TERM_INVESTMENTS),
            Map.entry("netReceivables", Metric.RECEIVABLES),
            Map.entry("inventory", Metric.INVENTORY),
            Map.entry("totalCurrentAssets", Metric.CURRENT_ASSETS),
            Map.entry("propertyPlantEquipmentNet", Metric.PROPERTY_PLANT_EQUIPMENT),
            Map.entry("goodwill", Metric.GOODWILL),
            Map.entry("intangibleAssets", Metric.INTANGIBLES),
            Map.entry("longTermInvestments", Metric.LONG_TERM_INVESTMENTS),
            Map.entry("totalAssets", Metric.ASSETS),
            Map.entry("accountPayables", Metric.PAYABLES),
            Map.entry("shortTermDebt", Metric.SHORT_TERM_DEBT),
            Map.entry("deferredRevenue", Metric.DEFERRED_REVENUE),
            Map.entry("totalCurrentLiabilities", Metric.CURRENT_LIABILITIES),
            Map.entry("longTermDebt", Metric.LONG_TERM_DEBT),
            Map.entry("totalDebt", Metric.TOTAL_DEBT),
            Map.entry("totalLiabilities", Metric.LIABILITIES),
            Map.entry("retainedEarnings", Metric.RETAINED_EARNINGS),
            Map.entry("minorityInterest", Metric.MINORITY_INTEREST),
            Map.entry("totalStockholdersEquity", Metric.EQUITY),
            Map.entry("operatingCashFlow", Metric.OPERATING_CASH_FLOW),
            Map.entry("capitalExpenditure", Metric.CAPITAL_EXPENDITURE),
            Map.entry("freeCashFlow", Metric.FREE_CASH_FLOW),
            Map.entry("stockBasedCompensation", Metric.STOCK_COMPENSATION),
            Map.entry("commonStockRepurchased", Metric.BUYBACKS),
            Map.entry("netDividendsPaid", Metric.DIVIDENDS_PAID),
            Map.entry("dividendsPaid", Metric.DIVIDENDS_PAID));
    private static final Set<Metric> OUTFLOWS =
            Set.of(Metric.CAPITAL_EXPENDITURE, Metric.BUYBACKS, Metric.DIVIDENDS_PAID);

    private final Fmp fmp;

    public FmpStatements(Fmp fmp) {
        this.fmp = fmp;
    }

    @Override
    public List<Fact> facts(Listing listing) {
        String what = "statements of " + listing.ticker();
        var facts = new ArrayList<Fact>();
        for (String endpoint : ENDPOINTS) {
            for (String span : List.of("annual", "quarter")) {
                URI uri = Fmp.uri(
                        endpoint + "?symbol=" + Links.escape(listing.ticker().symbol()) + "&period=" + span);
                facts.addAll(parse(listing.ticker(), fmp.fetch(uri, what, FRESH), fmp.origin(uri)));
            }
        }
        if (facts.isEmpty()) {
            throw new NoData(Fmp.NAME, what);
        }
        return List.copyOf(facts);
    }

    static List<Fact> parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "statements of " + ticker;
        return Parsing.of(Fmp.NAME, what, () -> {
            var facts = new ArrayList<Fact>();
            for (JsonNode row : Fmp.rows(json, what)) {
                facts.addAll(facts(ticker, row, origin));
            }
            return List.copyOf(facts);
        });
    }

    private static List<Fact> facts(Ticker ticker, JsonNode row, Origin origin) {
        var end = VendorJson.day(row.path("date"));
        var currency = VendorJson.text(row.path("reportedCurrency")).map(Denomination::new);
        var filed = VendorJson.day(row.path("filingDate")).or(() -> VendorJson.day(row.path("fillingDate")));
        int months = VendorJson.text(row.path("period")).filter("FY"::equals).isPresent() ? 12 : 3;
        if (end.isEmpty() || currency.isEmpty()) {
            return List.of();
        }
        LocalDate known = filed.filter(each -> !each.isBefore(end.get()))
                .orElse(origin.retrieved().atOffset(ZoneOffset.UTC).toLocalDate());
        var facts = new ArrayList<Fact>();
        for (var field : FIELDS.entrySet()) {
            VendorJson.decimal(row.path(field.getKey()))
                    .ifPresent(value -> facts.add(Fact.of(
                            Subject.of(ticker),
                            field.getValue(),
                            period(field.getValue(), end.get(), months),
                            signed(field.getValue(), value),
                            unit(field.getValue(), currency.get()),
                            Basis.REPORTED,
                            known,
                            origin.at(field.getKey()))));
        }
        return facts;
    }

    private static BigDecimal signed(Metric metric, BigDecimal value) {
        return OUTFLOWS.contains(metric) ? value.negate() : value;
    }

    private static Period period(Metric metric, LocalDate end, int months) {
        boolean stock = metric.nature().filter(Metric.Nature.STOCK::equals).isPresent();
        return stock ? Period.instant(end) : Period.of(end.minusMonths(months).plusDays(1), end);
    }

    private static Unit unit(Metric metric, Denomination currency) {
        return switch (metric.unit().orElse(Unit.Kind.CURRENCY)) {
            case SHARES -> Unit.SHARES;
            case PER_SHARE -> Unit.perShare(currency);
            default -> Unit.of(currency);
        };
    }
}
