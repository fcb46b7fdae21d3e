package footnote.runtime.run.storage;

import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import java.util.Optional;

/** Which runs to list, newest first: all that is given must hold. */
public record RunFilter(
        Optional<Status> status,
        Optional<String> workflow,
        Optional<String> session,
        Optional<String> words,
        Optional<Reader> reader,
        Optional<RunId> before,
        int most) {
    public RunFilter {
        if (most < 1 || most > 200) {
            throw Fault.input("a page has 1 to 200 runs, not " + most);
        }
    }

    /** Who looks: sees what is theirs or their team's. */
    public record Reader(String name, Optional<String> team) {}

    public static RunFilter latest(int most) {
        return new RunFilter(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                most);
    }

    public RunFilter seenBy(Optional<Reader> other) {
        return new RunFilter(status, workflow, session, words, other, before, most);
    }

    /** Those of one session. */
    public RunFilter of(String wanted) {
        return new RunFilter(status, workflow, Optional.of(wanted), words, reader, before, most);
    }

    /** Those whose title or result has the words. */
    public RunFilter about(String other) {
        return new RunFilter(status, workflow, session, Optional.of(other), reader, before, most);
    }
}
