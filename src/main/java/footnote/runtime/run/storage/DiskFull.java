package footnote.runtime.run.storage;

import footnote.runtime.run.StorageFault;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The disk is full: no gap to print around but the end of this go, to be resumed once there is space. */
public final class DiskFull extends StorageFault {
    private DiskFull(String what, IOException cause) {
        super("the disk is full: " + what + " was not written; free some space, then 'footnote resume' the run", cause);
    }

    /** What was thrown on writing, if it means that there is no space. */
    static Optional<DiskFull> of(String what, IOException thrown) {
        String said = String.valueOf(thrown.getMessage()).toLowerCase(Locale.ROOT);
        return Stream.of("no space left", "quota exceeded", "not enough space")
                .filter(said::contains)
                .findFirst()
                .map(_ -> new DiskFull(what, thrown));
    }
}
