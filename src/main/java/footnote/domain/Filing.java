package footnote.domain;

import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One filing with a regulator, by its number there. */
public record Filing(
        String company,
        String cik,
        String form,
        String accession,
        LocalDate filed,
        Optional<LocalDate> reportDate,
        Optional<Instant> accepted,
        List<String> items,
        Optional<String> description,
        URI uri) {
    /** The forms an annual report is filed on. */
    public static final Set<String> ANNUAL_FORMS = Set.of("10-K", "20-F", "40-F", "Annual Report");

    public Filing {
        items = List.copyOf(items);
        if (form.isBlank() || accession.isBlank()) {
            throw new IllegalArgumentException(
                    "a filing has a form and a number, not '" + form + "', '" + accession + "'");
        }
    }

    /** Whether it corrects an earlier filing of the same form. */
    public boolean amends() {
        return form.endsWith("/A");
    }
}
