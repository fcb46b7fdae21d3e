package footnote.domain;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A fact as the ledger holds it: with the id that prose refers to, how it was derived, what it replaced, and which
 * vendors say otherwise. The same fact has the same id on every machine.
 */
public record LedgerEntry(
        String id, Fact fact, Optional<Derivation> derivation, Optional<Fact> restated, List<Fact> disputed) {
    private static final MessageDigest SHA_256 = sha256();
    private static final int MOST_KEPT = 16_000; // some 7 MB

    /** Ids by what they are made of: a run reads the same facts in many steps. */
    private static final Map<String, String> IDS = new ConcurrentHashMap<>();

    public LedgerEntry {
        disputed = List.copyOf(disputed);
        if (derivation.isPresent() != (fact.basis() == Basis.DERIVED)) {
            throw new IllegalArgumentException("a derived fact names its formula, and no other does: " + fact);
        }
    }

    public static LedgerEntry of(Fact fact) {
        return new LedgerEntry(idOf(fact, Optional.empty()), fact, Optional.empty(), Optional.empty(), List.of());
    }

    public static LedgerEntry derived(Fact fact, Derivation derivation) {
        return new LedgerEntry(
                idOf(fact, Optional.of(derivation)), fact, Optional.of(derivation), Optional.empty(), List.of());
    }

    public LedgerEntry with(Optional<Fact> earlier, List<Fact> others) {
        return new LedgerEntry(id, fact, derivation, earlier, others);
    }

    /** The value as a number to reckon with. */
    public double number() {
        return fact.value().doubleValue();
    }

    private static String idOf(Fact fact, Optional<Derivation> derivation) {
        String text = String.join(
                "|",
                fact.subject().key(),
                fact.metric().name(),
                fact.period().toString(),
                fact.value().stripTrailingZeros().toPlainString(),
                fact.unit().toString(),
                fact.basis().name(),
                fact.knownAt().toString(),
                fact.origin().vendor(),
                fact.origin().document().orElse(""),
                fact.origin().locator().orElse(""),
                fact.dimensions().toString(),
                derivation.map(Derivation::toString).orElse(""));
        if (IDS.size() >= MOST_KEPT) {
            IDS.clear();
        }
        return IDS.computeIfAbsent(text, LedgerEntry::hashed);
    }

    private static String hashed(String text) {
        return "f" + HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)), 0, 6);
    }

    /** A copy of one digest: looking the algorithm up would take half as long as the digest itself. */
    private static MessageDigest digest() {
        try {
            return (MessageDigest) SHA_256.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
