package footnote.evidence.search;

import footnote.runtime.run.Fault;
import org.jspecify.annotations.Nullable;

/** The search index lacks documents or cannot be read: an answer from the rest would pass for a whole one. */
public final class DamagedIndex extends Fault {
    private static final long serialVersionUID = 1;

    DamagedIndex(String what, @Nullable Throwable cause) {
        super(Kind.STATE, what + "; 'footnote doctor --repair' rebuilds it", false, cause);
    }

    @Override
    public boolean endsAttempt() {
        return true;
    }
}
