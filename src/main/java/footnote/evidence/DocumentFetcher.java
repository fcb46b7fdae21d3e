package footnote.evidence;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Transcript;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiledPages;
import footnote.evidence.documents.ParsedDocument;
import footnote.evidence.search.Library;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fetches what companies filed and said, and takes it into the library. */
public final class DocumentFetcher {
    private static final int SAMPLE_YEARS = 10;
    private static final int CALLS = 8;
    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "40-F", "Annual Report", "Quarterly Report", "Announcement");

    private final EvidenceReader evidence;
    private final Supplier<Library> library;

    DocumentFetcher(EvidenceReader evidence, Supplier<Library> library) {
        this.evidence = evidence;
        this.library = library;
    }

    /** Puts what a sample company filed and said on file, unless it is; says how many documents. */
    int addSampleDocuments(Listing listing) {
        boolean there = library.get().documents(true).values().stream()
                .anyMatch(label -> FiledPages.isOf(label, listing.ticker()));
        if (there) {
            return 0;
        }
        var view = new View(true, evidence.today(true));
        var documents = documents(listing, FORMS, SAMPLE_YEARS, view);
        evidence.calls(listing, CALLS, view)
                .found()
                .ifPresent(calls -> calls.forEach(call -> documents.add(FiledPages.of(listing, call))));
        library.get().addAll(documents, true);
        return documents.size();
    }

    /** What was filed in the last years, laid out to be taken in. */
    private List<ParsedDocument> documents(Listing listing, Set<String> forms, int years, View view) {
        var days = new DateRange(view.asOf().minusYears(years), view.asOf());
        var filings = evidence.filings(listing, forms, days, view).found().orElse(List.of());
        var yearEnd = yearEnd(filings);
        var documents = new ArrayList<ParsedDocument>();
        for (var filing : filings) {
            evidence.document(filing, view)
                    .found()
                    .filter(document -> document.sections().stream()
                            .anyMatch(section -> !section.text().isBlank()))
                    .ifPresent(document -> documents.add(FiledPages.of(listing, filing, document, yearEnd)));
        }
        return documents;
    }

    private static Optional<Month> yearEnd(List<Filing> filings) {
        return filings.stream()
                .filter(filing -> DocumentKind.named(filing.form())
                        .filter(DocumentKind.ANNUAL_REPORT::equals)
                        .isPresent())
                .flatMap(filing -> filing.reportDate().stream())
                .findFirst()
                .map(day -> day.minusDays(10).getMonth());
    }

    /** Adds what a company filed and said, one document after the other; what is in stays. */
    public Fetched fetch(Listing listing, Set<DocumentKind> kinds, int years, View view, Consumer<String> progress) {
        var titles = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        var forms = kinds.stream().flatMap(kind -> forms(kind).stream()).collect(Collectors.toSet());
        if (!forms.isEmpty()) {
            var days = new DateRange(view.asOf().minusYears(years), view.asOf());
            var listed = Stream.concat(forms.stream(), forms(DocumentKind.ANNUAL_REPORT).stream())
                    .collect(Collectors.toSet()); // annual reports say when the fiscal year ends
            switch (evidence.filings(listing, listed, days, view)) {
                case Finding.Found<List<Filing>>(var filings) ->
                    fetchFilings(listing, filings, forms, view, titles, gaps, progress);
                case Finding.Missing<List<Filing>>(var what, var why) -> gaps.add(what + ": " + why);
            }
        }
        if (kinds.contains(DocumentKind.TRANSCRIPT)) {
            switch (evidence.calls(listing, years * 4, view)) {
                case Finding.Found<List<Transcript>>(var calls) ->
                    calls.forEach(call -> addSampleDocuments(FiledPages.of(listing, call), view, titles, progress));
                case Finding.Missing<List<Transcript>>(var what, var why) -> gaps.add(what + ": " + why);
            }
        }
        return new Fetched(titles, gaps);
    }

    /**
     * Adds the annual report of a fiscal year, or the latest, so that its words are found at once; says its title, or
     * why there is none.
     */
    public Fetched fetchAnnual(Listing listing, Optional<Integer> year, View view, Consumer<String> progress) {
        var days = new DateRange(
                year.map(each -> LocalDate.of(each, 1, 1)).orElse(view.asOf().minusMonths(18)), view.asOf());
        return switch (evidence.filings(listing, forms(DocumentKind.ANNUAL_REPORT), days, view)) {
            case Finding.Missing<List<Filing>>(var what, var why) -> new Fetched(List.of(), List.of(what + ": " + why));
            case Finding.Found<List<Filing>>(var filings) -> {
                var wanted = filings.stream()
                        .filter(filing -> !filing.amends())
                        .filter(filing -> year.isEmpty() || isOf(filing, year.get()))
                        .findFirst();
                yield wanted.map(filing -> fetchAnnual(listing, filing, view, progress))
                        .orElseGet(() -> new Fetched(
                                List.of(),
                                List.of("annual report of " + listing.name() + " for "
                                        + year.map(each -> "FY" + each).orElse("the latest year")
                                        + ": none is listed")));
            }
        };
    }

    /** A report covers the year it is dated in; one dated in the first weeks, the year before. */
    private static boolean isOf(Filing filing, int year) {
        return filing.reportDate()
                .map(day -> day.minusDays(45).getYear() == year || day.getYear() == year)
                .orElse(filing.filed().getYear() == year + 1);
    }

    private Fetched fetchAnnual(Listing listing, Filing filing, View view, Consumer<String> progress) {
        progress.accept("fetching " + listing.name() + " " + filing.form() + " filed " + filing.filed());
        return switch (evidence.document(filing, view)) {
            case Finding.Missing<Document>(var what, var why) -> new Fetched(List.of(), List.of(what + ": " + why));
            case Finding.Found<Document>(var filed) -> {
                var document = FiledPages.of(listing, filing, filed, yearEnd(List.of(filing)));
                if (library.get().stage(document.label().id()).isEmpty()) {
                    library.get().add(document, view.sample());
                }
                yield new Fetched(List.of(document.label().title()), List.of());
            }
        };
    }

    private void fetchFilings(
            Listing listing,
            List<Filing> filings,
            Set<String> forms,
            View view,
            List<String> titles,
            List<String> gaps,
            Consumer<String> progress) {
        var yearEnd = yearEnd(filings);
        for (var filing : filings) {
            if (!forms.contains(filing.form().replace("/A", ""))) {
                continue;
            }
            switch (evidence.document(filing, view)) {
                case Finding.Found<Document>(var document) -> {
                    if (document.sections().stream()
                            .anyMatch(section -> !section.text().isBlank())) {
                        addSampleDocuments(FiledPages.of(listing, filing, document, yearEnd), view, titles, progress);
                    }
                }
                case Finding.Missing<Document>(var what, var why) -> gaps.add(what + ": " + why);
            }
        }
    }

    private void addSampleDocuments(
            ParsedDocument document, View view, List<String> titles, Consumer<String> progress) {
        var stage = library.get().stage(document.label().id());
        if (stage.isEmpty()) {
            library.get().add(document, view.sample());
        }
        if (!view.sample() && stage.filter(Library.Stage.DONE::equals).isEmpty()) {
            library.get().addVectors(List.of(library.get().embedded(document, _ -> {})), false);
        }
        titles.add(document.label().title());
        progress.accept(document.label().title()
                + (stage.isPresent() ? ": already in" : ": " + document.pages().size() + " pages"));
    }

    private static Set<String> forms(DocumentKind kind) {
        return switch (kind) {
            case ANNUAL_REPORT -> Filing.ANNUAL_FORMS;
            case QUARTERLY_REPORT -> Set.of("10-Q", "Quarterly Report");
            case CURRENT_REPORT, EARNINGS_RELEASE -> Set.of("8-K", "6-K", "Announcement");
            default -> Set.of();
        };
    }

    /** What was taken in, and what is missing. */
    public record Fetched(List<String> titles, List<String> gaps) {
        public Fetched {
            titles = List.copyOf(titles);
            gaps = List.copyOf(gaps);
        }
    }
}
