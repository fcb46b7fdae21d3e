package footnote.workflows.ask.arithmetic;

import footnote.domain.Metric;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.arithmetic.DefinitionReader.Definitions;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.FigureProgram;
import footnote.workflows.ask.formulas.FigureProgram.Cell;
import footnote.workflows.ask.formulas.FigureProgram.Change;
import footnote.workflows.ask.formulas.FigureProgram.Combined;
import footnote.workflows.ask.formulas.FigureProgram.Constant;
import footnote.workflows.ask.formulas.FigureProgram.Mean;
import footnote.workflows.ask.formulas.NamedProgram;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.Memo;
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
    private static final Pattern YEAR =
            Pattern.compile("(?i)\\b(?:FY\\s?)?((?:19|20)\\d{2})\\b|\\bFY\\s?'?(\\d{2})\\b");
    private static final Pattern AVERAGE = Pattern.compile("(?i)\\baverage\\b|\\bmean\\b");
    private static final Pattern CHANGE = Pattern.compile("(?i)\\b(?:change|increase|decrease) in\\b");
    /** A comma before these says that all before it is meant. */
    private static final String AND = " and ";
    /** "short- and long-term debt". */
    private static final Pattern SHARED_TERM = Pattern.compile("(?i)\\b(\\p{L}+)- and (\\p{L}+)(-\\p{L}+ \\p{L}+)");

    private static final Pattern WHOLE =
            Pattern.compile("(?i),\\s*(?:all |the whole |then )?(divided by|over|/|multiplied by|times)\\s");

    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?%?");
    /** Words that alone are a figure's name only in a formula. */
    private static final Map<String, String> PLAIN = Map.ofEntries(
            Map.entry("cash", "cash"),
            Map.entry("debt", "total_debt"),
            Map.entry("equity", "equity"),
            Map.entry("earnings", "net_income"),
            Map.entry("profit", "net_income"),
            Map.entry("interest", "interest_expense"),
            Map.entry("taxes", "income_tax"),
            Map.entry("tax", "income_tax"),
            Map.entry("assets", "assets"),
            Map.entry("dio", "inventory_days"),
            Map.entry("dso", "receivables_days"),
            Map.entry("dpo", "payables_days"));

    /** Words of a formula that name no figure: whose, where it is printed, and when. */
    private static final Pattern REMARKS = Pattern.compile(
            "(?i)\\b(?:both )?(?:from|in|on|per|as (?:shown|reported|given) (?:in|on)) the (?:consolidated )?(?:(?:statements? of )?(?:cash flows?|income|operations|earnings)(?: statements?)?|(?:cash flows?|income) statements?|balance sheets?)\\b"
                    + "|\\b(?:year|period)[- ]ends?\\b|\\b(?:ending|closing|reported|pure|total|its|the|net of tax)\\b|\\battributable to (?:the )?(?:company['’]s )?(?:common )?(?:share|stock)(?:holders|owners)\\b");

    /** Words that make a part of a company's figure, which no formula here reads. */
    private static final Pattern OF_A_PART = Pattern.compile(
            "(?i)\\b(?:products?|services?|segments?|domestic|international|foreign|online|subscriptions?|memberships?|advertising|hardware|software|third[- ]party|intersegment|wholesale|retail|cloud)(?: and [a-z]+)? (?:net )?(?:sales|revenues?|costs?|income|profit)\\b|\\b(?:revenues?|sales|costs?) (?:of|from) (?:products?|services?)\\b(?! sold)");

    private static final Pattern OF_WHOM = Pattern.compile("\\s+(?:for|of|at|in) (?:\\p{Lu}|fy|fiscal|the company).*");

    private static final int DEEPEST = 12;

    private static final Memo<Definitions> READ = new Memo<>(500);

    private final Map<String, String> definitions = new LinkedHashMap<>();

    private ProgramParser() {}

    /** The program that the question defines as what it asks for; empty where it defines none, or only a part of it. */
    public static Optional<NamedProgram> of(String question) {
        var parser = new ProgramParser();
        var found = parser.define(question);
        return parser.main(found).filter(name -> isAsked(name, found)).flatMap(name -> parser.parse(
                        parser.definitions.getOrDefault(name, ""), 0)
                .map(program -> new NamedProgram(OF_WHOM.matcher(name).replaceAll(""), program)));
    }

    /** Whether the question defines what it asks for, or a part, in a way that cannot be read, so that nothing else answers it. */
    public static boolean isUnreadable(String question) {
        var parser = new ProgramParser();
        var found = parser.define(question);
        return of(question).isEmpty()
                && parser.main(found)
                        .filter(name -> isAsked(name, found) || parser.isOther(name, found))
                        .isPresent();
    }

    /** The question without its definitions, whose figures are not asked for themselves. */
    public static String withoutDefinitions(String question) {
        return new ProgramParser().define(question).rest();
    }

    /** A formula as a program; figures by the names readers give them. */
    static Optional<FigureProgram> formula(String text) {
        return new ProgramParser().parse(text, 0);
    }

    private Definitions define(String question) {
        var found = READ.of(question, each -> DefinitionReader.of(each, ProgramParser::formula));
        definitions.putAll(found.byName());
        return found;
    }

    /** Of several definitions the one given where the figure is asked for, else the first that no other is made of. */
    private Optional<String> main(Definitions found) {
        return found.pointed().isEmpty()
                ? definitions.keySet().stream()
                        .filter(name -> definitions.entrySet().stream()
                                .noneMatch(other -> !other.getKey().equals(name)
                                        && Pattern.compile("(?i)\\b" + Pattern.quote(name) + "\\b")
                                                .matcher(other.getValue())
                                                .find()))
                        .findFirst()
                : Optional.of(found.pointed());
    }

    /** Whether a part of what is asked is defined otherwise than its name says. */
    private boolean isOther(String name, Definitions found) {
        var named = AskedMetrics.in(name);
        var asked = AskedMetrics.in(found.rest());
        boolean part = !named.isEmpty()
                && named.stream().allMatch(each -> asked.stream().anyMatch(metric -> metric.contains(each)));
        return !part
                && parse(definitions.getOrDefault(name, ""), 0)
                        .filter(program -> program instanceof Cell(String metric, Optional<Integer> _)
                                && named.equals(List.of(metric)))
                        .isEmpty();
    }

    /** Whether a definition is of what is asked, and not of a part of it or of something that is not asked. */
    private static boolean isAsked(String name, Definitions found) {
        var asked = AskedMetrics.in(found.rest());
        if (name.equals(found.pointed())) {
            return asked.size() <= 1 || AnswerForm.of(found.rest()) == AnswerForm.FIGURE;
        }
        var named = AskedMetrics.in(name);
        return asked.isEmpty()
                || (named.isEmpty()
                        ? asked.size() <= 1
                                && found.rest().toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT))
                        : named.containsAll(asked));
    }

    private Optional<FigureProgram> parse(String raw, int depth) {
        String text = SHARED_TERM.matcher(FormulaText.bare(raw)).replaceAll("$1$3 + $2$3");
        if (depth > DEEPEST || text.isEmpty()) {
            return Optional.empty();
        }
        Matcher whole = WHOLE.matcher(text);
        while (whole.find()) {
            if (FormulaText.isOutside(text, whole.start())) {
                char sign = whole.group(1).toLowerCase(Locale.ROOT).matches("divided by|over|/") ? '/' : '*';
                var left = parse(text.substring(0, whole.start()), depth + 1);
                var right = parse(text.substring(whole.end()), depth + 1);
                return left.flatMap(one -> right.map(other -> new Combined(sign, one, other)));
            }
        }
        for (String signs : List.of("+-", "*/")) {
            int at = FormulaText.lastSign(text, signs);
            if (at > 0) {
                char sign = FormulaText.signAt(text, at);
                int width = FormulaText.widthAt(text, at);
                var left = parse(text.substring(0, at), depth + 1);
                var right = parse(text.substring(at + width), depth + 1);
                return left.flatMap(one -> right.map(other -> new Combined(sign, one, other)));
            }
        }
        return leaf(text, depth);
    }

    private Optional<FigureProgram> leaf(String text, int depth) {
        if (NUMBER.matcher(text).matches()) {
            double value = Double.parseDouble(text.replace("%", ""));
            return Optional.of(new Constant(text.endsWith("%") ? value / 100 : value));
        }
        if (text.matches("(?i)(?:number of )?days(?: in (?:a|the) (?:year|period))?")) {
            return Optional.of(new Constant(365));
        }
        String bare =
                REMARKS.matcher(text).replaceAll(" ").replaceAll("\\s+", " ").strip();
        var defined = definitions.keySet().stream()
                .filter(name -> bare.toLowerCase(Locale.ROOT)
                        .matches("(?:fy\\s?\\d+ )?" + Pattern.quote(name.toLowerCase(Locale.ROOT))))
                .findFirst();
        if (defined.isPresent()) {
            return parse(definitions.getOrDefault(defined.get(), ""), depth + 1);
        }
        if (OF_A_PART.matcher(bare).find()) {
            return Optional.empty();
        }
        String undated = bare.toLowerCase(Locale.ROOT)
                .replaceAll("\\b(?:fy ?\\d+|(?:19|20)\\d{2})\\b", " ")
                .strip();
        var plain = PLAIN.get(undated);
        if (plain != null) {
            return Optional.of(cell(plain, text));
        }
        return metric(bare)
                .map(metric -> isNamedWhole(metric, undated)
                        ? cell(metric, text)
                        : sum(bare, depth).orElseGet(() -> cell(metric, text)));
    }

    /** Whether the words for a figure that join two things with "and" all belong to its name. */
    private static boolean isNamedWhole(String metric, String text) {
        String plain = " " + text.replaceAll("[^a-z]+", " ").strip() + " ";
        return !plain.contains(AND)
                || AskedFigures.writtenAs(metric).stream()
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .anyMatch(name -> name.contains(AND)
                                && plain.contains(name)
                                && !plain.replace(name, " ").contains(AND));
    }

    /** Two figures joined by "and", each of which is one. */
    private Optional<FigureProgram> sum(String text, int depth) {
        int at = text.toLowerCase(Locale.ROOT).indexOf(AND);
        if (at < 0) {
            return Optional.empty();
        }
        var one = parse(text.substring(0, at), depth + 1);
        var other = parse(text.substring(at + AND.length()), depth + 1);
        return one.flatMap(first -> other.map(second -> new Combined('+', first, second)));
    }

    /** The one figure that words name; empty where they name none, or two. */
    private static Optional<String> metric(String words) {
        var named = AskedFigures.in(words).metrics().stream()
                .filter(each -> Metric.standard(each).isPresent()
                        || FigureFormulas.of(each).isPresent())
                .toList();
        var metrics = named.size() == 1 ? named : AskedMetrics.in(words);
        return metrics.size() == 1 ? Optional.of(metrics.getFirst()) : Optional.empty();
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
