package footnote.faces.cli;

import footnote.domain.Origin;
import footnote.domain.SourceLine;
import java.util.List;
import java.util.Locale;

/** The latest of a share's prices in columns, under a line that shows them all. */
record PriceRows(String heading, String unit, List<Line> lines, int most, Origin origin) {
    PriceRows {
        lines = List.copyOf(lines);
    }

    /** One day, or a part of one. */
    record Line(String when, double open, double high, double low, double close, long volume) {}

    /** A share's name leads its heading. */
    void print(Console console, String company) {
        var out = console.out();
        out.println(console.bold(Console.plain(company)) + " " + heading);
        out.println(Sparkline.of(lines.stream().mapToDouble(Line::close).toArray(), 60));
        out.println("%-18s%12s%12s%12s%12s%16s".formatted("", "open", "high", "low", "close", "volume"));
        for (var line : lines.subList(Math.max(0, lines.size() - most), lines.size())) {
            out.printf(
                    Locale.ROOT,
                    "%-18s%12.2f%12.2f%12.2f%12.2f%,16d%n",
                    line.when(),
                    line.open(),
                    line.high(),
                    line.low(),
                    line.close(),
                    line.volume());
        }
        if (lines.size() > most) {
            out.println(console.dim("the last " + most + " of " + lines.size() + " " + unit + "; --csv prints all"));
        }
        out.println(console.dim(Console.plain("Source: " + SourceLine.source(origin))));
    }
}
