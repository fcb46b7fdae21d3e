package trial;

/**
 * An engine that does the workflow of 29 steps: one plan, four at once, twenty at once, three in turn, one report. Each
 * step is a {@link Calls#call} and keeps its answer.
 */
public interface Contender extends AutoCloseable {
    /** Does so many runs at once, each to its end. */
    void runs(int count) throws Exception;

    /** Brings so many runs to where each has its plan and waits for a reply. */
    void park(int count) throws Exception;

    /** Does one run under this name to its end; the second time after the process that began it was killed. */
    void carry(String name, boolean again) throws Exception;
}
