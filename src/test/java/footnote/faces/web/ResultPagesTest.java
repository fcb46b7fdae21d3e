package footnote.faces.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import footnote.runtime.json.Json;
import footnote.testing.AxeCheck;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class ResultPagesTest {
    private static TestBrowser room;
    private static WebDesk web;
    private static final Map<String, String> DONE = new HashMap<>();

    private Page page;

    @BeforeAll
    static void start() {
        room = TestBrowser.open();
        web = WebDesk.start();
    }

    @AfterAll
    static void stop() {
        if (web != null) {
            web.close();
            room.close();
        }
    }

    @BeforeEach
    void open() {
        page = room.page();
    }

    @AfterEach
    void close() {
        assertThat(room.leave()).isEmpty();
    }

    /** A finished run; the same one for all tests that only read it. */
    private static String done(String workflow, String query, String asOf) {
        return DONE.computeIfAbsent(String.join("|", workflow, query, asOf), _ -> finished(workflow, query, asOf));
    }

    private static String finished(String workflow, String query, String asOf) {
        var options = Json.object().put("yes", true).put("offline", true);
        if (!asOf.isEmpty()) {
            options.put("as_of", asOf);
        }
        var order = Json.object().put("workflow", workflow).put("query", query);
        order.set("options", options);
        String id =
                web.json(web.post("/api/runs", order.toString())).path("run_id").asString();
        web.events(id, 0);
        web.await(id, "done");
        return id;
    }

    private void shows(String selector, String text) {
        TestBrowser.shows(page.locator(selector).first(), text);
    }

    @Test
    void opensThePassageAnAnswerCites() {
        String id = done("ask", "Why did Quavelin's revenue grow in FY2025?", "");
        page.navigate(web.url("/runs/" + id));

        page.locator(".answer-text a.chip").first().click();

        shows(".passages .chosen", "Quavelin Systems Inc 10-");
        assertThat(page.locator(".passages .chosen mark")).isVisible();
        assertThat(page.locator(".passages .chosen mark"))
                .hasText(page.locator(".passages .chosen blockquote").textContent());
    }

    @Test
    void narrowsLeadsDownSortsThemAndShowsTheEvidence() {
        String id = done("leads", "Find leads for SaaS companies in France", "");
        page.navigate(web.url("/runs/" + id));
        int all = page.locator("#leads tbody tr").count();

        page.getByLabel("Priority").selectOption("high");
        int high = page.locator("#leads tbody tr:visible").count();
        page.getByLabel("Priority").selectOption("");
        page.locator("#leads th button").first().click();
        String first = page.locator("#leads tbody th").first().textContent();
        page.locator("#leads tbody a").first().click();

        assertThat(high).isBetween(1, all - 1);
        assertThat(page.locator("#leads tbody th").allTextContents().stream().map(String::toLowerCase))
                .isSorted();
        shows("dialog.drawer h3", first);
        assertThat(page.locator(".follow input[name=workflow]")).hasValue("leads");
        shows("dialog.drawer", "Sources");
        assertThat(page.locator(".downloads a").allTextContents()).anyMatch(text -> text.contains("XLSX"));
    }

    @Test
    void keepsAPageOfManyLeadsShort() {
        String id = done("leads", "Find leads for SaaS companies in France", "");
        page = room.page(390, 844);
        page.navigate(web.url("/runs/" + id));
        var cards = page.locator("#leads tbody tr:visible");
        int first = cards.count();

        double height = ((Number) page.evaluate("document.documentElement.scrollHeight")).doubleValue();
        page.locator(".more-rows").click();

        assertThat(height).isLessThan(7_000);
        assertThat(first).isEqualTo(10);
        assertThat(cards.count())
                .isEqualTo(page.locator("#leads tbody tr").count())
                .isGreaterThan(first);
    }

    @Test
    void titlesAReportOnSeveralCompaniesByWhatItIs() {
        String id = done("report", "Compare Kelvarra Semiconductor with Asagiri Devices", "");

        page.navigate(web.url("/runs/" + id));

        shows(".sheet-head .title", "Company comparison");
        shows("[aria-label=Views]", "Kelvarra Semiconductor Corp");
        shows("[aria-label=Views]", "Asagiri Devices");
        assertThat(page.locator(".call")).hasCount(0);
        assertThat(page.locator(".story")).not().containsText("turning point");
        assertThat(page.locator(".downloads a[href$='/charts']")).hasCount(0);
        double question = ((Number)
                        page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"))
                .doubleValue();
        double title = ((Number)
                        page.evaluate("parseFloat(getComputedStyle(document.querySelector('.title')).fontSize)"))
                .doubleValue();
        assertThat(question).isGreaterThan(title);
    }

    @Test
    void hasNothingSeriousForAScreenReaderOrAKeyboard() {
        var results = List.of(
                "/runs/" + done("leads", "Find leads for SaaS companies in France", ""),
                "/runs/" + done("report", "Do a fundamental analysis of Quavelin Systems", ""));

        assertThat(AxeCheck.serious(room, web, ColorScheme.LIGHT, results)).isEmpty();
    }

    @Test
    void readsLeadsWithoutScript() {
        String id = done("leads", "Find leads for SaaS companies in France", "");
        page = room.plainPage();
        page.navigate(web.url("/runs/" + id));

        page.locator("#leads tbody a").first().click();

        assertThat(page.locator("form[data-narrows]")).isHidden();
        shows("section.lead:target", "Sources");
    }

    @Test
    void remembersWhatWasSaidOfACompanyBeforeAndWhatHappenedSince() {
        String earlier = done("analyze", "analyze QVLN", "2025-06-30");
        String now = done("analyze", "analyze QVLN", "");

        page.navigate(web.url("/runs/" + now));
        page.locator(".past tbody td a.ref").last().click();

        shows(".past tbody", "30 Jun 2025");
        assertThat(page.locator(".past tbody a").first()).hasAttribute("href", "/runs/" + earlier);
        shows(".beside", "less one");
    }

    @Test
    void doesNotTakeASplitForAFall() {
        done("analyze", "analyze KLVR", "2025-05-15");
        String now = done("analyze", "analyze KLVR", "");
        var bars = web.json(web.get("/api/prices/KLVR?period=2y&offline=true")).path("bars");
        double then = StreamSupport.stream(bars.spliterator(), false)
                .filter(bar -> bar.path("day").asString().compareTo("2025-05-15") <= 0)
                .reduce((_, later) -> later)
                .orElseThrow()
                .path("close")
                .asDouble();
        double last = bars.path(bars.size() - 1).path("close").asDouble();

        page.navigate(web.url("/runs/" + now));

        shows(".past tbody", "a share is 4 now");
        shows(".past tbody td:nth-of-type(3)", String.format(Locale.ROOT, "%.1f%%", 100 * (last / then - 1)));
    }

    @Test
    void drawsTheChartsOfAReportToZoomIntoAndKeepsTheirTables() {
        String id = done("report", "Do a fundamental analysis of Quavelin Systems", "");
        page.navigate(web.url("/runs/" + id + "/view/equity_report.html"));

        page.frameLocator("#frame")
                .locator(".exhibit:has-text('Price return, rebased on') [data-zoom]")
                .click();
        assertThat(page.locator("dialog.stage canvas").first()).isVisible();
        page.locator("dialog.stage").getByText("Zoom in").click();
        page.locator("dialog.stage summary").click();
        shows("dialog.stage table a", "100");
        page.locator("dialog.stage").getByText("Close").click();
        assertThat(page.locator("dialog.stage")).hasCount(0);
        page.navigate(web.url("/runs/" + id + "/charts"));
        page.locator(".exhibit:has(.exhibit-plot.tall)").last().scrollIntoViewIfNeeded();
        assertThat(page.locator(".exhibit-plot.tall canvas").last()).isVisible();
        var plain = room.plainPage();
        plain.navigate(web.url("/runs/" + id + "/charts"));

        assertThat(plain.locator(".exhibit img.chart").count()).isGreaterThan(10);
        assertThat(plain.locator(".exhibit:has-text('200-day average') tbody tr")
                        .count())
                .isGreaterThan(200);
        assertThat(plain.locator(".exhibit td a").first())
                .hasAttribute("href", Pattern.compile("/runs/" + id + "/facts/f[0-9a-f]+"));
    }

    @Test
    void fetchesNoPictureOfAChartThatItDraws() {
        String id = done("report", "Do a fundamental analysis of Quavelin Systems", "");
        var fetched = new ArrayList<String>();
        page = room.freshPage();
        page.addInitScript(LivePagesTest.SHIFTS);
        page.onRequest(request -> fetched.add(request.url()));

        page.navigate(web.url("/runs/" + id + "/charts"));
        page.locator(".exhibit canvas").first().waitFor();
        page.locator(".exhibit").last().scrollIntoViewIfNeeded();
        page.locator(".exhibit").last().locator("canvas").first().waitFor();

        assertThat(fetched).noneMatch(url -> url.endsWith(".png"));
        assertThat(((Number) page.evaluate("() => window.shifted || 0")).doubleValue())
                .isLessThan(LivePagesTest.LARGEST_SHIFT);
    }

    @Test
    void showsLeadsAsCardsOnAPhone() {
        String id = done("leads", "Find leads for SaaS companies in France", "");
        page = room.page(390, 844);
        page.navigate(web.url("/runs/" + id));

        double first = page.locator("#leads tbody tr").first().boundingBox().width;
        double wide = ((Number) page.evaluate("() => document.documentElement.scrollWidth")).doubleValue();

        assertThat(first).isLessThan(390);
        assertThat(wide).isEqualTo(390);
        assertThat(page.locator("#leads th button").first()).isVisible();
    }

    @Test
    void keepsTheMoversOfPastDaysWithTheirCharts() {
        String id = done("movers", "today's top gainer", "");

        page.navigate(web.url("/movers"));
        shows(".movers", "TRVM");
        page.locator(".movers h2 a").first().click();

        shows(".sheet", "News of the day");
        assertThat(page.url()).endsWith(id);
        assertThat(page.locator("img.chart").evaluate("picture => picture.decode().then(() => picture.naturalWidth)"))
                .isNotEqualTo(0);
    }

    @Test
    void showsAFiguresSourceBesideTheReport() {
        String id = done("report", "Do a fundamental analysis of Quavelin Systems", "");
        page.navigate(web.url("/runs/" + id));
        page.getByText("Read the report").click();

        var figures = page.frameLocator("#frame").locator(".summary a.fig");
        figures.filter(new Locator.FilterOptions().setHasText("bn")).first().click();
        shows("#source .fact-value", "bn");
        shows("#source mark", "Revenue");
        figures.filter(new Locator.FilterOptions().setHasText("%")).first().click();

        shows("#source .inputs", "Revenue");
        assertThat(page.locator(".marks li").count()).isGreaterThan(100);
        assertThat(List.of(web.get("/runs/" + id + "/facts/f000000000000").statusCode()))
                .containsExactly(404);
    }
}
