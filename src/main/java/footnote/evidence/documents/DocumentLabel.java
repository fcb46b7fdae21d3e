package footnote.evidence.documents;

import footnote.domain.Ticker;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Whose document it is, of which period, what it is, since when it is public, and where it came from. */
public record DocumentLabel(
        String id,
        String name,
        String company,
        List<String> aliases,
        Optional<Ticker> ticker,
        DocumentKind kind,
        Optional<FiscalPeriod> period,
        Optional<LocalDate> published,
        Optional<URI> uri,
        String vendor) {
    public DocumentLabel {
        aliases = List.copyOf(aliases);
        if (id.isBlank() || name.isBlank() || company.isBlank()) {
            throw new IllegalArgumentException("a document has an id, a name and a company: '" + name + "'");
        }
    }

    /** What it is called in a citation: 10-K, annual report, earnings call. */
    public DocumentForm form() {
        return DocumentForm.of(kind, name);
    }

    /** How a footnote names it: Corning 10-K FY2022. */
    public String title() {
        return company + " " + form().name() + period.map(each -> " " + each).orElse("");
    }
}
