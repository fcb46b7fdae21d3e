package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.infographic.Infographic.Panel;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.MetricStory;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The company between the highest and the lowest of its peers under each measure, bars to scale. */
final class CompetitorExhibit extends InfographicExhibit {
    private record Ranked(String name, LedgerEntry entry) {}

    CompetitorExhibit(ReportFacts book) {
        super(book, InfographicSpec.Type.COMPETITIVE_LANDSCAPE, "industry", "landscape");
    }

    @Override
    boolean fillable() {
        return book.data().valuation().map(data -> !data.comparable().isEmpty()).orElse(false);
    }

    @Override
    List<String> elements() {
        return List.of("market value", "growth", "margin", "multiple");
    }

    @Override
    String unit() {
        return "Highest, company and lowest; latest figures";
    }

    @Override
    TemplateBindings known(TextContext context) {
        var known = context.facts()
                .known()
                .word("what", led().map(metric -> MetricStory.noun(metric, metric.replace('_', ' '))))
                .word("group", led().map(this::group));
        book.peers("revenue_growth").entrySet().stream()
                .max(Comparator.comparingDouble(peer -> peer.getValue().number()))
                .ifPresent(best -> known.word("best", best.getKey()).fact("bestgrowth", best.getValue()));
        return known;
    }

    /** Whom the company leads: one company by its name, or its peers, close ones where the vendor names others too. */
    private String group(String metric) {
        var names = book.peers(metric).keySet();
        boolean others = book.data()
                .valuation()
                .map(data -> data.peers().size() > data.comparable().size())
                .orElse(false);
        return names.size() == 1 ? names.iterator().next() : others ? "its close peers" : "its peers";
    }

    /** The metric in which the company leads its peers, if any. */
    private Optional<String> led() {
        return measures()
                .filter(metric -> {
                    var own = book.now(metric);
                    var peers = book.peers(metric).values();
                    return own.isPresent()
                            && !peers.isEmpty()
                            && peers.stream()
                                    .allMatch(peer -> peer.number() < own.get().number());
                })
                .findFirst();
    }

    @Override
    List<Claim> claims() {
        var led = led();
        return led.isPresent()
                ? List.of(largest(
                        book.now(led.get()).orElseThrow(), book.peers(led.get()).values()))
                : measures()
                        .filter(metric -> book.now(metric).isPresent())
                        .flatMap(metric -> book.peers(metric).values().stream()
                                .max(Comparator.comparingDouble(LedgerEntry::number))
                                .map(best ->
                                        largest(best, List.of(book.now(metric).orElseThrow())))
                                .stream())
                        .toList();
    }

    private static Claim largest(LedgerEntry first, Collection<LedgerEntry> others) {
        return new Claim(
                Claim.Kind.LARGEST,
                Stream.concat(Stream.of(first), others.stream())
                        .map(LedgerEntry::id)
                        .toList());
    }

    private Stream<String> measures() {
        return Stream.of("revenue_growth", "operating_margin", "return_on_equity")
                .filter(metric -> !book.data().lender() || !metric.equals("operating_margin"));
    }

    @Override
    List<Panel> panels() {
        var panels = new ArrayList<Panel>();
        criterion(panels, "Revenue growth", "revenue_growth");
        criterion(
                panels,
                book.data().lender() ? "Net margin" : "Operating margin",
                book.data().lender() ? "net_margin" : "operating_margin");
        criterion(panels, "Return on equity", "return_on_equity");
        criterion(panels, "Price to earnings", "price_to_earnings");
        return panels;
    }

    /** The highest, the company itself and the lowest. */
    private void criterion(List<Panel> panels, String heading, String metric) {
        var rows = new ArrayList<Ranked>();
        book.now(metric).ifPresent(entry -> rows.add(new Ranked(book.name(), entry)));
        book.peers(metric).forEach((name, entry) -> rows.add(new Ranked(name, entry)));
        double most = rows.stream()
                .mapToDouble(row -> Math.abs(row.entry().number()))
                .max()
                .orElse(1);
        rows.sort(
                Comparator.comparingDouble((Ranked row) -> row.entry().number()).reversed());
        var shown = Stream.of(
                        rows.stream(),
                        rows.stream().filter(row -> row.name().equals(book.name())),
                        rows.reversed().stream())
                .flatMap(each -> each.limit(1))
                .distinct();
        var items = shown.map(row -> item(row.name(), row.entry(), row.entry().number() / most))
                .toList();
        add(panels, heading, items);
    }
}
