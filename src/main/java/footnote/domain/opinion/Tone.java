package footnote.domain.opinion;

/** How business, news or a whole case looks. */
public enum Tone {
    POSITIVE(1),
    NEUTRAL(0),
    NEGATIVE(-1);

    /** A weighted mean of votes under this, either way, decides nothing. */
    public static final double DECIDES = 0.2;

    private final int lean;

    Tone(int lean) {
        this.lean = lean;
    }

    /** On the scale of votes: 1, 0 or -1. */
    public int lean() {
        return lean;
    }

    public static Tone of(double score) {
        return score >= DECIDES ? POSITIVE : score <= -DECIDES ? NEGATIVE : NEUTRAL;
    }
}
