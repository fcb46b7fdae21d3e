package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;

/** The shape of a series of figures, oldest first: the one classifier for titles and for the conclusions under them. */
public record SeriesShape(Course course, int peak, int trough) {
    /** Less than this part of its size is no movement. */
    private static final double SLIGHT = 0.04;

    /** In percentages, more than half a point is movement, however high the level. */
    private static final double SLIGHT_POINTS = 0.5;

    /** Of a share count, this part is movement. */
    private static final double SLIGHT_SHARES = 0.03;

    private static final int YEAR_AND_A_HALF = 548;

    /** Shapes, from the most to the least telling. */
    public enum Course {
        SINGLE,
        NEGATIVE,
        /** Above zero in the last period, and not in the one before. */
        TURNED_POSITIVE,
        TURNED_NEGATIVE,
        FLAT,
        /** In every step, of which there are two or more. */
        RISING,
        FALLING,
        PEAKED,
        TROUGHED,
        /** Below an earlier top, but up in the last step. */
        UP_LATELY,
        /** Above an earlier bottom, but down in the last step. */
        DOWN_LATELY,
        UP,
        DOWN
    }

    public static SeriesShape of(List<LedgerEntry> entries) {
        double[] values = entries.stream().mapToDouble(LedgerEntry::number).toArray();
        int peak = 0;
        int trough = 0;
        for (int i = 1; i < values.length; i++) {
            peak = values[i] > values[peak] ? i : peak;
            trough = values[i] < values[trough] ? i : trough;
        }
        double size = Math.max(Math.abs(values[peak]), Math.abs(values[trough]));
        boolean percent = entries.getFirst().fact().unit().equals(Unit.PERCENT);
        boolean shares = entries.getFirst().fact().unit().equals(Unit.SHARES);
        double slight = percent ? Math.min(SLIGHT_POINTS, SLIGHT * size) : (shares ? SLIGHT_SHARES : SLIGHT) * size;
        var course = course(values, peak, trough, slight);
        return new SeriesShape(gap(entries) ? overGap(course) : course, peak, trough);
    }

    /** Whether a period between the first and the last is not known. */
    private static boolean gap(List<LedgerEntry> entries) {
        return IntStream.range(1, entries.size()).anyMatch(i -> {
            var before = entries.get(i - 1).fact().period();
            var after = entries.get(i).fact().period();
            return !after.isQuarter() && ChronoUnit.DAYS.between(before.end(), after.end()) > YEAR_AND_A_HALF;
        });
    }

    /** Nothing is said of every year where one of them is not known. */
    private static Course overGap(Course course) {
        return switch (course) {
            case RISING -> Course.UP;
            case FALLING -> Course.DOWN;
            default -> course;
        };
    }

    /** Where the figures are heading, as the title says: up, down, flat or negative throughout. */
    public String direction() {
        return switch (course) {
            case RISING, UP, UP_LATELY, TROUGHED, TURNED_POSITIVE -> "up";
            case FALLING, DOWN, DOWN_LATELY, PEAKED, TURNED_NEGATIVE -> "down";
            case FLAT, SINGLE -> "flat";
            case NEGATIVE -> "negative";
        };
    }

    private static Course course(double[] values, int peak, int trough, double slight) {
        int last = values.length - 1;
        if (last == 0) {
            return Course.SINGLE;
        }
        if (values[peak] < 0) {
            return Course.NEGATIVE;
        }
        if (values[last - 1] <= 0 && values[last] > 0 && values[peak] - values[last] <= slight) {
            return Course.TURNED_POSITIVE;
        }
        if (values[last - 1] >= 0 && values[last] < 0 && values[last] - values[trough] <= slight) {
            return Course.TURNED_NEGATIVE;
        }
        if (values[peak] - values[trough] <= slight) {
            return Course.FLAT;
        }
        if (last > 1 && monotone(values, 1)) {
            return Course.RISING;
        }
        if (last > 1 && monotone(values, -1)) {
            return Course.FALLING;
        }
        boolean inside = peak > 0 && peak < last && values[peak] - values[last] > slight;
        boolean under = trough > 0 && trough < last && values[last] - values[trough] > slight;
        double step = values[last] - values[last - 1];
        if (inside && (!under || peak > trough)) {
            return step > slight ? Course.UP_LATELY : Course.PEAKED;
        }
        if (under) {
            return step < -slight ? Course.DOWN_LATELY : Course.TROUGHED;
        }
        return values[last] > values[0] ? Course.UP : values[last] < values[0] ? Course.DOWN : Course.FLAT;
    }

    private static boolean monotone(double[] values, int sign) {
        for (int i = 1; i < values.length; i++) {
            if ((values[i] - values[i - 1]) * sign <= 0) {
                return false;
            }
        }
        return true;
    }
}
