package footnote.faces.menu;

import footnote.faces.menu.MenuEntry.Example;
import footnote.runtime.run.Fault;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** All workflows a reader can start, and which one their words ask for; the first that recognises them wins. */
public record WorkflowMenu(List<MenuEntry> entries) {
    public WorkflowMenu {
        entries = List.copyOf(entries);
    }

    /** The desk's own, the most particular words first; analyze takes whatever names a company and says no more. */
    public static WorkflowMenu standard() {
        return new WorkflowMenu(List.of(new MenuEntry(
                Analyze.NAME,
                "Analysis",
                "Technical, fundamental and news views of one company, risk flags, one recommendation",
                List.of(
                        new Example("What do you think of Quavelin?", true),
                        new Example("analyze ORRB", true),
                        new Example("is Suryavant too risky?", true),
                        new Example("RELIANCE.NS", false)),
                words(
                        "analy[sz]e",
                        "what do you think",
                        "should i (buy|sell|hold)",
                        "(buy|sell|hold|risky|technical|chart|outlook|view)\\b",
                        "^\\$?[A-Za-z0-9.-]{1,12}$"),
                (query, session, _) -> new AnalysisRequest(query, session))));
    }

    /** One more, looked at before those there are. */
    public WorkflowMenu with(MenuEntry entry) {
        var more = new ArrayList<>(List.of(entry));
        entries.stream()
                .filter(each -> !each.workflow().equals(entry.workflow()))
                .forEach(more::add);
        return new WorkflowMenu(more);
    }

    /** Recognises text in which any of the patterns is found, whatever its case. */
    public static Predicate<String> words(String... patterns) {
        return Pattern.compile(String.join("|", patterns), Pattern.CASE_INSENSITIVE)
                .asPredicate();
    }

    /** The workflow these words ask for; words that no entry knows go to the last. */
    public MenuEntry recognised(String query) {
        String text = query.strip();
        return entries.stream()
                .filter(entry -> entry.recognises().test(text))
                .findFirst()
                .orElseGet(entries::getLast);
    }

    /** The entry of that name; {@code auto} or nothing leaves it to the words. */
    public MenuEntry chosen(String workflow, String query) {
        if (workflow.isBlank() || workflow.equals("auto")) {
            return recognised(query);
        }
        return entries.stream()
                .filter(entry -> entry.workflow().equals(workflow))
                .findFirst()
                .orElseThrow(() -> Fault.input("no workflow '" + workflow + "'; there are "
                        + String.join(
                                ", ", entries.stream().map(MenuEntry::workflow).toList())));
    }
}
