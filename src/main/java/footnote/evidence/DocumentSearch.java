package footnote.evidence;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiledPages;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.Hit;
import footnote.evidence.search.Library;
import footnote.evidence.search.PassageSearch;
import footnote.evidence.search.SearchRequest;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts;
import footnote.runtime.json.Json;
import footnote.runtime.run.Step;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Where agents read documents: companies on file, their periods, and passages, all kept in the run's recording. */
public final class DocumentSearch implements PassageSearch {
    private static final Set<DocumentKind> REPORTS =
            Set.of(DocumentKind.ANNUAL_REPORT, DocumentKind.QUARTERLY_REPORT, DocumentKind.EARNINGS_RELEASE);

    private final EvidenceReader evidence;
    private final Supplier<Library> library;
    private final Supplier<List<Listing>> sample;
    private final DocumentAccess access;
    private final DocumentFetcher fetcher;
    private volatile @Nullable Function<String, Set<String>> mentions;
    private final ReportStatements statements;

    /** Reads the library; the sample market's companies are known before anything of them is on file. */
    public DocumentSearch(EvidenceReader evidence, Supplier<Library> library, Supplier<List<Listing>> sample) {
        this(evidence, library, sample, _ -> Set.of());
    }

    /** One where a run sees only what is not withheld from it. */
    public DocumentSearch(
            EvidenceReader evidence, Supplier<Library> library, Supplier<List<Listing>> sample, DocumentAccess access) {
        this.evidence = evidence;
        this.library = library;
        this.sample = sample;
        this.access = access;
        this.fetcher = new DocumentFetcher(evidence, library);
        this.statements = new ReportStatements(library);
    }

    /** What takes documents in. */
    public DocumentFetcher fetcher() {
        return fetcher;
    }

    private Set<String> withheld() {
        return Step.current().map(step -> access.withheld(step.run())).orElse(Set.of());
    }

    /** The documents that are there for the run at hand, by id. */
    private Map<String, DocumentLabel> documents(boolean sample) {
        var all = library.get().documents(sample);
        var withheld = withheld();
        if (Collections.disjoint(all.keySet(), withheld)) {
            return all;
        }
        var seen = new LinkedHashMap<>(all);
        seen.keySet().removeAll(withheld);
        return seen;
    }

    record OnFileList(List<OnFile> companies) {}

    record PeriodList(List<FiscalPeriod> periods) {}

    record IdList(List<String> ids) {}

    record HitList(List<Hit> hits) {}

    record Shelved(int documents) {}

    record LabelList(List<DocumentLabel> labels) {}

    /** The companies on file that the text names. */
    public List<OnFile> named(String text, View view) {
        Supplier<OnFileList> named = () -> new OnFileList(
                view.sample() ? inSample(text, view) : onFile(library.get().companies(text, false), view));
        return TypedRecording.value("companies", view + " " + text, OnFileList.class, named)
                .companies();
    }

    /** Every company that has an annual report on file by the view's day. */
    public List<OnFile> reporting(View view) {
        Supplier<Set<String>> keys = () -> documents(view.sample()).values().stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT && known(label, view.asOf()))
                .map(Library::company)
                .collect(Collectors.toCollection(TreeSet::new));
        Supplier<OnFileList> all = () -> new OnFileList(onFile(keys.get(), view));
        return TypedRecording.value("reporting", view.toString(), OnFileList.class, all)
                .companies();
    }

    /** The sample market's companies, and those of documents that readers added beside it. */
    private List<OnFile> inSample(String text, View view) {
        var found = new ArrayList<>(listed(text));
        var known = sample.get().stream()
                .map(listing -> Library.company(listing.name()))
                .collect(Collectors.toSet()); // by their names alone, whichever were read before
        onFile(library.get().companies(text, true), view).stream()
                .filter(each -> !known.contains(each.key()))
                .forEach(found::add);
        return found;
    }

    private List<OnFile> listed(String text) {
        var listings = sample.get();
        var keys = mentions(listings).apply(text);
        return listings.stream()
                .filter(listing -> keys.contains(Library.company(listing.name())))
                .map(OnFile::of)
                .toList();
    }

    /** The names of the sample market's companies do not change; they are read once. */
    private Function<String, Set<String>> mentions(List<Listing> listings) {
        var known = mentions;
        if (known == null) {
            known = Library.mentions(listings);
            mentions = known;
        }
        return known;
    }

    private List<OnFile> onFile(Set<String> keys, View view) {
        var found = new ArrayList<OnFile>();
        for (var key : keys) {
            var labels = documents(view.sample()).values().stream()
                    .filter(label -> Library.company(label).equals(key))
                    .toList();
            labels.stream()
                    .findFirst()
                    .ifPresent(label -> found.add(new OnFile(
                            key,
                            longest(labels),
                            labels.stream()
                                    .flatMap(each -> each.ticker().stream())
                                    .findFirst(),
                            labels.stream()
                                    .flatMap(each -> each.aliases().stream())
                                    .distinct()
                                    .sorted()
                                    .toList())));
        }
        return found;
    }

    private static String longest(List<DocumentLabel> labels) {
        return labels.stream()
                .map(DocumentLabel::company)
                .max(Comparator.comparingInt(String::length))
                .orElseThrow();
    }

    /** Puts what a sample company filed and said on file, unless it is; words suffice there. */
    public int addSampleDocuments(Listing listing, View view) {
        return TypedRecording.value(
                        "shelve",
                        listing.ticker().symbol(),
                        Shelved.class,
                        () -> new Shelved(fetcher.addSampleDocuments(listing)))
                .documents();
    }

    /** The fiscal periods of a company's documents of that kind by the view's day, newest first. */
    public List<FiscalPeriod> periods(String company, DocumentKind kind, View view) {
        return TypedRecording.value("periods", view + " " + company + " " + kind, PeriodList.class, () -> {
                    var periods = new LinkedHashSet<FiscalPeriod>();
                    documents(view.sample()).values().stream()
                            .filter(label -> Library.company(label).equals(company) && label.kind() == kind)
                            .filter(label -> known(label, view.asOf()))
                            .flatMap(label -> label.period().stream())
                            .sorted(Comparator.reverseOrder())
                            .forEach(periods::add);
                    return new PeriodList(List.copyOf(periods));
                })
                .periods();
    }

    /** The ids of a company's newest annual report on file by the view's day; none where it has none there. */
    List<String> annualReport(Listing listing, View view) {
        return TypedRecording.value(
                        "annual", view + " " + listing.ticker(), IdList.class, () -> new IdList(newest(listing, view)))
                .ids();
    }

    private List<String> newest(Listing listing, View view) {
        String key = Library.company(listing.name());
        var reports = documents(view.sample()).values().stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT && known(label, view.asOf()))
                .filter(label -> FiledPages.isOf(label, listing.ticker())
                        || (label.ticker().isEmpty() && Library.company(label).equals(key)))
                .toList();
        var period = reports.stream().flatMap(label -> label.period().stream()).max(Comparator.naturalOrder());
        return reports.stream()
                .filter(label -> label.period().equals(period))
                .map(DocumentLabel::id)
                .sorted()
                .toList();
    }

    private static boolean known(DocumentLabel label, LocalDate day) {
        return label.published().map(each -> !each.isAfter(day)).orElse(true);
    }

    @Override
    public List<Hit> find(SearchRequest request) {
        return TypedRecording.value("search", Json.write(request), HitList.class, () -> new HitList(found(request)))
                .hits();
    }

    private List<Hit> found(SearchRequest request) {
        var all = library.get().documents(request.sample());
        var seen = documents(request.sample());
        if (seen.size() == all.size()) {
            return library.get().find(request);
        }
        var within = new HashSet<>(request.documents().isEmpty() ? seen.keySet() : request.documents());
        within.retainAll(seen.keySet());
        return within.isEmpty() ? List.of() : library.get().find(request.within(within));
    }

    /** A company's annual and quarterly reports and earnings releases by the view's day, newest period first. */
    public List<DocumentLabel> reports(String company, View view) {
        return TypedRecording.value("reports", view + " " + company, LabelList.class, () -> {
                    return new LabelList(documents(view.sample()).values().stream()
                            .filter(label -> Library.company(label).equals(company) && REPORTS.contains(label.kind()))
                            .filter(label -> label.period().isPresent() && known(label, view.asOf()))
                            .sorted(Comparator.comparing((DocumentLabel label) ->
                                            label.period().orElseThrow())
                                    .reversed()
                                    .thenComparing(DocumentLabel::kind)
                                    .thenComparing(DocumentLabel::id))
                            .toList());
                })
                .labels();
    }

    /** The figures of a report's primary statements; each report is read once. */
    public List<StatementFacts.ReadFact> statements(DocumentLabel label, Subject subject, View view) {
        return statements.facts(label, subject, view);
    }

    /** Every printed row of a report's primary statements that tie. */
    public List<PrintedRow> rows(DocumentLabel label, Subject subject, View view) {
        return statements.rows(label, subject, view);
    }

    /** The tables of the notes of reports. */
    public ReportStatements tables() {
        return statements;
    }

    /** The whole page of a passage, or the one so many pages on; nothing where it is not on file. */
    public Optional<Passage> page(Passage passage, int on) {
        return statements.page(passage, on);
    }

    /** Stories as passages, newest first. */
    public Finding<List<Passage>> news(Listing listing, Instant since, View view) {
        return evidence.news(listing, since, view).map(items -> items.stream()
                .map(item -> StoryPassage.of(listing, item))
                .toList());
    }
}
