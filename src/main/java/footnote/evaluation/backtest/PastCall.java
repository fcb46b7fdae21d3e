package footnote.evaluation.backtest;

import footnote.domain.opinion.Advice;
import java.time.LocalDate;

/** What the rules said of a company on a day, and what share and index did afterwards. */
public record PastCall(
        String symbol, LocalDate day, Advice advice, double strength, double gain, double indexGain, int ahead) {
    /** A hold was right if share and index stayed this close over a month; longer walks may part further. */
    static final double CLOSE = 0.05;

    private static final double MONTH = 21;

    /** What the share did beyond its market. */
    public double excess() {
        return gain - indexGain;
    }

    /** A buy beats the index, a sell or avoid falls behind it, a hold stays near it. */
    public boolean right() {
        return switch (advice.tone()) {
            case POSITIVE -> excess() > 0;
            case NEGATIVE -> excess() < 0;
            case NEUTRAL -> Math.abs(excess()) <= CLOSE * Math.sqrt(ahead / MONTH);
        };
    }
}
