package footnote.workflows.report.data;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Profile;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.research.management.ManagementStatement;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a company's statements, its profile and its annual report say. */
public record FinancialData(
        MetricSet measures,
        CompanyKind trade,
        Denomination currency,
        List<Part> parts,
        List<LedgerEntry> quarters,
        Optional<Profile> profile,
        List<Excerpt> excerpts,
        List<ManagementStatement> statements) {
    public FinancialData {
        statements = List.copyOf(Objects.requireNonNullElse(statements, List.of())); // earlier versions kept none
        parts = List.copyOf(parts);
        quarters = List.copyOf(quarters);
        excerpts = List.copyOf(excerpts);
    }

    /** A segment's revenue by fiscal year, oldest first. */
    public record Part(String name, List<LedgerEntry> years) {
        public Part {
            years = List.copyOf(years);
        }
    }

    /** A paragraph someone published, word by word, with the section it stands in. */
    public record Excerpt(String section, String text, Origin origin) {}
}
