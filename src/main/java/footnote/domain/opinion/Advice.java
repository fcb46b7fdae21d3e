package footnote.domain.opinion;

/** What the desk would do; AVOID is for cases whose risks outweigh whatever the votes say. */
public enum Advice {
    BUY(Tone.POSITIVE),
    HOLD(Tone.NEUTRAL),
    SELL(Tone.NEGATIVE),
    AVOID(Tone.NEGATIVE);

    private final Tone tone;

    Advice(Tone tone) {
        this.tone = tone;
    }

    /** The same without advising. */
    public Tone tone() {
        return tone;
    }
}
