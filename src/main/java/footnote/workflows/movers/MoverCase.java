package footnote.workflows.movers;

import footnote.domain.LedgerEntry;
import footnote.domain.LookBack;
import footnote.domain.Mover;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Subject;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader.View;
import footnote.research.MetricSet;
import footnote.workflows.movers.MoverAnalyst.MoverFigures;
import footnote.workflows.movers.MoverGatherer.MoverPrices;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All that is known of the day's mover so far, and what is missing. */
record MoverCase(
        MoversRequest request,
        Instant at,
        View view,
        Optional<MoverScreen> screen,
        Optional<MoverPrices> prices,
        Optional<PriceHistory> benchmark,
        List<NewsItem> news,
        Optional<MoverFigures> figures,
        List<MissingInput> gaps) {
    MoverCase {
        news = List.copyOf(news);
        gaps = List.copyOf(gaps);
    }

    static MoverCase of(MoversRequest request, Instant at, View view) {
        return new MoverCase(
                request,
                at,
                view,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    MoverCase with(Optional<MoverScreen> found) {
        return new MoverCase(request, at, view, found, prices, benchmark, news, figures, gaps);
    }

    MoverCase with(Optional<MoverPrices> ours, Optional<PriceHistory> theirs, List<NewsItem> stories) {
        return new MoverCase(request, at, view, screen, ours, theirs, stories, figures, gaps);
    }

    MoverCase computed(Optional<MoverFigures> found) {
        return new MoverCase(request, at, view, screen, prices, benchmark, news, found, gaps);
    }

    MoverCase lacking(Stream<MissingInput> more) {
        return new MoverCase(
                request,
                at,
                view,
                screen,
                prices,
                benchmark,
                news,
                figures,
                Stream.concat(gaps.stream(), more).toList());
    }

    /** The period the figures are of: the one asked for, or the month that stood in. */
    LookBack period() {
        return prices.map(MoverPrices::period).orElse(request.period());
    }

    Optional<PriceHistory> history() {
        return prices.map(MoverPrices::history);
    }

    Optional<Mover> mover() {
        return screen.map(MoverScreen::top);
    }

    LocalDate day() {
        return MoverGatherer.day(view);
    }

    /** What the screen states and what was computed, of the mover and of the runners-up. */
    MetricSet measures() {
        var subject = mover().map(each -> Subject.of(each.symbol())).orElse(Subject.unlisted(request.market()));
        var stated =
                screen.stream().flatMap(each -> each.gainers().stream()).map(each -> MoverMetrics.stated(each, day()));
        return Stream.concat(figures.map(MoverFigures::measures).stream(), stated)
                .reduce(MetricSet.none(subject), MetricSet::and);
    }

    List<KeyFigure> keyFigures() {
        var measures = measures();
        return Stream.of(
                        measures.figure("Price", "price"),
                        measures.figure("Change on the day", MoverMetrics.CHANGE),
                        measures.figure("Total return", MoverMetrics.TOTAL_RETURN),
                        measures.figure("Return vs. market", MoverMetrics.RELATIVE),
                        measures.figure("Annualized volatility", MoverMetrics.VOLATILITY),
                        measures.figure("Volume vs. average", MoverMetrics.VOLUME_SPIKE),
                        measures.figure("Intraday range", MoverMetrics.INTRADAY_RANGE),
                        measures.figure("Market cap", "market_cap"))
                .flatMap(each -> each)
                .toList();
    }

    List<MoverReport.Gainer> gainers() {
        return screen.stream()
                .flatMap(each -> each.gainers().stream())
                .map(each -> {
                    var stated = MoverMetrics.stated(each, day());
                    return new MoverReport.Gainer(
                            each.symbol(), each.name(), id(stated, MoverMetrics.CHANGE), id(stated, "price"));
                })
                .toList();
    }

    private static String id(MetricSet measures, String metric) {
        return measures.find(metric).map(LedgerEntry::id).orElseThrow();
    }
}
