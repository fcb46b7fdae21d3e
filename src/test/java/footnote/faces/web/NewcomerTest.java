package footnote.faces.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static footnote.testing.TestBrowser.shows;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.LoadState;
import footnote.runtime.json.Json;
import footnote.testing.Sampled;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A reader's first hour in a real browser: a fresh home, the sample market, no key. */
@Timeout(300)
class NewcomerTest {
    private static final Path PICTURES = Path.of("target/newcomer");
    private static final double MOST_SHIFT = 0.05;
    private static final String WATCH_SHIFTS = """
            window.shifted = 0;
            window.moved = [];
            new PerformanceObserver(list => {
              for (const each of list.getEntries()) {
                if (each.hadRecentInput) continue;
                window.shifted += each.value;
                for (const from of each.sources) window.moved.push(from.node?.outerHTML?.slice(0, 120));
              }
            }).observe({ type: "layout-shift", buffered: true });
            """;

    private static TestBrowser room;
    private static WebDesk web;

    private final List<String> visited = new ArrayList<>();

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

    /** A page as a reader's screen shows it. */
    private record Look(int width, ColorScheme scheme) {}

    @Test
    void getsThroughTheFirstHour() throws IOException {
        firstHour();

        looksRight(List.of(new Look(390, ColorScheme.DARK)), false); // AccessibilityTest has the desk by day
    }

    @Tag("nightly")
    @Test
    void leavesPagesThatLookRightAtEveryWidthLightAndDark() throws IOException {
        firstHour();

        looksRight(
                List.of(
                        new Look(1440, ColorScheme.LIGHT),
                        new Look(1440, ColorScheme.DARK),
                        new Look(390, ColorScheme.LIGHT),
                        new Look(390, ColorScheme.DARK)),
                true);
    }

    private void firstHour() throws IOException {
        var page = room.page(1440, 900);
        page.addInitScript(WATCH_SHIFTS);

        asksAndFollowsACitation(page);
        analyzes(page);
        refinesAPlanAndExports(page);
        uploadsAndAsks(page);
        if (Sampled.all()) {
            comparesTwo(page);
        }
        followsACompany(page);
        schedulesTheDigest(page);

        assertThat(room.leave()).isEmpty();
    }

    private void asksAndFollowsACitation(Page page) {
        begin(page, "Why did Quavelin's revenue grow in FY2025?");
        shows(page.locator(".answer-text"), "revenue");
        still(page, "answer");
        visited.add(page.url());

        page.locator(".answer-text a.chip").first().click();
        assertThat(page.locator(".passages .chosen")).isVisible();
        page.locator(".passages .chosen").getByText("open document").click();

        assertThat(page.locator("mark#cited")).isInViewport();
        visited.add(page.url());
    }

    private void analyzes(Page page) {
        begin(page, "What do you think of Quavelin?");
        shows(page.locator(".call-word"), "");
        still(page, "analysis");
        visited.add(page.url());

        page.locator(".follow textarea").fill("What about its margins?");
        button(page, "Ask").click();

        shows(page.locator(".answer-text"), "Quavelin");
        shows(page.locator(".thread"), "What do you think of Quavelin?");
    }

    private void refinesAPlanAndExports(Page page) {
        begin(page, "Do a fundamental analysis of Quavelin Systems");
        shows(page.locator("form.question"), "plan");
        page.locator("form.question textarea").fill("cover seven years");
        button(page, "Refine").click();
        shows(page.locator("form.question"), "7");
        visited.add(page.url());
        button(page, "Approve").click();

        shows(page.locator(".run-line"), "done");
        visited.add(page.url());
        var saved = page.waitForDownload(
                () -> page.locator("a[href*='data.xlsx']").first().click());

        assertThat(saved.suggestedFilename()).endsWith(".xlsx");
    }

    private void uploadsAndAsks(Page page) throws IOException {
        page.navigate(web.url("/documents"));
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("Corning_2022_10K.pdf", "application/pdf", pdf()));
        button(page, "Add").click();
        shows(page.locator("main"), "can be searched now");

        begin(page, "What was Corning's capital expenditure in 2022?");

        shows(page.locator(".answer-text"), "1,604 million");
    }

    private void comparesTwo(Page page) {
        begin(page, "Compare Kelvarra Semiconductor with Asagiri Devices");
        button(page, "Approve").click();

        shows(page.locator(".run-line"), "done");
        shows(page.locator("#part-result"), "Kelvarra");
    }

    private void followsACompany(Page page) {
        page.navigate(web.url("/companies"));
        page.getByRole(AriaRole.COMBOBOX).first().pressSequentially("Quav");
        page.locator("#matches [role=option]").first().click();
        page.waitForURL("**/companies/QVLN*");
        shows(page.locator("h1"), "Quavelin");
        visited.add(page.url());
        button(page, "Follow").click();
        assertThat(button(page, "Unfollow")).isVisible();

        page.navigate(web.url("/"));

        shows(page.locator(".watchlist"), "Quavelin");
        visited.add(page.url());
    }

    private void schedulesTheDigest(Page page) {
        page.navigate(web.url("/schedules"));
        page.locator("select[name=workflow]").selectOption("digest");
        page.locator("input[name=timing]").fill("every weekday at 9");
        button(page, "Add").click();
        shows(page.getByRole(AriaRole.ALERT), "every weekday at 9");
        page.locator("input[name=timing]").fill("daily 07:00 UTC");
        button(page, "Add").click();

        shows(page.locator("main table"), "07:00");
        visited.add(page.url());
    }

    private static void begin(Page page, String query) {
        page.navigate(web.url("/"));
        page.getByRole(AriaRole.COMBOBOX).first().fill(query);
        button(page, "Start").click();
        page.waitForURL("**/runs/2*");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .first();
    }

    /** While the run went on, nothing moved under the reader's eyes. */
    private static void still(Page page, String what) {
        double shifted = ((Number) page.evaluate("window.shifted")).doubleValue();
        assertThat(shifted)
                .as("layout shift of the " + what + ": " + page.evaluate("window.moved"))
                .isLessThanOrEqualTo(MOST_SHIFT);
    }

    /** Each page in each look: no sideways scrolling, nothing for axe, and pictures where one wants to look at them. */
    private void looksRight(List<Look> looks, boolean pictures) throws IOException {
        String axe;
        try (var script = NewcomerTest.class.getResourceAsStream("/axe.min.js")) {
            axe = new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
        var faults = new ArrayList<String>();
        for (var look : looks) {
            var page = room.unguardedPage(look.scheme());
            page.setViewportSize(look.width(), 900);
            for (int i = 0; i < visited.size(); i += Sampled.all() ? 1 : 2) {
                page.navigate(visited.get(i));
                if (pictures) {
                    page.waitForLoadState(LoadState.NETWORKIDLE);
                    page.screenshot(new Page.ScreenshotOptions()
                            .setFullPage(true)
                            .setPath(PICTURES.resolve("%d-%d-%s.png".formatted(i, look.width(), look.scheme()))));
                }
                String at = "page " + i + " at " + look + ": ";
                if (!page.evaluate("document.documentElement.scrollWidth").equals(look.width())) {
                    faults.add(at + "scrolls sideways");
                }
                violations(page, axe).forEach(each -> faults.add(at + each));
            }
            assertThat(room.leave()).isEmpty();
        }
        assertThat(faults).isEmpty();
    }

    private static List<String> violations(Page page, String axe) {
        page.evaluate(axe);
        var found = Json.tree(String.valueOf(page.evaluate("() => axe.run(" + TestBrowser.looksAt()
                + ", {resultTypes: ['violations'], iframes: false}).then(found => JSON.stringify("
                + "found.violations.map(each => each.id + ' ' + each.nodes[0].html.slice(0, 200))))")));
        return found.valueStream().map(each -> each.asString()).toList();
    }

    private static byte[] pdf() throws IOException {
        try (var document = new PDDocument()) {
            var page = new PDPage();
            document.addPage(page);
            try (var ink = new PDPageContentStream(document, page)) {
                ink.beginText();
                ink.setFont(new PDType1Font(FontName.HELVETICA), 11);
                ink.setLeading(16);
                ink.newLineAtOffset(72, 700);
                ink.showText("Corning Incorporated, annual report for fiscal 2022.");
                ink.newLine();
                ink.showText("Capital expenditures were $1,604 million in fiscal 2022, compared with $1,637 million.");
                ink.endText();
            }
            var out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        }
    }
}
