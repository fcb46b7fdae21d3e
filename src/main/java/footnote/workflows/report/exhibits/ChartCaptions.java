package footnote.workflows.report.exhibits;

import static footnote.workflows.report.text.ThesisFacts.above;
import static footnote.workflows.report.text.ThesisFacts.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.Claim;
import footnote.workflows.report.text.Claim.Headline;
import footnote.workflows.report.text.MetricStory;
import footnote.workflows.report.text.MoneyChapters;
import footnote.workflows.report.text.SentenceTemplates;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.ThesisFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Title and interpretation of each chart, by rule. */
public final class ChartCaptions {
    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;
    private final MetricStory stories;

    public ChartCaptions(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
        this.stories = new MetricStory(book, phrasing);
    }

    public ExhibitText tell(Exhibit visual) {
        return switch (visual.key()) {
            case Exhibit.PARTS -> parts(visual);
            case Exhibit.BRIDGE -> bridge(visual);
            case Exhibit.MAP -> map(visual);
            case Exhibit.RANK -> rank(visual);
            case Exhibit.GRID -> grid(visual);
            case Exhibit.FIELD -> field(visual);
            case Exhibit.PRICE -> price(visual);
            case "relative_price" -> relative(visual);
            case "drawdown" -> drawdown(visual);
            case String key
            when key.startsWith(Exhibit.SIDE_BY_SIDE) -> side(visual, key.substring(Exhibit.SIDE_BY_SIDE.length()));
            default -> stories.tell(visual.id(), visual.key(), visual.name(), MetricSeries.of(book, visual.key()));
        };
    }

    private ExhibitText context(Exhibit visual, Headline title, String meaning, TemplateBindings known) {
        return new ExhibitText(visual.id(), ExhibitText.Kind.CHART, title, new Prose(said(meaning, known)));
    }

    /** The sentence of the key, or its plain variant where a figure is not known. */
    private String said(String key, TemplateBindings known) {
        return phrasing.say(key, known.values())
                .or(() -> phrasing.say(key + ".plain", known.values()))
                .orElseThrow();
    }

    private Headline headline(String key, TemplateBindings known, Claim... claims) {
        return new Headline(said(key, known), List.of(claims));
    }

    private ExhibitText parts(Exhibit visual) {
        var parts = book.data().financial().map(FinancialData::parts).orElse(List.of());
        var largest = parts.getFirst();
        var years = ReportFacts.tail(largest.years(), book.data().plan().timeRangeYears());
        var ids = parts.stream().map(part -> part.years().getLast().id()).toList();
        var known = facts.known()
                .word("part", largest.name())
                .word("to", ReportFacts.label(years.getLast()))
                .word("from", ReportFacts.label(years.getFirst()))
                .fact("share", share(years.getLast(), largest.name()))
                .fact("before", share(years.getFirst(), largest.name()));
        return context(
                visual,
                headline("parts.title.largest", known, new Claim(Claim.Kind.LARGEST, ids)),
                "parts.meaning",
                known);
    }

    private Optional<LedgerEntry> share(LedgerEntry part, String name) {
        return book.years("revenue", 10).stream()
                .filter(whole ->
                        whole.fact().period().end().equals(part.fact().period().end()))
                .findFirst()
                .flatMap(whole -> book.share("largest_segment_share", part, whole, "revenue of " + name + " over all"));
    }

    private ExhibitText bridge(Exhibit visual) {
        var revenue = facts.revenue.orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        var biggest = ProfitBridge.of(book).stream()
                .filter(step -> step.fact().isPresent() && step.change() < 0)
                .min(Comparator.comparingDouble(ProfitBridge.Step::change));
        var known = facts.known()
                .word("to", ReportFacts.label(revenue))
                .fact("profit", profit)
                .word("what", biggest.map(step -> MetricStory.mid(step.name())))
                .fact("amount", biggest.flatMap(ProfitBridge.Step::reported));
        return context(visual, headline("bridge.title.profit", known), "bridge.meaning", known);
    }

    private ExhibitText map(Exhibit visual) {
        var growth = book.now("revenue_growth");
        var margin = book.now("operating_margin");
        var peerGrowth = book.peerMedian("revenue_growth");
        var peerMargin = book.peerMedian("operating_margin");
        var known = new TemplateBindings()
                .word("name", book.name())
                .fact("growth", growth)
                .fact("margin", margin)
                .fact("peergrowth", peerGrowth)
                .fact("peermargin", peerMargin);
        var claims = new ArrayList<Claim>();
        String way = "plain";
        if (peerGrowth.isPresent() && peerMargin.isPresent() && growth.isPresent() && margin.isPresent()) {
            boolean faster = above(growth, peerGrowth);
            boolean richer = above(margin, peerMargin);
            claims.add(compared(growth.get(), peerGrowth.get()));
            claims.add(compared(margin.get(), peerMargin.get()));
            way = faster && richer ? "both" : faster ? "growth" : richer ? "margin" : "neither";
        }
        return context(
                visual, new Headline(said("map.title." + way, known), claims), "map.meaning", known);
    }

    private static Claim compared(LedgerEntry one, LedgerEntry other) {
        return new Claim(
                one.number() > other.number() ? Claim.Kind.ABOVE : Claim.Kind.BELOW, List.of(one.id(), other.id()));
    }

    /** One yardstick over all companies compared. */
    private ExhibitText side(Exhibit visual, String metric) {
        var own = book.now(metric).orElseThrow();
        var peers = book.peers(metric).entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.comparingDouble(LedgerEntry::number)))
                .toList();
        var ids = new ArrayList<>(List.of(own.id()));
        peers.forEach(peer -> ids.add(peer.getValue().id()));
        boolean top = own.number() >= peers.getLast().getValue().number();
        boolean bottom = own.number() <= peers.getFirst().getValue().number();
        var known = facts.known()
                .word("metric", MetricStory.noun(metric, visual.name()))
                .fact("own", own)
                .word("best", peers.getLast().getKey())
                .fact("bestvalue", peers.getLast().getValue())
                .word("worst", peers.getFirst().getKey())
                .fact("worstvalue", peers.getFirst().getValue());
        var claims = top
                ? List.of(new Claim(Claim.Kind.LARGEST, ids))
                : bottom ? List.of(new Claim(Claim.Kind.SMALLEST, ids)) : List.<Claim>of();
        return context(
                visual,
                new Headline(said("side.title." + (top ? "top" : bottom ? "bottom" : "middle"), known), claims),
                peers.size() == 1 ? "side.meaning.one" : "side.meaning",
                known);
    }

    private ExhibitText rank(Exhibit visual) {
        var own = book.now("price_to_earnings").orElseThrow();
        var peers = book.peers("price_to_earnings").entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.comparingDouble(LedgerEntry::number)))
                .toList();
        var lowest = peers.getFirst();
        var highest = peers.getLast();
        var ids = new ArrayList<>(List.of(own.id()));
        peers.forEach(peer -> ids.add(peer.getValue().id()));
        boolean top = own.number() > highest.getValue().number();
        boolean bottom = own.number() < lowest.getValue().number();
        var known = facts.known()
                .fact("pe", own)
                .word("best", highest.getKey())
                .fact("bestpe", highest.getValue())
                .word("worst", lowest.getKey())
                .fact("worstpe", lowest.getValue());
        var claims = top
                ? List.of(new Claim(Claim.Kind.LARGEST, ids))
                : bottom ? List.of(new Claim(Claim.Kind.SMALLEST, ids)) : List.<Claim>of();
        String way = top ? "highest" : bottom ? "lowest" : "middle";
        String meaning = peers.size() == 1 ? "rank.meaning.one" : "rank.meaning";
        return context(
                visual, new Headline(said("rank.title." + way, known), claims), meaning, known);
    }

    private ExhibitText grid(Exhibit visual) {
        var cells = book.data().value().grid().orElseThrow().cells().stream()
                .flatMap(List::stream)
                .flatMap(id -> book.entry(id).stream())
                .sorted(Comparator.comparingDouble(LedgerEntry::number))
                .toList();
        var known = facts.known().fact("lowest", cells.getFirst()).fact("highest", cells.getLast());
        String where = above(facts.price, Optional.of(cells.getLast()))
                ? "above"
                : below(facts.price, Optional.of(cells.getFirst())) ? "below" : "inside";
        return context(
                visual,
                headline("grid.title", known),
                facts.price.isPresent() ? "grid.meaning." + where : "grid.meaning.plain",
                known);
    }

    private ExhibitText field(Exhibit visual) {
        var known = new MoneyChapters(book, facts, phrasing).field();
        var count = book.now("ranges");
        String way = most(known, "inside")
                ? "inside"
                : most(known, "above") ? "below" : most(known, "below") ? "above" : "mixed";
        String which =
                switch (way) {
                    case "inside" -> "inside";
                    case "below" -> "above";
                    default -> "below";
                };
        var claims = way.equals("mixed") || count.isEmpty()
                ? List.<Claim>of()
                : List.of(new Claim(
                        Claim.Kind.DOUBLED,
                        List.of(known.values().get("count"), known.values().get(which))));
        return context(
                visual,
                new Headline(said("field.title." + way, known), most(claims)),
                "field.meaning",
                known);
    }

    /** More than half is claimed of counts that are named by reference here. */
    private static List<Claim> most(List<Claim> claims) {
        return claims.stream()
                .map(claim -> new Claim(
                        Claim.Kind.MOST,
                        claim.facts().stream()
                                .map(reference -> reference.substring("{fact:".length(), reference.length() - 1))
                                .toList()))
                .toList();
    }

    private boolean most(TemplateBindings known, String place) {
        double count = number(known, "count");
        return number(known, place) * 2 > count;
    }

    private double number(TemplateBindings known, String place) {
        String reference = known.values().getOrDefault(place, "");
        return reference.length() < 8
                ? Double.NaN
                : book.entry(reference.substring("{fact:".length(), reference.length() - 1))
                        .map(LedgerEntry::number)
                        .orElse(Double.NaN);
    }

    private ExhibitText price(Exhibit visual) {
        var average = book.now("sma_200");
        var known = facts.known().fact("fall", book.now("deepest_fall")).fact("twohundred", average);
        boolean told = facts.price.isPresent() && average.isPresent();
        boolean up = told && facts.price.get().number() >= average.get().number();
        var claims = told ? List.of(compared(facts.price.orElseThrow(), average.orElseThrow())) : List.<Claim>of();
        return context(
                visual,
                new Headline(said("price.title." + (told ? up ? "up" : "down" : "plain"), known), claims),
                "price.meaning",
                known);
    }

    private ExhibitText relative(Exhibit visual) {
        var data = book.data().market().orElseThrow();
        var weeks = ChartMaker.thinned(data.weeks());
        var first = weeks.getFirst();
        var last = weeks.getLast();
        String way = first.index() <= 0
                ? "alone"
                : last.share() / first.share() >= last.index() / first.index() ? "ahead" : "behind";
        var known = facts.known()
                .fact("one", book.now("return_1_year"))
                .fact("indexone", book.now("index_return_1_year"))
                .fact("three", book.now("return_3_years"))
                .fact("indexthree", book.now("index_return_3_years"));
        return context(
                visual,
                headline("relative.title." + way, known),
                "relative.meaning",
                known);
    }

    private ExhibitText drawdown(Exhibit visual) {
        var known = facts.known().fact("fall", book.now("deepest_fall")).fact("below", book.now("below_52_week_high"));
        return context(
                visual,
                headline("draw.title", known),
                "draw.meaning",
                known);
    }
}
