package footnote.sources.files;

import footnote.domain.Company;
import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.domain.lead.Industry;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.Exchanges;
import footnote.sources.ListingSource;
import footnote.sources.ProspectSource;
import footnote.sources.SourceException;
import footnote.sources.SourceException.NoData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The reader's own company lists, as they were ingested. */
public final class CompanyFiles implements ProspectSource, ListingSource {
    private static final long MAX_BYTES = 64L << 20;
    private static final String AMERICAN = "NMS";

    private final Path folder;
    private final Clock clock;

    public CompanyFiles(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    @Override
    public String name() {
        return "your company lists";
    }

    @Override
    public List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        var found = companies()
                .filter(company -> matches(company, query))
                .limit(query.most())
                .map(CompanyFiles::prospect)
                .toList();
        if (found.isEmpty()) {
            throw new NoData("files", "companies of " + query);
        }
        return found;
    }

    private Stream<Company> companies() {
        return files().stream()
                .flatMap(file -> CompanyTable.parse(
                        Content.read(file, MAX_BYTES),
                        Origin.document("files", String.valueOf(file.getFileName()), clock.instant()))
                        .stream());
    }

    /** Whether a list has a company with a symbol at all. */
    public boolean anyListed() {
        try {
            return companies().anyMatch(company -> listing(company).isPresent());
        } catch (SourceException unreadable) {
            return true; // so that the caller is told
        }
    }

    @Override
    public List<Listing> listings() {
        var listed = companies().flatMap(company -> listing(company).stream()).toList();
        if (listed.isEmpty()) {
            throw new NoData("files", "company with a symbol");
        }
        return listed;
    }

    /** A symbol without an exchange's suffix is American, as everywhere in this desk. */
    private static Optional<Listing> listing(Company company) {
        return company.ticker().flatMap(ticker -> Exchanges.listing(ticker, company.name(), AMERICAN)
                .map(listing -> new Listing(
                        listing.ticker(),
                        listing.name(),
                        listing.exchange(),
                        listing.market(),
                        listing.currency(),
                        company.cik(),
                        listing.isin(),
                        listing.aliases(),
                        company.formerNames())));
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look into " + folder, e);
        }
    }

    private static boolean matches(Company company, ProspectQuery query) {
        String text =
                (company.description().orElse("") + " " + company.industry().orElse("")).toLowerCase(Locale.ROOT);
        boolean industry = company.industry().isEmpty()
                || Industry.same(company.industry().get(), query.industry())
                || text.contains(query.industry().toLowerCase(Locale.ROOT));
        return industry
                && company.country().map(query.area()::covers).orElse(true)
                && (query.phrases().isEmpty()
                        || query.phrases().stream().anyMatch(phrase -> text.contains(phrase.toLowerCase(Locale.ROOT))));
    }

    private static Prospect prospect(Company company) {
        var employees = company.employees().isPresent()
                ? Optional.of(company.employees().getAsLong())
                : Optional.<Long>empty();
        var prospect = Prospect.named(company.name(), company.origin())
                .in(company.industry(), company.country(), Optional.empty())
                .sized(Optional.empty(), employees, Optional.empty())
                .told(company.website(), company.description(), List.of())
                .known(
                        company.formerNames(),
                        Optional.empty(),
                        company.cik().map(cik -> Map.of("cik", cik)).orElse(Map.of()));
        return company.ticker().map(prospect::listed).orElse(prospect);
    }
}
