package footnote.domain.lead;

/** What a pattern's counts are worth. */
public enum PatternStrength {
    /** Commoner among the successful than chance explains, corrected for how many patterns were tried. */
    STRONG("strong"),
    /** Commoner, but chance might explain it. */
    WEAK("weak"),
    /** As common among ordinary companies, so no pattern at all. */
    NONE("none, as common among others"),
    /** The reader's own; nobody counted on it. */
    READER("yours");

    private final String words;

    PatternStrength(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
