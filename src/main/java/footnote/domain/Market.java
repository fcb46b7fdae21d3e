package footnote.domain;

/** The markets the desk covers. */
public enum Market {
    UNITED_STATES("US"),
    INDIA("India"),
    CHINA("China"),
    JAPAN("Japan"),
    KOREA("Korea"),
    EUROPE("Europe");

    private final String label;

    Market(String label) {
        this.label = label;
    }

    /** Short name, as commands and reports write it. */
    public String label() {
        return label;
    }
}
