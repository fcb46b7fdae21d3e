package footnote.faces.web.run;

import footnote.domain.Words;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Steps of a run in a reader's words instead of the engine's paths, and the ones a run of a workflow goes through. */
final class StepNames {
    private static final Pattern PART = Pattern.compile("([^\\[#]+)(?:\\[([^\\]]*)])?(?:#(\\d+))?");
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("act", "Plan the work"),
            Map.entry("admit", "Check the request"),
            Map.entry("analyse", "Analyze"),
            Map.entry("analyze question", "Understand the question"),
            Map.entry("answer", "Write the answer"),
            Map.entry("argue", "Argue the case"),
            Map.entry("assemble", "Assemble the answer"),
            Map.entry("assess risks", "Assess risks"),
            Map.entry("cell", "Answer"),
            Map.entry("classify", "Understand the request"),
            Map.entry("company", "Search the company's documents"),
            Map.entry("compile report", "Write the summary"),
            Map.entry("complete question", "Complete the question"),
            Map.entry("consolidate", "Combine the data"),
            Map.entry("count pattern", "Count a pattern"),
            Map.entry("deliver", "Prepare the files"),
            Map.entry("draw", "Draw"),
            Map.entry("estimate", "Estimate"),
            Map.entry("evaluate", "Review the answer"),
            Map.entry("extract intent", "Understand the request"),
            Map.entry("figures", "Look up figures"),
            Map.entry("find companies", "Find comparable companies"),
            Map.entry("find leads", "Find leads"),
            Map.entry("format companies", "List the companies found"),
            Map.entry("format leads", "List the leads found"),
            Map.entry("gather", "Collect data"),
            Map.entry("list", "List the watchlist"),
            Map.entry("look", "Check a company"),
            Map.entry("mail", "Send the mail"),
            Map.entry("match leads", "Match leads to the patterns"),
            Map.entry("members", "List the companies of the sector"),
            Map.entry("parse", "Understand the request"),
            Map.entry("plan", "Draft the plan"),
            Map.entry("plan infographics", "Choose infographics"),
            Map.entry("plan lead search", "Plan the search for leads"),
            Map.entry("plan search", "Plan the search"),
            Map.entry("plot", "Draw a chart"),
            Map.entry("publish", "Lay out the report"),
            Map.entry("rank", "Rank the leads"),
            Map.entry("read exclusions", "Read the exclusion list"),
            Map.entry("read pages", "Read company websites"),
            Map.entry("read reply", "Read your reply"),
            Map.entry("read review", "Read your reply"),
            Map.entry("read suppression list", "Read the suppression list"),
            Map.entry("refine", "Revise the plan"),
            Map.entry("remember", "Save what was reported"),
            Map.entry("research", "Research each lead"),
            Map.entry("resolve", "Identify the company"),
            Map.entry("round", "Finish the round"),
            Map.entry("screen", "Screen the market"),
            Map.entry("search", "Search"),
            Map.entry("setup", "Identify the company"),
            Map.entry("study", "Collect data"),
            Map.entry("synthesize", "Form the recommendation"),
            Map.entry("synthesize patterns", "Compare successful and ordinary companies"),
            Map.entry("thesis", "Write the investment thesis"),
            Map.entry("validate", "Check the request"),
            Map.entry("views", "Form a view"),
            Map.entry("write", "Write the sections"));

    /** The steps that every run of a workflow goes through, in order, by their kind. */
    private static final Map<String, List<String>> EXPECTED = Map.of(
            "ask", List.of("setup", "analyze question", "plan search", "search", "figures", "answer", "assemble"),
            "analyze", List.of("parse", "resolve", "views", "estimate", "assess risks", "synthesize"),
            "report",
                    List.of(
                            "validate",
                            "classify",
                            "resolve",
                            "plan",
                            "gather",
                            "consolidate",
                            "analyse",
                            "write",
                            "thesis",
                            "publish"),
            "leads",
                    List.of(
                            "extract intent",
                            "plan search",
                            "find companies",
                            "validate",
                            "synthesize patterns",
                            "plan lead search",
                            "match leads",
                            "rank",
                            "compile report",
                            "deliver"),
            "movers", List.of("act", "screen", "study", "analyse", "draw", "mail"));

    /** A list of many companies is checked, not the request. */
    private static final Map<String, String> NUMBERED = Map.of("validate", "Check the companies found");

    private StepNames() {}

    /** The last part of a path; a number is left out, for a list of many is one step to a reader. */
    static String words(String path) {
        String last = path.substring(path.lastIndexOf('/') + 1);
        var part = PART.matcher(last);
        if (!part.matches()) {
            return Words.capitalized(last);
        }
        String name = part.group(1).strip();
        String key = part.group(2);
        boolean numbered = key != null && key.matches("\\d*");
        String words = WORDS.getOrDefault(name, Words.capitalized(name));
        return key == null ? words : numbered ? NUMBERED.getOrDefault(name, words) : words + ": " + key;
    }

    /** What steps of one kind have in common: their path without numbers. */
    static String kind(String path) {
        return path.replaceAll("\\[\\d+]|#\\d+", "");
    }

    /** Which kinds of steps are still to come, after those that a run has begun. */
    static List<String> toCome(String workflow, Iterable<String> begun) {
        var expected = EXPECTED.getOrDefault(workflow, List.of());
        int last = -1;
        for (var path : begun) {
            last = Math.max(last, expected.indexOf(path.replaceAll("[\\[#/].*", "")));
        }
        return expected.subList(last + 1, expected.size()).stream()
                .map(name -> workflow.equals("leads") ? NUMBERED.getOrDefault(name, words(name)) : words(name))
                .toList();
    }
}
