package footnote.sources.sample.text;

import footnote.domain.Market;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.Restatement;
import footnote.sources.sample.description.SampleNames;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a company filed, oldest first. */
public final class FiledDocuments {
    private record Forms(String annual, String quarterly, String current) {
        static Forms of(Description company) {
            if (company.market() != Market.UNITED_STATES) {
                return new Forms("Annual Report", "Quarterly Report", "Announcement");
            }
            return company.shareRatio() > 1 ? new Forms("20-F", "6-K", "6-K") : new Forms("10-K", "10-Q", "8-K");
        }
    }

    private final Description company;
    private final Books books;
    private final List<FiledDocument> all = new ArrayList<>();

    public FiledDocuments(Books books, Description company) {
        this.company = company;
        this.books = books;
        var forms = Forms.of(company);
        for (Quarter quarter : Published.quarters(books)) {
            FiscalQuarter term = quarter.term();
            add(FiledDocument.Kind.RESULTS, forms.current, term, term.published(), Map.of());
            add(
                    term.closesYear() ? FiledDocument.Kind.ANNUAL : FiledDocument.Kind.QUARTERLY,
                    term.closesYear() ? forms.annual : forms.quarterly,
                    term,
                    term.published(),
                    Map.of());
        }
        Restatement.of(books)
                .ifPresent(restated -> add(
                        FiledDocument.Kind.AMENDMENT,
                        forms.annual + "/A",
                        restated.term(),
                        restated.known(),
                        Map.of()));
        for (var event : company.rows("events")) {
            LocalDate day = LocalDate.parse(String.valueOf(event.get("day")));
            if (event.containsKey("filed")) {
                add(FiledDocument.Kind.EVENT, forms.current, lastTerm(day), day, event);
            }
        }
        all.sort(Comparator.comparing(FiledDocument::filed).thenComparing(FiledDocument::kind));
    }

    private void add(
            FiledDocument.Kind kind, String form, FiscalQuarter term, LocalDate filed, Map<String, Object> event) {
        String accession =
                String.format(Locale.ROOT, "99%s-%02d-%06d", company.tail(), filed.getYear() % 100, all.size() + 1);
        var uri = URI.create("https://filings.sample.example/" + SampleNames.slug(company.symbol()) + "/" + accession);
        all.add(new FiledDocument(company, kind, form, term, filed, accession, event, uri));
    }

    private FiscalQuarter lastTerm(LocalDate day) {
        return books.quarters().stream()
                .map(Quarter::term)
                .filter(term -> term.end().isBefore(day))
                .reduce((_, later) -> later)
                .orElse(books.quarters().getFirst().term());
    }

    public List<FiledDocument> all() {
        return List.copyOf(all);
    }

    /** The periodic report of a quarter; none where it was never filed. */
    public Optional<FiledDocument> report(FiscalQuarter term) {
        return all.stream()
                .filter(paper ->
                        paper.kind() == FiledDocument.Kind.ANNUAL || paper.kind() == FiledDocument.Kind.QUARTERLY)
                .filter(paper -> paper.term().equals(term))
                .findFirst();
    }

    public Optional<FiledDocument> amendment() {
        return all.stream()
                .filter(paper -> paper.kind() == FiledDocument.Kind.AMENDMENT)
                .findFirst();
    }

    public Optional<FiledDocument> numbered(String accession) {
        return all.stream().filter(paper -> paper.accession().equals(accession)).findFirst();
    }
}
