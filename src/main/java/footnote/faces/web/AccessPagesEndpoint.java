package footnote.faces.web;

import footnote.faces.access.AccessKey;
import footnote.faces.access.AuditTrail;
import footnote.faces.access.Caller;
import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.run.Fault;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The administrators' pages of API keys and of the audit trail. */
@RestController
final class AccessPagesEndpoint {
    private static final int LINES = 200;

    private final RunAccess runs;
    private final Keys keys;
    private final Layout layout;

    AccessPagesEndpoint(RunAccess runs, Keys keys, Layout layout) {
        this.runs = runs;
        this.keys = keys;
        this.layout = layout;
    }

    @GetMapping("/keys")
    ResponseEntity<byte[]> list(Caller caller) {
        return PagesEndpoint.page(index(caller, Html.NONE, Typed.NOTHING));
    }

    @PostMapping("/keys")
    ResponseEntity<byte[]> add(
            Caller caller,
            @RequestParam String name,
            @RequestParam String rights,
            @RequestParam(defaultValue = "") String team,
            @RequestParam(defaultValue = "") String monthly) {
        try {
            var wanted = Right.of(rights);
            if (!keys.any() && !wanted.contains(Right.ADMIN)) {
                throw Fault.input(
                        "the first key must be an administrator's: once there is one, every request needs it");
            }
            var made = keys.add(new Keys.Wish(name.strip(), said(team), wanted, Keys.PER_MINUTE, dollars(monthly)));
            runs.auditTrail()
                    .add(
                            caller.name(),
                            "add key",
                            made.key().id() + " " + made.key().name(),
                            "added");
            return PagesEndpoint.page(index(
                    caller,
                    Html.of(
                            "<p class=\"note\" role=\"status\">Key of {}, shown only this once: <code class=\"secret\">{}</code></p>",
                            made.key().name(),
                            made.secret()),
                    Typed.NOTHING));
        } catch (Fault e) {
            var refused =
                    Html.of("<p class=\"gap\" role=\"alert\">{}</p>", PageSentence.of(String.valueOf(e.getMessage())));
            return PagesEndpoint.refused(index(caller, refused, new Typed(name, rights, team, monthly)));
        }
    }

    @PostMapping("/keys/{id}/revoke")
    ResponseEntity<byte[]> revoke(Caller caller, @PathVariable String id) {
        var administrators = keys.all().stream()
                .filter(key -> key.revokedAt().isEmpty() && key.rights().contains(Right.ADMIN))
                .toList();
        if (administrators.size() == 1
                && (administrators.getFirst().id().equals(id)
                        || administrators.getFirst().name().equals(id))) {
            throw Fault.input("this is the last administrator's key; add another first, or use 'footnote keys revoke'");
        }
        var key = keys.revoke(id);
        runs.auditTrail().add(caller.name(), "revoke key", key.id() + " " + key.name(), "revoked");
        return PagesEndpoint.to("/keys");
    }

    private static Optional<String> said(String text) {
        return Optional.of(text.strip()).filter(each -> !each.isEmpty());
    }

    private static Optional<BigDecimal> dollars(String text) {
        try {
            return said(text).map(BigDecimal::new);
        } catch (NumberFormatException _) {
            throw Fault.input("the monthly budget is '" + text + "'; write dollars, such as 10");
        }
    }

    /** A key as an administrator described it, to be shown again where it was refused. */
    private record Typed(String name, String rights, String team, String monthly) {
        static final Typed NOTHING = new Typed("", "", "", "");
    }

    private String index(Caller caller, Html outcome, Typed typed) {
        var all = keys.all();
        return layout.page(
                "Keys",
                "Settings",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        """
                        {}<h1>API keys</h1><p class="lede">Programs send a key as <code>Authorization: Bearer …</code>; readers log in with it.</p>{}{}
                        <section><h2>New key</h2><form class="stack" method="post" action="/keys">
                        <label>Name <input name="name" type="text" required maxlength="31" autocomplete="off" value="{}"></label>
                        <label>Rights <select name="rights">{}</select></label>
                        <label>Team (optional); its members share runs and documents <input name="team" type="text" maxlength="31" value="{}"></label>
                        <label>Monthly budget in dollars (optional) <input name="monthly" type="text" inputmode="decimal" maxlength="12" value="{}"></label>
                        <button>Add key</button></form></section>
                        """,
                        Layout.administration("Keys"),
                        outcome,
                        all.isEmpty()
                                ? Html.of(
                                        "<p class=\"empty\">No keys yet: everyone on this machine has full access. Once there is a key, every request needs one.</p>")
                                : Html.of(
                                        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Keys\"><table><thead><tr><th scope=\"col\">Name</th><th scope=\"col\">Id</th><th scope=\"col\">Rights</th><th scope=\"col\">Team</th><th scope=\"col\">Monthly budget</th><th scope=\"col\">Added</th><th scope=\"col\">State</th></tr></thead><tbody>{}</tbody></table></div>",
                                        all.stream().map(AccessPagesEndpoint::row)),
                        typed.name(),
                        rights(all.isEmpty(), typed.rights()),
                        typed.team(),
                        typed.monthly()));
    }

    /** The rights to choose from; of the first key an administrator's alone. */
    private static Html rights(boolean first, String chosen) {
        var administrator = right("admin", "admin: everything, including keys and settings", chosen);
        return first
                ? administrator
                : right("read", "read: sees results", chosen)
                        .and(right("run", "run: also starts runs and answers their questions", chosen))
                        .and(administrator);
    }

    private static Html right(String value, String label, String chosen) {
        return Html.of(
                "<option value=\"{}\"{}>{}</option>",
                value,
                Html.when(value.equals(chosen), Html.of(" selected")),
                label);
    }

    private static Html row(AccessKey key) {
        return Html.of(
                "<tr><th scope=\"row\">{}</th><td class=\"mono\">{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                key.name(),
                key.id(),
                key.rights().stream().max(Right::compareTo).map(Right::word).orElse(""),
                key.team().orElse(""),
                key.budget().map(each -> "$" + each).orElse("no limit"),
                TimeText.moment(key.createdAt()),
                key.revokedAt().isPresent()
                        ? Html.of("<span class=\"muted\">revoked</span>")
                        : Html.of(
                                "<details class=\"confirm\"><summary class=\"button quiet danger\">Revoke</summary><form method=\"post\" action=\"/keys/{}/revoke\"><p>Programs that use the key of {} stop working.</p><button class=\"danger\">Revoke for good</button></form></details>",
                                key.id(),
                                key.name()));
    }

    /** The latest lines of the trail, newest first; with {@code verify} also whether all of it is complete. */
    @GetMapping("/audit")
    ResponseEntity<byte[]> audit(Caller caller, @RequestParam(defaultValue = "false") boolean verify) {
        var lines = runs.auditTrail().latest(LINES);
        return PagesEndpoint.page(layout.page(
                "Audit trail",
                "Settings",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        """
                        {}<h1>Audit trail</h1><p class="lede">Who did what, newest first. Each line is sealed with the one before.</p>{}
                        <form class="inline" method="get" action="/audit"><input type="hidden" name="verify" value="true"><button class="quiet">Verify the trail</button></form>
                        {}
                        """,
                        Layout.administration("Audit"),
                        verify ? verdict(runs.auditTrail().verified()) : Html.NONE,
                        lines.isEmpty()
                                ? Html.of(
                                        "<p class=\"gap\">Nothing is recorded yet. Logins, changes of keys and deletions appear here.</p>")
                                : table(lines))));
    }

    private static Html table(List<AuditTrail.Line> lines) {
        return Html.of(
                """
                <div class="scroll" tabindex="0" role="region" aria-label="Audit trail"><table data-sortable><thead><tr><th scope="col">Line</th><th scope="col">When</th><th scope="col">Who</th><th scope="col">Action</th><th scope="col">What</th><th scope="col">Outcome</th></tr></thead><tbody>{}</tbody></table></div>
                """,
                lines.stream()
                        .map(line -> Html.of(
                                "<tr><td>{}</td><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>",
                                line.seq(),
                                TimeText.moment(line.at()),
                                line.actor(),
                                line.action(),
                                line.target(),
                                line.outcome())));
    }

    private static Html verdict(AuditTrail.Verdict verdict) {
        var fault = verdict.broken()
                .map(line -> "Line " + line + " was changed or does not follow the one before it.")
                .or(verdict::cut);
        return fault.isPresent()
                ? Html.of("<p class=\"gap\" role=\"alert\">{}</p>", fault.get())
                : Html.of(
                        "<p class=\"note\" role=\"status\">Complete: {} lines. Last seal <code class=\"secret\">{}</code></p>",
                        verdict.lines(),
                        verdict.seal());
    }
}
