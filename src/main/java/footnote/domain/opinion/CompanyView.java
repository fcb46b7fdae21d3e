package footnote.domain.opinion;

import footnote.domain.Prose;
import java.util.List;
import java.util.Optional;

/**
 * The desk's one view of a share, the same in a report and an analysis: rating, fair value with its range, price and
 * expected return over the horizon, how uncertain that is and why, by which methods for which kind of company, and what
 * capped the rating. Where no model applies, {@code notEstimated} says so instead of a fair value.
 */
public record CompanyView(
        Advice rating,
        String ratingWord,
        int horizonMonths,
        Optional<Figure> fairValue,
        Optional<Figure> fairValueLow,
        Optional<Figure> fairValueHigh,
        Optional<Figure> price,
        Optional<Figure> expectedReturn,
        Uncertainty uncertainty,
        Prose uncertaintyReason,
        int threshold,
        String kind,
        Prose kindReason,
        List<String> methods,
        Prose methodReason,
        List<Prose> caps,
        Optional<Prose> notEstimated,
        List<Prose> notes) {
    public static final int HORIZON_MONTHS = 12;

    /** What stands in the place of a rating where no fair value supports one. */
    public static final String NOT_RATED = "NOT RATED";

    /** The same for desks that may not advise. */
    public static final String NO_SIGNAL = "NO SIGNAL";

    /** A fair value so many times the price, or the price so many times it, is a model to doubt. */
    public static final double DOUBTED = 2;

    /** The expected return, in percent, up to which shares count as fairly priced. */
    private static final double FAIR = 10;

    public CompanyView {
        methods = List.copyOf(methods);
        caps = List.copyOf(caps);
        notes = List.copyOf(notes);
    }

    /** Whether the rating is put as advice. */
    public boolean advises() {
        return ratingWord.equals(rated() ? rating.name() : NOT_RATED);
    }

    /** Whether a fair value supports the rating, or a serious risk does. */
    public boolean rated() {
        return !ratingWord.equals(NOT_RATED) && !ratingWord.equals(NO_SIGNAL);
    }

    /** Whether fair value and price lie so far apart that the model is to be doubted. */
    public boolean doubted() {
        return fairValue.isPresent()
                && price.filter(each -> doubted(fairValue.get().value(), each.value()))
                        .isPresent();
    }

    /** Whether fair value and price lie so close together that the shares are fairly priced. */
    public boolean fairlyPriced() {
        return expectedReturn.filter(each -> Math.abs(each.value()) <= FAIR).isPresent();
    }

    public static boolean doubted(double fairValue, double price) {
        return fairValue > DOUBTED * price || price > DOUBTED * fairValue;
    }

    /** A figure with the ledger entry it is. */
    public record Figure(String entry, double value, String unit) {}

    /** The same with its rating in neutral words, for desks that may not advise. */
    public CompanyView neutral() {
        return worded(rated() ? rating.tone().name() : NO_SIGNAL);
    }

    /** The same with its rating in other words. */
    public CompanyView worded(String word) {
        return new CompanyView(
                rating,
                word,
                horizonMonths,
                fairValue,
                fairValueLow,
                fairValueHigh,
                price,
                expectedReturn,
                uncertainty,
                uncertaintyReason,
                threshold,
                kind,
                kindReason,
                methods,
                methodReason,
                caps,
                notEstimated,
                notes);
    }

    /** "HOLD · fair value $188.22 vs. price $190.41 · expected return -1.1% · horizon 12 months", figures as references. */
    public String line(String ratingWord) {
        var line = new StringBuilder(ratingWord);
        fairValue.ifPresentOrElse(
                value -> line.append(" · fair value ").append(ref(value)),
                () -> line.append(" · fair value not estimated"));
        price.ifPresent(each ->
                line.append(fairValue.isPresent() ? " vs. price " : " · price ").append(ref(each)));
        expectedReturn.ifPresent(each -> line.append(" · expected return ").append(ref(each)));
        return line.toString();
    }

    private static String ref(Figure figure) {
        return "{fact:" + figure.entry() + "}";
    }
}
