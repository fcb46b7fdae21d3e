package footnote.faces.access;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** A key as it is kept: everything but the key itself. */
public record AccessKey(
        String id,
        String name,
        Optional<String> team,
        Set<Right> rights,
        int perMinute,
        Optional<BigDecimal> budget,
        Instant createdAt,
        Optional<Instant> revokedAt) {
    public AccessKey {
        rights = Set.copyOf(rights);
    }
}
