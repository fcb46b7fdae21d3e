package footnote.sources.sample.description;

/** How far a quarter fell from what analysts had expected; prices and texts agree on it. */
public final class Surprise {
    private static final double DEVIATION = 0.03;

    private Surprise() {}

    /** As a share of the price: 0.03 means news worth a rise of about three in a hundred. */
    public static double of(Description company, FiscalQuarter term, long seed) {
        var told = company.named("surprises").get(term.label());
        return told != null
                ? Double.parseDouble(String.valueOf(told)) / 100
                : DEVIATION
                        * SeededRandom.of(seed, company.symbol(), "surprise", term.label())
                                .gaussian();
    }
}
