package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Reference;
import footnote.publication.chart.Scaling;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.MoneyChapters;
import footnote.workflows.report.text.TemplateBindings;
import java.util.List;
import java.util.stream.Stream;

/** The range of value that each method gives, beside the price. */
record FootballFieldExhibit(ReportFacts book) implements ChartExhibit {
    static List<FootballFieldExhibit> of(ReportFacts book) {
        return book.data().value().ranges().size() >= 2 && book.now("price").isPresent()
                ? List.of(new FootballFieldExhibit(book))
                : List.of();
    }

    @Override
    public String name() {
        return "Valuation ranges";
    }

    @Override
    public String section() {
        return "valuation";
    }

    @Override
    public boolean wide() {
        return true;
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var known = new MoneyChapters(
                        book, captions.context().facts(), captions.context().phrasing())
                .field();
        String way = most(known, "inside")
                ? "inside"
                : most(known, "above") ? "below" : most(known, "below") ? "above" : "mixed";
        String which =
                switch (way) {
                    case "inside" -> "inside";
                    case "below" -> "above";
                    default -> "below";
                };
        var claims = way.equals("mixed")
                ? List.<Claim>of()
                : List.of(new Claim(Claim.Kind.MOST, List.of(id(known, "count"), id(known, which))));
        String key = "field.title." + (known.values().containsKey("single") ? "one." : "") + way;
        return captions.write(captions.headline(key, known, claims), "field.meaning", known);
    }

    /** More than half of the ranges. */
    private boolean most(TemplateBindings known, String place) {
        return number(known, place) * 2 > number(known, "count");
    }

    private double number(TemplateBindings known, String place) {
        return book.entry(id(known, place)).map(LedgerEntry::number).orElse(Double.NaN);
    }

    /** The fact that a place refers to. */
    private static String id(TemplateBindings known, String place) {
        String reference = known.values().getOrDefault(place, "");
        return reference.length() < 8 ? "" : reference.substring("{fact:".length(), reference.length() - 1);
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var price = book.now("price").orElseThrow();
        var ranges = book.data().value().ranges().stream().map(this::range).toList();
        var facts = book.data().value().ranges().stream()
                .flatMap(each -> Stream.of(each.low(), each.high()))
                .toList();
        var scale = Scaling.of(List.of(price));
        return new FootballField(
                numbering.of(title, "Value per share, " + scale.unit(), facts),
                ranges,
                new Reference("Price", ChartExhibit.datum(price)),
                scale.format());
    }

    private FootballField.Range range(ValuationResult.Range range) {
        return new FootballField.Range(
                range.name(),
                figure(range.low()),
                range.middle().map(this::figure).orElse(Datum.GAP),
                figure(range.high()),
                switch (range.kind()) {
                    case MODEL, MULTIPLE -> FootballField.Kind.MODEL;
                    case SCENARIO -> FootballField.Kind.SCENARIO;
                    case MARKET -> FootballField.Kind.MARKET;
                });
    }

    private Datum figure(String id) {
        return book.entry(id).map(ChartExhibit::datum).orElse(Datum.GAP);
    }
}
