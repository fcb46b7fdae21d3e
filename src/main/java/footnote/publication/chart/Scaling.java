package footnote.publication.chart;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** How figures of one unit are drawn: divided by what, written how, and named how. */
public record Scaling(double per, Format format, String unit) {
    /** In points. */
    private static final double NARROW = 2;

    public static Scaling of(List<LedgerEntry> entries) {
        var unit = entries.getLast().fact().unit();
        double most = entries.stream()
                .mapToDouble(entry -> Math.abs(entry.number()))
                .max()
                .orElse(0);
        return switch (unit.kind()) {
            case CURRENCY -> scaled(most, FigureFormat.symbol(unit.currency().orElseThrow()));
            case SHARES -> scaled(most, "shares, ");
            case PER_SHARE -> {
                var currency = unit.currency().orElseThrow();
                double whole = currency.perMajor() > 1 ? 100 : 1000; // pence of a pound or more are printed whole
                yield new Scaling(1, Format.plain(most >= whole ? 0 : 2), FigureFormat.symbol(currency) + " per share");
            }
            case PERCENT ->
                new Scaling(1, Format.percent(narrow(entries) && alike(entries, Format.percent(1)) ? 2 : 1), "%");
            case RATIO -> {
                int decimals = most >= 100 ? 0 : most >= 10 ? 1 : 2;
                yield FigureFormat.multiple(entries.getLast().fact().metric())
                        ? new Scaling(1, Format.times(decimals), "x")
                        : new Scaling(1, Format.plain(decimals), "ratio");
            }
            case DAYS -> new Scaling(1, Format.plain(0), "days");
            case COUNT -> new Scaling(1, Format.plain(0), "count");
        };
    }

    /** Whether all lie within so few points that a second decimal tells them apart. */
    private static boolean narrow(List<LedgerEntry> entries) {
        var spread = entries.stream().mapToDouble(LedgerEntry::number).summaryStatistics();
        return spread.getMax() - spread.getMin() < NARROW;
    }

    /** Whether two figures in a row that differ would be written the same. */
    private static boolean alike(List<LedgerEntry> entries, Format format) {
        return IntStream.range(1, entries.size()).anyMatch(i -> {
            double before = entries.get(i - 1).number();
            double after = entries.get(i).number();
            return before != after && format.of(before).equals(format.of(after)) && Math.abs(after) < 10;
        });
    }

    private static Scaling scaled(double most, String symbol) {
        if (most >= 1e12) {
            return new Scaling(1e12, Format.plain(2), symbol + "tn");
        }
        if (most >= 1e9) {
            return new Scaling(1e9, Format.plain(most >= 1e11 ? 0 : most >= 1e10 ? 1 : 2), symbol + "bn");
        }
        return most >= 1e6
                ? new Scaling(1e6, Format.plain(most >= 1e8 ? 0 : 1), symbol + "m")
                : new Scaling(1, Format.plain(0), symbol.replace(", ", ""));
    }

    /** What a caption names before its unit, with the unit; what the name says already is not said again. */
    public String caption(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String left = lower.contains("per share") ? unit.replace(" per share", "") : unit;
        return name + ", " + (lower.contains("shares") ? left.replace("shares, ", "") : left);
    }

    public Datum datum(LedgerEntry entry) {
        return new Datum(entry.number() / per, entry.id());
    }

    public List<Datum> data(List<LedgerEntry> entries) {
        return entries.stream().map(this::datum).toList();
    }

    public static boolean percent(LedgerEntry entry) {
        return entry.fact().unit().equals(Unit.PERCENT);
    }
}
