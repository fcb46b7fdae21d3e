package footnote.runtime.model;

import java.util.List;

/** The keys in use, so that none gets out by way of what a server says. */
final class Secrets {
    private final List<String> keys;

    Secrets(List<Provider> providers) {
        this.keys = providers.stream()
                .flatMap(provider -> provider.keys().stream())
                .map(ApiKey::reveal)
                .toList();
    }

    String masked(String text) {
        String masked = text;
        for (var key : keys) {
            masked = masked.replace(key, "***");
        }
        return masked;
    }
}
