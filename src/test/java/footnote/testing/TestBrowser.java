package footnote.testing;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A real browser whose every complaint counts: script errors, blocked content, dialogs. */
public final class TestBrowser implements AutoCloseable {
    public static final double TIMEOUT = 60_000;
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

    private final Browser browser = Started.BROWSER;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    private TestBrowser() {}

    public static TestBrowser open() {
        assumeTrue(Files.isExecutable(CHROMIUM), "no browser at /usr/bin/chromium; install chromium to run these");
        return new TestBrowser();
    }

    /** One browser for all tests of a process, each with contexts of its own. */
    private static final class Started {
        static final Browser BROWSER = started();

        private static Browser started() {
            var playwright = Playwright.create(
                    new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
            return playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(CHROMIUM)
                            .setArgs(List.of("--no-sandbox", "--disable-gpu"))
                            .setTimeout(TIMEOUT));
        }
    }

    public Page page() {
        return page(new Browser.NewContextOptions());
    }

    /** A page where no script runs. */
    public Page plainPage() {
        return page(new Browser.NewContextOptions().setJavaScriptEnabled(false));
    }

    public Page page(Browser.NewContextOptions options) {
        var made = browser.newContext(options).newPage();
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

    /** What axe looks at: by day of each table the first rows, since one row is like another, and a few of the cards. */
    public static String looksAt() {
        return Sampled.all()
                ? "document"
                : "{include: [['html']], exclude: [['tbody tr:nth-child(n+5)'], ['section.lead ~ section.lead ~ section.lead']]}";
    }

    /** Waits until the place shows the text. */
    public static void shows(Locator locator, String text) {
        assertThat(locator).containsText(text, new LocatorAssertions.ContainsTextOptions().setTimeout(TIMEOUT));
    }

    /** Closes all pages and gives back what they complained about. */
    public List<String> leave() {
        browser.contexts().forEach(context -> context.close());
        var said = List.copyOf(complaints);
        complaints.clear();
        return said;
    }

    @Override
    public void close() {
        leave();
    }
}
