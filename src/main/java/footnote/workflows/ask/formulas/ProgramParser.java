package footnote.workflows.ask.formulas;

import footnote.domain.Metric;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.formulas.FigureProgram.Cell;
import footnote.workflows.ask.formulas.FigureProgram.Change;
import footnote.workflows.ask.formulas.FigureProgram.Combined;
import footnote.workflows.ask.formulas.FigureProgram.Constant;
import footnote.workflows.ask.formulas.FigureProgram.Mean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads the definition that a question gives of the figure it asks for, such as "DPO is defined as: 365 * (…) / (…)". */
public final class ProgramParser {
    private static final Pattern DEFINED = Pattern.compile(
            "(?i)(?:(?:^|[.?!:;]\\s+|\\()(?<name>[A-Za-z][A-Za-z0-9 &'’()%/-]{1,70}?)\\s+(?:(?:is|are|as|being|should be|can be)\\s+)*(?:defined|calculated|computed|measured)\\s+(?:as|by|using)"
                    + "|(?<inline>,\\s+(?:which is\\s+|being\\s+)?(?:defined|calculated|computed|measured)\\s+(?:as|by|using))"
                    + "|\\bdefine\\s+(?:the\\s+)?(?<other>[A-Za-z][A-Za-z0-9 &'’()%/-]{1,70}?)\\s+as\\b)\\s*:?\\s*(?:the\\s+)?");
    private static final Pattern END = Pattern.compile("[.;](?=\\s+\\p{Lu}|\\s*$)|\\?(?=\\s|$)");
    private static final Pattern YEAR =
            Pattern.compile("(?i)\\b(?:FY\\s?)?((?:19|20)\\d{2})\\b|\\bFY\\s?'?(\\d{2})\\b");
    private static final Pattern AVERAGE = Pattern.compile("(?i)\\baverage\\b|\\bmean\\b");
    private static final Pattern CHANGE = Pattern.compile("(?i)\\b(?:change|increase|decrease) in\\b");
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?%?");
    /** Words that alone are a figure's name only in a formula. */
    private static final Map<String, String> PLAIN = Map.of(
            "cash", "cash",
            "debt", "total_debt",
            "equity", "equity",
            "earnings", "net_income",
            "profit", "net_income",
            "interest", "interest_expense",
            "taxes", "income_tax",
            "assets", "assets",
            "net income attributable to shareholders", "net_income");

    private static final int DEEPEST = 12;

    private final Map<String, String> definitions = new LinkedHashMap<>();

    private ProgramParser() {}

    /** A program with the name the question has for its result. */
    public record Named(String name, FigureProgram program) {
        /** The name as a metric: small words joined. */
        public String metric() {
            String joined = name.toLowerCase(Locale.ROOT)
                    .replaceAll("\\bfy\\s?\\d+\\b|[^a-z0-9]+", " ")
                    .strip()
                    .replace(' ', '_')
                    .replaceFirst("^(?:the_|a_|please_|here_)+", "");
            return joined.isEmpty() || !Character.isLetter(joined.charAt(0)) ? "result" : joined;
        }
    }

    /** The program that the question defines as what it asks for; empty where it defines none, or only a part of it. */
    public static Optional<Named> of(String question) {
        var parser = new ProgramParser();
        String rest = parser.define(question);
        if (parser.definitions.isEmpty()) {
            return Optional.empty();
        }
        String name = parser.definitions.keySet().iterator().next();
        var asked = AskedFigures.in(rest).metrics();
        var named = AskedFigures.in(name).metrics();
        if (!named.containsAll(asked) && !asked.isEmpty() && !(named.isEmpty() && asked.size() <= 1)) {
            return Optional.empty(); // the definition is of a part of what is asked
        }
        return parser.parse(parser.definitions.getOrDefault(name, ""), 0)
                .map(program -> new Named(name.strip(), program));
    }

    /** Whether the question defines what it asks for in a way that cannot be read, so that nothing else answers it. */
    public static boolean isUnreadable(String question) {
        var parser = new ProgramParser();
        String rest = parser.define(question);
        if (parser.definitions.isEmpty() || of(question).isPresent()) {
            return false;
        }
        var named =
                AskedFigures.in(parser.definitions.keySet().iterator().next()).metrics();
        var asked = AskedFigures.in(rest).metrics();
        return named.isEmpty() ? asked.isEmpty() : named.containsAll(asked);
    }

    /** Keeps the definitions by name; gives back the question without them. */
    private String define(String question) {
        var rest = new StringBuilder();
        int at = 0;
        Matcher matcher = DEFINED.matcher(question);
        while (matcher.find(at)) {
            String name = matcher.group("inline") != null
                    ? asked(question.substring(at, matcher.start()))
                    : matcher.group("name") == null ? matcher.group("other") : matcher.group("name");
            Matcher end = END.matcher(question);
            int stop = end.find(matcher.end()) ? end.start() : question.length();
            definitions.put(name.replaceAll("\\(.*", "").strip(), question.substring(matcher.end(), stop));
            int from = Math.min(matcher.end(), matcher.start() + 1);
            rest.append(question, at, from).append(' ');
            at = stop;
        }
        return rest.append(question.substring(Math.min(at, question.length()))).toString();
    }

    /** The question without its definitions, whose figures are not asked for themselves. */
    public static String withoutDefinitions(String question) {
        return new ProgramParser().define(question);
    }

    /** The figure that the words before an inline definition ask for. */
    private static String asked(String words) {
        return AskedFigures.in(words).metrics().stream()
                .findFirst()
                .map(metric -> metric.replace('_', ' '))
                .orElse("result");
    }

    private Optional<FigureProgram> parse(String raw, int depth) {
        String text = bare(raw);
        if (depth > DEEPEST || text.isEmpty()) {
            return Optional.empty();
        }
        for (String signs : List.of("+-", "*/")) {
            int at = lastSign(text, signs);
            if (at > 0) {
                char sign = signAt(text, at);
                int width = widthAt(text, at);
                var left = parse(text.substring(0, at), depth + 1);
                var right = parse(text.substring(at + width), depth + 1);
                return left.flatMap(one -> right.map(other -> new Combined(sign, one, other)));
            }
        }
        return leaf(text, depth);
    }

    /** Without brackets around all of it, and without asides in square brackets. */
    private static String bare(String raw) {
        String text = raw.replaceAll("\\[[^\\]]*\\]", " ")
                .strip()
                .replaceAll("[,;.]+$", "")
                .strip();
        while (text.startsWith("(") && closing(text) == text.length() - 1) {
            text = text.substring(1, text.length() - 1).strip();
        }
        return text;
    }

    private static int closing(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private static final Map<String, Character> WORDS = Map.of(
            " plus ",
            '+',
            " minus ",
            '-',
            " less ",
            '-',
            " divided by ",
            '/',
            " over ",
            '/',
            " times ",
            '*',
            " multiplied by ",
            '*');

    /** Where the last sign of these stands outside of brackets; below zero where none does. */
    private static int lastSign(String text, String signs) {
        int depth = 0;
        for (int i = text.length() - 1; i > 0; i--) {
            char letter = text.charAt(i);
            depth += letter == ')' ? 1 : letter == '(' ? -1 : 0;
            if (depth == 0 && signs.indexOf(signAt(text, i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    private static char signAt(String text, int at) {
        char letter = text.charAt(at);
        boolean spaced = at + 1 < text.length() && text.charAt(at - 1) == ' ' && text.charAt(at + 1) == ' ';
        if (letter == '+' || letter == '*' || letter == '×' || letter == '÷') {
            return letter == '×' ? '*' : letter == '÷' ? '/' : letter;
        }
        if (letter == '/') {
            boolean closed = text.charAt(at - 1) == ')';
            boolean opened = at + 1 < text.length() && text.charAt(at + 1) == '(';
            boolean ratio = spaced || closed || opened;
            return ratio ? '/' : ' ';
        }
        if ((letter == '-' || letter == '–' || letter == '−') && spaced) {
            return '-';
        }
        return WORDS.entrySet().stream()
                .filter(each -> text.regionMatches(
                        true, at, each.getKey(), 0, each.getKey().length()))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElse(' ');
    }

    private static int widthAt(String text, int at) {
        return WORDS.keySet().stream()
                .filter(each -> text.regionMatches(true, at, each, 0, each.length()))
                .findFirst()
                .map(String::length)
                .orElse(1);
    }

    private Optional<FigureProgram> leaf(String text, int depth) {
        if (NUMBER.matcher(text).matches()) {
            double value = Double.parseDouble(text.replace("%", ""));
            return Optional.of(new Constant(text.endsWith("%") ? value / 100 : value));
        }
        if (text.matches("(?i)(?:number of )?days(?: in (?:a|the) (?:year|period))?")) {
            return Optional.of(new Constant(365));
        }
        var defined = definitions.keySet().stream()
                .filter(name -> text.equalsIgnoreCase(name)
                        || text.toLowerCase(Locale.ROOT)
                                .matches("(?:fy\\s?\\d+ )?" + Pattern.quote(name.toLowerCase(Locale.ROOT))))
                .findFirst();
        if (defined.isPresent()) {
            return parse(definitions.getOrDefault(defined.get(), ""), depth + 1);
        }
        var plain = PLAIN.get(text.toLowerCase(Locale.ROOT)
                .replaceAll("\\b(?:the|total|fy ?\\d+|\\d{4})\\b", " ")
                .strip());
        if (plain != null) {
            return Optional.of(cell(plain, text));
        }
        var metrics = AskedFigures.in(text).metrics().stream()
                .filter(each -> Metric.standard(each).isPresent()
                        || FigureFormulas.of(each).isPresent())
                .toList();
        return metrics.size() == 1 ? Optional.of(cell(metrics.getFirst(), text)) : Optional.empty();
    }

    private static FigureProgram cell(String metric, String text) {
        var years = new ArrayList<Integer>();
        Matcher matcher = YEAR.matcher(text);
        while (matcher.find()) {
            String digits = matcher.group(1) == null ? "20" + matcher.group(2) : matcher.group(1);
            years.add(Integer.valueOf(digits));
        }
        years.sort(null);
        if (CHANGE.matcher(text).find() && years.size() == 2) {
            return new Change(metric, years.getFirst(), years.getLast());
        }
        if (AVERAGE.matcher(text).find()) {
            boolean range = years.size() == 2 && text.matches("(?s).*\\d\\s*(?:-|–|to|through)\\s*(?:FY)?\\s*\\d.*");
            return new Mean(
                    metric,
                    range
                            ? IntStream.rangeClosed(years.getFirst(), years.getLast())
                                    .boxed()
                                    .toList()
                            : years);
        }
        return new Cell(metric, years.isEmpty() ? Optional.empty() : Optional.of(years.getLast()));
    }
}
