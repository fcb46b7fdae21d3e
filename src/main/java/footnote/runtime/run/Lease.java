package footnote.runtime.run;

/** The right to write for a run: whoever takes it later gets a higher fence, and the earlier holder writes no more. */
record Lease(RunId run, long fence) {}
