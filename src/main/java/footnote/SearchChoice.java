package footnote;

import footnote.evidence.search.Embedder;
import footnote.evidence.search.Library;
import footnote.evidence.search.OnnxEmbedder;
import footnote.evidence.search.OnnxReranker;
import footnote.evidence.search.Reranker;
import footnote.evidence.search.SearchWeights;
import footnote.runtime.db.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;

/** The library as the settings want it searched; models are loaded when first asked for. */
final class SearchChoice implements AutoCloseable {
    private static final String FILE = "file:";

    private final Settings settings;
    private final Once<OnnxEmbedder> embedder = new Once<>(() -> new OnnxEmbedder(threads()));
    private final Once<Optional<OnnxReranker>> reranker;
    private final Once<Library> library;

    SearchChoice(Settings settings, Supplier<Home> home, Supplier<Database> database, Clock clock) {
        this.settings = settings;
        this.reranker = new Once<>(this::ownReranker);
        this.library = new Once<>(
                () -> new Library(database.get(), home.get().index(), embedder::get, this::reranker, weights(), clock));
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors());
    }

    Embedder embedder() {
        return embedder.get();
    }

    Library library() {
        return library.get();
    }

    /** What reads the best passages again; loads its file. */
    Reranker reranker() {
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
        reranker.made().ifPresent(own -> own.ifPresent(OnnxReranker::close));
    }
}
