package footnote.domain.opinion;

/** Where a chart points. */
public enum TechnicalSignal {
    BULLISH(1),
    NEUTRAL(0),
    BEARISH(-1);

    private final int lean;

    TechnicalSignal(int lean) {
        this.lean = lean;
    }

    /** On the scale of votes: 1, 0 or -1. */
    public int lean() {
        return lean;
    }

    public static TechnicalSignal of(double score) {
        return switch (Tone.of(score)) {
            case POSITIVE -> BULLISH;
            case NEUTRAL -> NEUTRAL;
            case NEGATIVE -> BEARISH;
        };
    }
}
