package footnote.publication.chart.draw;

import footnote.publication.chart.Series;
import java.util.Arrays;
import java.util.List;

/** How inks look, by day and by night. */
public enum Theme {
    HOUSE,
    GGPLOT;

    private static final List<ColorRole> LINES =
            List.of(ColorRole.NAVY, ColorRole.BLUE, ColorRole.SKY, ColorRole.ACCENT, ColorRole.MUTED, ColorRole.PEER);
    private static final List<ColorRole> STACK =
            List.of(ColorRole.NAVY, ColorRole.BLUE, ColorRole.SKY, ColorRole.PALE, ColorRole.PEER, ColorRole.MUTED);

    /** Whether the plot has a panel behind it instead of white ground and a rule above. */
    boolean panelled() {
        return this == GGPLOT;
    }

    public String light(ColorRole ink) {
        return this == HOUSE ? house(ink) : ggplot(ink);
    }

    /** Ink of the nth series of a kind; where a chart has one series only, its own blue. */
    static ColorRole line(int rank) {
        return LINES.get(Math.min(rank, LINES.size() - 1));
    }

    static ColorRole stack(int rank) {
        return STACK.get(rank % STACK.size());
    }

    static ColorRole of(Series series, ColorRole subject) {
        return switch (series.tone()) {
            case PEER -> ColorRole.PEER;
            case ACCENT -> ColorRole.ACCENT;
            case SUBJECT -> subject;
        };
    }

    /** Rules for a page that shows charts inline on a dark ground; wrap them in the page's own media query. */
    public String darkRules() {
        var rules = new StringBuilder();
        Arrays.stream(ColorRole.values())
                .forEach(ink -> rules.append(".fn-fill-%s{fill:%s}.fn-line-%s{stroke:%s}\n"
                        .formatted(ink.css(), dark(ink), ink.css(), dark(ink))));
        return rules.toString();
    }

    private static String house(ColorRole ink) {
        return switch (ink) {
            case GROUND, PANEL, ON_FILL, ON_BAND -> "#ffffff";
            case SHADE -> "#eef2f8";
            case GRID -> "#dfe3e8";
            case AXIS -> "#5a6676";
            case TEXT -> "#1a2230";
            case MUTED -> "#5a6676";
            case NAVY, BAND -> "#0b2545";
            case BLUE -> "#1f5fa8";
            case SKY -> "#7fb2e5";
            case PALE -> "#c9d9ea";
            case ACCENT -> "#b86e00";
            case PEER -> "#b8c4d2";
            case UP -> "#23824f";
            case DOWN -> "#bf3529";
        };
    }

    private static String ggplot(ColorRole ink) {
        return switch (ink) {
            case PANEL -> "#ebebeb";
            case SHADE -> "#dcdcdc";
            case GRID -> "#ffffff";
            case AXIS -> "#7f7f7f";
            case TEXT -> "#222222";
            case MUTED -> "#555555";
            case NAVY -> "#1d5c88";
            case BLUE -> "#348abd";
            case SKY -> "#8dc3e3";
            case PALE -> "#c3dced";
            case ACCENT -> "#c9381f";
            case PEER -> "#b0b0b0";
            default -> house(ink);
        };
    }

    private String dark(ColorRole ink) {
        return switch (ink) {
            case GROUND, ON_FILL -> "#10161f";
            case PANEL -> panelled() ? "#1b2430" : "#10161f";
            case SHADE -> "#1b2635";
            case GRID -> panelled() ? "#2f3b4b" : "#2a3544";
            case AXIS -> "#8493a8";
            case TEXT -> "#e9eef5";
            case MUTED -> "#a7b4c5";
            case NAVY -> "#d3e4f8";
            case BAND -> "#16243a";
            case ON_BAND -> "#f4f7fb";
            case BLUE -> "#6aa7ec";
            case SKY -> "#3f73ad";
            case PALE -> "#2c4a6d";
            case ACCENT -> "#f0a63a";
            case PEER -> "#4d5b6e";
            case UP -> "#4fb57f";
            case DOWN -> "#ef7266";
        };
    }
}
