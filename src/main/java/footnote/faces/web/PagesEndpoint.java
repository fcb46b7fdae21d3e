package footnote.faces.web;

import footnote.config.Setting;
import footnote.faces.access.Caller;
import footnote.faces.access.Keys;
import footnote.faces.access.LoginBackoff;
import footnote.faces.access.SsoSessions;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Assets;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.result.ChartsPage;
import footnote.faces.web.result.ReportSheet;
import footnote.faces.web.run.QuestionForm;
import footnote.faces.web.run.RunPage;
import footnote.faces.web.run.RunsPage;
import footnote.faces.web.run.ViewerPage;
import footnote.runtime.run.RunId;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The pages and what their forms send. */
@RestController
final class PagesEndpoint {
    private final RunAccess runs;
    private final CoverageAccess coverage;
    private final Keys keys;
    private final LoginBackoff backoff;
    private final SsoSessions ssoSessions;
    private final Layout layout;

    PagesEndpoint(
            RunAccess runs,
            CoverageAccess coverage,
            Keys keys,
            LoginBackoff backoff,
            SsoSessions ssoSessions,
            Layout layout) {
        this.backoff = backoff;
        this.runs = runs;
        this.coverage = coverage;
        this.keys = keys;
        this.ssoSessions = ssoSessions;
        this.layout = layout;
    }

    static ResponseEntity<byte[]> page(String html) {
        return ResponseEntity.ok()
                .contentType(new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8))
                .cacheControl(CacheControl.noStore())
                .body(html.getBytes(StandardCharsets.UTF_8));
    }

    /** A page with its form as the reader filled it in, and why it was refused. */
    static ResponseEntity<byte[]> refused(String html) {
        return ResponseEntity.status(HttpStatus.UNPROCESSABLE_CONTENT)
                .contentType(new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8))
                .cacheControl(CacheControl.noStore())
                .body(html.getBytes(StandardCharsets.UTF_8));
    }

    static ResponseEntity<byte[]> to(String path) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create(path))
                .build();
    }

    @GetMapping("/")
    ResponseEntity<byte[]> start(Caller caller) {
        return page(new StartPage(runs, coverage, layout).html(caller, StartPage.Typed.NOTHING));
    }

    @GetMapping("/runs")
    ResponseEntity<byte[]> runs(
            Caller caller,
            @RequestParam(defaultValue = "") String q,
            @RequestParam(defaultValue = "") String status,
            @RequestParam(defaultValue = "") String workflow,
            @RequestParam(defaultValue = "") String before) {
        return page(new RunsPage(runs, layout).html(caller, new RunsPage.Choice(q, status, workflow, before)));
    }

    @GetMapping("/runs/{id}")
    ResponseEntity<byte[]> run(Caller caller, @PathVariable String id) {
        return page(new RunPage(runs, layout).html(runs.run(caller, id), caller));
    }

    @GetMapping("/runs/{id}/live")
    ResponseEntity<byte[]> live(Caller caller, @PathVariable String id) {
        return page(
                new RunPage(runs, layout).parts(runs.run(caller, id), caller).markup());
    }

    @PostMapping("/runs/{id}/reply")
    ResponseEntity<byte[]> reply(
            Caller caller,
            @PathVariable String id,
            @RequestParam String option,
            @RequestParam String question,
            @RequestParam(defaultValue = "") String words,
            @RequestParam(defaultValue = "") List<String> keep,
            @RequestParam Optional<String> chosen) {
        var run = runs.run(caller, id);
        var asked = runs.desk()
                .engine()
                .runs()
                .openQuestion(run.id())
                .filter(open -> open.path().equals(question))
                .orElseThrow(() -> new RequestDenied(
                        Reason.CONFLICT,
                        "this question was answered in the meantime; go back and look at the run again"));
        runs.reply(caller, id, QuestionForm.reply(asked, option, words, keep, chosen), Optional.of(question));
        return to("/runs/" + run.id());
    }

    @PostMapping("/runs/{id}/cancel")
    ResponseEntity<byte[]> cancel(Caller caller, @PathVariable String id) {
        return to("/runs/" + runs.cancel(caller, id).id());
    }

    @PostMapping("/runs/{id}/resume")
    ResponseEntity<byte[]> resume(Caller caller, @PathVariable String id) {
        return to("/runs/" + runs.resume(caller, id).id());
    }

    @PostMapping("/runs/{id}/erase")
    ResponseEntity<byte[]> erase(Caller caller, @PathVariable String id) {
        runs.erase(caller, id);
        return to("/runs");
    }

    @GetMapping("/runs/{id}/view/{name}")
    ResponseEntity<byte[]> view(Caller caller, @PathVariable String id, @PathVariable String name) {
        var run = runs.run(caller, id);
        runs.artifact(caller, id, name);
        return page(new ViewerPage(runs, layout).html(run, name, caller));
    }

    @GetMapping("/runs/{id}/charts")
    ResponseEntity<byte[]> charts(Caller caller, @PathVariable String id) {
        return page(new ChartsPage(runs, layout).html(runs.run(caller, id), caller));
    }

    @GetMapping("/runs/{id}/facts/{fact}")
    ResponseEntity<byte[]> fact(
            Caller caller,
            @PathVariable String id,
            @PathVariable String fact,
            @RequestParam(defaultValue = "false") boolean alone) {
        var run = runs.run(caller, id);
        runs.artifact(caller, id, ReportSheet.PAGE);
        return page(new ViewerPage(runs, layout).fact(run, fact, alone, caller));
    }

    @GetMapping("/movers")
    ResponseEntity<byte[]> movers(Caller caller, @RequestParam Optional<String> before) {
        return page(new MoversPage(runs, layout)
                .html(
                        caller,
                        before.filter(id -> id.matches("[A-Za-z0-9-]{1,40}")).map(RunId::new)));
    }

    @GetMapping("/settings")
    ResponseEntity<byte[]> settings(Caller caller) {
        return page(new SettingsPage(runs, layout).html(caller));
    }

    @PostMapping("/settings/check/{what}")
    ResponseEntity<byte[]> check(Caller caller, @PathVariable String what) {
        var told = new SettingsCheck(runs).of(caller, what);
        return page(new SettingsPage(runs, layout).html(caller, told));
    }

    @GetMapping("/costs")
    ResponseEntity<byte[]> costs(Caller caller) {
        return page(new SettingsPage(runs, layout).costs(caller));
    }

    @GetMapping("/login")
    ResponseEntity<byte[]> login(@RequestParam Optional<String> refused, @RequestParam Optional<String> next) {
        return page(loginPage()
                .html(refused.map(_ -> "The issuer did not let you in; try again or ask for access."), next));
    }

    private LoginPage loginPage() {
        var settings = runs.desk().settings();
        return new LoginPage(
                layout,
                !settings.text(Setting.OIDC_ISSUER).isEmpty()
                        && !settings.text(Setting.OIDC_CLIENT_ID).isEmpty());
    }

    @PostMapping("/login")
    ResponseEntity<byte[]> logIn(
            @RequestParam(defaultValue = "") String key,
            @RequestParam Optional<String> next,
            HttpServletRequest request) {
        var found = keys.find(key.strip());
        if (found.isEmpty()) {
            int seconds = backoff.waitFor(request.getRemoteAddr());
            backoff.failed(request.getRemoteAddr());
            if (seconds > 0) {
                return refused(
                        ResponseEntity.status(HttpStatus.TOO_MANY_REQUESTS)
                                .header(HttpHeaders.RETRY_AFTER, String.valueOf(seconds)),
                        "Too many wrong keys came from your address. Wait " + seconds + " s.",
                        next);
            }
            runs.auditTrail().add("unknown", "log in", request.getRemoteAddr(), "refused");
            return refused(ResponseEntity.status(HttpStatus.UNAUTHORIZED), "This key is unknown or was revoked.", next);
        }
        runs.auditTrail().add(found.get().name(), "log in", request.getRemoteAddr(), "taken");
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create(LoginPage.own(next).orElse("/")))
                .header(
                        HttpHeaders.SET_COOKIE,
                        LoginCookie.of(
                                keys.logIn(found.get()),
                                Duration.ofHours(12),
                                request,
                                runs.desk().settings()))
                .build();
    }

    private ResponseEntity<byte[]> refused(ResponseEntity.BodyBuilder answer, String why, Optional<String> next) {
        return answer.contentType(new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8))
                .body(loginPage().html(Optional.of(why), next).getBytes(StandardCharsets.UTF_8));
    }

    @PostMapping("/logout")
    ResponseEntity<byte[]> logOut(
            @CookieValue(name = LoginCookie.NAME, required = false) Optional<String> token,
            HttpServletRequest request) {
        token.ifPresent(keys::logOut);
        token.ifPresent(ssoSessions::forget);
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create("/login"))
                .header(
                        HttpHeaders.SET_COOKIE,
                        LoginCookie.of("", Duration.ZERO, request, runs.desk().settings()))
                .build();
    }

    @GetMapping("/assets/{version}/{name}")
    ResponseEntity<byte[]> asset(@PathVariable String name) {
        return asset(Assets.read(name), name);
    }

    @GetMapping("/assets/{version}/fonts/{name}")
    ResponseEntity<byte[]> font(@PathVariable String name) {
        return asset(Assets.read("fonts/" + name), name);
    }

    private static ResponseEntity<byte[]> asset(Optional<byte[]> content, String name) {
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_TYPE, Assets.type(name))
                .cacheControl(
                        CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable())
                .body(content.orElseThrow(() -> new RequestDenied(Reason.NOT_FOUND, "no file '" + name + "'")));
    }

    @GetMapping("/favicon.ico")
    ResponseEntity<byte[]> icon() {
        return asset(Assets.read("mark.svg"), "mark.svg");
    }
}
