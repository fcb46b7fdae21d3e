package footnote.faces.web.run;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Steps of a run in a reader's words instead of the engine's paths. */
final class StepNames {
    private static final Pattern PART = Pattern.compile("([^\\[#]+)(?:\\[([^\\]]*)])?(?:#(\\d+))?");
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("admit", "Check the question"),
            Map.entry("validate", "Check"),
            Map.entry("classify", "Understand the question"),
            Map.entry("resolve", "Find the company"),
            Map.entry("plan", "Plan"),
            Map.entry("read reply", "Read your reply"),
            Map.entry("refine", "Refine the plan"),
            Map.entry("gather", "Collect"),
            Map.entry("consolidate", "Combine the data"),
            Map.entry("plan infographics", "Plan infographics"),
            Map.entry("analyse", "Write the analysis"),
            Map.entry("draw", "Draw charts"),
            Map.entry("publish", "Lay out and print"),
            Map.entry("views", "View"),
            Map.entry("setup", "Prepare"),
            Map.entry("analyze question", "Understand the question"),
            Map.entry("plan search", "Plan the search"),
            Map.entry("search", "Search"),
            Map.entry("company", "Company"),
            Map.entry("figures", "Look up figures"),
            Map.entry("answer", "Write the answer"),
            Map.entry("evaluate", "Review the answer"),
            Map.entry("round", "Round"),
            Map.entry("assemble", "Assemble the answer"),
            Map.entry("rank", "Rank"),
            Map.entry("research", "Research"),
            Map.entry("compile", "Write the report"),
            Map.entry("mail", "Mail"));

    private StepNames() {}

    /** The last part of a path; a number is left out, for a list of many is one step to a reader. */
    static String words(String path) {
        String last = path.substring(path.lastIndexOf('/') + 1);
        var part = PART.matcher(last);
        if (!part.matches()) {
            return capital(last);
        }
        String name = part.group(1).strip();
        String words = WORDS.getOrDefault(name, capital(name));
        String key = part.group(2);
        return key == null || key.matches("\\d*") ? words : words + ": " + key;
    }

    /** What steps of one kind have in common: their path without numbers. */
    static String kind(String path) {
        return path.replaceAll("\\[\\d+]|#\\d+", "");
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
