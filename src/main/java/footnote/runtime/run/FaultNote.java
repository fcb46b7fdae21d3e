package footnote.runtime.run;

import footnote.runtime.secret.Redactor;

/** A fault as it is kept with a run or a step. */
public record FaultNote(Fault.Kind kind, String message) {
    public static FaultNote of(Throwable thrown) {
        var fault = Fault.of(thrown);
        return new FaultNote(fault.kind(), Redactor.redact(String.valueOf(fault.getMessage())));
    }

    public Fault thrown() {
        return Fault.permanent(kind, message);
    }
}
