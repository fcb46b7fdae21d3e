package footnote.workflows.report.data;

import footnote.domain.Dimension;
import footnote.domain.LedgerEntry;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.FinancialData.Part;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Revenue by segment, product or region over the fiscal years of a report: rows that add up to the whole revenue. */
public record RevenueSplit(ReportFacts book, List<Part> parts) {
    /** What parts and whole may differ by, of the whole: more is a row of its own. */
    private static final double ROUNDING = 0.01;

    private static final List<String> COUNTS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /** The parts that the last fiscal year has, the largest first, each over the years that the report covers. */
    public static RevenueSplit of(ReportFacts book) {
        var from = book.years("revenue").stream()
                .map(RevenueSplit::end)
                .findFirst()
                .orElse(LocalDate.MIN);
        var parts = book.data().financial().map(FinancialData::parts).orElse(List.of()).stream()
                .map(part -> new Part(
                        part.name(),
                        part.years().stream()
                                .filter(each -> !end(each).isBefore(from))
                                .toList()))
                .filter(part -> part.years().size() > 1)
                .toList();
        var last = parts.stream()
                .map(part -> end(part.years().getLast()))
                .max(LocalDate::compareTo)
                .orElse(LocalDate.MIN);
        return new RevenueSplit(
                book,
                parts.stream()
                        .filter(part -> end(part.years().getLast()).equals(last))
                        .toList());
    }

    /** What it is split by: segment, product or region. */
    public String kind() {
        return parts.stream()
                .flatMap(part -> part.years().getLast().fact().dimensions().stream()
                        .filter(each -> each.member().equals(part.name())))
                .map(Dimension::axis)
                .map(axis -> axis.equals("subsegment") ? "segment" : axis)
                .findFirst()
                .orElse("segment");
    }

    /** The ends of the last years that all parts are known of, oldest first. */
    private List<LocalDate> ends() {
        return ReportFacts.tail(
                parts.getFirst().years().stream()
                        .map(RevenueSplit::end)
                        .filter(day ->
                                parts.stream().allMatch(part -> of(part, day).isPresent()))
                        .toList(),
                book.data().plan().timeRangeYears());
    }

    /**
     * Rows of the same years: the largest parts, the other parts as one, parts below zero, and what parts and whole differ
     * by, which is what segments sell to each other or what no part has.
     */
    public List<Part> rows(int most) {
        if (parts.isEmpty()) {
            return List.of();
        }
        var taken = parts.stream().filter(RevenueSplit::negative).map(this::row);
        var rest = Stream.concat(taken, rest().stream()).toList();
        var sold = parts.stream().filter(part -> !negative(part)).toList();
        int room = most - rest.size();
        int own = sold.size() <= room ? sold.size() : room - 1;
        var rows = new ArrayList<Part>();
        sold.subList(0, own).forEach(part -> rows.add(row(part)));
        if (own < sold.size()) {
            rows.add(others(sold.subList(own, sold.size())));
        }
        rows.addAll(rest);
        return rows;
    }

    /** Whether a part takes away from the others, as eliminations do. */
    private static boolean negative(Part part) {
        return part.years().getLast().number() < 0;
    }

    /** The parts over the years that all of them are known of. */
    public List<Part> common() {
        return parts.stream().map(this::row).toList();
    }

    private Part row(Part part) {
        return new Part(
                part.name(),
                ends().stream().flatMap(day -> of(part, day).stream()).toList());
    }

    private Part others(List<Part> parts) {
        var sums = ends().stream()
                .flatMap(day -> combined("other_" + kind() + "_revenue", on(parts, day), List.of()).stream())
                .toList();
        return new Part("Other " + kind() + "s" + counted(parts.size()), sums);
    }

    /** In words, for a numeral in a drawing is a figure and needs a fact. */
    private static String counted(int parts) {
        return parts > COUNTS.size() ? "" : " (" + COUNTS.get(parts - 1) + ")";
    }

    private List<Part> rest() {
        var rest = new ArrayList<LedgerEntry>();
        boolean more = false;
        boolean less = false;
        for (var day : ends()) {
            var whole = whole(day);
            var left = whole.flatMap(each -> combined("unallocated_revenue", List.of(each), on(parts, day)));
            left.ifPresent(rest::add);
            double part = left.isEmpty()
                    ? 0
                    : left.get().number() / Math.abs(whole.orElseThrow().number());
            more |= part > ROUNDING;
            less |= part < -ROUNDING;
        }
        String name = !more ? "Eliminations" : less ? "Unallocated, eliminations" : "Unallocated";
        return more || less ? List.of(new Part(name, rest)) : List.of();
    }

    /** Figures of one year added up, less others. */
    private Optional<LedgerEntry> combined(String metric, List<LedgerEntry> added, List<LedgerEntry> taken) {
        var last = added.getFirst();
        double sum = added.stream().mapToDouble(LedgerEntry::number).sum()
                - taken.stream().mapToDouble(LedgerEntry::number).sum();
        return book.derive(
                metric,
                last.fact().period(),
                last.fact().unit(),
                MaybeNumber.of(sum),
                taken.isEmpty() ? "sum of the other " + kind() + "s" : "revenue less that of all " + kind() + "s",
                Stream.concat(added.stream(), taken.stream()).toList());
    }

    private static List<LedgerEntry> on(List<Part> parts, LocalDate day) {
        return parts.stream().flatMap(part -> of(part, day).stream()).toList();
    }

    private Optional<LedgerEntry> whole(LocalDate day) {
        return book.years("revenue", Integer.MAX_VALUE).stream()
                .filter(each -> end(each).equals(day))
                .findFirst();
    }

    private static Optional<LedgerEntry> of(Part part, LocalDate day) {
        return part.years().stream().filter(each -> end(each).equals(day)).findFirst();
    }

    private static LocalDate end(LedgerEntry entry) {
        return entry.fact().period().end();
    }
}
