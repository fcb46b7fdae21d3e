package footnote.domain.lead;

import java.net.URI;
import java.util.Optional;

/** One company, made out of all that sources said of it. */
public record CompanyData(
        String name,
        String industry,
        String country,
        Optional<URI> website,
        Optional<String> description,
        CompanyMetadata metadata) {
    public CompanyData {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a company has a name");
        }
    }

    /** All that is written about it, for a search by words. */
    public String text() {
        return name + ". " + description.orElse("") + " " + String.join(". ", metadata.tags());
    }
}
