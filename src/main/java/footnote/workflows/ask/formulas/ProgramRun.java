package footnote.workflows.ask.formulas;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Runs a program over cells: its value, in which power of money it is, what it read, and how it reads in words. */
public final class ProgramRun {
    private final BiFunction<String, Integer, Optional<LedgerEntry>> cells;
    private final int lastYear;
    private final Set<LedgerEntry> read = new LinkedHashSet<>();
    private final List<String> missing = new ArrayList<>();
    private boolean days;

    public ProgramRun(BiFunction<String, Integer, Optional<LedgerEntry>> cells, int lastYear) {
        this.cells = cells;
        this.lastYear = lastYear;
    }

    /** A number, and how often an amount of money is a factor of it. */
    public record Value(double number, int money) {}

    public Optional<Value> run(FigureProgram program) {
        return switch (program) {
            case FigureProgram.Constant(double value) -> {
                days |= value == 365 || value == 360;
                yield Optional.of(new Value(value, 0));
            }
            case FigureProgram.Cell(String metric, Optional<Integer> year) -> cell(metric, year.orElse(lastYear));
            case FigureProgram.Mean(String metric, List<Integer> years) ->
                mean(metric, years.size() > 1 ? years : List.of(lastYear - 1, lastYear));
            case FigureProgram.Change(String metric, int from, int to) ->
                cell(metric, to).flatMap(later -> cell(metric, from)
                        .map(before -> new Value(later.number() - before.number(), later.money())));
            case FigureProgram.Combined(char sign, FigureProgram left, FigureProgram right) ->
                run(left).flatMap(one -> run(right).flatMap(other -> combined(sign, one, other)));
        };
    }

    private Optional<Value> mean(String metric, List<Integer> years) {
        double sum = 0;
        int money = 0;
        for (int year : years) {
            var value = cell(metric, year);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            sum += value.get().number();
            money = value.get().money();
        }
        return Optional.of(new Value(sum / years.size(), money));
    }

    private Optional<Value> cell(String metric, int year) {
        var entry = cells.apply(metric, year);
        if (entry.isEmpty()) {
            missing.add(new Metric(metric).label().toLowerCase(Locale.ROOT) + " of FY" + year);
            return Optional.empty();
        }
        read.add(entry.get());
        Unit.Kind kind = entry.get().fact().unit().kind();
        double number = kind == Unit.Kind.PERCENT
                ? entry.get().number() / 100
                : entry.get().number();
        return Optional.of(new Value(number, kind == Unit.Kind.CURRENCY ? 1 : 0));
    }

    private static Optional<Value> combined(char sign, Value one, Value other) {
        return switch (sign) {
            case '+', '-' ->
                one.money() == other.money()
                        ? Optional.of(new Value(
                                sign == '+' ? one.number() + other.number() : one.number() - other.number(),
                                one.money()))
                        : Optional.empty();
            case '*' -> Optional.of(new Value(one.number() * other.number(), one.money() + other.money()));
            default ->
                other.number() == 0
                        ? Optional.empty()
                        : Optional.of(new Value(one.number() / other.number(), one.money() - other.money()));
        };
    }

    public List<LedgerEntry> read() {
        return List.copyOf(read);
    }

    public List<String> missing() {
        return List.copyOf(missing);
    }

    /** Whether the program counts in days. */
    public boolean inDays() {
        return days;
    }

    public static String words(FigureProgram program) {
        String text = inner(program);
        return text.startsWith("(") && program instanceof FigureProgram.Combined
                ? text.substring(1, text.length() - 1)
                : text;
    }

    private static String inner(FigureProgram program) {
        return switch (program) {
            case FigureProgram.Constant(double value) -> value == 365 || value == 360 ? "days of a year" : "a constant";
            case FigureProgram.Cell(String metric, Optional<Integer> _) -> label(metric);
            case FigureProgram.Mean(String metric, List<Integer> _) -> "average " + label(metric);
            case FigureProgram.Change(String metric, int _, int _) -> "change in " + label(metric);
            case FigureProgram.Combined(char sign, FigureProgram left, FigureProgram right) ->
                "(" + inner(left) + " " + sign + " " + inner(right) + ")";
        };
    }

    private static String label(String metric) {
        return new Metric(metric).label().toLowerCase(Locale.ROOT);
    }
}
