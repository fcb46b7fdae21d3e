package footnote.faces.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import footnote.testing.HeldWorkflows;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class BrowserTest {
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
    }

    @AfterEach
    void close() {
        assertThat(room.leave()).isEmpty();
    }

    private static Locator button(Page on, String name) {
        return on.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private String asked(Page on, String query) {
        on.navigate(web.url("/"));
        on.getByRole(AriaRole.COMBOBOX).first().fill(query);
        button(on, "Start").click();
        on.waitForURL("**/runs/2*");
        return on.url();
    }

    @Test
    void answersAQuestionInPlaceAndSurvivesAReload() {
        asked(page, "plan widgets");
        TestBrowser.shows(page.locator("form.question"), "Is this the right plan?");
        page.reload();
        page.getByLabel("Keep cash").uncheck();
        button(page, "Approve").click();

        TestBrowser.shows(page.locator(".difference"), "cash");
        button(page, "Approve").click();

        TestBrowser.shows(page.locator(".run-line"), "done");
        TestBrowser.shows(page.locator("#part-result"), "leave out cash");
    }

    @Test
    void completesCompaniesAndShowsTheAnalysisWithItsSources() {
        page.navigate(web.url("/"));
        page.getByRole(AriaRole.COMBOBOX).first().pressSequentially("analyze Quav");
        TestBrowser.shows(page.locator("#recognised"), "Analysis");
        page.locator("#matches [role=option]").first().click();
        button(page, "Start").click();

        TestBrowser.shows(page.locator(".call-word"), "");
        page.locator("a.ref").first().click();

        TestBrowser.shows(page.locator(".beside"), "QVLN");
    }

    @Test
    void keepsHostileWordsInert() {
        String hostile = "plan <img src=x onerror=alert(1)>\"'><script>alert(2)</script> {fact:x}";

        asked(page, hostile);
        TestBrowser.shows(page.locator("h1.run-title"), "<script>alert(2)</script>");
        TestBrowser.shows(page.locator("form.question"), "<b>it</b> rose");
        button(page, "Approve").click();
        TestBrowser.shows(page.locator(".run-line"), "done");
        page.navigate(web.url("/runs"));

        TestBrowser.shows(page.locator("table.runs"), "onerror=alert(1)");
        assertThat(page.locator("main img, main script").count()).isZero();
    }

    @Test
    void tellsTheSecondOfTwoReaders() {
        String address = asked(page, "plan for two");
        var other = room.page();
        other.navigate(address);
        // the second reader looks at what was there before, as over a slow line
        other.route("**/live", route -> route.abort());
        TestBrowser.shows(other.locator("form.question"), "Is this the right plan?");
        button(page, "Approve").click();
        TestBrowser.shows(page.locator(".run-line"), "done");

        button(other, "Cancel").last().click();

        TestBrowser.shows(other.locator("#told"), "answered");
        TestBrowser.shows(page.locator(".run-line"), "done");
    }

    @Test
    void cancelsARunUnderWay() {
        asked(page, "wait to be cancelled in the browser");
        TestBrowser.shows(page.locator(".timeline"), "Hold");

        button(page, "Cancel").click();

        TestBrowser.shows(page.locator(".run-line"), "cancelled");
    }

    @Test
    void goesOnWhenTheServerComesBack() throws Exception {
        try (var first = WebDesk.start()) {
            int port = first.server.port();
            var id = first.begin("wait for a restart");
            page.navigate(first.url("/runs/" + id));
            TestBrowser.shows(page.locator(".timeline"), "Hold");
            first.close();
            TestBrowser.shows(page.locator("#lost"), "connection was lost");

            HeldWorkflows.gate("wait for a restart").countDown();
            try (var second = WebDesk.start(first.home, port)) {
                second.await(id, "done");
                TestBrowser.shows(page.locator(".run-line"), "done");
                assertThat(page.locator("#lost")).isHidden();
            }
        }
    }

    @Test
    void isSmallAndUsefulWithoutScript() {
        page = room.freshPage();
        var plain = room.plainPage();
        var bytes = new CopyOnWriteArrayList<Integer>();
        page.onResponse(answer -> bytes.add(answer.body().length));

        page.navigate(
                web.url("/"),
                new Page.NavigateOptions().setWaitUntil(com.microsoft.playwright.options.WaitUntilState.NETWORKIDLE));
        plain.navigate(web.url("/"));
        plain.getByRole(AriaRole.TEXTBOX)
                .or(plain.getByRole(AriaRole.COMBOBOX))
                .first()
                .fill("plan without script");
        button(plain, "Start").click();

        int loaded = bytes.stream().mapToInt(Integer::intValue).sum();
        System.out.printf("first page %,d bytes in %d files%n", loaded, bytes.size());
        assertThat(loaded).isLessThan(150_000);
        TestBrowser.shows(plain.locator("h1.run-title"), "plan without script");
    }

    @Test
    void takesTheEmptyDraftAwayAndLetsAReaderAskAgainAfterARefusal() {
        asked(page, "Which of them are in Lyon?");

        TestBrowser.shows(page.locator(".trouble"), "names no company");
        assertThat(page.locator(".draft")).hasCount(0);
        assertThat(page.locator(".follow textarea")).isVisible();
    }
}
