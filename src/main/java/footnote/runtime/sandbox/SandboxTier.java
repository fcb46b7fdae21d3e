package footnote.runtime.sandbox;

import java.util.List;
import java.util.Optional;

/** One way to lock a worker in: how it is started, and what else ends it. */
interface SandboxTier {
    /** The tier's name in results. */
    String name();

    /** Why it cannot even be tried here; empty where it can. */
    Optional<String> missing();

    /** The command that starts a worker, given its own name. */
    List<String> command(String worker, Outfit outfit);

    /** What a program can still learn there, for the reader who chooses; empty where there is nothing to say. */
    default String leaks() {
        return "";
    }

    /** What is to be done beside killing the process. */
    default void end(String worker) {}

    /** What a worker has loaded before code arrives. */
    enum Outfit {
        /** Nothing but the language. */
        BARE,
        /** pandas and numpy. */
        WARM
    }
}
