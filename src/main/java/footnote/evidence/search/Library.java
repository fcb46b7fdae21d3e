package footnote.evidence.search;

import footnote.domain.Listing;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.db.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All documents that were taken in: adds to them, lists them, and searches them. */
public final class Library implements PassageSearch, AutoCloseable {
    private static final int EMBEDDED_AT_ONCE = 64;
    private static final int LOOKED_FOR = 1000;

    private final Database database;
    private final PassageStore store;
    private final DocumentCatalog catalog;
    private final Supplier<Embedder> embedder;
    private final Supplier<Reranker> reranker;
    private final MetricLexicon lexicon = MetricLexicon.standard();
    private final SearchWeights weights;
    private final Semaphore gate = new Semaphore(Runtime.getRuntime().availableProcessors(), true);

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
                LuceneStore.open(folder, () -> DocumentCatalog.labels(database)),
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
        this.database = database;
        this.store = store;
        this.embedder = embedder;
        this.reranker = reranker;
        this.weights = weights;
        this.catalog = new DocumentCatalog(database, clock);
    }

    public static String world(boolean offline) {
        return offline ? "sample" : "real";
    }

    /** How far that content has come; empty when it is not on file. */
    public Optional<Stage> stage(String id) {
        return catalog.stage(id);
    }

    /** Makes a document searchable by words. */
    public void add(ParsedDocument document, boolean offline) {
        store.put(List.of(document), world(offline));
        catalog.record(document, offline, Stage.WORDS);
    }

    /** Makes many documents searchable by words at once. */
    public void addAll(List<ParsedDocument> manuscripts, boolean offline) {
        store.put(manuscripts, world(offline));
        manuscripts.forEach(document -> catalog.record(document, offline, Stage.WORDS));
    }

    /** Makes documents searchable by meaning too. */
    public void understand(List<EmbeddedDocument> documents, boolean offline) {
        store.putVectors(documents, world(offline));
        documents.forEach(each -> catalog.record(each.manuscript(), offline, Stage.DONE));
    }

    /** Only what was never embedded is; tells after each batch how many passages are done. */
    public EmbeddedDocument embedded(ParsedDocument document, IntConsumer progress) {
        var texts = new ArrayList<String>();
        for (var page : document.leaves()) {
            for (var span : page.spans()) {
                texts.add(EmbeddedText.of(document.label(), page, span));
            }
        }
        var cache = new VectorCache(database, embedder.get());
        var vectors = new ArrayList<float[]>();
        for (int from = 0; from < texts.size(); from += EMBEDDED_AT_ONCE) {
            vectors.addAll(cache.vectors(texts.subList(from, Math.min(from + EMBEDDED_AT_ONCE, texts.size()))));
            progress.accept(vectors.size());
        }
        return new EmbeddedDocument(document, vectors);
    }

    /** What became of copying: documents that went over whole, and those whose leaves are not all here. */
    public record Copied(List<DocumentLabel> whole, List<DocumentLabel> broken) {}

    /** Puts everything on file into another library of the same database; vectors come from the cache. */
    public Copied copyInto(Library other, Consumer<DocumentLabel> progress) {
        var whole = new ArrayList<DocumentLabel>();
        var broken = new ArrayList<DocumentLabel>();
        for (boolean offline : new boolean[] {false, true}) {
            for (var label : documents(offline).values()) {
                var document = manuscript(label);
                if (document.isEmpty()) {
                    broken.add(label);
                    continue;
                }
                other.store.put(List.of(document.get()), world(offline));
                if (stage(label.id()).filter(Stage.DONE::equals).isPresent()) {
                    other.store.putVectors(List.of(embedded(document.get(), _ -> {})), world(offline));
                }
                whole.add(label);
                progress.accept(label);
            }
        }
        other.settle();
        return new Copied(whole, broken);
    }

    /** A document as it was read, from its leaves on file; nothing where one is missing. */
    private Optional<ParsedDocument> manuscript(DocumentLabel label) {
        int count = catalog.pages(label.id());
        var pages = new ArrayList<Page>();
        // numbers are pages, of which empty ones are left out
        for (int from = 0; pages.size() < count && from <= count + LOOKED_FOR; from += LOOKED_FOR) {
            var kept = new TreeMap<Integer, StoreView.StoredPage>();
            var keys = IntStream.range(from, from + LOOKED_FOR)
                    .mapToObj(number -> label.id() + "#" + number)
                    .toList();
            store.view()
                    .pages(keys)
                    .forEach((key, leaf) -> kept.put(Integer.valueOf(key.substring(key.lastIndexOf('#') + 1)), leaf));
            kept.forEach((number, leaf) ->
                    pages.add(new Page(number, leaf.page(), leaf.section(), leaf.text(), leaf.spans())));
        }
        return count > 0 && pages.size() == count ? Optional.of(new ParsedDocument(label, pages)) : Optional.empty();
    }

    /** Told before many documents go in, so that they do so quicker. */
    public void gather() {
        store.gather();
    }

    /** Told after many documents went in, so that they are searched quicker from now on. */
    public void settle() {
        store.settle();
    }

    public void remove(String id) {
        store.remove(id);
        catalog.remove(id);
    }

    /** Everything on file in the real world or the sample market, by id. */
    public Map<String, DocumentLabel> documents(boolean offline) {
        return catalog.contents().documents(offline);
    }

    /** The companies on file that the text names, as keys to search by. */
    public Set<String> companies(String text, boolean offline) {
        return catalog.contents().mentions(offline).in(text);
    }

    /** The keys of listed companies that the text names, on file or not. */
    public static Set<String> mentioned(String text, Collection<Listing> listings) {
        return CompanyMentions.ofListings(listings).in(text);
    }

    /** The key of a company by its name. */
    public static String company(String name) {
        return CompanyMentions.key(name);
    }

    /** The key of a company on file by its label. */
    public static String company(DocumentLabel label) {
        return CompanyMentions.key(label);
    }

    /** As many search at once as there are processors, in the order they came: side by side, all would be last. */
    @Override
    public List<Hit> find(SearchRequest request) {
        var now = catalog.contents();
        var by = request.offline() ? Reranker.NONE : reranker.get(); // the sample market is small enough without
        var vector = vector(request, now);
        gate.acquireUninterruptibly();
        try {
            return new HybridSearch(store.view(), lexicon, weights, by, now::label).find(request, vector);
        } finally {
            gate.release();
        }
    }

    private float[] vector(SearchRequest request, DocumentCatalog.Contents now) {
        boolean wordsOnly = request.offline() || now.documents(false).isEmpty(); // the sample market has no vectors
        return wordsOnly || weights.vector() == 0
                ? new float[0]
                : embedder.get().question(request.question());
    }

    /** The whole text of a leaf by its key, as {@link Hit#leaf} gives it. */
    public Optional<String> page(String key) {
        return Optional.ofNullable(store.view().pages(List.of(key)).get(key)).map(StoreView.StoredPage::text);
    }

    /** Ids of the real documents of that name, file ending left out. */
    public Set<String> named(String name, boolean offline) {
        return documents(offline).values().stream()
                .filter(label -> label.name().equalsIgnoreCase(name))
                .map(DocumentLabel::id)
                .collect(Collectors.toSet());
    }

    @Override
    public void close() {
        store.close();
    }

    /** The text a passage is embedded as: where it stands in front, and without figures, which mean nothing to the model. */
    static final class EmbeddedText {
        private static final Pattern FIGURES = Pattern.compile("[$€£¥(]*\\s*\\d[\\d,.]*\\s*[%)]*");
        private static final Pattern RULES = Pattern.compile("[.\\u2026_=\\u2014\\u2013|-]{2,}");
        private static final Pattern SPACES = Pattern.compile("\\s+");

        private EmbeddedText() {}

        static String of(DocumentLabel label, Page page, Page.Span span) {
            String head = span.from() == 0 ? "" : page.head() + "\n";
            return label.company() + " " + label.kind().word() + " " + page.section() + "\n"
                    + plain(head + page.text(span));
        }

        private static String plain(String text) {
            String bare = FIGURES.matcher(text).replaceAll(" ");
            return SPACES.matcher(RULES.matcher(bare).replaceAll(" "))
                    .replaceAll(" ")
                    .strip();
        }
    }
}
