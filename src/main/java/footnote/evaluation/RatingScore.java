package footnote.evaluation;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Ticker;
import footnote.domain.opinion.Advice;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.SealedRating;
import footnote.evidence.SqlRatingRecord;
import footnote.runtime.run.Fault;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Holds sealed ratings against what share and index did in the twelve months after them. */
public final class RatingScore {
    private static final int HORIZON_MONTHS = 12;

    private final EvidenceReader evidence;
    private final List<SealedRating> ratings;

    public RatingScore(EvidenceReader evidence, List<SqlRatingRecord.Line> lines) {
        this.evidence = evidence;
        this.ratings = lines.stream().map(SqlRatingRecord.Line::rating).toList();
    }

    /** A rating with the total return of share and index since, in percent; settled once twelve months have passed. */
    public record Outcome(SealedRating rating, boolean settled, Optional<Double> gain, Optional<Double> indexGain) {
        /** Whether the share did better than the index after a BUY, or worse after a SELL or AVOID; a HOLD says neither. */
        Optional<Boolean> right() {
            return rating.rating() == Advice.HOLD || gain.isEmpty() || indexGain.isEmpty()
                    ? Optional.empty()
                    : Optional.of((gain.get() > indexGain.get()) == (rating.rating() == Advice.BUY));
        }
    }

    /** All ratings of one world, newest first. */
    public record Score(List<Outcome> ratings) {
        public String summary() {
            var counts = Arrays.stream(Advice.values())
                    .map(advice -> ratings.stream()
                                    .filter(each -> each.rating().rating() == advice)
                                    .count()
                            + " " + advice)
                    .collect(Collectors.joining(", "));
            var judged = ratings.stream()
                    .filter(Outcome::settled)
                    .flatMap(each -> each.right().stream())
                    .toList();
            return counts + ". "
                    + (judged.isEmpty()
                            ? "None is settled yet: a rating counts twelve months after its day."
                            : String.format(
                                    Locale.ROOT,
                                    "Settled: %d, right against the index: %d.",
                                    judged.size(),
                                    judged.stream().filter(right -> right).count()));
        }
    }

    public Score of(View view) {
        return new Score(ratings.reversed().stream()
                .filter(rating ->
                        rating.sample() == view.sample() && !rating.day().isAfter(view.asOf()))
                .map(rating -> outcome(rating, view))
                .toList());
    }

    private Outcome outcome(SealedRating rating, View view) {
        var due = rating.day().plusMonths(HORIZON_MONTHS);
        boolean settled = !due.isAfter(view.asOf());
        var days = new DateRange(rating.day(), settled ? due : view.asOf());
        return new Outcome(
                rating,
                settled,
                gain(new Ticker(rating.symbol()), days, view),
                index(rating, view).flatMap(index -> gain(index, days, view)));
    }

    private Optional<Ticker> index(SealedRating rating, View view) {
        try {
            return Optional.of(
                    evidence.index(evidence.listing(rating.symbol(), view).market(), view));
        } catch (Fault e) {
            return Optional.empty(); // a company that is no longer listed has no index
        }
    }

    private Optional<Double> gain(Ticker ticker, DateRange days, View view) {
        return evidence.prices(ticker, new DateRange(days.first().minusDays(10), days.last()), view)
                .found()
                .flatMap(history -> on(history.bars(), days.first())
                        .map(then -> 100 * (history.bars().getLast().adjustedClose() / then.adjustedClose() - 1)));
    }

    private static Optional<Bar> on(List<Bar> bars, LocalDate day) {
        return bars.stream().filter(bar -> !bar.day().isAfter(day)).reduce((_, last) -> last);
    }
}
