package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Reference;
import footnote.publication.chart.Scaling;
import footnote.quant.MaybeNumber;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.TemplateBindings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The range of value that each method gives, beside the price. */
record FootballFieldExhibit(ReportFacts book) implements ChartExhibit {
    static List<FootballFieldExhibit> of(ReportFacts book) {
        long valued = book.data().value().ranges().stream()
                .filter(range -> range.kind() != ValuationResult.Kind.MARKET)
                .count();
        return valued >= 2 && book.now("price").isPresent() ? List.of(new FootballFieldExhibit(book)) : List.of();
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
        var known = counts(captions.known());
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
        String key = "field.title."
                + (known.values().containsKey("few") ? known.values().get("few") + "." : "") + way;
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
                numbering.of(title, scale.caption("Value per share"), facts),
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

    /** How many ranges hold the price, lie above it, and below it. */
    private TemplateBindings counts(TemplateBindings context) {
        int inside = 0;
        int above = 0;
        int below = 0;
        for (var range : book.data().value().ranges()) {
            if (range.kind() == ValuationResult.Kind.MARKET) {
                continue; // the price's own range says nothing of the price
            }
            double low = book.entry(range.low()).map(LedgerEntry::number).orElse(Double.NaN);
            double high = book.entry(range.high()).map(LedgerEntry::number).orElse(Double.NaN);
            double price = book.now("price").map(LedgerEntry::number).orElse(Double.NaN);
            inside += price >= low && price <= high ? 1 : 0;
            above += low > price ? 1 : 0;
            below += high < price ? 1 : 0;
        }
        var known = context.fact("count", count("ranges", inside + above + below))
                .fact("inside", count("ranges_holding_price", inside))
                .fact("above", count("ranges_above_price", above))
                .fact("below", count("ranges_below_price", below));
        if (inside + above + below == 1) {
            return known.word("few", "one")
                    .word(
                            "where",
                            (inside > 0 ? "within" : above > 0 ? "below" : "above") + " the one valuation range");
        }
        var others = new ArrayList<String>();
        if (above > 0) {
            others.add(known.values().get("above") + (above == 1 ? " lies" : " lie") + " above it");
        }
        if (below > 0) {
            others.add(known.values().get("below") + (below == 1 ? " lies" : " lie") + " below it");
        }
        if (others.isEmpty() && inside == 2) {
            return known.word("few", "both").word("where", "within both ranges");
        }
        String within = others.isEmpty()
                ? "all"
                : inside == 0 ? "none of" : known.values().get("inside") + " of";
        return known.word(
                "where",
                "within " + within + " " + known.values().get("count") + " ranges"
                        + (others.isEmpty() ? "" : "; " + Words.and(others)));
    }

    private Optional<LedgerEntry> count(String metric, int count) {
        return book.derive(
                metric,
                Period.instant(book.data().task().view().asOf()),
                Unit.COUNT,
                MaybeNumber.of(count),
                "counted over the ranges of the football field",
                List.of());
    }
}
