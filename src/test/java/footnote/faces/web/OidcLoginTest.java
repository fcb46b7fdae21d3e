package footnote.faces.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import footnote.testing.OidcIssuer;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class OidcLoginTest {
    private static TestBrowser room;
    private static OidcIssuer issuer;
    private static WebDesk web;

    @BeforeAll
    static void start() {
        room = TestBrowser.open();
        issuer = OidcIssuer.start();
        web = WebDesk.start(Map.of(
                "FOOTNOTE_OIDC_ISSUER", issuer.address(),
                "FOOTNOTE_OIDC_CLIENT_ID", OidcIssuer.CLIENT,
                "FOOTNOTE_OIDC_CLIENT_SECRET", OidcIssuer.SECRET));
    }

    @AfterAll
    static void stop() {
        if (web != null) {
            web.close();
            issuer.close();
            room.close();
        }
    }

    @AfterEach
    void close() {
        assertThat(room.leave()).isEmpty();
    }

    /** The issuer has another name than we, so the browser takes it for another site. */
    private static Page loggedIn() {
        var page = room.page();
        page.navigate(web.url("/"));
        page.getByText("Log in with your organization").click();
        return page;
    }

    @Test
    void letsAReaderInWithTheRightsOfTheirGroups() {
        issuer.groups("staff", "footnote-run");

        var page = loggedIn();

        TestBrowser.shows(page.locator(".bar-end"), "oidc:ann");
        assertThat(page.locator("#ask")).isVisible();
        assertThat(page.getByText("Costs", new Page.GetByTextOptions().setExact(true))
                        .count())
                .isZero();
        assertThat(page.navigate(web.url("/costs")).status()).isEqualTo(403);
        assertThat(page.navigate(web.url("/settings")).text()).doesNotContain(OidcIssuer.SECRET);
    }

    @Test
    void givesAReaderOfNoGroupNoMoreThanReading() {
        issuer.groups();

        var page = loggedIn();

        TestBrowser.shows(page.locator(".hero"), "Your key may read");
    }

    @Test
    void forgetsABrowserThatLogsOut() {
        issuer.groups("footnote-admin");
        var page = loggedIn();
        TestBrowser.shows(page.locator(".bar"), "Costs");

        page.locator(".bar-end button").click();
        page.navigate(web.url("/runs"));

        assertThat(page).hasURL(web.url("/login?next=%2Fruns"));
    }

    @Test
    void refusesATokenThatWasMadeForAnotherRequest() {
        issuer.confuse(true);
        try {
            var page = loggedIn();

            TestBrowser.shows(page.locator("[role=alert]"), "did not let you in");
        } finally {
            issuer.confuse(false);
        }
    }

    @Test
    void refusesAnAnswerToNoRequest() {
        var page = room.page();

        page.navigate(web.url("/login/oauth2/code/issuer?code=code-9&state=made-up"));

        TestBrowser.shows(page.locator("[role=alert]"), "did not let you in");
        assertThat(web.get("/api/runs").statusCode()).isEqualTo(401);
    }
}
