package footnote.runtime.run;

/** Of two replies to one question, this one came second and was not taken. */
public final class ReplyTaken extends Fault {
    public ReplyTaken(RunId id) {
        super(Kind.INPUT, "somebody else answered first; 'footnote runs show " + id + "' says what");
    }
}
