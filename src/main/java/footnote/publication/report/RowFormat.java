package footnote.publication.report;

import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How the figures of one row are written: bare, with the unit they share beside the row's name. */
record RowFormat(String unit, int scale, int decimals) {
    /** Marks a figure of a table that is written out with its unit. */
    static final String FULL = "full";

    private static final BigDecimal TEN = BigDecimal.TEN;
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** Nothing where the figures share no unit. */
    static Optional<RowFormat> of(List<Fact> row) {
        if (row.isEmpty() || row.stream().map(Fact::unit).distinct().count() > 1) {
            return Optional.empty();
        }
        var largest = row.stream().map(fact -> fact.value().abs()).reduce(BigDecimal.ZERO, BigDecimal::max);
        var unit = row.getFirst().unit();
        return Optional.of(
                switch (unit.kind()) {
                    case CURRENCY -> scaled(FigureFormat.symbol(unit.currency().orElseThrow()), largest);
                    case SHARES -> scaled("", largest);
                    case PER_SHARE ->
                        new RowFormat(FigureFormat.symbol(unit.currency().orElseThrow()), 0, 2);
                    case PERCENT ->
                        new RowFormat(FigureFormat.difference(row.getFirst().metric()) ? "pp" : "%", 0, 1);
                    case RATIO ->
                        new RowFormat(
                                FigureFormat.multiple(row.getFirst().metric()) ? "x" : "",
                                0,
                                largest.compareTo(TEN) < 0 ? 2 : 1);
                    case DAYS -> new RowFormat("days", 0, 0);
                    case COUNT -> new RowFormat("", 0, 0);
                });
    }

    /** Reads {@link #mark()} back. */
    static RowFormat parse(String mark) {
        var parts = mark.split("\\.", -1);
        return new RowFormat("", Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    /** What a reader of the page needs to know to write the figure again: powers of ten, and decimals. */
    String mark() {
        return scale + "." + decimals;
    }

    /** Losses in parentheses; a dash where there is nothing. */
    String of(BigDecimal value) {
        if (value.signum() == 0) {
            return "–";
        }
        var rounded = value.abs().movePointLeft(scale).setScale(decimals, RoundingMode.HALF_UP);
        String digits = String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
        return value.signum() < 0 && rounded.signum() != 0 ? "(" + digits + ")" : digits;
    }

    private static RowFormat scaled(String unit, BigDecimal largest) {
        if (largest.signum() == 0) {
            return new RowFormat(unit + FigureFormat.scale(6), 6, 0); // dashes, under the unit that amounts have
        }
        int scale = largest.compareTo(BigDecimal.valueOf(1_000_000_000_000L)) >= 0
                ? 12
                : largest.compareTo(BigDecimal.valueOf(1_000_000_000)) >= 0
                        ? 9
                        : largest.compareTo(BigDecimal.valueOf(1_000_000)) >= 0 ? 6 : 0;
        var shown = largest.movePointLeft(scale);
        int decimals = shown.compareTo(TEN) < 0 ? 2 : scale == 0 || shown.compareTo(HUNDRED) >= 0 ? 0 : 1;
        return new RowFormat(unit + FigureFormat.scale(scale), scale, decimals);
    }
}
