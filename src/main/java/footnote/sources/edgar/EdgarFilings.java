package footnote.sources.edgar;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.domain.Section;
import footnote.sources.FilingSource;
import footnote.sources.SourceException.NoData;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Filings from the submissions endpoint, and their documents from the archive. */
public final class EdgarFilings implements FilingSource {
    private static final Duration LIST_FRESH = Duration.ofHours(1);
    private static final Duration DOCUMENT_FRESH = Duration.ofDays(365);
    private static final Set<String> WITH_COVER_PAGE = Set.of("10-K", "10-Q", "20-F", "40-F");

    private final Edgar edgar;
    private final Clock clock;

    public EdgarFilings(Edgar edgar, Clock clock) {
        this.edgar = edgar;
        this.clock = clock;
    }

    @Override
    public List<Filing> filings(Listing listing, Set<String> forms, DateRange filed) {
        String what = "filings " + forms + " of " + listing.ticker() + " from " + filed;
        String cik = listing.cik().orElseThrow(() -> new NoData(Edgar.NAME, what + " (it does not file with the SEC)"));
        var company = Submissions.parse(edgar.fetch(Edgar.submissions(cik), what, LIST_FRESH));
        var all = new ArrayList<>(company.filings());
        for (var page : company.olderPages()) {
            if (overlaps(page, filed)) {
                byte[] older = edgar.fetch(Edgar.olderSubmissions(page.file()), what, LIST_FRESH);
                all.addAll(Submissions.parseOlder(company.name(), company.cik(), older));
            }
        }
        var wanted = all.stream()
                .filter(filing -> filed.contains(filing.filed()))
                .filter(filing -> forms.contains(filing.form().replace("/A", "")))
                .sorted(Comparator.comparing(Filing::filed).reversed())
                .toList();
        if (wanted.isEmpty()) {
            throw new NoData(Edgar.NAME, what);
        }
        return wanted;
    }

    @Override
    public Document document(Filing filing) {
        return parse(filing, content(filing), clock.instant());
    }

    @Override
    public List<Fact> parts(Listing listing, Filing filing) {
        return InlineXbrl.parse(listing, filing, content(filing), clock.instant()).stream()
                .filter(fact -> !fact.dimensions().isEmpty())
                .toList();
    }

    /** By the cover page of the latest annual or quarterly report, where it counts several classes. */
    Optional<Fact> sharesOfAllClasses(Listing listing) {
        var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        return filings(listing, WITH_COVER_PAGE, new DateRange(today.minusMonths(15), today)).stream()
                .filter(filing -> !filing.amends())
                .findFirst()
                .flatMap(latest -> InlineXbrl.sharesOfAllClasses(listing, latest, content(latest), clock.instant()));
    }

    private byte[] content(Filing filing) {
        return edgar.fetch(filing.uri(), filing.form() + " " + filing.accession(), DOCUMENT_FRESH);
    }

    private static boolean overlaps(Submissions.OlderPage page, DateRange filed) {
        return page.from().map(from -> !from.isAfter(filed.last())).orElse(true)
                && page.to().map(to -> !to.isBefore(filed.first())).orElse(true);
    }

    /** In items where the form has them and they are found, else whole. */
    static Document parse(Filing filing, byte[] content, Instant retrieved) {
        String text = new String(content, StandardCharsets.UTF_8);
        List<String> lines = FilingText.lines(text);
        if (lines.isEmpty()) {
            throw new NoData(Edgar.NAME, "text in " + filing.uri());
        }
        List<Section> sections = Form.of(filing.form())
                .map(form -> ItemSplit.split(form, lines))
                .filter(found -> !found.isEmpty())
                .orElseGet(() -> List.of(Section.of("Document", filing.form(), String.join("\n", lines))));
        return new Document(
                filing.company() + " " + filing.form() + " of " + filing.filed(),
                filing.form(),
                Optional.of(filing.filed()),
                sections,
                origin(filing.uri(), filing, retrieved));
    }

    static Origin origin(URI uri, Filing filing, Instant retrieved) {
        return Origin.web(Edgar.NAME, uri, retrieved).in(filing.form() + " " + filing.accession());
    }
}
