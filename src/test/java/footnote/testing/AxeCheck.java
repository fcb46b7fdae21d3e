package footnote.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import footnote.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What axe finds serious or critical on pages. */
public final class AxeCheck {
    /** All else is the same on a dark ground as on a light one. */
    private static final String OF_COLOR = ", runOnly: ['color-contrast', 'link-in-text-block']";

    private static final String AXE = script();

    private AxeCheck() {}

    private static String script() {
        try (var script = AxeCheck.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The findings on these pages of a desk, each with its page and where on it. */
    public static List<String> serious(TestBrowser browser, WebDesk web, ColorScheme scheme, List<String> paths) {
        var page = browser.unguardedPage(scheme);
        var serious = new ArrayList<String>();
        for (var path : paths) {
            page.navigate(web.url(path));
            page.evaluate(AXE);
            var found = Json.tree(
                    String.valueOf(
                            page.evaluate(
                                    "() => axe.run(" + TestBrowser.looksAt()
                                            + ", {resultTypes: ['violations'], iframes: false"
                                            + (scheme == ColorScheme.DARK ? OF_COLOR : "")
                                            + "}).then(found => JSON.stringify({passed: found.passes.length, broken: found.violations.map(each => ({id: each.id, impact: each.impact, at: each.nodes.slice(0, 3).map(node => node.html.slice(0, 160) + ' ' + node.failureSummary.slice(0, 200))}))}))")));
            assertThat(found.path("passed").asInt())
                    .as("rules that looked at " + path)
                    .isGreaterThan(scheme == ColorScheme.DARK ? 0 : 10);
            found.path("broken").forEach(each -> {
                if (List.of("serious", "critical").contains(each.path("impact").asString(""))) {
                    serious.add(path + " " + each.path("id").asString() + " " + each.path("at"));
                }
            });
        }
        return serious;
    }
}
