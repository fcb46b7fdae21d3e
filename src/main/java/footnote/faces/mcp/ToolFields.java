package footnote.faces.mcp;

import footnote.domain.Words;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** What each argument of a tool means, for the model that fills it in; the same name means the same everywhere. */
final class ToolFields {
    private static final Map<String, String> ABOUT = Map.ofEntries(
            Map.entry(
                    "query",
                    "The question or request in plain words, such as \"Why did Apple's margin fall in FY2024?\""),
            Map.entry("session", "Name of a conversation; a later call with the same name is a follow-up"),
            Map.entry(
                    "wait_seconds", "How long to wait for the result, 0 to 600 seconds; default 45. Then use get_run"),
            Map.entry("sample", "true for the fictional sample market; a model answers where one is set up"),
            Map.entry("offline", "true for the fictional sample market, without network or model; default false"),
            Map.entry("yes", "true to approve plans and proposals as they are; otherwise the run waits for reply"),
            Map.entry("as_of", "Use only what was public on that day, such as 2024-06-30"),
            Map.entry("budget", "The most the run may cost in dollars"),
            Map.entry("company", "A ticker symbol or a company name, such as AAPL"),
            Map.entry("companies", "Ticker symbols or names, separated by commas or line breaks"),
            Map.entry("sentence", "right if or wrong if, a metric, a comparison, a threshold and a period"),
            Map.entry("shares", "Shares held, such as 120; 0 removes the position"),
            Map.entry("cost", "What one share cost, such as 31.50"),
            Map.entry("currency", "Currency of the cost, such as USD"),
            Map.entry("csv", "The table as text, its columns named in one line"),
            Map.entry("replace", "true to remove positions that the table does not have"),
            Map.entry("question", "What to ask of each company, with {company} where its name goes"),
            Map.entry("max_parallel", "How many runs at the same time; default 4"),
            Map.entry("metric", "One metric, such as revenue or eps_diluted; all where left out"),
            Map.entry("quarters", "true for quarters instead of fiscal years"),
            Map.entry("period", "How far back, such as 5d, 3mo or 1y"),
            Map.entry("mode", "How deep to search; chosen from the question where left out"),
            Map.entry("symbol", "The ticker symbol of the company concerned"),
            Map.entry("market", "The market to look at, such as NASDAQ"),
            Map.entry("years", "Fiscal years to cover, 1 to 10"),
            Map.entry("brief", "true for a one-page report"),
            Map.entry("run_id", "The id of a run, as list_runs and every start give it"),
            Map.entry("reply", "The answer in plain words, or JSON of one of the question's options"),
            Map.entry("part", "Which part of the run: summary, result, ledger, steps, questions or artifacts"),
            Map.entry("page", "Page of a long part, from 1"),
            Map.entry("words", "Only runs whose title or result contains these words"),
            Map.entry("text", "The text"),
            Map.entry("name", "The file's name; its ending says how it is read (.pdf, .html, .txt, .json)"),
            Map.entry("base64", "The file's bytes in base64"),
            Map.entry("top", "How many passages, 1 to 50; default 5"),
            Map.entry("after", "Go on after this id"),
            Map.entry("document_id", "The id of a document, as list_documents gives it"),
            Map.entry(
                    "timing",
                    "When to repeat: \"16:30 America/New_York\" (weekdays), \"daily 07:00 UTC\", \"every 30m\""),
            Map.entry("workflow", "Which workflow to run"),
            Map.entry("like", "The id of a run to repeat, instead of workflow and query"),
            Map.entry("schedule_id", "The id of a schedule, as list_schedules gives it"),
            Map.entry("resume", "true to let a paused schedule go on"),
            Map.entry("thesis_id", "The id of a thesis, as list_theses gives it, such as QVLN-1"),
            Map.entry("condition", "A condition on figures, or the name of a saved screen"),
            Map.entry("screen", "The name of a saved screen, of letters, digits, - and _"),
            Map.entry("batch_id", "The id of a batch, as list_batches gives it"));
    private static final Map<String, List<String>> CHOICES = Map.of(
            "mode", List.of("direct", "standard", "detailed", "deep_search"),
            "part", List.of("summary", "result", "ledger", "steps", "questions", "artifacts"),
            "workflow", List.of("report", "ask", "analyze", "leads", "movers", "digest"));

    private ToolFields() {}

    /** The JSON schema of arguments of these types. */
    static Map<String, Object> schema(Map<String, String> fields, List<String> needed) {
        var properties = new TreeMap<String, Object>();
        fields.forEach((field, type) -> {
            var property = new TreeMap<String, Object>(Map.of("type", type));
            property.put("description", Objects.requireNonNull(ABOUT.get(field), field));
            if (CHOICES.containsKey(field)) {
                property.put("enum", CHOICES.get(field));
            }
            properties.put(field, property);
        });
        return Map.of("type", "object", "properties", properties, "required", needed, "additionalProperties", false);
    }

    /** A tool's name as a person reads it. */
    static String title(String name) {
        String words = name.replace('_', ' ');
        return Words.capitalized(words);
    }

    static boolean readsOnly(String name) {
        return name.startsWith("get_")
                || name.startsWith("list_")
                || List.of("search", "facts", "prices", "passages", "check_figures")
                        .contains(name);
    }

    static boolean destroys(String name) {
        return name.startsWith("delete_") || name.startsWith("remove_") || name.startsWith("cancel");
    }
}
