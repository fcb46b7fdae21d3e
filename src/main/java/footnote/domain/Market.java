package footnote.domain;

import java.util.Arrays;
import java.util.Optional;

/** A market the desk covers. */
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

    /** The name as readers write it. */
    public String label() {
        return label;
    }

    /** The market a reader means by its label or constant name, in any case. */
    public static Optional<Market> named(String text) {
        String wanted = text.strip().replace(' ', '_');
        return Arrays.stream(values())
                .filter(each ->
                        each.label.equalsIgnoreCase(wanted) || each.name().equalsIgnoreCase(wanted))
                .findFirst();
    }
}
