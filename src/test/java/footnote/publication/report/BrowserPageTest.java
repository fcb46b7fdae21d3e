package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import footnote.testing.Sampled;
import footnote.testing.TestBrowser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page as a browser shows it, without script and without network. */
class BrowserPageTest {
    private static final String NOTE = "getComputedStyle(document.activeElement, '::after').content";

    @TempDir
    static Path folder;

    private static TestBrowser room;
    private static Page page;

    @BeforeAll
    static void open() throws IOException {
        room = TestBrowser.open();
        Files.write(folder.resolve("report.html"), ReportSamples.printed().file(PrintedReport.PAGE));
        page = room.offlinePage();
        page.navigate(folder.resolve("report.html").toUri().toString());
    }

    @AfterAll
    static void close() {
        if (room != null) {
            room.close();
        }
    }

    @Test
    void figuresTellTheirSourceOnHoverAndOnKeyboardFocus() {
        show(1280, ColorScheme.LIGHT);
        var figure = page.locator(".summary .fig").first();

        figure.focus();

        assertThat(page.evaluate(NOTE).toString()).contains("Net income, FY25", "Annual report 2025");
        page.locator(".summary .fig").nth(1).hover();
        assertThat(page.evaluate("getComputedStyle(document.querySelectorAll('.summary .fig')[1], '::after').content")
                        .toString())
                .contains("Revenue, FY25");
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/press/hover.png")));
    }

    @Test
    @Tag(Sampled.TAG)
    void fitsADeskAndAPhoneByDayAndByNight() {
        for (int width : new int[] {1280, 390}) {
            for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                show(width, scheme);
                assertThat(((Number) page.evaluate("document.documentElement.scrollWidth")).intValue())
                        .as("width of the page at %d", width)
                        .isLessThanOrEqualTo(width);
                if (Sampled.all()) {
                    page.screenshot(new Page.ScreenshotOptions()
                            .setFullPage(true)
                            .setPath(Path.of("target/press/page-" + width + "-"
                                    + scheme.name().toLowerCase(java.util.Locale.ROOT) + ".png")));
                }
            }
        }
    }

    @Test
    void bringsItsOwnFonts() {
        show(1280, ColorScheme.LIGHT);
        assertThat(
                        page.evaluate(
                                "document.fonts.ready.then(() => [...document.fonts].filter(f => f.status === 'error').length)"))
                .isEqualTo(0);
        assertThat(page.evaluate("document.fonts.check(\"12px 'IBM Plex Sans SemiBold'\")"))
                .isEqualTo(true);
    }

    private static void show(int width, ColorScheme scheme) {
        page.setViewportSize(width, 900);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    }
}
