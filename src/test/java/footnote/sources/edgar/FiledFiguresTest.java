package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.evidence.Ledger;
import footnote.runtime.json.Json;
import footnote.testing.replay.ReplayServer;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Our statement lines against the annual reports themselves: a reader of its own takes each year's figure from the 10-K
 * of that year, by the tags an accountant would name for the line, without our table of tags.
 */
class FiledFiguresTest {
    private static final LocalDate DAY = LocalDate.of(2025, 2, 25);
    private static final int YEARS = 5;

    /** Lines and their concepts, the usual one first; written by hand from the US GAAP taxonomy. */
    private static final Map<String, String> LINES = lines();

    private static Map<String, String> lines() {
        var lines = new LinkedHashMap<String, String>();
        lines.put("revenue", "Revenues RevenueFromContractWithCustomerExcludingAssessedTax SalesRevenueNet");
        lines.put("cost_of_revenue", "CostOfRevenue CostOfGoodsAndServicesSold");
        lines.put("gross_profit", "GrossProfit");
        lines.put(
                "research_and_development",
                "ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost ResearchAndDevelopmentExpense");
        lines.put("selling_general_administrative", "SellingGeneralAndAdministrativeExpense");
        lines.put("operating_expenses", "OperatingExpenses");
        lines.put("operating_income", "OperatingIncomeLoss");
        lines.put("interest_expense", "InterestExpense InterestExpenseNonoperating");
        lines.put(
                "pretax_income",
                "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest"
                        + " IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments");
        lines.put("income_tax", "IncomeTaxExpenseBenefit");
        lines.put("net_income", "NetIncomeLoss ProfitLoss");
        lines.put("eps_basic", "EarningsPerShareBasic");
        lines.put("eps_diluted", "EarningsPerShareDiluted");
        lines.put("shares_basic", "WeightedAverageNumberOfSharesOutstandingBasic");
        lines.put("shares_diluted", "WeightedAverageNumberOfDilutedSharesOutstanding");
        lines.put("dividend_per_share", "CommonStockDividendsPerShareDeclared");
        lines.put("depreciation_amortization", "DepreciationDepletionAndAmortization DepreciationAndAmortization");
        lines.put("stock_compensation", "ShareBasedCompensation");
        lines.put("cash", "CashAndCashEquivalentsAtCarryingValue");
        lines.put("receivables", "AccountsReceivableNetCurrent");
        lines.put("inventory", "InventoryNet");
        lines.put("current_assets", "AssetsCurrent");
        lines.put("property_plant_equipment", "PropertyPlantAndEquipmentNet");
        lines.put("goodwill", "Goodwill");
        lines.put("assets", "Assets");
        lines.put("payables", "AccountsPayableCurrent");
        lines.put("deferred_revenue", "ContractWithCustomerLiabilityCurrent");
        lines.put("current_liabilities", "LiabilitiesCurrent");
        lines.put("long_term_debt", "LongTermDebtNoncurrent LongTermDebtAndCapitalLeaseObligations");
        lines.put("commercial_paper", "CommercialPaper");
        lines.put("liabilities", "Liabilities");
        lines.put("retained_earnings", "RetainedEarningsAccumulatedDeficit");
        lines.put("equity", "StockholdersEquity");
        lines.put("operating_cash_flow", "NetCashProvidedByUsedInOperatingActivities");
        lines.put(
                "capital_expenditure", "PaymentsToAcquirePropertyPlantAndEquipment PaymentsToAcquireProductiveAssets");
        lines.put("investing_cash_flow", "NetCashProvidedByUsedInInvestingActivities");
        lines.put("financing_cash_flow", "NetCashProvidedByUsedInFinancingActivities");
        lines.put("dividends_paid", "PaymentsOfDividends PaymentsOfDividendsCommonStock");
        lines.put("buybacks", "PaymentsForRepurchaseOfCommonStock");
        lines.put("debt_issued", "ProceedsFromIssuanceOfLongTermDebt");
        lines.put("debt_repaid", "RepaymentsOfLongTermDebt");
        lines.put("sales_and_marketing", "SellingAndMarketingExpense MarketingExpense");
        lines.put("general_and_administrative", "GeneralAndAdministrativeExpense");
        lines.put("other_income", "OtherNonoperatingIncomeExpense");
        lines.put("nonoperating_income", "NonoperatingIncomeExpense");
        lines.put("interest_income", "InvestmentIncomeInterest");
        lines.put(
                "comprehensive_income",
                "ComprehensiveIncomeNetOfTax"
                        + " ComprehensiveIncomeNetOfTaxIncludingPortionAttributableToNoncontrollingInterest");
        lines.put("short_term_investments", "ShortTermInvestments MarketableSecuritiesCurrent");
        lines.put("other_current_assets", "OtherAssetsCurrent PrepaidExpenseAndOtherAssetsCurrent");
        lines.put("lease_assets", "OperatingLeaseRightOfUseAsset");
        lines.put("intangibles", "IntangibleAssetsNetExcludingGoodwill FiniteLivedIntangibleAssetsNet");
        lines.put("long_term_investments", "LongTermInvestments MarketableSecuritiesNoncurrent");
        lines.put("other_assets", "OtherAssetsNoncurrent");
        lines.put("accrued_liabilities", "AccruedLiabilitiesCurrent");
        lines.put("other_current_liabilities", "OtherLiabilitiesCurrent");
        lines.put("current_long_term_debt", "LongTermDebtCurrent LongTermDebtAndCapitalLeaseObligationsCurrent");
        lines.put("other_liabilities", "OtherLiabilitiesNoncurrent");
        lines.put("lease_liabilities", "OperatingLeaseLiability");
        lines.put("accumulated_other_comprehensive_income", "AccumulatedOtherComprehensiveIncomeLossNetOfTax");
        lines.put("treasury_stock", "TreasuryStockValue TreasuryStockCommonValue");
        lines.put(
                "change_in_cash",
                "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect"
                        + " CashAndCashEquivalentsPeriodIncreaseDecrease");
        lines.put("taxes_paid", "IncomeTaxesPaidNet IncomeTaxesPaid");
        lines.put("interest_paid", "InterestPaidNet InterestPaid");
        return lines;
    }

    /** A figure as the file has it. */
    private record Raw(Optional<LocalDate> start, LocalDate end, BigDecimal value, String form, LocalDate filed) {}

    private int equal;
    private final List<String> wrong = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();

    @Test
    void statementLinesEqualTheAnnualReports() throws IOException {
        var folder = ReplayServer.ROOT.resolve("rec/sec/companyfacts");
        Assumptions.assumeTrue(Files.isDirectory(folder), () -> "skipped: no recordings at " + folder);

        try (var files = Files.list(folder)) {
            for (var file : files.sorted().toList()) {
                compare(file);
            }
        }

        int all = equal + wrong.size() + gaps.size();
        System.out.printf(
                "FIGURE statement lines of recorded companies: %d compared, %.1f%% equal, %.1f%% wrong %s, %.1f%% gaps %s%n",
                all, 100.0 * equal / all, 100.0 * wrong.size() / all, wrong, 100.0 * gaps.size() / all, gaps);
        assertThat(equal).isGreaterThan(all * 98 / 100);
        assertThat(wrong.size() * 200).as(wrong.toString()).isLessThanOrEqualTo(all);
    }

    private void compare(Path file) throws IOException {
        byte[] json = Files.readAllBytes(file);
        var subject = Subject.of(new Ticker("X"));
        var ledger = Ledger.of(subject, CompanyFacts.parse(subject, json, Instant.EPOCH), DAY);
        var tree = Json.mapper().readTree(json).path("facts").path("us-gaap");
        var ends = yearEnds(tree);
        for (var line : LINES.entrySet()) {
            var metric = Metric.standard(line.getKey()).orElseThrow();
            for (var end : ends) {
                filed(tree, line.getValue(), end)
                        .ifPresent(values -> check(
                                file.getFileName() + " " + line.getKey() + " " + end, values, ledger, metric, end));
            }
        }
    }

    private void check(String what, List<BigDecimal> filed, Ledger ledger, Metric metric, LocalDate end) {
        var ours = ledger.years(metric).stream()
                .filter(entry -> entry.fact().period().end().equals(end))
                .findFirst();
        if (ours.isEmpty()) {
            gaps.add(what);
        } else if (filed.stream()
                .anyMatch(value -> value.compareTo(ours.get().fact().value()) == 0)) {
            equal++;
        } else {
            wrong.add(what + ": " + ours.get().fact().value() + " for " + filed);
        }
    }

    /** The last fiscal year ends that a 10-K tells net income of. */
    private static List<LocalDate> yearEnds(JsonNode tree) {
        return raw(tree, "NetIncomeLoss").stream()
                .filter(each -> each.form().equals("10-K")
                        && isYear(each)
                        && !each.filed().isAfter(DAY))
                .map(Raw::end)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .limit(YEARS)
                .toList();
    }

    /** The figure of the first tag that the year's own annual report uses, and what later reports restate it to. */
    private static Optional<List<BigDecimal>> filed(JsonNode tree, String tags, LocalDate end) {
        for (String tag : tags.split(" ")) {
            var byFiling = new TreeMap<LocalDate, BigDecimal>();
            raw(tree, tag).stream()
                    .filter(each -> each.form().startsWith("10-K")
                            && each.end().equals(end)
                            && !each.filed().isAfter(DAY))
                    .filter(each -> each.start().isEmpty() || isYear(each))
                    .forEach(each -> byFiling.put(each.filed(), each.value()));
            if (!byFiling.isEmpty() && byFiling.firstKey().isBefore(end.plusMonths(40))) {
                return Optional.of(List.of(byFiling.lastEntry().getValue()));
            }
        }
        return Optional.empty();
    }

    private static boolean isYear(Raw figure) {
        return figure.start()
                .map(start -> start.plusDays(340).isBefore(figure.end())
                        && start.plusDays(380).isAfter(figure.end()))
                .orElse(false);
    }

    private static List<Raw> raw(JsonNode tree, String tag) {
        var figures = new ArrayList<Raw>();
        for (JsonNode unit : tree.path(tag).path("units")) {
            for (JsonNode each : unit) {
                figures.add(new Raw(
                        each.has("start")
                                ? Optional.of(LocalDate.parse(each.path("start").asString()))
                                : Optional.empty(),
                        LocalDate.parse(each.path("end").asString()),
                        each.path("val").decimalValue(),
                        each.path("form").asString(),
                        LocalDate.parse(each.path("filed").asString())));
            }
        }
        return figures;
    }
}
