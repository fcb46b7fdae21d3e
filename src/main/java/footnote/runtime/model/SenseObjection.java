package footnote.runtime.model;

/** An objection to what a model's sentence says, not to its figures; a rule's sentences need not meet it. */
public final class SenseObjection extends IllegalArgumentException {
    public SenseObjection(String message) {
        super(message);
    }
}
