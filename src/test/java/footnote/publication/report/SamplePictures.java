package footnote.publication.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.publication.infographic.Infographic;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Infographics of the sample report. */
final class SamplePictures {
    private final SampleReportFigures figures;

    SamplePictures(SampleReportFigures figures) {
        this.figures = figures;
    }

    Infographic model() {
        return new Infographic(
                Infographic.Kind.BUSINESS_MODEL,
                figures.caption("Fabless design, made by foundries, paid by the chip", "Business model"),
                List.of(
                        new Panel(
                                "What it needs",
                                List.of(
                                        item("Engineers", null, null, "Chip designers on the two newest nodes"),
                                        item(
                                                "Foundry capacity",
                                                null,
                                                null,
                                                "Prepaid wafer agreements with two foundries"),
                                        item(
                                                "Capital",
                                                figures.spending.getLast(),
                                                null,
                                                "Tools for test and packaging, in the last year"))),
                        new Panel(
                                "What it does",
                                List.of(
                                        item(
                                                "Design accelerators",
                                                null,
                                                null,
                                                "One architecture reused over data center, client and automotive"),
                                        item(
                                                "Software stack",
                                                null,
                                                null,
                                                "Compilers and libraries that raise the cost of leaving"))),
                        new Panel(
                                "How it is paid",
                                List.of(
                                        item("Revenue", figures.revenue.getLast(), 1.0, "By the chip and by the board"),
                                        item(
                                                "Gross profit",
                                                figures.gross.getLast(),
                                                0.61,
                                                "What is left after making them"))),
                        new Panel(
                                "Who pays",
                                figures.segments.entrySet().stream()
                                        .map(each -> item(
                                                each.getKey(),
                                                each.getValue().getLast(),
                                                each.getValue().getLast().number()
                                                        / figures.revenue
                                                                .getLast()
                                                                .number(),
                                                null))
                                        .toList())));
    }

    Infographic landscape() {
        Object[][] growth = {
            {"Halcyon Micro", 16.2}, {"Northwind", 13.5}, {"Axiom Devices", 11.2}, {"泰塞尔集团", 7.6}, {"オムニア・アナログ", 4.1}
        };
        Object[][] margins = {
            {"オムニア・アナログ", 32.4}, {"Northwind", 31.0}, {"Halcyon Micro", 23.2}, {"泰塞尔集团", 21.8}, {"Axiom Devices", 16.9}
        };
        Object[][] multiples = {
            {"Halcyon Micro", 24.8}, {"Axiom Devices", 21.2}, {"Northwind", 18.6}, {"オムニア・アナログ", 16.9}, {"泰塞尔集团", 14.3}
        };
        return new Infographic(
                Infographic.Kind.COMPETITIVE_LANDSCAPE,
                figures.caption(
                        "Second on growth, second on margin: no peer is as close on both", "Competitive landscape"),
                List.of(
                        panel("Revenue growth, three years", "growth_of_peer", growth, 16.2, Unit.PERCENT),
                        panel("Operating margin", "margin_of_peer", margins, 32.4, Unit.PERCENT),
                        panel("Enterprise value to EBITDA", "multiple_of_peer", multiples, 24.8, Unit.RATIO)));
    }

    private Panel panel(String heading, String metric, Object[][] rows, double most, Unit unit) {
        var items = new ArrayList<Item>();
        for (var row : rows) {
            items.add(item(
                    (String) row[0],
                    figures.ledger.peer((String) row[0], metric, (double) row[1], unit),
                    (double) row[1] / most,
                    null));
        }
        return new Panel(heading, items);
    }

    Infographic drivers() {
        var items = new ArrayList<Item>();
        var notes = Map.of(
                "Data center",
                "Accelerators in a growing share of new servers; price per socket flat.",
                "Client",
                "One good replacement year, then trend.",
                "Automotive",
                "Design wins reach production; content per car rises.",
                "Industrial and IoT",
                "Distribution stock is back to normal.");
        figures.segments.forEach((name, entries) ->
                items.add(item(name, entries.getLast(), entries.getLast().number() / 14.6e9, notes.get(name))));
        return new Infographic(
                Infographic.Kind.GROWTH_DRIVERS,
                figures.caption("One driver outweighs the other three", "Growth drivers"),
                List.of(new Panel("Revenue in the last year, bars to scale, and what must be true", items)));
    }

    Infographic cashUse() {
        return new Infographic(
                Infographic.Kind.CASH_USE,
                figures.caption("Buybacks now take more cash than investment does", "Use of cash"),
                List.of(
                        new Panel(
                                "FY2025",
                                List.of(
                                        item(
                                                "Capital expenditure",
                                                figures.spending.getLast(),
                                                1.9,
                                                "Test and packaging"),
                                        item("Dividends", figures.paid.getLast(), 0.8, "Raised each year but one"),
                                        item("Buybacks", figures.buybacks.getLast(), 2.9, "Resumed after the pause"))),
                        new Panel(
                                "FY2023",
                                List.of(
                                        item(
                                                "Capital expenditure",
                                                figures.spending.get(4),
                                                1.6,
                                                "Kept up in the bad year"),
                                        item("Dividends", figures.paid.get(4), 0.5, "Held"),
                                        item("Buybacks", figures.buybacks.get(4), 0.2, "Almost stopped")))));
    }

    Infographic timeline() {
        var panels = new ArrayList<Panel>();
        var events = List.of(
                "First accelerator ships",
                "Data center passes client",
                "Inventory correction",
                "Second foundry signed",
                "Record year");
        for (int i = 0; i < 5; i++) {
            panels.add(new Panel(
                    "FY" + (2021 + i),
                    List.of(
                            item(events.get(i), null, null, "What the company said on its call that year, in a line."),
                            item("Revenue", figures.revenue.get(i + 2), null, null),
                            item("Change", figures.growth.get(i + 1), null, null))));
        }
        return new Infographic(
                Infographic.Kind.TIMELINE, figures.caption("Five years, one of them bad", "Timeline"), panels);
    }

    private static Item item(String label, LedgerEntry entry, Double weight, String note) {
        return new Item(
                label,
                Optional.ofNullable(entry).map(LedgerEntry::id),
                weight == null ? OptionalDouble.empty() : OptionalDouble.of(Math.min(1, weight)),
                Optional.ofNullable(note).map(Prose::new));
    }
}
