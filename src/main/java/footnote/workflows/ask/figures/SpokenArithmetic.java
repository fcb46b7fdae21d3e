package footnote.workflows.ask.figures;

import footnote.workflows.ask.formulas.FigureProgram;
import footnote.workflows.ask.formulas.FigureProgram.Cell;
import footnote.workflows.ask.formulas.FigureProgram.Combined;
import footnote.workflows.ask.formulas.FigureProgram.Constant;
import footnote.workflows.ask.formulas.NamedProgram;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arithmetic that a question spells out in words: sums and differences of figures, their shares, multiples and coverage. */
final class SpokenArithmetic {
    private static final String SHARE = "(?:percent(?:age)?|share|proportion|portion|fraction|part|%)";
    /** How a share is called, which is counted in percent. */
    static final String OF = "as percent of";

    private static final String BE = "(?:was|were|is|are|did|does|do|has|have)";
    private static final String LIST_SIGN = "\\s*,\\s*(?:and\\s+|plus\\s+)?|\\s+(?:and|plus|as well as|&|\\+)\\s+";
    /** Names of one figure that read like a list, and what else they are called. */
    private static final Map<String, String> ONE_NAME = Map.of(
            "property,? plant,? (?:and|&) equipment(?:, net)?|property and equipment(?:, net)?", "PP&E",
            "selling,? general,? (?:and|&) administrative|selling and administrative", "SG&A",
            "cash,? (?:and )?cash equivalents|cash and equivalents", "cash balance",
            "research and development", "R&D",
            "sales and marketing", "marketing",
            "depreciation and amortization", "D&A",
            "general and administrative", "G&A");

    private static final Pattern ADDED = Pattern.compile("(?i)\\bplus\\b|\\s\\+\\s");
    private static final Pattern FORMAT = Pattern.compile(
            "(?i)\\s*(?:in|as|for|at|over|from|usd|us\\$|\\$|fy|fiscal|to|rounded?|one|two|what|during|between|both|together)\\b");
    private static final Pattern SUMMED = Pattern.compile(
            "(?i)\\b(?:plus|combined|together|in total|adding|add|sum|total of|as well as)\\b|\\s\\+\\s");

    private static final Pattern TOGETHER =
            Pattern.compile("(?i)\\b(?:combined|together|altogether)\\s*(?:[?.,]|(?:in|during|for|over|at|as)\\b|$)");

    /** How two sides are put together: a over b, times the factor, or a less b. */
    private record Form(Pattern words, char sign, double factor, boolean ofSum, String name) {
        private Form(String words, char sign, double factor, boolean ofSum, String name) {
            this(Pattern.compile("(?i)" + words), sign, factor, ofSum, name);
        }
    }

    private static final List<Form> FORMS = List.of(
            new Form(
                    "\\b(?:adding|add|combining|taking)\\b(?: together| up)?\\s+(?<a>.+?),?\\s+what\\s+" + SHARE
                            + "\\s+of\\s+(?<b>.+?)(?:\\s+" + BE + "\\b.*|\\?|$)",
                    '/',
                    1,
                    true,
                    OF),
            new Form("(?<a>.+?)\\s+(?:expressed\\s+)?as\\s+an?\\s+" + SHARE + "\\s+of\\s+(?<b>.+)", '/', 1, true, OF),
            new Form(
                    "\\b(?:what|which|how much)\\s+" + SHARE + "\\s+of\\s+(?<b>.+?)\\s+" + BE
                            + "\\s+(?:made up of |accounted for by |covered by |spent on |used for )?(?<a>.+)",
                    '/',
                    1,
                    true,
                    OF),
            new Form(
                    "\\bwhat\\s+" + SHARE
                            + "\\s+of\\s+(?<b>.+?)\\s+(?:went|goes|was paid|is paid)\\s+(?:to|on|in|for)\\s+(?<a>.+)",
                    '/',
                    1,
                    false,
                    OF),
            new Form(
                    "\\bhow many times\\b.*?\\b" + BE + "\\s+(?<b>.+?)\\s+covered\\s+by\\s+(?<a>.+)",
                    '/',
                    1,
                    false,
                    "over"),
            new Form(
                    "\\bhow many times\\b.*?\\b" + BE + "\\s+(?<a>.+?)\\s+cover(?:s|ed)?\\s+(?<b>.+)",
                    '/',
                    1,
                    false,
                    "over"),
            new Form("\\bwhat multiple of\\s+(?<b>.+?)\\s+" + BE + "\\s+(?<a>.+)", '/', 1, false, "over"),
            new Form("(?<a>.+?)\\s+as\\s+an?\\s+multiple of\\s+(?<b>.+)", '/', 1, false, "over"),
            new Form(
                    "\\b(?:per|for (?:each|every))\\s+(?:dollar|\\$1|€1|euro)\\s+of\\s+(?<b>[^,?]+),\\s*how many cents\\s+(?:of\\s+)?(?<a>.+)",
                    '/',
                    100,
                    false,
                    "in cents per dollar of"),
            new Form(
                    "\\bcents\\s+(?:of|in)\\s+(?<a>.+?)\\s+(?:per|for (?:each|every))\\s+(?:dollar|\\$1)\\s+of\\s+(?<b>.+)",
                    '/',
                    100,
                    false,
                    "in cents per dollar of"),
            new Form(
                    "\\b(?:per|for (?:each|every))\\s+(?:dollar|\\$1|€1|euro)\\s+of\\s+(?<b>[^,?]+),\\s*(?<a>.+)",
                    '/',
                    1,
                    false,
                    "per dollar of"),
            new Form(
                    "(?<a>.+?)\\s+(?:per|for (?:each|every))\\s+(?:dollar|\\$1|€1|euro)\\s+of\\s+(?<b>.+)",
                    '/',
                    1,
                    false,
                    "per dollar of"),
            new Form(
                    "\\bhow many years\\b.*?\\b(?:repay|pay (?:off|back|down)|retire)\\s+(?<a>.+?)\\s+(?:from|with|out of|using)\\s+(?<b>.+)",
                    '/',
                    1,
                    false,
                    "over"),
            new Form(
                    "\\b(?:repay|pay (?:off|back|down)|retire)\\s+(?<a>.+?)\\s+(?:from|with|out of|using)\\s+(?<b>.+?),?\\s+how many years\\b.*",
                    '/',
                    1,
                    false,
                    "over"),
            new Form(
                    "\\bhow (?:much|many \\w+)\\s+(?:larger|higher|bigger|greater|more)\\s+(?:" + BE
                            + "\\s+)?(?<a>.+?)\\s+than\\s+(?<b>.+)",
                    '-',
                    1,
                    false,
                    "less"));

    private SpokenArithmetic() {}

    /** The program that the question's words spell out; empty where they put nothing together, or two figures alone in the usual way. */
    static Optional<NamedProgram> in(String question) {
        boolean summed = SUMMED.matcher(question).find();
        for (var form : FORMS) {
            Matcher words = form.words().matcher(question);
            if ((!form.ofSum() || summed) && words.find()) {
                var found = side(words.group("a"))
                        .flatMap(one -> side(words.group("b")).flatMap(other -> joined(form, one, other)));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return summed ? sum(question) : Optional.empty();
    }

    /** Two figures or more that are added up, where nothing else is done with them. */
    private static Optional<NamedProgram> sum(String question) {
        return side(question)
                .filter(Combined.class::isInstance)
                .or(() -> TOGETHER.matcher(question).find() ? all(question) : Optional.empty())
                .map(program -> new NamedProgram(name(program), program));
    }

    /** All figures of a question that puts them together: "return to shareholders through dividends and buybacks combined". */
    private static Optional<FigureProgram> all(String question) {
        var metrics = AskedMetrics.in(question);
        return metrics.size() < 2
                ? Optional.empty()
                : metrics.stream()
                        .<FigureProgram>map(metric -> new Cell(metric, Optional.empty()))
                        .reduce((one, other) -> new Combined('+', one, other));
    }

    private static Optional<NamedProgram> joined(Form form, FigureProgram one, FigureProgram other) {
        if (one.equals(other)) {
            return Optional.empty();
        }
        FigureProgram both = new Combined(form.sign(), one, other);
        return Optional.of(new NamedProgram(
                name(one) + " " + form.name() + " " + name(other),
                form.factor() == 1 ? both : new Combined('*', new Constant(form.factor()), both)));
    }

    /** One figure, or those of a list added up, each of which is one figure. */
    private static Optional<FigureProgram> side(String given) {
        String words = given;
        for (var name : ONE_NAME.entrySet()) {
            words = words.replaceAll("(?i)\\b(?:" + name.getKey() + ")", name.getValue());
        }
        FigureProgram sum = null;
        for (String each : words.split(LIST_SIGN, -1)) {
            var metrics = AskedMetrics.in(each);
            if (metrics.isEmpty() && sum != null && FORMAT.matcher(each).lookingAt()) {
                continue;
            }
            if (metrics.size() != 1) {
                return ADDED.matcher(words).find() ? Optional.empty() : one(words);
            }
            var cell = new Cell(metrics.getFirst(), Optional.empty());
            sum = sum == null ? cell : sum.equals(cell) ? sum : new Combined('+', sum, cell);
        }
        return Optional.ofNullable(sum);
    }

    private static Optional<FigureProgram> one(String words) {
        var metrics = AskedMetrics.in(words);
        return metrics.size() == 1 ? Optional.of(new Cell(metrics.getFirst(), Optional.empty())) : Optional.empty();
    }

    private static String name(FigureProgram program) {
        return switch (program) {
            case Cell(String metric, Optional<Integer> _) -> metric;
            case Combined(char _, FigureProgram left, FigureProgram right) -> name(left) + " plus " + name(right);
            default -> "result";
        };
    }
}
