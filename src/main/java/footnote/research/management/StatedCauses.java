package footnote.research.management;

import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.research.management.ManagementStatement.Direction;
import footnote.research.management.ManagementStatement.Topic;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads from a discussion of results why revenue or a margin of the whole company moved: the clause after "due to" or
 * "driven by". Sentences on segments and products, by their words or by the paragraph and heading they stand under, on
 * earlier years, on amounts of gross profit, or that another percentage or amount explains are passed over, and so are
 * clauses with figures, which no fact backs.
 */
public final class StatedCauses {
    private static final int FEWEST_WORDS = 2;
    private static final int MOST_WORDS = 34;

    private static final String UP =
            "increas\\w*|rose|risen|rising|grew|grow(?:n|th)?|higher|improve\\w*|expanded|widened|up";
    private static final String DOWN =
            "decreas\\w*|fell|fallen|declin\\w*|lower|dropped|narrowed|contracted|deteriorat\\w*|down";
    private static final String MOVED = "(?<up>" + UP + ")|(?<down>" + DOWN + ")";
    private static final String CAUSE = "(?:(?=because\\s(?!of\\s))"
            + "|(?:(?:primarily|mainly|largely|principally|mostly|partly|chiefly)\\s+)?"
            + "(?:due (?:primarily |mainly |largely |in part )?to|driven (?:primarily |mainly |largely )?by"
            + "|because of|as a result of|attributable (?:primarily |mainly |largely )?to|owing to|resulting from|led by"
            + "|thanks to|helped by|reflecting|reflects?|reflected)\\s+(?:primarily\\s+|mainly\\s+)?)";
    private static final String OWNER = "(?:(?:our|the company['’]s|consolidated|total|net|reported|worldwide|full-year"
            + "|fiscal|fiscal year|(?:fy)?(?:19|20)?\\d{2})\\s+)*";
    private static final String OPENING = "^(?:(?:in|during|for)\\s+[^,]{2,40},\\s+)?";

    private static final String AS_SHARE = "(?:rate|percentage|as a percent(?:age)? of (?:net )?(?:sales|revenues?))";

    private static final Map<Topic, String> SUBJECTS = Map.of(
            Topic.REVENUE, "(?:revenues?|net revenues?|sales|net sales|operating revenues?)",
            Topic.GROSS_MARGIN, "gross (?:margin(?: " + AS_SHARE + ")?|profit " + AS_SHARE + ")",
            Topic.OPERATING_MARGIN, "operating (?:margin(?: " + AS_SHARE + ")?|(?:income|profit) " + AS_SHARE + ")");

    /** Words between the subject and its verb that make it another subject, such as "revenue from services". */
    private static final String SPAN = "(?:(?!\\b(?:from|of|at|per|by)\\b)[^;]){0,110}?";

    private static final Pattern SENTENCES = Pattern.compile(
            "(?<=[.!?][\"”')]{0,2})(?<!\\b(?:Inc|Corp|Co|Ltd|No|Mr|Ms|Dr|vs|U\\.S|U\\.K|approx|e\\.g|i\\.e)\\.)\\s+(?=[\"“(]?\\p{Lu})");
    private static final Pattern HEADING = Pattern.compile(
            "(?i)^.{0,60}?compared (?:with|to) (?:fiscal )?(?:year )?(?:19|20)\\d{2}[:\\s]+(?=(?-i:\\p{Lu}))");
    private static final Pattern YEAR = Pattern.compile("\\b(?:FY)?((?:19|20)\\d{2})\\b");
    private static final Pattern PERCENT = Pattern.compile("(\\d{1,3}(?:\\.\\d+)?)\\s?(?:%|percent\\b)");
    private static final Pattern AMOUNT =
            Pattern.compile("[$€£¥₩]\\s?\\d|\\b(?:USD|EUR|GBP|INR|JPY|KRW|CNY|CHF|HKD)\\s?\\d");
    private static final Pattern LEVELS = Pattern.compile("(?i)\\b(?:from|to|points?|basis)\\b");
    private static final Pattern OFFSET =
            Pattern.compile("(?i),?\\s+(?:which (?:was|were)\\s+)?(?:partially|partly|more than)?\\s*offset\\b.*");
    private static final Pattern DOUBT = Pattern.compile("(?i)\\b(?:may|might|could|would|if|expect\\w*|not)\\b");
    private static final Pattern BACK =
            Pattern.compile("(?i)^(?:the (?:above|foregoing|following|factors?)|this|these|such)\\b.*");

    /** "Revenue increased 12%. The increase was due to …" is one statement in two sentences. */
    private static final Pattern CONTINUED = Pattern.compile(
            "(?i)^(?:the|this) (?:increase|decrease|growth|decline) (?:was |is )?(?=(?:\\w+ly )?(?:due|driven|attrib|reflect|led|result|because))");

    private static final Map<Topic, List<Pattern>> FORMS =
            SUBJECTS.keySet().stream().collect(Collectors.toUnmodifiableMap(Function.identity(), StatedCauses::forms));

    private StatedCauses() {}

    /** A noun or a clause with "because" that gives a cause, and the way the figure it explains moved. */
    public record Cause(Topic topic, Direction direction, String words) {}

    /**
     * How much a figure moved in a fiscal year: percent of revenue, or points of a margin.
     *
     * @param levels the figure of the year and of the year before, in full units; empty where they are not known
     * @param parts the names of the company's segments
     */
    public record Movement(Topic topic, double change, Period period, List<Double> levels, List<String> parts) {
        public Movement {
            levels = List.copyOf(levels);
            parts = List.copyOf(parts);
        }

        /** The name of the fiscal year. */
        public String year() {
            return period.label();
        }

        /** A year that ends in January is counted as the one before it by most companies. */
        int calendarYear() {
            return period.end().minusDays(45).getYear();
        }

        Direction direction() {
            return change < 0 ? Direction.DOWN : Direction.UP;
        }
    }

    /** The first stated cause of that movement. */
    public static Optional<Cause> of(String discussion, Movement movement) {
        var place = new DiscussionPlace(movement.parts());
        for (var line : discussion.lines().map(String::strip).toList()) {
            place.enter(line);
            String before = "";
            for (var each : SENTENCES.split(line, -1)) {
                String sentence =
                        HEADING.matcher(each.replaceAll("\\s+", " ").strip()).replaceFirst("");
                var cause = read(
                        CONTINUED.matcher(sentence).replaceFirst(Matcher.quoteReplacement(before) + ", "), movement);
                if (cause.isPresent() && !place.ofPart(sentence)) {
                    return cause;
                }
                before = sentence.replaceFirst("[.]$", "");
            }
        }
        return Optional.empty();
    }

    private static Optional<Cause> read(String sentence, Movement movement) {
        return FORMS.getOrDefault(movement.topic(), List.of()).stream()
                .flatMap(form -> match(form.matcher(sentence), movement).stream())
                .findFirst();
    }

    private static List<Pattern> forms(Topic topic) {
        String subject = OWNER + SUBJECTS.get(topic) + "\\b";
        String rest = "(?<rest>.*?)\\b" + CAUSE + "(?<cause>.+)$";
        return List.of(
                Pattern.compile("(?i)" + OPENING + subject + SPAN + "\\b(?:" + MOVED + ")\\b" + rest),
                Pattern.compile("(?i)^the (?:" + MOVED + ")(?:\\s+in)?\\s+" + subject + rest));
    }

    private static Optional<Cause> match(Matcher found, Movement movement) {
        if (!found.find() || found.group("rest").contains(";")) {
            return Optional.empty();
        }
        var direction = found.group("up") == null ? Direction.DOWN : Direction.UP;
        String told = found.group().substring(0, found.start("cause"));
        if (direction != movement.direction() || DOUBT.matcher(told).find() || otherYear(told, movement)) {
            return Optional.empty();
        }
        String moved = found.group(direction == Direction.UP ? "up" : "down");
        if (!agrees(found.group("rest"), movement) || ofAnother(moved, found.group("rest"))) {
            return Optional.empty();
        }
        return clause(found.group("cause")).map(words -> new Cause(movement.topic(), direction, words));
    }

    /** "Sales growth of one product", "the increase in revenue from services": the figure of something else. */
    private static boolean ofAnother(String moved, String rest) {
        return DiscussionPlace.OTHER_SUBJECT.matcher(moved + rest).find();
    }

    private static boolean otherYear(String told, Movement movement) {
        var years = YEAR.matcher(told)
                .results()
                .mapToInt(each -> Integer.parseInt(each.group(1)))
                .max();
        return years.isPresent() && years.getAsInt() < movement.calendarYear();
    }

    /** A percentage stated with the movement must be that of the facts; a margin in money is gross profit instead. */
    private static boolean agrees(String rest, Movement movement) {
        if (movement.topic() != Topic.REVENUE) {
            return !AMOUNT.matcher(rest).find()
                    && (!PERCENT.matcher(rest).find() || LEVELS.matcher(rest).find());
        }
        var stated = PERCENT.matcher(rest)
                .results()
                .mapToDouble(each -> Double.parseDouble(each.group(1)))
                .findFirst();
        return stated.isEmpty()
                ? DiscussionPlace.amountsAgree(rest, movement.levels())
                : Math.abs(stated.getAsDouble() - Math.abs(movement.change())) <= 1.0;
    }

    /** The cause without what offset it where that holds figures; nothing where figures are left, or too much or little. */
    private static Optional<String> clause(String text) {
        String whole = text.replaceFirst("[.;:]+$", "").strip();
        return Optional.of(whole)
                .filter(StatedCauses::plain)
                .or(() -> Optional.of(OFFSET.matcher(whole).replaceFirst("")).filter(StatedCauses::plain))
                .or(() -> Optional.of(whole.split(";", 2)[0].strip()).filter(StatedCauses::plain));
    }

    private static boolean plain(String words) {
        int count = words.split("\\s+").length;
        return count >= FEWEST_WORDS
                && count <= MOST_WORDS
                && !words.contains("“")
                && !BACK.matcher(words).matches()
                && !words.matches("(?is).*\\b(?:described|discussed|noted|mentioned|set forth) (?:above|below)\\b.*")
                && new Prose(words).unbound().isEmpty();
    }
}
