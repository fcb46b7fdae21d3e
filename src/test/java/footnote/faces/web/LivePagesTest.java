package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import footnote.runtime.json.Json;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What moves while a reader looks: nothing jumps. */
@Timeout(180)
class LivePagesTest {
    static final double LARGEST_SHIFT = 0.05;
    static final String SHIFTS =
            "new PerformanceObserver(list => { for (const each of list.getEntries()) if (!each.hadRecentInput)"
                    + " window.shifted = (window.shifted || 0) + each.value; }).observe({ type: 'layout-shift', buffered: true });";

    private static TestBrowser room;
    private static WebDesk web;
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
        page.addInitScript(SHIFTS);
    }

    @AfterEach
    void close() {
        assertThat(room.leave()).isEmpty();
    }

    private static String begin(String workflow, String query, boolean yes) {
        var order = Json.object().put("workflow", workflow).put("query", query);
        order.set("options", Json.object().put("yes", yes));
        return web.json(web.post("/api/runs", order.toString())).path("run_id").asString();
    }

    private void awaitEnd() {
        page.locator("[data-over=true]").waitFor();
        page.waitForFunction("() => [...document.images].every(picture => picture.complete)");
    }

    @Test
    void doesNotJumpWhenTheDaysMoverArrives() {
        page.navigate(web.url("/runs/" + begin("movers", "today's top gainer", true)));

        awaitEnd();

        assertThat(((Number) page.evaluate("() => window.shifted || 0")).doubleValue())
                .isLessThan(LARGEST_SHIFT);
        assertThat(String.join(
                        " ", page.locator(".sheet-head, .thesis, .rail dl").allTextContents()))
                .contains("+37.0%", "relative to Sample US Index", "30 Jun 2026")
                .doesNotContain("^SAMPLE", "2026-06-30");
    }

    @Test
    void showsWhatComesNextAtTheTopOnceAPlanIsApproved() {
        String id = begin("report", "Do a fundamental analysis of Quavelin Systems", false);
        web.await(id, "waiting");
        page.navigate(web.url("/runs/" + id));
        page.locator("form.question button:has-text('Approve')").scrollIntoViewIfNeeded();

        page.locator("form.question button:has-text('Approve')").click();
        page.locator("form.question").waitFor(new WaitForOptions().setState(WaitForSelectorState.DETACHED));

        page.waitForFunction("() => scrollY === 0");
        web.post("/api/runs/" + id + "/cancel", "");
    }
}
