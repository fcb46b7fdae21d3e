package footnote.workflows.ask.formulas;

import java.util.List;
import java.util.Optional;

/** A small program over named cells of statements that a question spells out. */
public sealed interface FigureProgram {
    /** A number written in the question, such as the days of a year. */
    record Constant(double value) implements FigureProgram {}

    /** A figure of one year; of the latest year asked for where none is named. */
    record Cell(String metric, Optional<Integer> year) implements FigureProgram {}

    /** The mean of a figure over several years. */
    record Mean(String metric, List<Integer> years) implements FigureProgram {
        public Mean {
            years = List.copyOf(years);
        }
    }

    /** By how much a figure changed from one year to another. */
    record Change(String metric, int from, int to) implements FigureProgram {}

    /** Two programs put together by a sign of arithmetic. */
    record Combined(char sign, FigureProgram left, FigureProgram right) implements FigureProgram {}

    /** Every year the program names. */
    default List<Integer> years() {
        return switch (this) {
            case Constant _ -> List.of();
            case Cell(String _, Optional<Integer> year) -> year.stream().toList();
            case Mean(String _, List<Integer> years) -> years;
            case Change(String _, int from, int to) -> List.of(from, to);
            case Combined(char _, FigureProgram left, FigureProgram right) ->
                java.util.stream.Stream.concat(left.years().stream(), right.years().stream())
                        .distinct()
                        .toList();
        };
    }
}
