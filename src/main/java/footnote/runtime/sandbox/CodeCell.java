package footnote.runtime.sandbox;

/** Runs code that nobody vouches for, each time in a fresh cell. */
public interface CodeCell {
    /** Runs the task to its end or its limit; what goes wrong is in the result, never thrown. */
    CellResult run(CellTask task);

    /** The cell there is, or that there is none and what to install. */
    CellTier tier();
}
