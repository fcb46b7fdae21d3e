package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.cli.ReplayHome.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands on real companies over recorded vendors, from a fresh home; figures are those of the filings named beside. */
class RealCompaniesTest {
    private static final String DAY = "2025-02-25T12:00:00Z";

    @TempDir
    static Path folder;

    private static ReplayHome home;
    private static ReplayHome.Said apple;

    @BeforeAll
    static void open() {
        home = ReplayHome.at(folder, DAY);
    }

    @AfterAll
    static void close() {
        if (home != null) {
            home.close();
        }
    }

    /** Cash and cash equivalents of Apple's 10-Ks: 38,016 34,940 23,646 29,965 29,943; none was restated. */
    @Test
    void showsCashAsTheAnnualReportsHaveIt() {
        var said = home.run("facts", "AAPL", "--metric", "cash");

        assertThat(said.code()).isZero();
        assertThat(said.text())
                .containsPattern("\\$38(\\.0)?bn.*\\$34\\.9bn.*\\$23\\.6bn.*\\$30(\\.0)?bn.*\\$29\\.9bn")
                .doesNotContain("restated");
    }

    /** The quarter to 2024-09-28 is the fourth of fiscal 2024: 391,035 less 296,105. */
    @Test
    void namesQuartersAsTheCompanyCountsThem() {
        var said = home.run("facts", "AAPL", "--quarters", "--metric", "revenue");

        assertThat(said.text()).contains("4Q24: derived", "$94.9bn");
    }

    /** Note 2 of the 10-K of 2024-11-01: iPhone 205,489 200,583 201,183. */
    @Test
    void showsProductsWithTheirOwnFigures() {
        var said = home.run("facts", "AAPL", "--metric", "revenue");

        assertThat(said.text()).containsPattern("iPhone .*\\$205\\.5bn.*\\$200\\.6bn.*\\$201\\.2bn");
    }

    /** Tags, printed statements and Yahoo each have Apple's figures; Yahoo counts leases as debt. */
    @Test
    void comparesFiledFiguresWithOtherSources() {
        var said = home.run("facts", "AAPL", "--compare");

        assertThat(said.code()).isZero();
        assertThat(said.text())
                .containsPattern("Agreement: \\d+ of \\d+ figures \\(9[89]\\.\\d%\\)")
                .contains("with the annual report's statements", "with Yahoo Finance", "counts leases as debt");
    }

    /** A restructuring is that of two suppliers; no operating income is reported, so it is earnings before interest. */
    @Test
    void reportsOnJohnsonAndJohnsonWithoutFalseFlags() {
        var said = home.run("analyze", "JNJ");

        assertThat(said.text())
                .doesNotContain("RESTRUCTURING", "distressed", "bankruptcy", "Operating income is not reported")
                .containsPattern("operating\\s+margin\\s+18\\.1%");
    }

    /** An analysis of Apple, made once. */
    private static ReplayHome.Said apple() {
        if (apple == null) {
            apple = home.run("analyze", "AAPL");
        }
        return apple;
    }

    @Test
    void findsNoReportThatWasNeverLate() {
        assertThat(apple().text()).doesNotContain("LATE_FILING");
    }

    /** The screen was recorded before the market opened on 21 February; its trades are of the 20th, 21:00 UTC. */
    @Test
    void datesMoversByTheDayTheyTraded(@TempDir Path fresh) {
        try (var friday = ReplayHome.at(fresh, "2025-02-21T12:00:00Z")) {
            var movers = friday.run("movers");

            assertThat(movers.code()).as(movers.text()).isZero();
            assertThat(movers.text())
                    .contains("Change on day, as of 20 Feb 2025")
                    .doesNotContain("Change on day, as of 21 Feb 2025");
        }
    }

    @Test
    void asksEachVendorForTheDoctor() {
        var said = home.run("doctor", "--live");

        assertThat(said.code()).isZero();
        assertThat(said.text()).contains("✓ edgar     10171 listings", "✓ yahoo     5 days");
    }

    /** Neither Wikidata nor GLEIF is recorded: the run ends with what to do, not with a crash. */
    @Tag("nightly")
    @Test
    void saysWhyThereAreNoLeads() {
        var said = home.run("leads", "US software companies", "--yes");

        assertThat(said.code()).isEqualTo(Cli.REFUSED);
        assertThat(said.text()).contains("try a larger market", "wikidata").doesNotContain("went wrong");
    }

    @Test
    void digestsWhatIsCovered(@TempDir Path fresh) {
        try (var desk = ReplayHome.at(fresh, DAY)) {
            assertThat(desk.run("coverage", "add", "AAPL").code()).isZero();

            var digest = desk.run("coverage", "digest");

            assertThat(digest.code()).as(digest.text()).isZero();
            assertThat(digest.text())
                    .contains("AAPL")
                    .doesNotContain("went wrong", "first reported as", "was restated");
        }
    }

    /** 247.10 x 15,022,073,000 over twelve months' net income of 96,150; debt 1,995 + 10,848 + 83,956. */
    @Test
    void analyzesAppleOnItsFilings() {
        var said = apple();

        assertThat(said.code()).isZero();
        assertThat(said.text())
                .contains("P/E 38.9x", "debt/equity 1.45x")
                .doesNotContain("Free cash flow, FY24", "Warren Buffett Just Gave");
    }

    @Test
    void asksNoVendorTwiceForAReport(@TempDir Path fresh) {
        try (var cold = ReplayHome.at(fresh, DAY)) {
            cold.environment.put("FOOTNOTE_REPORT_PDF", "false");
            cold.environment.put("FOOTNOTE_CHARTS_MAX", "3");
            var said = cold.run("report", "AAPL", "--yes");
            var log = cold.vendors.log();

            assertThat(said.code()).as(said.text()).isZero();
            assertThat(said.text())
                    .doesNotContain("total debt is not reported", "Return over five years: prices do not go back");
            assertThat(log).hasSizeLessThan(25);
            assertThat(log.stream().map(each -> each.host() + each.path()).toList())
                    .doesNotHaveDuplicates();
            var run = said.text()
                    .lines()
                    .filter(line -> line.startsWith("run "))
                    .findFirst()
                    .orElseThrow();
            assertThat(cold.run("runs", "show", run.substring(4, run.indexOf(',')))
                            .text())
                    .contains("Requests: " + log.size() + " (edgar ");
        }
    }

    /** Revenue of 45,754 (2023) to 47,061 (2024) is a rise of 2.9%, after one of 6.4% from 43,004 (2022). */
    @Tag("nightly")
    @Test
    void reportsOnCocaCola() throws IOException {
        var said = home.run("report", "KO", "--yes");

        assertThat(said.code()).as(said.text()).isZero();
        assertThat(said.text()).contains("rose 2.9%").containsPattern("slowing\\s+from\\s+6\\.4%");
        assertThat(page(said))
                .contains("The annual report states: “We own or license and market numerous beverage brands")
                .containsPattern(
                        "decrease in operating cash flow to “the \\[\\$6(?:\\.0)?bn].{0,9} IRS Tax Litigation Deposit")
                .containsPattern(
                        "Main risk.{0,3} On [^“]{3,60}, the annual report states: “The Company estimates that the potential")
                .doesNotContain("operating cash flow was only");
    }

    /** Item 7 of the 10-K of 2025-01-30: capital expenditures of $60-65 billion in 2025, after $37.3 billion. */
    @Tag("nightly")
    @Test
    void tellsOfInvestmentThatTheForecastLacks() throws IOException {
        var said = home.run("report", "META", "--yes");

        assertThat(page(said)).containsPattern("Management expects FY25 capex of \\$60bn.{0,9}–\\$65bn");
    }

    /** The words of a report's page, without the numbers of its notes. */
    private static String page(Said said) throws IOException {
        var folder = said.text()
                .lines()
                .filter(line -> line.contains(", files in "))
                .map(line -> line.substring(line.indexOf(", files in ") + 11).strip())
                .findFirst()
                .orElseThrow();
        var page = Jsoup.parse(Files.readString(Path.of(folder, "equity_report.html")));
        page.select("sup").remove();
        return page.text();
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"JNJ", "META", "NFLX"})
    void reportsOnCompaniesOfEveryKindOfName(String symbol) {
        var said = home.run("report", symbol, "--yes");

        assertThat(said.code()).as(said.text()).isZero();
        assertThat(said.text()).doesNotContain("went wrong", "duplicate");
    }

    /** Nothing of Wells Fargo is recorded, so the report ends with the vendors' reasons and no crash. */
    @Test
    void saysWhyThereIsNoReport() {
        var said = home.run("report", "WFC", "--yes");

        assertThat(said.code()).isOne();
        assertThat(said.text())
                .contains("neither statements nor prices")
                .doesNotContain("duplicate element", "no vendor answered for statements: no vendor");
    }

    @ParameterizedTest
    @CsvSource({"QQQ,an exchange-traded fund", "BTC-USD,cryptocurrenc", "^GSPC,an index"})
    void saysWhatIsNoCompany(String symbol, String kind) {
        for (var command : new String[] {"facts", "analyze", "report"}) {
            var said = home.run(command, symbol);

            assertThat(said.code()).isEqualTo(Cli.REFUSED);
            assertThat(said.text()).contains(kind);
        }
    }

    @Test
    void showsPricesOfAFund() {
        var said = home.run("prices", "QQQ", "--period", "5d");

        assertThat(said.code()).isZero();
        assertThat(said.text()).contains("517.25");
    }

    @Tag("nightly")
    @Test
    void fetchesQuarterlyReports() {
        var said = home.run("fetch", "AAPL", "--kinds", "10-Q", "--years", "1");

        assertThat(said.code()).isZero();
        assertThat(said.text()).contains("10-Q Q2 2024", "10-Q Q3 2024");
    }

    @Test
    void passesYahoosConsentPages(@TempDir Path fresh) {
        assertThat(run(fresh, "consent", "options", "AAPL").text()).containsPattern("2025-02-28|28 Feb 2025");
    }

    @Test
    void renewsAStaleCrumb(@TempDir Path fresh) {
        assertThat(run(fresh, "badcrumb", "options", "AAPL").text()).containsPattern("2025-02-28|28 Feb 2025");
    }

    @Test
    void tellsThatEdgarRefusedAndWhoStandsIn(@TempDir Path fresh) {
        var said = run(fresh, "edgar403", "facts", "AAPL", "--metric", "revenue");

        assertThat(said.text()).contains("$391bn", "Yahoo Finance").containsPattern("(?i)edgar refused .*status 403");
    }

    @Test
    void takesPricesFromStooqWhereYahooRefuses(@TempDir Path fresh) {
        var said = run(fresh, "yahoo429,stooq", "prices", "AAPL", "--period", "5d");

        assertThat(said.text()).contains("Source: Stooq").containsPattern("Yahoo Finance refused .*status 429");
    }

    private static Said run(Path fresh, String modes, String... args) {
        try (var other = ReplayHome.at(fresh, DAY, modes.split(","))) {
            return other.run(args);
        }
    }
}
