package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class AccessPagesTest {
    private WebDesk web;

    @BeforeEach
    void start() {
        web = WebDesk.start();
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private HttpResponse<String> send(String path, String form) {
        return web.send(web.request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form)));
    }

    @Test
    void addsAKeyShowsItOnceAndRevokesIt() {
        var first = send("/keys", "name=root&rights=admin");
        var secret = Pattern.compile("fn_[A-Za-z0-9_-]{20,}").matcher(first.body());
        assertThat(secret.find()).as(first.body()).isTrue();
        web.as(secret.group());

        var added = send("/keys", "name=ann&rights=run&team=desk&monthly=10");
        String id = Pattern.compile("/keys/([^/\"]+)/revoke\"><p>Programs that use the key of ann ")
                .matcher(added.body())
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        int revoked = send("/keys/" + id + "/revoke", "").statusCode();

        assertThat(revoked).isEqualTo(303);
        assertThat(send("/keys/root/revoke", "").body()).contains("the last administrator's key");
        assertThat(web.get("/keys").body()).contains("ann", "revoked", "$10").doesNotContain(secret.group());
        assertThat(web.get("/audit?verify=true").body()).contains("add key", "revoke key", "Complete: ");
    }

    @Test
    void refusesAFirstKeyThatWouldLockEveryoneOutAndOneWithABadBudget() {
        var reader = send("/keys", "name=ann&rights=read");
        var budget = send("/keys", "name=ann&rights=admin&team=desk&monthly=much");

        assertThat(reader.statusCode()).isEqualTo(422);
        assertThat(reader.body()).contains("The first key must be an administrator");
        assertThat(budget.body())
                .contains("write dollars, such as 10")
                .contains("value=\"ann\"", "value=\"desk\"", "value=\"much\"");
    }

    @Test
    void offersToRemoveAScheduleToItsOwnerAndToAdministratorsAlone() {
        String root = web.withKey("root", "admin");
        String bob = web.withKey("bob", "desk", "run");
        String ann = web.withKey("ann", "desk", "run");
        web.post("/api/schedules", "{\"timing\": \"16:30 America/New_York\", \"workflow\": \"movers\"}");

        assertThat(web.as(bob).get("/schedules").body())
                .contains("Top gainer", ">Pause<")
                .doesNotContain(">Remove<");
        assertThat(web.as(ann).get("/schedules").body()).contains(">Remove<");
        assertThat(web.as(root).get("/schedules").body()).contains(">Remove<");
    }

    @Test
    void keepsThePageThatWasAskedForAfterAWrongKey() {
        web.withKey("root", "admin");
        web.anonymous();

        var refused = send("/login", "key=fn_wrong&next=%2Fcompanies%2FQVLN");

        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(refused.body()).contains("name=\"next\" value=\"/companies/QVLN\"");
    }

    @Test
    void letsOnlyAdministratorsIn() {
        String root = web.withKey("root", "admin");
        String ann = web.withKey("ann", "run");

        assertThat(web.as(root).get("/keys").statusCode()).isEqualTo(200);
        web.as(ann);
        assertThat(web.get("/keys").statusCode()).isEqualTo(403);
        assertThat(web.get("/audit").statusCode()).isEqualTo(403);
        assertThat(send("/keys", "name=eve&rights=admin").statusCode()).isEqualTo(403);
    }
}
