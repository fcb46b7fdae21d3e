package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.infographic.Infographic.Panel;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueAdditions;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where revenue was added, how fast, what paid for it, and what is expected. */
final class GrowthDriverExhibit extends InfographicExhibit {
    GrowthDriverExhibit(ReportFacts book) {
        super(book, InfographicSpec.Type.GROWTH_DRIVERS, "growth", "drivers");
    }

    @Override
    boolean fillable() {
        return book.years("revenue").size() > 1;
    }

    @Override
    List<String> elements() {
        return segmentsAnd(List.of("revenue added", "research", "capital spending"));
    }

    @Override
    String unit() {
        return "Fiscal years to " + year();
    }

    @Override
    TemplateBindings known(TextContext context) {
        var known = context.facts().known();
        var additions = new RevenueAdditions(book);
        var largest = additions.largest();
        known.word("part", largest.map(Map.Entry::getKey));
        var since = largest.map(Map.Entry::getValue).flatMap(additions::since);
        known.word("since", since).fact("cagr", cagr());
        known.word("from", years().stream().map(ReportFacts::label).findFirst());
        if (largest.isEmpty()) {
            known.fact("lost", addedInAll().flatMap(this::lost));
        }
        return known.fact("added", largest.map(Map.Entry::getValue).or(this::addedInAll));
    }

    @Override
    List<Claim> claims() {
        var additions = new RevenueAdditions(book);
        return additions
                .largest()
                .map(largest -> new Claim(
                        Claim.Kind.LARGEST,
                        Stream.concat(Stream.of(largest.getValue()), additions.all().values().stream())
                                .map(LedgerEntry::id)
                                .distinct()
                                .toList()))
                .or(this::moved)
                .stream()
                .toList();
    }

    /** That all revenue is higher or lower, where no part of it is told. */
    private Optional<Claim> moved() {
        var years = book.years("revenue");
        return addedInAll()
                .map(change -> new Claim(
                        change.number() < 0 ? Claim.Kind.LOWER : Claim.Kind.HIGHER,
                        List.of(years.getFirst().id(), years.getLast().id())));
    }

    /** Revenue from the year on that the parts' additions are counted from, so that the exhibit has one first year. */
    private List<LedgerEntry> years() {
        var additions = new RevenueAdditions(book);
        var since = additions.largest().map(Map.Entry::getValue).flatMap(additions::since);
        return book.years("revenue").stream()
                .dropWhile(each -> !ReportFacts.label(each).equals(since.orElse(ReportFacts.label(each))))
                .toList();
    }

    private Optional<LedgerEntry> cagr() {
        return book.cagr("revenue_cagr", years(), "compound growth a year");
    }

    private Optional<LedgerEntry> addedInAll() {
        var years = book.years("revenue");
        return years.size() < 2
                ? Optional.empty()
                : book.difference("revenue_added", years.getFirst(), years.getLast());
    }

    /** A loss of revenue without its sign. */
    private Optional<LedgerEntry> lost(LedgerEntry change) {
        var years = book.years("revenue");
        return change.number() >= 0
                ? Optional.empty()
                : book.difference("revenue_lost", years.getLast(), years.getFirst());
    }

    @Override
    List<Panel> panels() {
        var panels = new ArrayList<Panel>();
        var added = new LinkedHashMap<>(new RevenueAdditions(book).all());
        if (added.isEmpty()) {
            addedInAll().ifPresent(entry -> added.put("Total revenue", entry));
        }
        double most = added.values().stream()
                .mapToDouble(entry -> Math.abs(entry.number()))
                .max()
                .orElse(1);
        var items = added.entrySet().stream()
                .sorted(Comparator.comparingDouble((Map.Entry<String, LedgerEntry> each) ->
                                each.getValue().number())
                        .reversed())
                .map(each ->
                        item(each.getKey(), each.getValue(), each.getValue().number() / most))
                .toList();
        boolean fell = added.values().stream().anyMatch(entry -> entry.number() < 0);
        String heading = fell ? "Revenue change" : "Revenue added";
        add(panels, items.size() > MOST_ITEMS ? heading + ", largest alone" : heading, items);
        add(
                panels,
                "Growth",
                known(Stream.of(
                        lastYear("Last fiscal year", "revenue_growth"),
                        cagr().map(entry -> item("CAGR", entry, Double.NaN)))));
        add(
                panels,
                "Investment",
                known(Stream.of(
                        lastYear("R&D/revenue", "research_intensity"),
                        lastYear("Capex/revenue", "capital_intensity"),
                        lastYear("Acquisitions", "acquisitions"))));
        var expected = book.data().valuation().map(ValuationData::outlooks).orElse(List.of()).stream()
                .map(Outlook::mean)
                .filter(mean -> mean.fact().metric().name().equals("revenue")
                        && mean.fact().period().isYear())
                .limit(2)
                .map(mean -> item("Revenue " + mean.fact().period().label(), mean, Double.NaN))
                .toList();
        add(panels, "Consensus", expected);
        return panels;
    }
}
