package footnote.workflows.ask.question.followup;

import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.PartQualifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The figure a conversation is about: what the question before asked for, of which companies and for which period. */
record FormerFigure(String before, Map<String, String> memory) {
    /** What the figure is set against, as a follow-up was completed or as a reader says it. */
    private static final Pattern TAIL = Pattern.compile(
            "(?i)\\b(?:as an? (?:share|percent(?:age)?|proportion) of|divided by|relative to) [\\p{L}&' -]+?(?=\\s+(?:of \\p{Lu}|in (?:FY|Q\\d))|[,:?]|$)|\\bper share\\b");

    private static final Pattern PLAIN = Pattern.compile("(?i)\\s*(?:what (?:was|were|is|are)|how much)\\b.*");
    private static final Pattern AVERAGE = Pattern.compile("(?i)\\b(?:average|mean|sum|total of)\\b");

    private static final Pattern WINNER = Pattern.compile(
            "(?i)\\s*(?:and |but |so )?(?:which|who|what)(?: one| company| of (?:them|those|these|the (?:two|three|four|five)|both))?(?: (?:is|was|are|has|had|did|grew|comes?))?(?: out)?(?: the| on)? ?(top|highest|largest|biggest|greatest|most|higher|larger|bigger|greater|more|fastest|faster|lowest|smallest|least|lower|smaller|less|slowest|slower|fewest|bottom|best|worst)(?: one)?(?: of (?:them|those|these)(?: all)?)?\\s*\\??\\s*");
    private static final Pattern LEAST = Pattern.compile("(?i)low.*|small.*|least|less|slow.*|fewest|bottom|worst");
    private static final Pattern PARTS = Pattern.compile(
            "(?i)\\b(?:by|each|per|which|what|its|their) (?:\\p{L}+ )?(segment|product|region|division)s?\\b");
    private static final String ASKED_OF = "asked of ";

    /** Every company the conversation asked the same of: those of the question before, or those asked one after another. */
    List<String> compared() {
        var last = companies();
        return last.size() > 1
                ? last
                : memory.entrySet().stream()
                        .filter(each -> each.getKey().startsWith(ASKED_OF)
                                && each.getValue().equals(phrase()))
                        .map(each -> each.getKey().substring(ASKED_OF.length()))
                        .sorted()
                        .toList();
    }

    /** What to remember of this figure beside the question: of whom it was asked. */
    Map<String, String> askedOf() {
        return isKnown()
                ? companies().stream()
                        .collect(Collectors.toMap(each -> ASKED_OF + each, _ -> phrase(), (one, _) -> one))
                : Map.of();
    }

    List<String> companies() {
        return Arrays.stream(memory.getOrDefault("companies", "").split("; ", -1))
                .filter(each -> !each.isBlank())
                .toList();
    }

    private String tail() {
        var tail = TAIL.matcher(before);
        return tail.find() ? tail.group().strip() : "";
    }

    private Optional<String> metric() {
        var own = AskedMetrics.in(TAIL.matcher(before).replaceAll(" "));
        return (own.isEmpty() ? AskedMetrics.in(before) : own).stream().findFirst();
    }

    boolean isKnown() {
        return metric().isPresent();
    }

    /** Whether it is a rate already, which is compared as it stands and not divided by another figure. */
    boolean isRate() {
        return metric().filter(name -> name.matches(
                                ".*(?:margin|ratio|growth|return|rate|yield|days|turnover|_to_|cover|payout).*"))
                        .isPresent()
                || !tail().isEmpty();
    }

    /** Whether more of it is better, as of a margin, and not of debt. */
    private boolean isGoodWhenHigh() {
        return metric().filter(
                        name -> name.matches(".*(?:margin|growth|return|revenue|income|profit|cash_flow|ebitda|eps).*"))
                .isPresent();
    }

    /** The figure as a margin or in days, where it has that: EBITDA has the EBITDA margin, inventory inventory days. */
    Optional<String> as(String measure) {
        return metric().flatMap(name -> Stream.of(name, name.replaceFirst("_(?:profit|income)$", ""))
                        .map(base -> base + "_" + measure)
                        .filter(FigureFormulas::isKnown)
                        .findFirst())
                .map(name -> asked(AskedMetrics.label(name), period()));
    }

    /** The whole that parts are shares of. */
    String whole() {
        return metric().map(name -> AskedMetrics.label(name).replaceFirst(" growth$", ""))
                        .orElse("revenue")
                + ofCompany();
    }

    /** The figure itself, also where its growth was asked for: "Cloud revenue", "capital expenditure". */
    String bare() {
        return PartQualifier.named(before, companies())
                + metric().map(name -> AskedMetrics.label(name).replaceFirst(" growth$", ""))
                        .orElse("");
    }

    /** The figure in words, with what it was set against: "capital expenditure as a percent of revenue". */
    String phrase() {
        return bare() + (tail().isEmpty() ? "" : " " + tail());
    }

    String ofCompany() {
        return memory.containsKey("company") ? " of " + memory.get("company") : "";
    }

    String period() {
        return FollowUpPeriod.period(before, companies().size() > 1 ? Map.of() : memory); // fiscal years differ
    }

    /** The period where the question before named it; fiscal years of several companies differ. */
    private String said() {
        return FollowUpPeriod.period(before, Map.of());
    }

    /** The question before, with its figure set against another instead. */
    String against(String other) {
        boolean repeats = companies().size() < 2
                && tail().isEmpty()
                && PLAIN.matcher(before).matches()
                && !AVERAGE.matcher(before).find();
        return repeats
                ? FollowUpWording.ended(before.replaceAll("(?i)(?<=\\p{L}) growth(?: rate)?\\b", "")) + " " + other
                        + "?"
                : asked(bare() + " " + other, period());
    }

    /** The figure of another period. */
    String in(String period) {
        return asked(phrase(), " in " + period);
    }

    /** The mean or the sum of the figure over these years. */
    String together(String how, String years) {
        return asked("the " + how + " " + phrase(), " in " + years);
    }

    /** By how much the figure changed from the year before. */
    String change(boolean grows) {
        return "By how much did " + (grows ? bare() : phrase()) + ofCompany() + " change" + period() + "?";
    }

    /** How the figure changed since that fiscal year. */
    String since(int year) {
        return "What was " + phrase() + ofCompany() + ", and how has it changed since FY" + year + "?";
    }

    /**
     * Which of the companies, or of the parts the question before told apart, has the most or the least of it or grew
     * the fastest; the best only of what is good when high.
     */
    Optional<String> winner(String question) {
        var winner = WINNER.matcher(question);
        if (!winner.matches() || !isKnown() || (winner.group(1).matches("(?i)best|worst") && !isGoodWhenHigh())) {
            return Optional.empty();
        }
        boolean most = !LEAST.matcher(winner.group(1)).matches();
        boolean grows = question.matches("(?i).*\\b(?:grew|fast\\w*|slow\\w*)\\b.*");
        var all = compared();
        boolean growth =
                grows || metric().filter(name -> name.endsWith("_growth")).isPresent();
        if (all.size() > 1) {
            String than = all.size() == 2 ? most ? "higher" : "lower" : most ? "highest" : "lowest";
            return Optional.of("Which has the " + than + " " + phrase() + (growth ? " growth" : "") + said() + ": "
                    + String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast() + "?");
        }
        var parts = PARTS.matcher(before);
        return parts.find()
                ? Optional.of("Which " + parts.group(1) + ofCompany()
                        + (growth
                                ? most ? " grew fastest" : " grew slowest"
                                : " has the " + (most ? "highest " : "lowest ") + bare())
                        + said() + "?")
                : Optional.empty();
    }

    private String asked(String figure, String period) {
        return companies().size() > 1
                ? "Compare " + figure + " of " + String.join(" and ", companies()) + period + "?"
                : "What was " + figure + ofCompany() + period + "?";
    }
}
