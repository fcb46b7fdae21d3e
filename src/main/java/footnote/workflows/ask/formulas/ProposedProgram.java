package footnote.workflows.ask.formulas;

import footnote.domain.Prose;
import footnote.research.prose.SentenceGate;
import footnote.workflows.ask.formulas.FigureProgram.Cell;
import footnote.workflows.ask.formulas.FigureProgram.Change;
import footnote.workflows.ask.formulas.FigureProgram.Combined;
import footnote.workflows.ask.formulas.FigureProgram.Constant;
import footnote.workflows.ask.formulas.FigureProgram.Mean;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A program that a model proposes for the figure a question asks for: operations on cells of statements in postfix
 * order, which code checks and runs. Without steps it proposes none, and the rules compute the figure.
 */
public record ProposedProgram(String name, boolean percent, List<Operation> steps) {
    private static final int MOST_STEPS = 24;
    private static final Pattern NO_NAME = Pattern.compile("[{}%]|\\d[.,]\\d|[.!?]\\s*$");
    private static final int LONGEST_NAME = 60;
    private static final int FIRST_YEAR = 1990;
    private static final int LAST_YEAR = 2100;
    /** Numbers a formula may have that no question states: halves, quarters, months, percent and days. */
    private static final Set<Double> USUAL = Set.of(1.0, 2.0, 3.0, 4.0, 12.0, 100.0, 360.0, 365.0);

    /** One operation: cell, average and change have a metric and years, number has a number, the others have nothing. */
    public record Operation(String op, Optional<String> metric, List<Integer> years, Optional<Double> number) {
        public Operation {
            years = List.copyOf(years);
        }
    }

    public ProposedProgram {
        steps = List.copyOf(steps);
        if (steps.size() > MOST_STEPS) {
            throw new IllegalArgumentException("a program has at most " + MOST_STEPS + " steps, not " + steps.size());
        }
        if (!steps.isEmpty()) {
            built(steps);
        }
    }

    /** No program at all. */
    public static ProposedProgram none() {
        return new ProposedProgram("", false, List.of());
    }

    /** The program under its name; empty where none is proposed. */
    public Optional<NamedProgram> program() {
        return steps.isEmpty()
                ? Optional.empty()
                : Optional.of(new NamedProgram(name.isBlank() ? "result" : name.strip(), built(steps)));
    }

    /** Refuses a name that may not be printed: it becomes the figure's. */
    public void checkName() {
        if (!name.isBlank()) {
            (name.length() > LONGEST_NAME
                            ? Optional.of("a name has up to " + LONGEST_NAME + " characters")
                            : NO_NAME.matcher(name).find()
                                    ? Optional.of("a name has words alone, no figures, references or sentences")
                                    : new SentenceGate(_ -> Optional.empty(), Set.of(), Set.of(), List.of())
                                            .senseObjection(new Prose(name)))
                    .ifPresent(why -> {
                        throw new IllegalArgumentException(why);
                    });
        }
    }

    /** Refuses numbers that neither the question states nor formulas usually have: code computes, not the model. */
    public void checkNumbers(String question) {
        steps.stream()
                .flatMap(step -> step.number().stream())
                .filter(number -> !USUAL.contains(number) && !question.contains(plain(number)))
                .findFirst()
                .ifPresent(number -> {
                    throw new IllegalArgumentException(
                            "the number " + plain(number) + " is not in the question; use cells of statements");
                });
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    private static FigureProgram built(List<Operation> steps) {
        Deque<FigureProgram> stack = new ArrayDeque<>();
        for (var step : steps) {
            switch (step.op().toLowerCase(Locale.ROOT)) {
                case "cell" -> stack.push(new Cell(metric(step), year(step)));
                case "average" -> stack.push(new Mean(metric(step), years(step)));
                case "change" -> {
                    var years = years(step);
                    if (years.size() != 2) {
                        throw new IllegalArgumentException("a change has two years, the earlier one first");
                    }
                    stack.push(new Change(metric(step), years.getFirst(), years.getLast()));
                }
                case "number" ->
                    stack.push(new Constant(step.number()
                            .orElseThrow(() -> new IllegalArgumentException("the operation number lacks its number"))));
                case "add" -> combine('+', stack);
                case "subtract" -> combine('-', stack);
                case "multiply" -> combine('*', stack);
                case "divide" -> combine('/', stack);
                default ->
                    throw new IllegalArgumentException("'" + step.op()
                            + "' is no operation; it is one of cell, average, change, number, add, subtract, multiply,"
                            + " divide");
            }
        }
        if (stack.size() != 1) {
            throw new IllegalArgumentException(
                    "the steps leave " + stack.size() + " results; a program in postfix order leaves one");
        }
        return stack.pop();
    }

    private static void combine(char sign, Deque<FigureProgram> stack) {
        if (stack.size() < 2) {
            throw new IllegalArgumentException("'" + sign + "' needs two results before it");
        }
        var right = stack.pop();
        stack.push(new Combined(sign, stack.pop(), right));
    }

    private static String metric(Operation step) {
        String metric = step.metric()
                .orElseThrow(() -> new IllegalArgumentException("the operation " + step.op() + " lacks its metric"));
        if (!FigureFormulas.isKnown(metric) || metric.endsWith("growth")) {
            throw new IllegalArgumentException("there is no metric '" + metric + "'; choose from the list");
        }
        return metric;
    }

    private static Optional<Integer> year(Operation step) {
        return years(step).stream().findFirst();
    }

    private static List<Integer> years(Operation step) {
        step.years().stream()
                .filter(year -> year < FIRST_YEAR || year > LAST_YEAR)
                .findFirst()
                .ifPresent(year -> {
                    throw new IllegalArgumentException(year + " is no fiscal year");
                });
        return step.years();
    }
}
