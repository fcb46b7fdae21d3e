package footnote.runtime.run;

/** A plain method of named steps that a run carries out. */
public interface Workflow<I, O> {
    O run(I request, Run run);
}
