package footnote.faces.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static footnote.testing.TestBrowser.shows;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import footnote.testing.TestBrowser;
import footnote.testing.WebDesk;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An answer that is still being written, as a reader sees it grow. */
@Timeout(120)
class DraftTest {
    private static final String SAID =
            "Management spoke of small purchases near its customers [T1]. It named 4242 of them [T1].";

    private static ModelServer models;
    private static TestBrowser room;
    private static WebDesk web;

    @BeforeAll
    static void start() {
        room = TestBrowser.open();
        models = new ModelServer();
        web = WebDesk.start(Map.of(
                "FOOTNOTE_OFFLINE", "false",
                "OPENAI_API_KEY", "sk-test",
                "OPENAI_BASE_URL", models.url().toString(),
                "FOOTNOTE_MODELS_ADVANCED", "openai/tiny",
                "FOOTNOTE_MODELS_PRICES", "openai/tiny=1/1"));
    }

    @AfterAll
    static void stop() {
        if (web != null) {
            web.close();
            models.close();
            room.close();
        }
    }

    @Test
    void showsTheAnswerAsADraftUntilItIsChecked() {
        var gate = new CountDownLatch(1);
        models.script(Answer.says(Json.object().put("answer", SAID).toString()).heldAt(gate));
        var page = room.page();
        String id = web.begin("write what they bought");
        page.navigate(web.url("/runs/" + id));

        shows(page.locator(".draft-text"), "Management spoke");
        shows(page.locator(".draft-state"), "not been checked");
        assertThat(page.locator("#part-result")).isEmpty();
        page.reload();
        shows(page.locator(".draft-text"), "Management spoke");
        gate.countDown();
        shows(page.locator("#part-result"), "small purchases near its customers");

        assertThat(page.locator(".draft")).hasCount(0);
        shows(page.locator("#part-result"), "Removed");
        assertThat(web.desk.engine().runs().events(new RunId(id), 0))
                .extracting(Event::type)
                .isNotEmpty()
                .doesNotContain("draft");
        assertThat(web.desk.engine().events().drafts().of(id)).isEmpty();
        assertThat(room.leave()).isEmpty();
    }

    @Test
    void keepsADraftThatCameWhileThePageAskedTheServer() {
        var gate = new CountDownLatch(1);
        models.script(Answer.says(Json.object().put("answer", SAID).toString()).heldAt(gate));
        var page = room.page();
        var asked = new ArrayList<Route>();
        page.route("**/live", route -> {
            if (asked.isEmpty()) {
                asked.add(route);
            } else {
                route.resume();
            }
        });
        String id = web.begin("write what they bought");
        page.navigate(web.url("/runs/" + id));
        shows(page.locator(".draft-text"), "Management spoke");
        page.waitForCondition(() -> !asked.isEmpty());

        String late = asked.getFirst()
                .fetch()
                .text()
                .replaceFirst(
                        "(?s)<div id=\"part-draft\".*?</section></div>",
                        "<div id=\"part-draft\" data-key=\"\"></div><p id=\"late\">seen</p>");
        asked.getFirst()
                .fulfill(new Route.FulfillOptions().setContentType("text/html").setBody(late));

        shows(page.locator("#late"), "seen");
        shows(page.locator(".draft-text"), "Management spoke");
        gate.countDown();
        shows(page.locator("#part-result"), "small purchases near its customers");
        assertThat(page.locator(".draft")).hasCount(0);
        assertThat(room.leave()).isEmpty();
    }

    @Test
    void sendsDraftsWithoutANumberSoThatTheOthersStayWithoutAGap() {
        String id = web.json(web.post("/api/runs", """
                        {"workflow": "ask", "query": "What did management of Quavelin Systems say about acquisitions?", "options": {"offline": true}}
                        """)).path("run_id").asString();

        var lines = web.get("/api/runs/" + id + "/events").body().lines().toList();

        var numbers = lines.stream().filter(line -> line.startsWith("id: ")).toList();
        assertThat(numbers).last().isEqualTo("id: " + numbers.size());
        int draft = lines.indexOf("event: draft");
        assertThat(draft).as("a draft by rule, checked").isPositive();
        assertThat(lines.get(draft - 1)).isEmpty();
        assertThat(lines.get(draft + 1)).contains("\"checked\":true");
    }
}
