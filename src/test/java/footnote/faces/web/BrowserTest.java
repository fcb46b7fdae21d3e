package footnote.faces.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import footnote.testing.WebDesk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class BrowserTest {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final double TIMEOUT = 60_000;

    private static Playwright playwright;
    private static Browser browser;
    private static WebDesk web;

    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private Page page;

    @BeforeAll
    static void start() {
        assumeTrue(Files.isExecutable(CHROMIUM), "no browser at /usr/bin/chromium; install chromium to run these");
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu"))
                        .setTimeout(TIMEOUT));
        web = WebDesk.start();
    }

    @AfterAll
    static void stop() {
        if (web != null) {
            web.close();
            playwright.close();
        }
    }

    @BeforeEach
    void open() {
        page = fresh();
    }

    @AfterEach
    void close() {
        browser.contexts().forEach(context -> context.close());
        assertThat(complaints).isEmpty();
    }

    /** A page whose every complaint counts: script errors, blocked content, dialogs. */
    private Page fresh() {
        var made = browser.newContext().newPage();
        made.setDefaultTimeout(TIMEOUT);
        made.onPageError(complaints::add);
        made.onDialog(dialog -> {
            complaints.add(dialog.message());
            dialog.dismiss();
        });
        made.onConsoleMessage(message -> {
            if (message.type().equals("error") && message.text().contains("Content Security Policy")) {
                complaints.add(message.text());
            }
        });
        return made;
    }

    private static Locator button(Page on, String name) {
        return on.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void shows(Locator locator, String text) {
        assertThat(locator).containsText(text, new LocatorAssertions.ContainsTextOptions().setTimeout(TIMEOUT));
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
        shows(page.locator("form.question"), "Is this the right plan?");
        page.reload();
        page.getByLabel("Keep cash").uncheck();
        button(page, "Approve").click();

        shows(page.locator(".difference"), "cash");
        button(page, "Approve").click();

        shows(page.locator(".run-line"), "done");
        shows(page.locator("#part-result"), "leave out cash");
    }

    @Test
    void completesCompaniesAndShowsTheAnalysisWithItsSources() {
        page.navigate(web.url("/"));
        page.getByRole(AriaRole.COMBOBOX).first().pressSequentially("analyze Quav");
        shows(page.locator("#recognised"), "Analysis");
        page.locator("#matches [role=option]").first().click();
        button(page, "Start").click();

        shows(page.locator(".call-word"), "");
        page.locator("a.ref").first().click();

        shows(page.locator(".beside"), "QVLN");
    }

    @Test
    void keepsHostileWordsInert() {
        String hostile = "plan <img src=x onerror=alert(1)>\"'><script>alert(2)</script> {fact:x}";

        asked(page, hostile);
        shows(page.locator("h1.run-title"), "<script>alert(2)</script>");
        shows(page.locator("form.question"), "<b>it</b> rose");
        button(page, "Approve").click();
        shows(page.locator(".run-line"), "done");
        page.navigate(web.url("/runs"));

        shows(page.locator("table.runs"), "onerror=alert(1)");
        assertThat(page.locator("main img, main script").count()).isZero();
    }

    @Test
    void tellsTheSecondOfTwoReaders() {
        String address = asked(page, "plan for two");
        var other = fresh();
        other.navigate(address);
        // the second reader looks at what was there before, as over a slow line
        other.route("**/live", route -> route.abort());
        shows(other.locator("form.question"), "Is this the right plan?");
        button(page, "Approve").click();
        shows(page.locator(".run-line"), "done");

        button(other, "Cancel").last().click();

        shows(other.locator("#told"), "answered");
        shows(page.locator(".run-line"), "done");
    }

    @Test
    void cancelsARunUnderWay() {
        asked(page, "wait to be cancelled in the browser");
        shows(page.locator(".timeline"), "Hold");

        button(page, "Cancel").click();

        shows(page.locator(".run-line"), "cancelled");
    }

    @Test
    void goesOnWhenTheServerComesBack() throws Exception {
        try (var first = WebDesk.start()) {
            int port = first.server.port();
            var id = first.begin("wait for a restart");
            page.navigate(first.url("/runs/" + id));
            shows(page.locator(".timeline"), "Hold");
            first.close();
            shows(page.locator("#lost"), "connection was lost");

            WebDesk.gate("wait for a restart").countDown();
            try (var second = WebDesk.start(first.home, port)) {
                second.await(id, "done");
                shows(page.locator(".run-line"), "done");
                assertThat(page.locator("#lost")).isHidden();
            }
        }
    }

    @Test
    void isSmallAndUsefulWithoutScript() {
        var plain = browser.newContext(new Browser.NewContextOptions().setJavaScriptEnabled(false))
                .newPage();
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
        shows(plain.locator("h1.run-title"), "plan without script");
    }
}
