package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/**
 * A bank, an insurer and a foreign filer at EDGAR, tagged as such companies tag their statements; none is among the
 * recordings. The companies and their figures are fictional, so that each ratio can be worked out by hand.
 */
class OtherFilersTest {
    private static final int FIRST_YEAR = 2021;
    private static final int LAST_YEAR = 2024;

    @TempDir
    static Path folder;

    private static Optional<ReplayHome> home = Optional.empty();

    @BeforeAll
    static void file() throws IOException {
        var added = folder.resolve("added");
        company(added, 9000001, "EXBK", "Example Bancorp", "State Commercial Banks", "10-K", """
                us-gaap:InterestIncomeExpenseNet USD year 1800 1850 1900 2000
                us-gaap:NoninterestIncome USD year 900 950 1000 1000
                us-gaap:NoninterestExpense USD year 1650 1680 1740 1800
                us-gaap:ProvisionForLoanLeaseAndOtherLosses USD year 200 250 300 350
                us-gaap:IncomeTaxExpenseBenefit USD year 200 200 200 200
                us-gaap:NetIncomeLoss USD year 650 650 650 650
                us-gaap:NetIncomeLossAvailableToCommonStockholdersBasic USD year 600 600 600 600
                us-gaap:EarningsPerShareDiluted USD/shares year 6 6 6 6
                us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding shares year 100 100 100 100
                us-gaap:Assets USD end 60000 60000 60000 60000
                us-gaap:Deposits USD end 50000 50000 50000 50000
                us-gaap:StockholdersEquity USD end 5500 5500 5500 5500
                us-gaap:PreferredStockValue USD end 500 500 500 500
                dei:EntityCommonStockSharesOutstanding shares end 100 100 100 100
                """);
        company(added, 9000002, "EXCG", "Example Casualty", "Fire, Marine & Casualty Insurance", "10-K", """
                us-gaap:Revenues USD year 9000 9600 10300 11000
                us-gaap:PremiumsEarnedNet USD year 8000 8600 9300 10000
                us-gaap:PolicyholderBenefitsAndClaimsIncurredNet USD year 5200 5500 5900 6300
                us-gaap:DeferredPolicyAcquisitionCostAmortizationExpense USD year 1400 1500 1600 1700
                us-gaap:OtherUnderwritingExpense USD year 900 900 950 1000
                us-gaap:NetIncomeLoss USD year 900 950 1000 1000
                us-gaap:EarningsPerShareDiluted USD/shares year 9 9.5 10 10
                us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding shares year 100 100 100 100
                us-gaap:Assets USD end 40000 40000 40000 40000
                us-gaap:LiabilityForClaimsAndClaimsAdjustmentExpense USD end 18000 18000 18000 18000
                us-gaap:StockholdersEquity USD end 8000 8000 8000 8000
                dei:EntityCommonStockSharesOutstanding shares end 100 100 100 100
                """);
        company(added, 9000003, "EXIN", "Example Industries SE", "Industrial Instruments For Measurement", "20-F", """
                ifrs-full:Revenue EUR year 5000 5400 5800 6200
                ifrs-full:ProfitLossFromOperatingActivities EUR year 700 780 860 930
                ifrs-full:ProfitLossAttributableToOwnersOfParent EUR year 500 550 600 660
                ifrs-full:DilutedEarningsLossPerShare EUR/shares year 5 5.5 6 6.6
                ifrs-full:AdjustedWeightedAverageShares shares year 100 100 100 100
                ifrs-full:CashFlowsFromUsedInOperatingActivities EUR year 700 760 820 900
                ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities EUR year 200 210 220 230
                ifrs-full:Assets EUR end 12000 12000 12000 12000
                ifrs-full:EquityAttributableToOwnersOfParent EUR end 6600 6600 6600 6600
                ifrs-full:CashAndCashEquivalents EUR end 900 900 900 900
                ifrs-full:NoncurrentBorrowings EUR end 1500 1500 1500 1500
                dei:EntityCommonStockSharesOutstanding shares end 100 100 100 100
                """);
        write(added.resolve("sec/company_tickers_exchange.json"), """
                {"fields": ["cik", "name", "ticker", "exchange"], "data": [
                  [9000001, "Example Bancorp", "EXBK", "NYSE"], [9000002, "Example Casualty", "EXCG", "NYSE"],
                  [9000003, "Example Industries SE", "EXIN", "NYSE"]]}""");
        write(
                added.resolve("prices/meta.tsv"),
                List.of("EXBK\tUSD", "EXCG\tUSD", "EXIN\tUSD", "USDEUR=X\tEUR", "^GSPC\tUSD").stream()
                        .map(row -> row + "\tAmerica/New_York\tNYQ\tNYSE\tEQUITY\tExample\n")
                        .collect(Collectors.joining()));
        prices(added, "EXBK", "60");
        prices(added, "EXCG", "120");
        prices(added, "EXIN", "110");
        prices(added, "USDEUR=X", "0.9");
        home = Optional.of(ReplayHome.with(added, folder, "2025-02-26T12:00:00Z"));
    }

    @AfterAll
    static void stop() {
        home.ifPresent(ReplayHome::close);
    }

    /** 600 of 650 for common shareholders, over common equity of 5,500 less 500: 12.0%; 6,000 over 5,000: 1.20x. */
    @Test
    void aBankIsValuedByTheReturnOnCommonEquity() {
        assertThat(said("facts", "EXBK"))
                .containsPattern("Revenue +\\$2\\.7bn .*\\$2\\.8bn .*\\$2\\.9bn .*\\$3bn")
                .containsPattern("Provision for credit losses .*\\$350m");
        assertThat(said("analyze", "EXBK"))
                .contains("Valued as a bank", "P/E 10.0x", "P/B 1.20x", "ROE 12.0%", "justified P/B")
                .doesNotContain("not meaningful for", "EV/EBITDA");
    }

    /** 1,000 over 8,000 is 12.5%, and 12,000 over 1,000 is 12.0x; costs are 1,700 and 1,000 of 10,000 of premiums. */
    @Test
    void anInsurersCostsIncludeWhatAcquiringPoliciesCost() {
        assertThat(said("facts", "EXCG")).containsPattern("Operating expenses .*\\$2\\.7bn");
        assertThat(said("analyze", "EXCG")).contains("Valued as an insurer", "P/E 12.0x", "ROE 12.5%");
    }

    /** $110 at 0.90 is 99 euros, over 6.60 a share: 15.0x; 660 over 6,600 is 10.0%. */
    @Test
    void aForeignFilersPriceIsTurnedIntoTheCurrencyOfItsStatements() {
        assertThat(said("facts", "EXIN")).containsPattern("Revenue .*€6\\.2bn").contains("20-F");
        assertThat(said("analyze", "EXIN"))
                .contains("Valued as an operating company", "P/E 15.0x", "ROE 10.0%", "FCF €670m")
                .containsPattern("fair value \\$");
    }

    private static String said(String... command) {
        return home.orElseThrow().run(command).text();
    }

    /** One row a tag: its unit, whether it covers a year or stands at its end, and the years' values in millions. */
    private static void company(
            Path added, int cik, String symbol, String name, String industry, String form, String rows)
            throws IOException {
        var facts = Json.object().put("cik", cik).put("entityName", name);
        for (var row : rows.lines().map(line -> line.split(" ")).toList()) {
            var tag = row[0].split(":");
            var figures = facts.withObject("facts")
                    .withObject(tag[0])
                    .withObject(tag[1])
                    .withObject("units");
            for (int year = FIRST_YEAR; year <= LAST_YEAR; year++) {
                var figure = figures.withArray(row[1]).addObject();
                if (row[2].equals("year")) {
                    figure.put("start", year + "-01-01");
                }
                double value = Double.parseDouble(row[3 + year - FIRST_YEAR]);
                figure.put("end", year + "-12-31").put("val", row[1].contains("/") ? value : value * 1e6);
                figure.put("accn", accession(cik, year)).put("fy", year).put("fp", "FY");
                figure.put("form", form).put("filed", (year + 1) + "-02-20");
            }
        }
        String file = "CIK%010d.json".formatted(cik);
        write(added.resolve("sec/companyfacts/" + file), facts.toString());
        var list = Json.object().put("cik", cik).put("name", name).put("sicDescription", industry);
        list.putArray("tickers").add(symbol);
        list.putArray("exchanges").add("NYSE");
        ObjectNode recent = list.withObject("filings").withObject("recent");
        recent.putArray("accessionNumber").add(accession(cik, LAST_YEAR));
        recent.putArray("form").add(form);
        recent.putArray("filingDate").add("2025-02-20");
        recent.putArray("primaryDocument").add("report.htm");
        write(added.resolve("sec/submissions/" + file), list.toString());
    }

    private static String accession(int cik, int year) {
        return "%010d-%02d-000010".formatted(cik, (year + 1) % 100);
    }

    private static void prices(Path added, String symbol, String price) throws IOException {
        var table = new StringBuilder("day,open,high,low,close,adjusted,volume,dividend,split\n");
        LocalDate.of(2021, 1, 4)
                .datesUntil(LocalDate.of(2025, 2, 26))
                .filter(day -> day.getDayOfWeek() != DayOfWeek.SATURDAY && day.getDayOfWeek() != DayOfWeek.SUNDAY)
                .forEach(
                        day -> table.append(day).append((',' + price).repeat(5)).append(",1000,0,0\n"));
        write(added.resolve("prices/" + symbol + ".csv"), table.toString());
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
