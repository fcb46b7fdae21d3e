package footnote.workflows.report.exhibits;

import footnote.domain.Bar;
import footnote.domain.claim.Claim;
import footnote.evidence.IndexNames;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.PriceChart.Event;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A year of daily closes beside the index, with results and news marked: the chart of the first page. */
public record PriceEventsExhibit(ReportFacts book) implements ChartExhibit {
    private static final int YEAR_OF_DAYS = 252;
    private static final int MOST_NEWS = 4;

    static List<PriceEventsExhibit> of(ReportFacts book) {
        boolean known =
                book.data().market().map(data -> data.bars().size() > 20).orElse(false)
                        && book.now("price").isPresent();
        return known && !book.data().plan().analysisType().sideBySide()
                ? List.of(new PriceEventsExhibit(book))
                : List.of();
    }

    @Override
    public String name() {
        return "Share price with events";
    }

    @Override
    public String section() {
        return "summary";
    }

    @Override
    public boolean wide() {
        return true;
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var one = book.now("price_return_1_year");
        var index = book.now("index_price_return_1_year");
        boolean compared = one.isPresent() && index.isPresent();
        var known = captions.known()
                .fact("one", one)
                .fact("indexone", index)
                .fact("below", book.now("below_52_week_high"))
                .fact("above", book.now("above_52_week_low"));
        var claims =
                compared ? List.of(CaptionWriter.compared(one.orElseThrow(), index.orElseThrow())) : List.<Claim>of();
        String way =
                compared ? one.orElseThrow().number() >= index.orElseThrow().number() ? "ahead" : "behind" : "alone";
        return captions.write(captions.headline("events.title." + way, known, claims), "events.meaning", known);
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var data = book.data().market().orElseThrow();
        var bars = ReportFacts.tail(data.bars(), YEAR_OF_DAYS);
        var price = book.now("price").orElseThrow();
        return new PriceChart(
                numbering.of(title, "Daily close, " + data.currency(), List.of(price.id())),
                bars,
                List.of(),
                Optional.empty(),
                Format.plain(price.number() >= 1000 ? 0 : 2),
                price.id(),
                market(data, bars),
                events(bars));
    }

    /** The index at the end of each week, set to the share's first close. */
    private static Optional<PriceChart.Curve> market(MarketData data, List<Bar> bars) {
        var values = new ArrayList<>(Collections.nCopies(bars.size(), Double.NaN));
        double base = Double.NaN;
        for (var week : data.weeks()) {
            for (int i = 0; i < bars.size(); i++) {
                if (bars.get(i).day().equals(week.day()) && week.index() > 0) {
                    base = Double.isNaN(base) ? bars.get(i).close() / week.index() : base;
                    values.set(i, week.index() * base);
                }
            }
        }
        return Double.isNaN(base)
                ? Optional.empty()
                : Optional.of(new PriceChart.Curve(IndexNames.of(data.index()) + ", rebased", values));
    }

    private List<Event> events(List<Bar> bars) {
        var events = new ArrayList<Event>();
        var first = bars.getFirst().day();
        results(book).stream()
                .filter(day -> day.isAfter(first))
                .forEach(day -> events.add(new Event(day, Event.Kind.RESULTS)));
        book.data().news().stream()
                .flatMap(data -> data.stories().stream())
                .map(story -> story.day())
                .filter(day -> day.isAfter(first) && apart(day, events))
                .distinct()
                .limit(MOST_NEWS)
                .forEach(day -> events.add(new Event(day, Event.Kind.NEWS)));
        return events;
    }

    private static boolean apart(LocalDate day, List<Event> events) {
        return events.stream().noneMatch(each -> Math.abs(each.day().toEpochDay() - day.toEpochDay()) < 3);
    }

    /** The days on which results came out, oldest first. */
    public static List<LocalDate> results(ReportFacts book) {
        return book.data().financial().stream()
                .flatMap(data -> data.quarters().stream())
                .map(quarter -> quarter.fact().knownAt())
                .distinct()
                .sorted()
                .toList();
    }
}
