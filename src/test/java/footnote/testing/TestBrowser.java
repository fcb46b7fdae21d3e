package footnote.testing;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A real browser whose every complaint counts: script errors, blocked content, dialogs. */
public final class TestBrowser implements AutoCloseable {
    public static final double TIMEOUT = 60_000;
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

    /** A page of each kind that stays open, so that its process and what it compiled outlive a test. */
    private static final Map<Kind, Page> STAYING = new EnumMap<>(Kind.class);

    private final Browser browser = Started.BROWSER;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    private TestBrowser() {}

    public static TestBrowser open() {
        assumeTrue(Files.isExecutable(CHROMIUM), "no browser at /usr/bin/chromium; install chromium to run these");
        return new TestBrowser();
    }

    /** One browser for all tests of a process. */
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
                            .setArgs(List.of(
                                    "--no-sandbox",
                                    "--disable-gpu",
                                    "--renderer-process-limit=1",
                                    "--disable-site-isolation-trials"))
                            .setTimeout(TIMEOUT));
        }
    }

    private enum Kind {
        USUAL,
        PLAIN,
        UNGUARDED;

        Browser.NewContextOptions options() {
            var options = new Browser.NewContextOptions();
            return switch (this) {
                case USUAL -> options;
                case PLAIN -> options.setJavaScriptEnabled(false);
                case UNGUARDED -> options.setBypassCSP(true);
            };
        }
    }

    public Page page() {
        return shared(Kind.USUAL);
    }

    /** A page of this many pixels. */
    public Page page(int width, int height) {
        var page = page();
        page.setViewportSize(width, height);
        return page;
    }

    /** A page where no script runs. */
    public Page plainPage() {
        return shared(Kind.PLAIN);
    }

    /** A page that lets a test's own scripts in, in a reader's colors. */
    public Page unguardedPage(ColorScheme scheme) {
        var page = shared(Kind.UNGUARDED);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        return page;
    }

    /** A page of a browser that has loaded nothing before. */
    public Page freshPage() {
        return watched(browser.newContext());
    }

    /** A page without network. */
    public Page offlinePage() {
        return watched(browser.newContext(new Browser.NewContextOptions().setOffline(true)));
    }

    /** To make a context and its process takes a second, so tests share them and leave() clears them. */
    private Page shared(Kind kind) {
        return watched(STAYING.computeIfAbsent(kind, this::staying).context());
    }

    /** An empty page of the address that all servers of tests have. */
    private Page staying(Kind kind) {
        var page = browser.newContext(kind.options()).newPage();
        page.route("**", route -> route.fulfill(new Route.FulfillOptions().setBody("")));
        page.navigate("http://127.0.0.1/");
        return page;
    }

    private Page watched(BrowserContext context) {
        var made = context.newPage();
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
        for (var context : browser.contexts()) {
            if (context.pages().stream().noneMatch(STAYING::containsValue)) {
                context.close();
                continue;
            }
            context.clearCookies();
            context.pages().stream()
                    .filter(page -> !STAYING.containsValue(page))
                    .forEach(page -> page.close());
        }
        var said = List.copyOf(complaints);
        complaints.clear();
        return said;
    }

    @Override
    public void close() {
        leave();
    }
}
