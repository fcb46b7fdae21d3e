package footnote.workflows.ask.arithmetic;

import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.FigureProgram;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the definitions in a question: "DPO is defined as: 365 * …", "ROA = net income / assets", "working capital here
 * is current assets minus current liabilities", "free cash flow (operating cash flow less capex)". Where only a formula
 * tells that something is defined, it is a definition if it can be read.
 */
final class DefinitionReader {
    /** Words that announce a definition. */
    private static final Pattern STATED = Pattern.compile(
            "(?i)(?:(?:^|[.?!:;]\\s+|\\()(?<name>[A-Za-z][A-Za-z0-9 &'’()%/-]{1,70}?)\\s+(?:(?:is|are|as|being|should be|can be)\\s+)*(?:defined|calculated|computed|measured)\\s+(?:as|by|using)"
                    + "|(?<inline>,\\s+(?:which is\\s+|being\\s+)?(?:defined|calculated|computed|measured)\\s+(?:as|by|using)"
                    + "|[.?!;,]\\s+(?:please\\s+)?(?:calculate|compute|measure|derive|define|take)\\s+(?:it|this|that)\\s+(?:as|by|from))"
                    + "|\\b(?:define|take|treat|count)\\s+(?:the\\s+)?(?<other>[A-Za-z][A-Za-z0-9 &'’()%/-]{1,70}?)\\s+as\\b"
                    + "|(?:^|[.?!:;,(]\\s*|\\b(?:where|using|with|and|here)\\s+)(?<equal>[A-Za-z][A-Za-z0-9 &'’%/-]{0,60}?)\\s+=(?=\\s))\\s*:?\\s*(?:the\\s+)?");
    /** What may stand before a formula that nothing announces. */
    private static final Pattern OPENING = Pattern.compile(
            "(?i)(?:[:,;–—]\\s+|[(\\[])(?:(?:i\\.e\\.|that is|namely|meaning|or)[,:]?\\s+)?(?:the\\s+)?|\\b(?:as|taking|meaning|using)\\s+(?=\\S)|(?<=[.?!])\\s+(?:please\\s+)?(?:use|take)\\s+(?:the\\s+)?(?=\\S)");

    private static final Pattern EQUATED = Pattern.compile(
            "(?i)(?:^|[.?!:;]\\s+|\\b(?:if|where|given that|with)\\s+)(?:the\\s+)?(?<name>(?!what|how|which|who|when|where|why|is|are|was|were|did|does)[A-Za-z][A-Za-z0-9 &'’()%/-]{1,60}?)\\s+(?:here\\s+)?(?:is|means|equals|refers to)\\s+(?:the\\s+)?");
    private static final Pattern FRACTION = Pattern.compile(
            "(?i),?\\s*\\b(?:using|with|taking)\\s+(?<above>[^?]+?)\\s+as\\s+(?:the\\s+|its\\s+)?numerator,?\\s+and\\s+(?<below>[^?]+?)\\s+as\\s+(?:the\\s+|its\\s+)?denominator");
    private static final Pattern PRONOUN = Pattern.compile(
            "(?i)(?:it|this|that|(?:the|this|that) (?:ratio|figure|metric|measure|number))(?: (?:is|was))?");
    private static final Pattern ASSUMED = Pattern.compile("(?i)(?:if|where|given that|with)\\b");
    private static final Pattern END = Pattern.compile("[.;](?=\\s+\\p{Lu}|\\s*$)|\\?(?=\\s|$)");
    /** What follows a formula and is no part of it. */
    private static final Pattern REMARK = Pattern.compile(
            "(?i)(?:,\\s*|\\s+and\\s+)(?=(?:in|to|as|at|rounded?|expressed|one|two|three|1|2|both|all|each|where|what|how|use|uses|using|take|not|with|for|based|given|please|report|give|answer)\\b)");

    private static final Pattern SIGNS = Pattern.compile("(?i)\\s(?:less|minus|plus|divided by|[-+/*÷×–])\\s");
    private static final Pattern LEAD = Pattern.compile("(?i)^(?:using|where|with|and|here|note that|the|if)\\s+");
    /** What is asked of several years, which no formula of one year is. */
    private static final Pattern OF_YEARS =
            Pattern.compile("(?i)\\byear average\\b|\\bcagr\\b|\\bgrowth\\b|\\bchange between\\b");

    private static final Pattern INPUTS = Pattern.compile(
            "(?i),?\\s*\\b(?:based (?:solely |only |primarily )?on|using(?: only)?|measured on|(?:computed|calculated|derived) from"
                    + "|(?:(?:if|when) (?:you|we|i) (?:use|take)|work(?:ing)? (?:it out )?from)(?![^?.;]*\\b(?:over|plus|minus|less|divided by)\\b))\\s+[^?.;]*");
    private static final Pattern YEAR = Pattern.compile("(?i)\\b(?:19|20)\\d{2}\\b|\\bFY\\s?'?\\d{2}");
    /** How the parts of a formula are taken, which is no figure and no period that is asked for. */
    private static final Pattern OF_EACH = Pattern.compile(
            "(?i)(?:,|\\band|\\bwhere|\\bwith)\\s+(?:each|both|all)\\b[^.?]*?\\b(?:uses?|using|based|built|taken)\\b[^.?]*|(?<=[.?!])\\s*(?:please )?use (?:the )?(?:[a-z-]+ ){0,3}balances?\\b[^.?]*|\\([^()]*\\b(?:average|year[- ]end) balances\\b[^()]*\\)");

    /** What growth is, in years: "(2021 - 2020) / 2020". */
    private static final Pattern OF_TWO_YEARS = Pattern.compile(
            "(?i)(?:(?<=[.?;])\\s*(?:please )?)?(?:\\b(?:use|using|as|i\\.e\\.|compute|calculate)\\s*:?\\s*)?\\((?:FY ?)?(?:19|20)\\d{2}\\s*(?:[-–−]|minus|less)\\s*(?:FY ?)?(?:19|20)\\d{2}\\)\\s*(?:[/÷]|divided by|over)\\s*(?:FY ?)?(?:19|20)\\d{2}\\b");

    /** An average over the years that are asked about, of what the formula gives for each. */
    private static final Pattern OF_EACH_YEAR = Pattern.compile(
            "(?i)^(?:the )?(?:simple |arithmetic |plain )?(?:average|mean) of (?:the )?(.+?)(?: (?:for|in|of))? each (?:fiscal )?year$");

    private final String question;
    private final Function<String, Optional<FigureProgram>> parser;
    private final Map<String, String> definitions = new LinkedHashMap<>();
    private String pointed = "";

    private DefinitionReader(String question, Function<String, Optional<FigureProgram>> parser) {
        this.question = OF_TWO_YEARS.matcher(question).replaceAll(" ");
        this.parser = parser;
    }

    /** Definitions by name in order, the name of the one that is given right where the figure is asked for, and the rest. */
    record Definitions(Map<String, String> byName, String pointed, String rest) {}

    /** Where in the question a definition stands: what it defines, and its formula. */
    private record Found(String name, int from, String formula, int end, boolean asked) {}

    static Definitions of(String question, Function<String, Optional<FigureProgram>> parser) {
        var reader = new DefinitionReader(question, parser);
        String rest = reader.read();
        return new Definitions(reader.definitions, reader.pointed, rest);
    }

    private String read() {
        var rest = new StringBuilder();
        int at = 0;
        for (var found = next(at); found.isPresent(); found = next(at)) {
            var each = found.get();
            String named =
                    LEAD.matcher(each.name().replaceAll("\\(.*", "").strip()).replaceAll("");
            String formula = each.formula();
            boolean ofItself = formula.toLowerCase(Locale.ROOT).contains(named.toLowerCase(Locale.ROOT));
            String name = definitions.containsKey(named) || (each.asked() && ofItself) ? "result" : named;
            definitions.put(name, formula);
            pointed = each.asked() ? name : pointed;
            rest.append(question, at, Math.max(at, each.from())).append(' ');
            rest.append(YEAR.matcher(named).find() ? named : "");
            at = each.end();
        }
        rest.append(question.substring(Math.min(at, question.length())));
        return withoutInputs(OF_EACH.matcher(rest).replaceAll(" "));
    }

    /** Without the figures that another one, which is asked for, is to be computed from. */
    private static String withoutInputs(String rest) {
        Matcher inputs = INPUTS.matcher(rest);
        while (inputs.find()) {
            String without = rest.substring(0, inputs.start()) + " " + rest.substring(inputs.end());
            if (!AskedMetrics.in(inputs.group()).isEmpty()
                    && AskedMetrics.in(without).stream()
                            .anyMatch(each -> FigureFormulas.of(each).isPresent())) {
                return without;
            }
        }
        return rest;
    }

    private Optional<Found> next(int at) {
        return Stream.of(fraction(at), stated(at), equated(at), opened(at))
                .flatMap(Optional::stream)
                .min((one, other) -> Integer.compare(one.from(), other.from()));
    }

    private Optional<Found> fraction(int at) {
        Matcher matcher = FRACTION.matcher(question);
        return matcher.find(at)
                ? Optional.of(new Found(
                        asked(question.substring(at, matcher.start())),
                        matcher.start(),
                        "(" + matcher.group("above") + ") / (" + matcher.group("below") + ")",
                        matcher.end(),
                        true))
                : Optional.empty();
    }

    private String text(int formula) {
        return OF_EACH_YEAR.matcher(question.substring(formula, end(formula))).replaceFirst("$1");
    }

    private Optional<Found> stated(int at) {
        Matcher matcher = STATED.matcher(question);
        if (!matcher.find(at)) {
            return Optional.empty();
        }
        boolean inline = matcher.group("inline") != null
                || PRONOUN.matcher(Objects.requireNonNullElse(matcher.group("name"), ""))
                        .matches();
        String name = inline
                ? asked(question.substring(at, matcher.start()))
                : Stream.of("name", "other", "equal")
                        .map(matcher::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse("");
        boolean sign = !Character.isLetter(question.charAt(matcher.start()));
        return Optional.of(
                new Found(name, matcher.start() + (sign ? 1 : 0), text(matcher.end()), end(matcher.end()), inline));
    }

    private Optional<Found> equated(int at) {
        Matcher matcher = EQUATED.matcher(question);
        for (int from = at; matcher.find(from); from = matcher.end()) {
            int end = end(matcher.end());
            boolean assumed = ASSUMED.matcher(matcher.group()).lookingAt();
            if ((assumed || question.indexOf('?', matcher.end()) != end) && isFormula(matcher.end(), end)) {
                return Optional.of(
                        new Found(matcher.group("name"), matcher.start("name"), text(matcher.end()), end, false));
            }
        }
        return Optional.empty();
    }

    private Optional<Found> opened(int at) {
        Matcher matcher = OPENING.matcher(question);
        for (int from = at; from < question.length() && matcher.find(from); from = matcher.end()) {
            int end = end(matcher.end());
            if (isFormula(matcher.end(), end)
                    || ("([".indexOf(question.charAt(matcher.start())) >= 0
                            && isArithmetic(question.substring(matcher.end(), end)))) {
                return Optional.of(new Found(
                        asked(question.substring(at, matcher.start())),
                        matcher.start(),
                        text(matcher.end()),
                        end,
                        true));
            }
        }
        return Optional.empty();
    }

    private boolean isFormula(int from, int end) {
        String text = question.substring(from, end);
        return !OF_YEARS.matcher(text).find()
                && parser.apply(text)
                        .filter(FigureProgram.Combined.class::isInstance)
                        .isPresent();
    }

    /** Whether figures are put together, in a way that may not be readable. */
    private static boolean isArithmetic(String text) {
        return !text.contains(" = ")
                && SIGNS.matcher(text).find()
                && !AskedMetrics.in(text).isEmpty();
    }

    /** Where a formula ends: with its sentence, with the bracket it stands in, or before a remark. */
    private int end(int from) {
        Matcher sentence = END.matcher(question);
        int last = sentence.find(from) ? sentence.start() : question.length();
        Matcher remark = REMARK.matcher(question);
        int depth = 0;
        for (int i = from; i < last; i++) {
            depth += "([".indexOf(question.charAt(i)) >= 0 ? 1 : ")]".indexOf(question.charAt(i)) >= 0 ? -1 : 0;
            if (depth < 0 || (depth == 0 && remark.region(i, last).lookingAt())) {
                return i;
            }
        }
        return last;
    }

    /** The figure that the words before a definition name last. */
    private static String asked(String words) {
        var all = AskedMetrics.in(words);
        return (all.size() > 1 ? last(words) : all.stream().findFirst())
                .map(metric -> metric.replace('_', ' '))
                .orElse("result");
    }

    private static Optional<String> last(String words) {
        return IntStream.iterate(words.lastIndexOf(' '), at -> at > 0, at -> words.lastIndexOf(' ', at - 1))
                .mapToObj(at -> AskedMetrics.in(words.substring(at)))
                .flatMap(List::stream)
                .findFirst();
    }
}
