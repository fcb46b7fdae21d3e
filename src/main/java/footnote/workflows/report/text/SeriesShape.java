package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import java.util.List;

/** The course a row of figures took, oldest first. */
record SeriesShape(Course course, int peak, int trough) {
    /** Less than this part of its size is no movement. */
    private static final double SLIGHT = 0.04;

    /** Courses, from the most to the least telling. */
    enum Course {
        SINGLE,
        NEGATIVE,
        TURNED_POSITIVE,
        TURNED_NEGATIVE,
        FLAT,
        RISING,
        FALLING,
        PEAKED,
        TROUGHED,
        UP,
        DOWN
    }

    static SeriesShape of(List<LedgerEntry> entries) {
        double[] values = entries.stream().mapToDouble(LedgerEntry::number).toArray();
        int peak = 0;
        int trough = 0;
        for (int i = 1; i < values.length; i++) {
            peak = values[i] > values[peak] ? i : peak;
            trough = values[i] < values[trough] ? i : trough;
        }
        return new SeriesShape(course(values, peak, trough), peak, trough);
    }

    private static Course course(double[] values, int peak, int trough) {
        int last = values.length - 1;
        if (last == 0) {
            return Course.SINGLE;
        }
        if (values[peak] < 0) {
            return Course.NEGATIVE;
        }
        if (values[0] <= 0 && values[last] > 0) {
            return Course.TURNED_POSITIVE;
        }
        if (values[0] >= 0 && values[last] < 0) {
            return Course.TURNED_NEGATIVE;
        }
        double size = Math.max(Math.abs(values[peak]), Math.abs(values[trough]));
        if (values[peak] - values[trough] <= SLIGHT * size) {
            return Course.FLAT;
        }
        if (monotone(values, 1)) {
            return Course.RISING;
        }
        if (monotone(values, -1)) {
            return Course.FALLING;
        }
        boolean inside = peak > 0 && peak < last && values[peak] - values[last] > SLIGHT * size;
        boolean under = trough > 0 && trough < last && values[last] - values[trough] > SLIGHT * size;
        if (inside && (!under || peak > trough)) {
            return Course.PEAKED;
        }
        if (under) {
            return Course.TROUGHED;
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
