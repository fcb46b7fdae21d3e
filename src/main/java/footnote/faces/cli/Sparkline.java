package footnote.faces.cli;

/** A series in one line of a terminal. */
final class Sparkline {
    private static final String BLOCKS = "▁▂▃▄▅▆▇█";

    private Sparkline() {}

    /** The last values, as many as fit the width, each as high as it stands between lowest and highest. */
    static String of(double[] values, int width) {
        int from = Math.max(0, values.length - width);
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = from; i < values.length; i++) {
            low = Math.min(low, values[i]);
            high = Math.max(high, values[i]);
        }
        var line = new StringBuilder();
        for (int i = from; i < values.length; i++) {
            double share = high > low ? (values[i] - low) / (high - low) : 0.5;
            line.append(BLOCKS.charAt((int) Math.round(share * (BLOCKS.length() - 1))));
        }
        return line.toString();
    }
}
