package footnote.publication.chart.draw;

import java.util.Locale;

/** A colour by its meaning; a theme says what it looks like. */
public enum ColorRole {
    GROUND,
    PANEL,
    SHADE,
    GRID,
    AXIS,
    TEXT,
    MUTED,
    NAVY,
    BLUE,
    SKY,
    PALE,
    ACCENT,
    PEER,
    UP,
    DOWN,
    ON_FILL,
    /** A dark band, by day and by night, and words on it. */
    BAND,
    ON_BAND;

    /** The ink for words on top of this fill. */
    public ColorRole over() {
        return switch (this) {
            case NAVY, BLUE, ACCENT, UP, DOWN, MUTED -> ON_FILL;
            default -> TEXT;
        };
    }

    /** The ink for words that name something drawn in this one: pale fills would make pale words. */
    public ColorRole words() {
        return switch (this) {
            case NAVY, BLUE, ACCENT, UP, DOWN -> this;
            case SKY -> BLUE;
            default -> MUTED;
        };
    }

    String css() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
