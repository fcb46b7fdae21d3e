package footnote.config;

import footnote.evidence.AnswerScores;
import footnote.evidence.SentenceEmbeddings;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.search.Library;
import footnote.evidence.search.Reranker;
import footnote.evidence.search.SearchWeights;
import footnote.evidence.search.onnx.OnnxEmbedder;
import footnote.evidence.search.onnx.OnnxReranker;
import footnote.evidence.search.opensearch.OpenSearchHosts;
import footnote.evidence.search.opensearch.OpenSearchStore;
import footnote.runtime.db.Database;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The library as the settings want it searched; models are loaded when first asked for. */
public final class SearchChoice implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(SearchChoice.class.getName());
    private static final String FILE = "file:";

    private static final String EMBEDDED = "embedded";

    private final Settings settings;
    private final Supplier<Database> database;
    private final Supplier<Home> home;
    private final Clock clock;
    private final Lazy<OnnxEmbedder> embedder = new Lazy<>(() -> new OnnxEmbedder(threads()));
    private final Lazy<OnnxReranker> answers = new Lazy<>(() -> OnnxReranker.ofAnswers(threads()));
    private final Lazy<Optional<OnnxReranker>> reranker;
    private final Lazy<Library> library;

    public SearchChoice(Settings settings, Supplier<Home> home, Supplier<Database> database, Clock clock) {
        this.settings = settings;
        this.reranker = new Lazy<>(this::ownReranker);
        this.database = database;
        this.home = home;
        this.clock = clock;
        this.library = new Lazy<>(() -> library(settings.text(Setting.SEARCH_INDEX)));
    }

    /** The library as it is kept there: embedded, or at the hosts of a cluster; the caller closes it. */
    public Library library(String index) {
        return index.equals(EMBEDDED)
                ? new Library(database.get(), home.get().index(), embedder::get, this::reranker, weights(), clock)
                : new Library(database.get(), cluster(index), embedder::get, this::reranker, weights(), clock);
    }

    /** Loads the embedding model beside other work, for a command that is going to ask for it. */
    public void loadAhead() {
        Thread.ofPlatform().name("embedder").daemon().start(() -> {
            try {
                embedder.get();
            } catch (IllegalStateException | LinkageError e) { // the caller is told
                LOG.log(Level.FINE, "the embedding model cannot be loaded", e);
            }
        });
    }

    private OpenSearchStore cluster(String hosts) {
        try {
            return new OpenSearchStore(OpenSearchHosts.of(
                    hosts,
                    settings.text(Setting.SEARCH_USER),
                    settings.text(Setting.SEARCH_PASSWORD),
                    settings.text(Setting.SEARCH_NAME)));
        } catch (IllegalArgumentException e) {
            throw Fault.input("search.index and search.name: " + e.getMessage());
        }
    }

    /** How the cluster is, where the index is not embedded. */
    public Optional<String> clusterHealth() {
        String index = settings.text(Setting.SEARCH_INDEX);
        if (index.equals(EMBEDDED)) {
            return Optional.empty();
        }
        try (var cluster = cluster(index)) {
            return Optional.of(index + ", " + cluster.health());
        }
    }

    /** What is wrong with the embedded index, if anything is: damaged files, or documents it lacks. */
    public Optional<String> indexDamage() {
        if (!embedded()) {
            return Optional.empty();
        }
        var damage = Library.damage(home.get().index());
        if (damage.isPresent()) {
            return damage;
        }
        var lacking = library().missing(false);
        return lacking.isEmpty()
                ? Optional.empty()
                : Optional.of("the search index lacks " + lacking.size() + " of "
                        + library().documents(false).size() + " documents");
    }

    public boolean embedded() {
        return settings.text(Setting.SEARCH_INDEX).equals(EMBEDDED);
    }

    /** Puts back what the embedded index lacks, or all, from the copies of its documents; damaged files are moved aside. */
    public Library.Copied rebuild(boolean all, Consumer<DocumentLabel> progress) {
        var folder = home.get().index();
        if (Library.damage(folder).isPresent()) {
            var aside = folder.resolveSibling("index.damaged-" + clock.millis());
            try {
                Files.move(folder, aside);
            } catch (IOException e) {
                throw Fault.state("cannot move the damaged index " + folder + " aside: " + e.getMessage());
            }
        }
        return library().restore(all, progress);
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors());
    }

    /** What sentences mean, by the same model that searches. */
    public SentenceEmbeddings meanings() {
        return SentenceEmbeddings.by(embedder::get);
    }

    /** How well sentences answer a question, by the model that is shipped for it. */
    public AnswerScores answerScores() {
        return AnswerScores.by(answers::get);
    }

    public Library library() {
        return library.get();
    }

    /** What reads the best passages again; loads its file. */
    public Reranker reranker() {
        return reranker.get().<Reranker>map(own -> own).orElse(Reranker.NONE);
    }

    private Optional<OnnxReranker> ownReranker() {
        String choice = settings.text(Setting.SEARCH_RERANKER);
        return choice.startsWith(FILE)
                ? Optional.of(OnnxReranker.of(Path.of(choice.substring(FILE.length())), threads()))
                : Optional.empty();
    }

    private SearchWeights weights() {
        return SearchWeights.STANDARD.sharing(
                Double.parseDouble(settings.text(Setting.SEARCH_VECTOR)),
                Double.parseDouble(settings.text(Setting.SEARCH_KEYWORD)));
    }

    @Override
    public void close() {
        library.made().ifPresent(Library::close);
        embedder.made().ifPresent(OnnxEmbedder::close);
        answers.made().ifPresent(OnnxReranker::close);
        reranker.made().ifPresent(own -> own.ifPresent(OnnxReranker::close));
    }
}
