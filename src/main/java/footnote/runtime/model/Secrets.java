package footnote.runtime.model;

import java.util.List;

/** The keys in use, so that none gets out by way of what a server says. */
public final class Secrets {
    private final List<String> keys;

    public Secrets(List<Provider> providers) {
        this.keys = providers.stream()
                .flatMap(provider -> provider.keys().stream())
                .map(ApiKey::reveal)
                .toList();
    }

    public String masked(String text) {
        String masked = text;
        for (var key : keys) {
            masked = masked.replace(key, "***");
        }
        return masked;
    }
}
