package footnote.runtime.db;

import footnote.runtime.secret.Sha256;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Lines that are only ever added: each is sealed together with the seal before it, so that a change breaks the chain. */
public final class HashChain {
    /** What the first line is sealed after. */
    public static final String FIRST = "0".repeat(64);

    private HashChain() {}

    /** A line of a table, its number and seal beside what is sealed. */
    public record Line(long seq, List<String> content, String seal) {}

    /** How many lines fit, the seal of the last of them, and the number of the first that does not. */
    public record Verdict(long lines, String seal, Optional<Long> broken) {}

    public static String seal(String before, long seq, List<String> content) {
        return Sha256.hex(before + "\n" + seq + "\n" + String.join("\n", content));
    }

    /** Lines by number, from the first. */
    public static Verdict verified(Iterator<Line> lines) {
        String before = FIRST;
        long seq = 0;
        while (lines.hasNext()) {
            var line = lines.next();
            if (line.seq() != seq + 1 || !line.seal().equals(seal(before, line.seq(), line.content()))) {
                return new Verdict(seq, before, Optional.of(seq + 1));
            }
            seq = line.seq();
            before = line.seal();
        }
        return new Verdict(seq, before, Optional.empty());
    }
}
