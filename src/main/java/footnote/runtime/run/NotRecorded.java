package footnote.runtime.run;

/** A replay asked for something that the run's records do not hold. */
public class NotRecorded extends Fault {
    public NotRecorded(String what) {
        super(Kind.STATE, what);
    }
}
