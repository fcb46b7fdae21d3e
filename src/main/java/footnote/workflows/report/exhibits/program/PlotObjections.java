package footnote.workflows.report.exhibits.program;

import java.util.LinkedHashSet;
import java.util.Set;

/** All that is wrong with a plotted figure, so that it can be told at once. */
final class PlotObjections {
    private final Set<String> found = new LinkedHashSet<>();

    void add(String why) {
        found.add(why);
    }

    /** Keeps what a check refuses and goes on. */
    void check(Runnable check) {
        try {
            check.run();
        } catch (PlotSandbox.Unavailable e) {
            throw e;
        } catch (IllegalArgumentException e) {
            found.add(String.valueOf(e.getMessage()));
        }
    }

    /** Refuses the figure if anything was found. */
    void raise() {
        if (!found.isEmpty()) {
            throw PlotLabels.refused(String.join("; ", found));
        }
    }
}
