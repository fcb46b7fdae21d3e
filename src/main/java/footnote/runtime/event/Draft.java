package footnote.runtime.event;

/** Text that a step is still at, shown while it grows and never kept; checked when what it says of figures was. */
public record Draft(String runId, String step, String text, boolean checked, long number) {}
