package footnote.faces.web;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.Version;
import footnote.faces.access.Caller;
import footnote.faces.access.Owners;
import footnote.faces.access.Right;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.run.RunCost;
import footnote.publication.text.Html;
import footnote.runtime.model.Role;
import java.io.File;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What is set and what it costs; no secret ever comes here, only whether there is one. */
final class SettingsPage {
    private final RunAccess runs;
    private final Layout layout;

    SettingsPage(RunAccess runs, Layout layout) {
        this.runs = runs;
        this.layout = layout;
    }

    String html(Caller caller) {
        return html(caller, Html.NONE);
    }

    /** The page with what a check just found out on top. */
    String html(Caller caller, Html told) {
        var desk = runs.desk();
        return layout.page(
                "Settings",
                "Settings",
                Optional.of(caller),
                List.of(),
                Html.of(
                        """
                        {}<h1>Settings</h1>
                        <p class="muted">Change settings in footnote.yaml, by environment variables or by flags; this page shows what is in force. Version: {}.</p>{}
                        <div class="cards">
                        <section><h2>Models</h2><dl class="fields">{}{}{}</dl>{}</section>
                        <section><h2>Budget</h2><dl class="fields"><div><dt>Per run</dt><dd>${}</dd></div><div><dt>Per month</dt><dd>${}</dd></div><div><dt>Spent this month</dt><dd>${}</dd></div></dl></section>
                        <section><h2>Data</h2><dl class="fields"><div><dt>Market</dt><dd>{}</dd></div><div><dt>License</dt><dd>{}</dd></div><div><dt>EDGAR</dt><dd>{}</dd></div></dl>{}</section>
                        <section><h2>Generated code</h2><dl class="fields"><div><dt>Sandbox</dt><dd>{}</dd></div></dl>{}</section>
                        </div>
                        <section><h2>All settings</h2><div class="scroll" tabindex="0" role="region" aria-label="All settings"><table><thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">Set by</th></tr></thead><tbody>{}</tbody></table></div></section>
                        """,
                        Layout.administration("Settings"),
                        Version.text(),
                        told,
                        models(desk, "Fast", Role.FAST),
                        models(desk, "Advanced", Role.ADVANCED),
                        models(desk, "Image", Role.IMAGE),
                        check(caller, "models", "Test the models"),
                        desk.settings().text(Setting.BUDGET_RUN),
                        desk.settings().text(Setting.BUDGET_MONTH),
                        desk.engine().spentThisMonth().setScale(2, RoundingMode.HALF_UP),
                        desk.settings().fictional() ? "the fictional sample market" : "real vendors",
                        desk.settings().text(Setting.VENDORS_LICENCE),
                        desk.settings().text(Setting.SEC_AGENT).isEmpty()
                                ? "not available until edgar.user_agent names a contact"
                                : "set",
                        check(caller, "vendors", "Test the vendors"),
                        sandbox(),
                        check(caller, "sandbox", "Test the sandbox"),
                        Arrays.stream(Setting.values()).map(setting -> row(desk, setting))));
    }

    private static Html check(Caller caller, String what, String label) {
        return Html.when(
                caller.may(Right.ADMIN),
                Html.of(
                        "<form method=\"post\" action=\"/settings/check/{}\" class=\"inline\"><button class=\"quiet\">{}</button></form>",
                        what,
                        label));
    }

    private static Html models(Desk desk, String name, Role role) {
        var candidates = desk.gateway().candidates(role);
        return Html.of(
                "<div><dt>{}</dt><dd>{}</dd></div>",
                name,
                candidates.isEmpty()
                        ? "none (no key set); rules answer"
                        : candidates.toString().replaceAll("[\\[\\]]", ""));
    }

    private static String sandbox() {
        return Arrays.stream(String.valueOf(System.getenv("PATH")).split(File.pathSeparator, -1))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "bwrap")))
                ? "bubblewrap"
                : "none found; install bubblewrap";
    }

    private static Html row(Desk desk, Setting setting) {
        String value = setting.secret() && setting != Setting.DATABASE_URL
                ? desk.settings().text(setting).isEmpty() ? "" : "set"
                : desk.settings().shown(setting);
        return Html.of(
                "<tr><td class=\"mono\">{}</td><td>{}</td><td class=\"muted\">{}</td></tr>",
                setting.key(),
                value.isEmpty() ? Html.of("<span class=\"muted\">not set</span>") : Html.of("{}", value),
                desk.settings().from(setting));
    }

    /** What was paid this month, by whom, for what, to which model. */
    String costs(Caller caller) {
        var costs = runs.owners().costs();
        return layout.page(
                "Costs",
                "Costs",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        """
                        {}<h1>Costs this month</h1><p class="lede">${} spent of a budget of ${}</p>{}
                        """,
                        Layout.administration("Costs"),
                        RunCost.dollars(runs.desk().engine().spentThisMonth()),
                        runs.desk().settings().text(Setting.BUDGET_MONTH),
                        costs.isEmpty()
                                ? Html.of("<p class=\"empty\">No model was asked this month; rules cost nothing.</p>")
                                : Html.of(
                                        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Costs\"><table class=\"numbers costs\" data-sortable><thead><tr><th scope=\"col\">Who</th><th scope=\"col\">Team</th><th scope=\"col\">Workflow</th><th scope=\"col\">Model</th><th scope=\"col\">Calls</th><th scope=\"col\">Tokens</th><th scope=\"col\">Cost, $</th></tr></thead><tbody>{}</tbody></table></div>",
                                        costs.stream().map(this::cost))));
    }

    private Html cost(Owners.Cost cost) {
        return Html.of(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                cost.owner(),
                cost.team().isBlank() ? "–" : cost.team(),
                runs.menu().label(cost.workflow()),
                cost.model().equals("rule") ? "rules (no model)" : cost.model(),
                cost.calls(),
                "%,d".formatted(cost.tokens()),
                RunCost.dollars(cost.cost()));
    }
}
