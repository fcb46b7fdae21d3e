package footnote.publication.report;

import java.math.BigDecimal;
import java.util.List;

/** Calculations that the workbook repeats as live formulas, a sheet each. */
public record Calculations(List<Sheet> sheets) {
    public static final Calculations NONE = new Calculations(List.of());

    public Calculations {
        sheets = List.copyOf(sheets);
    }

    /** A sheet of named rows; columns such as years come after the name. */
    public record Sheet(String name, List<String> columns, List<Line> lines) {
        public Sheet {
            columns = List.copyOf(columns);
            lines = List.copyOf(lines);
        }
    }

    /** A row of a sheet; its key is what formulas of the workbook call it. */
    public record Line(String key, String label, List<Entry> entries) {
        public Line {
            entries = List.copyOf(entries);
        }
    }

    /** What a cell holds. */
    public sealed interface Entry {
        /** A fact of the ledger, printed in blue and linked to its source. */
        record Input(String fact) implements Entry {}

        /** A number the reader may change, such as a growth rate; printed in blue. */
        record Assumed(BigDecimal value, String basis) implements Entry {}

        /**
         * A formula over cells, each written {@code [key]} for the same column, {@code [key@-1]} for the column before,
         * {@code [key@0!]} for the first column, or {@code [sheet:key@0!]} for another sheet, with the value it must
         * give.
         */
        record Formula(String text, BigDecimal value) implements Entry {}

        record Empty() implements Entry {}
    }
}
