package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import footnote.runtime.json.Json;
import footnote.testing.AxeCheck;
import footnote.testing.Sampled;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class AccessibilityTest {
    private static TestBrowser room;
    private static WebDesk web;
    private static List<String> paths;
    private static String movers;

    @BeforeAll
    static void start() {
        room = TestBrowser.open();
        web = WebDesk.start();
        paths = new ArrayList<>(List.of(
                "/",
                "/runs",
                "/companies",
                "/companies?q=quav",
                "/batches",
                "/runs?q=nothing+like+it",
                "/movers",
                "/documents?q=Why+did+Quavelin+grow",
                "/documents",
                "/schedules",
                "/settings",
                "/costs",
                "/keys",
                "/audit?verify=true",
                "/login",
                "/runs/nothing"));
        movers = "/runs/" + done("movers", "today's top gainer");
        paths.add(movers);
        web.post("/api/coverage", "{\"company\":\"QVLN\",\"shares\":10,\"cost\":150}");
        paths.add("/batches/"
                + web.json(web.post("/api/batches", "{\"workflow\":\"analyze\",\"companies\":[\"QVLN\",\"ORRB\"]}"))
                        .path("batch_id")
                        .asString());
        web.post("/api/schedules", "{\"timing\":\"every 1d\",\"workflow\":\"movers\"}");
        web.post("/api/theses", "{\"company\":\"QVLN\",\"sentence\":\"wrong if FCF is below $650m in FY25\"}");
        paths.add("/theses/QVLN-1");
        paths.add("/companies/QVLN/results");
        String waiting = web.begin("plan for everybody");
        web.await(waiting, "waiting");
        paths.add("/runs/" + waiting);
        if (Sampled.all()) { // by day NewcomerTest and ResultPagesTest have these
            String report = done("report", "Do a fundamental analysis of Quavelin Systems");
            paths.add("/runs/" + report);
            paths.add("/runs/" + report + "/view/equity_report.html");
            paths.add("/runs/" + report + "/charts");
            paths.add(linked("/runs/" + report + "/charts", "/runs/" + report + "/facts/f[0-9a-f]+"));
            paths.add("/runs/" + done("leads", "Find leads for SaaS companies in France"));
            paths.add("/companies/QVLN?offline=true");
            paths.add("/runs/" + done("analyze", "analyze QVLN"));
            String answer = done("ask", "Why did Quavelin's revenue grow in FY2025?");
            paths.add("/runs/" + answer);
            paths.add(linked("/runs/" + answer, "/documents/[^\"#]+/pages/[^\"#]+"));
        }
    }

    /** The first address of a page that fits. */
    private static String linked(String path, String pattern) {
        var found = Pattern.compile("href=\"(" + pattern + ")")
                .matcher(web.get(path).body());
        assertThat(found.find()).as("a link on " + path).isTrue();
        return found.group(1).replace("&amp;", "&");
    }

    private static String done(String workflow, String query) {
        var order = Json.object().put("workflow", workflow).put("query", query);
        order.set("options", Json.object().put("yes", true));
        String id =
                web.json(web.post("/api/runs", order.toString())).path("run_id").asString();
        web.events(id, 0);
        web.await(id, "done");
        return id;
    }

    @AfterAll
    static void stop() {
        if (web != null) {
            web.close();
            room.close();
        }
    }

    /** By day every fourth page. */
    @Tag(Sampled.TAG)
    @Test
    void hasNothingSeriousForAScreenReaderOrAKeyboard() {
        assertThat(serious(ColorScheme.LIGHT, Sampled.every(4, paths).toList())).isEmpty();
    }

    /** Of each layout that NewcomerTest does not show dark one page. */
    @Test
    void isLegibleOnADarkGround() {
        assertThat(serious(ColorScheme.DARK, List.of("/runs", "/settings", "/theses/QVLN-1", movers)))
                .isEmpty();
    }

    @Tag("nightly")
    @Test
    void everyPageIsLegibleOnADarkGround() {
        assertThat(serious(ColorScheme.DARK, paths)).isEmpty();
    }

    private static List<String> serious(ColorScheme scheme, List<String> paths) {
        return AxeCheck.serious(room, web, scheme, paths);
    }
}
