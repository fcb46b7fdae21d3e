package footnote.evidence;

import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import java.time.LocalDate;
import java.util.Optional;

/** A rating as it was given: by which run, on which company and day, at which price, with which fair value. */
public record SealedRating(
        String run,
        String workflow,
        LocalDate day,
        String symbol,
        boolean sample,
        Advice rating,
        Optional<Double> fairValue,
        Optional<Double> price,
        Optional<Double> expectedReturn) {

    public static SealedRating of(
            String run, String workflow, LocalDate day, String symbol, boolean sample, CompanyView view) {
        return new SealedRating(
                run,
                workflow,
                day,
                symbol,
                sample,
                view.rating(),
                view.fairValue().map(CompanyView.Figure::value),
                view.price().map(CompanyView.Figure::value),
                view.expectedReturn().map(CompanyView.Figure::value));
    }

    /** What was said: the same said twice on a day is one rating. */
    String said() {
        return String.join(
                "\n",
                workflow,
                day.toString(),
                symbol,
                String.valueOf(sample),
                rating.name(),
                fairValue.map(String::valueOf).orElse(""),
                price.map(String::valueOf).orElse(""));
    }
}
