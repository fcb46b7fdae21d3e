package footnote.faces.web;

import footnote.domain.Finding;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.result.RecordSheet;
import footnote.publication.text.Html;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Tries models, vendors and the sandbox once, and says in a line each what came of it. */
final class SettingsCheck {
    private final RunAccess runs;

    SettingsCheck(RunAccess runs) {
        this.runs = runs;
    }

    /** What a model answers to show that it can be reached. */
    record Sign(String word) {}

    private record Line(String part, boolean fine, String said) {}

    Html of(Caller caller, String what) {
        RunAccess.require(caller, Right.ADMIN);
        var lines =
                switch (what) {
                    case "models" ->
                        Stream.of(Role.FAST, Role.ADVANCED).map(this::model).toList();
                    case "vendors" -> vendors();
                    case "sandbox" -> List.of(sandbox());
                    default -> throw new RequestDenied(Reason.NOT_FOUND, "there is no check of '" + what + "'");
                };
        runs.auditTrail()
                .add(caller.name(), "check", what, lines.stream().allMatch(Line::fine) ? "fine" : "not all fine");
        return Html.of(
                "<section class=\"check\" role=\"status\"><h2>Checked just now</h2><dl class=\"fields\">{}</dl></section>",
                lines.stream()
                        .map(line -> Html.of(
                                "<div><dt>{}</dt><dd class=\"{}\">{}</dd></div>",
                                line.part(),
                                line.fine() ? "fine" : "not-fine",
                                line.said())));
    }

    private Line model(Role role) {
        String part = RecordSheet.words(role.name().toLowerCase(Locale.ROOT));
        if (runs.desk().gateway().candidates(role).isEmpty()) {
            return new Line(part, false, "no key is set, so rules answer");
        }
        long from = runs.desk().clock().millis();
        var prompt = Prompt.text("SettingsCheck", "Answer with the word ready.");
        var answered = runs.desk().gateway().model(role).answered(prompt, Sign.class, () -> new Sign(""));
        long took = runs.desk().clock().millis() - from;
        return answered.isRule()
                ? new Line(part, false, "no answer: " + answered.reason().orElse("no reason was given"))
                : new Line(part, true, answered.by() + " answered in " + TimeText.length(took));
    }

    private List<Line> vendors() {
        if (runs.sample(Optional.empty())) {
            return List.of(new Line("Vendors", true, "none is asked: the server runs on the sample market"));
        }
        return runs.desk().tryVendors().entrySet().stream()
                .map(vendor -> switch (vendor.getValue()) {
                    case Finding.Found<String>(String said) -> new Line(vendor.getKey(), true, said);
                    case Finding.Missing<String>(String _, String why) -> new Line(vendor.getKey(), false, why);
                })
                .toList();
    }

    private Line sandbox() {
        var tier = runs.desk().sandbox().tier();
        return new Line("Sandbox", tier.available(), tier.name() + "; " + tier.said());
    }
}
