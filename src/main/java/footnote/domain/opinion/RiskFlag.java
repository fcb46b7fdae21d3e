package footnote.domain.opinion;

import footnote.domain.Prose;
import java.util.List;
import java.util.Optional;

/**
 * A risk that a rule raised: a value beyond a threshold, both entries of the ledger, or a red flag that a filing, a news
 * story or the accounts show.
 */
public record RiskFlag(
        RiskCode code, Optional<String> entry, Optional<String> threshold, Prose because, Optional<RedFlag> redFlag) {
    public RiskFlag {
        if (redFlag.isEmpty()
                && (entry.isEmpty()
                        || threshold.isEmpty()
                        || !because.references().containsAll(List.of(entry.get(), threshold.get())))) {
            throw new IllegalArgumentException("the flag " + code + " cites its value and its threshold");
        }
    }

    /** A value that crossed a threshold. */
    public RiskFlag(RiskCode code, String entry, String threshold, Prose because) {
        this(code, Optional.of(entry), Optional.of(threshold), because, Optional.empty());
    }

    public static RiskFlag of(RedFlag flag) {
        return new RiskFlag(flag.code(), Optional.empty(), Optional.empty(), flag.sentence(), Optional.of(flag));
    }

    /** Whether it outweighs good signals. */
    public boolean grave() {
        return redFlag.map(RedFlag::grave).orElseGet(code::grave);
    }
}
