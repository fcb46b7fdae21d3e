package footnote.evidence.search;

import footnote.domain.Listing;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.db.Database;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** All documents on file: adds to them, lists them, and searches them. */
public final class Library implements PassageSearch, AutoCloseable {
    private final Database database;
    private final PassageStore store;
    private final Supplier<Embedder> embedder;
    private final Supplier<Reranker> reranker;
    private final DocumentCatalog catalog;
    private final Optional<DocumentArchive> archive;
    private final IndexIntegrity integrity;
    private final MetricLexicon lexicon = MetricLexicon.standard();
    private final SearchWeights weights;
    private final Semaphore searching = new Semaphore(Runtime.getRuntime().availableProcessors(), true);
    private volatile Contents contents = new Contents(-1, Map.of(), Map.of());

    /** What is on file, after so many changes. */
    private record Contents(
            long version,
            Map<String, DocumentLabel> real,
            Map<String, DocumentLabel> sample,
            Map<Boolean, CompanyMentions> mentions) {
        Contents(long version, Map<String, DocumentLabel> real, Map<String, DocumentLabel> sample) {
            this(version, real, sample, new ConcurrentHashMap<>());
        }

        /** Names are read once for all questions. */
        CompanyMentions mentions(boolean sample) {
            return mentions.computeIfAbsent(sample, of -> new CompanyMentions((of ? this.sample : real).values()));
        }

        Optional<DocumentLabel> label(String id) {
            var label = real.get(id);
            return Optional.ofNullable(label == null ? sample.get(id) : label);
        }
    }

    /** How far a document has come. */
    public enum Stage {
        WORDS,
        DONE
    }

    /** Over documents that are kept in a folder. */
    public Library(
            Database database,
            Path folder,
            Supplier<Embedder> embedder,
            Supplier<Reranker> reranker,
            SearchWeights weights,
            Clock clock) {
        this(
                database,
                LuceneStore.open(folder, () -> new DocumentCatalog(database, clock).labels()),
                Optional.of(new DocumentArchive(folder.resolveSibling("documents"))),
                embedder,
                reranker,
                weights,
                clock);
    }

    /** Over documents that are kept in that store. */
    public Library(
            Database database,
            PassageStore store,
            Supplier<Embedder> embedder,
            Supplier<Reranker> reranker,
            SearchWeights weights,
            Clock clock) {
        this(database, store, Optional.empty(), embedder, reranker, weights, clock);
    }

    private Library(
            Database database,
            PassageStore store,
            Optional<DocumentArchive> archive,
            Supplier<Embedder> embedder,
            Supplier<Reranker> reranker,
            SearchWeights weights,
            Clock clock) {
        this.database = database;
        this.catalog = new DocumentCatalog(database, clock);
        this.archive = archive;
        this.store = store;
        this.integrity = new IndexIntegrity(catalog, store, archive);
        this.embedder = embedder;
        this.reranker = reranker;
        this.weights = weights;
    }

    public static Optional<String> damage(Path folder) {
        return LuceneStore.damage(folder);
    }

    public static String market(boolean sample) {
        return sample ? "sample" : "real";
    }

    /** How far that content has come; empty when it is not on file, or the index lost it. */
    public Optional<Stage> stage(String id) {
        return catalog.stage(id).filter(_ -> {
            int there = store.pages(id);
            return there < 0 || there >= catalog.pages(id);
        });
    }

    /** Whether documents are searched by meaning too, and not by their words alone. */
    public boolean isByMeaning() {
        return weights.vector() > 0;
    }

    /** How long a document is. */
    public record Size(int pages, int passages) {}

    public Size size(String id) {
        return catalog.size(id);
    }

    /** Makes a document searchable by words. */
    public void add(ParsedDocument document, boolean sample) {
        addAll(List.of(document), sample);
    }

    public void addAll(List<ParsedDocument> documents, boolean sample) {
        if (!sample) {
            archive.ifPresent(kept -> documents.forEach(kept::keep));
        }
        store.put(documents, market(sample));
        documents.forEach(document -> catalog.record(document, sample, Stage.WORDS));
    }

    /** Makes documents searchable by meaning too. */
    public void addVectors(List<EmbeddedDocument> documents, boolean sample) {
        store.putVectors(documents, market(sample));
        documents.forEach(each -> catalog.record(each.parsed(), sample, Stage.DONE));
    }

    /** Only what was never embedded is; reports after each batch how many passages are done. */
    public EmbeddedDocument embedded(ParsedDocument document, IntConsumer progress) {
        return new VectorCache(database, embedder.get()).embedded(document, progress);
    }

    /** What became of copying: documents that went over whole, and those whose pages are not all here. */
    public record Copied(List<DocumentLabel> whole, List<DocumentLabel> broken) {}

    /** Puts everything on file into another library of the same database; vectors come from the cache. */
    public Copied copyInto(Library other, Consumer<DocumentLabel> progress) {
        var whole = new ArrayList<DocumentLabel>();
        var broken = new ArrayList<DocumentLabel>();
        for (boolean sample : new boolean[] {false, true}) {
            for (var label : documents(sample).values()) {
                var document = integrity.document(label);
                if (document.isEmpty()) {
                    broken.add(label);
                    continue;
                }
                other.put(document.get(), sample);
                whole.add(label);
                progress.accept(label);
            }
        }
        other.endBulk();
        return new Copied(whole, broken);
    }

    private void put(ParsedDocument document, boolean sample) {
        store.put(List.of(document), market(sample));
        if (catalog.stage(document.label().id()).filter(Stage.DONE::equals).isPresent()) {
            store.putVectors(List.of(embedded(document, _ -> {})), market(sample));
        }
    }

    /** Puts what the index lacks, or all, back from the copies kept of it; broken is what has none: ingest it again. */
    public Copied restore(boolean all, Consumer<DocumentLabel> progress) {
        return integrity.restore(all, document -> put(document, false), progress);
    }

    public List<DocumentLabel> missing(boolean sample) {
        return integrity.missing(sample);
    }

    /** Called before many documents are added. */
    public void beginBulk() {
        store.beginBulk();
    }

    /** Called after many documents were added. */
    public void endBulk() {
        store.endBulk();
    }

    public void remove(String id) {
        store.remove(id);
        archive.ifPresent(kept -> kept.remove(id));
        catalog.remove(id);
    }

    /** Everything on file in the real world or the sample market, by id. */
    public Map<String, DocumentLabel> documents(boolean sample) {
        return sample ? contents().sample : contents().real;
    }

    private Contents contents() {
        long version = catalog.version();
        var known = contents;
        if (known.version != version) {
            known = new Contents(version, catalog.byId(market(false)), catalog.byId(market(true)));
            contents = known;
        }
        return known;
    }

    /** The companies on file that the text names, as keys to search by. */
    public Set<String> companies(String text, boolean sample) {
        return contents().mentions(sample).in(text);
    }

    /** Finds the keys of the listed companies that a text names, on file or not. */
    public static Function<String, Set<String>> mentions(Collection<Listing> listings) {
        return CompanyMentions.ofListings(listings)::in;
    }

    public static String company(String name) {
        return CompanyMentions.key(name);
    }

    public static String company(DocumentLabel label) {
        return CompanyMentions.key(label);
    }

    /** As many search at once as there are processors, in the order they came: side by side, all would be last. */
    @Override
    public List<Hit> find(SearchRequest request) {
        integrity.verify(request.sample());
        var now = contents();
        var by = request.sample() ? Reranker.NONE : reranker.get(); // the sample market is small enough without
        var vector = vector(request, now);
        searching.acquireUninterruptibly();
        try {
            return new HybridSearch(store.view(), lexicon, weights, by, now::label).find(request, vector);
        } catch (UncheckedIOException e) {
            throw new DamagedIndex("the search index cannot be read (" + e.getMessage() + ")", e);
        } finally {
            searching.release();
        }
    }

    private float[] vector(SearchRequest request, Contents now) {
        boolean wordsOnly = request.sample() || now.real.isEmpty(); // the sample market has no vectors
        return wordsOnly || weights.vector() == 0
                ? new float[0]
                : embedder.get().question(request.question());
    }

    /** The whole text of a page by its key, as {@link Hit#page} gives it. */
    public Optional<String> page(String key) {
        return Optional.ofNullable(store.view().pages(List.of(key)).get(key)).map(StoreView.StoredPage::text);
    }

    /** A document as it was read; empty where it is not on file, or not whole. */
    public Optional<ParsedDocument> document(String id, boolean sample) {
        return Optional.ofNullable(documents(sample).get(id)).flatMap(integrity::document);
    }

    /** Ids of the real documents of that name, file ending left out. */
    public Set<String> named(String name, boolean sample) {
        return documents(sample).values().stream()
                .filter(label -> label.name().equalsIgnoreCase(name))
                .map(DocumentLabel::id)
                .collect(Collectors.toSet());
    }

    @Override
    public void close() {
        store.close();
    }
}
