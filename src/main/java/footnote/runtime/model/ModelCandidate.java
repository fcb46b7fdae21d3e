package footnote.runtime.model;

import java.util.Optional;

/** One model with one key, at its place in a role's order. */
public record ModelCandidate(Role role, int index, String name, Provider provider, String model, Optional<ApiKey> key) {
    /** Whether the other would be let in by the same key. */
    public boolean sharesKey(ModelCandidate other) {
        return provider.name().equals(other.provider.name()) && key.equals(other.key);
    }

    /** The name under which its price is listed. */
    public String listed() {
        return provider.name() + "/" + model;
    }
}
