package footnote.evidence.search;

/** How much each reason counts when pages are ranked; words and meaning are scaled to 1 at the best page. */
public record SearchWeights(
        double vector,
        double keyword,
        double statement,
        double row,
        double heading,
        double period,
        double form,
        double reread,
        boolean neighbours) {
    public static final SearchWeights STANDARD = new SearchWeights(0.5, 0.5, 0.7, 0.4, 0.15, 0.5, 0.3, 0.4, true);

    public SearchWeights {
        if (vector < 0 || keyword < 0 || vector + keyword == 0) {
            throw new IllegalArgumentException(
                    "vector and keyword count 0 or more, one of them more: " + vector + ", " + keyword);
        }
    }

    /** The same, with other shares for meaning and words. */
    public SearchWeights sharing(double meaning, double words) {
        return new SearchWeights(meaning, words, statement, row, heading, period, form, reread, neighbours);
    }
}
