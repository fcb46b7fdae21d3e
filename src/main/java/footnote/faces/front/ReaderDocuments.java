package footnote.faces.front;

import footnote.domain.Ticker;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.search.DocumentIndexer;
import footnote.evidence.search.Hit;
import footnote.evidence.search.Library;
import footnote.evidence.search.SearchRequest;
import footnote.faces.access.Caller;
import footnote.faces.access.Ownership;
import footnote.faces.access.Ownership.Kind;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Takes readers' documents in, lists and deletes them, and finds passages in what a caller may read. */
public final class ReaderDocuments {
    /** The most bytes of one upload. */
    public static final int MOST_BYTES = 32 << 20;

    private static final Logger LOG = Logger.getLogger(ReaderDocuments.class.getName());
    private static final int AT_ONCE = 32;
    /** A filing of the sample market: its company's symbol and its number. */
    private static final Pattern SAMPLE_FILING = Pattern.compile("(.+)-99\\d{8}-\\d{2}-\\d{6}");

    private static final String SAMPLE = "sample";

    private final RunAccess runs;
    private final Ownership belongings;
    private final Map<String, Integer> percent = new ConcurrentHashMap<>();
    private final DeletedDocuments deleted = new DeletedDocuments();
    private final Semaphore readers = new Semaphore(AT_ONCE);
    private final ReentrantLock understanding = new ReentrantLock(true);

    public ReaderDocuments(RunAccess runs) {
        this.runs = runs;
        this.belongings = new Ownership(runs.desk().database(), runs.desk().clock());
    }

    /** A document as its reader sees it: how far it has come, and whose it is. */
    public record Volume(DocumentLabel label, String stage, int percent, boolean own) {}

    private Library library() {
        return runs.desk().search().library();
    }

    /** What readers added and the caller may read; on the sample market without its own papers. */
    public List<Volume> list(Caller caller) {
        RunAccess.require(caller, Right.READ);
        var own = belongings.ownedBy(Kind.DOCUMENT, caller);
        return visible(caller, runs.sample(Optional.empty())).values().stream()
                .filter(label -> !label.vendor().equals(SAMPLE))
                .map(label -> volume(label, own.contains(label.id())))
                .toList();
    }

    /** One page of a document as it was read: its text, the page number on paper where it has one, and its neighbors. */
    public record PageText(
            DocumentLabel label, int number, Optional<Integer> printed, String text, boolean first, boolean last) {}

    /** A page of a document that the caller may read, from the desk's own documents or the sample market's. */
    public PageText page(Caller caller, String id, int number) {
        RunAccess.require(caller, Right.READ);
        var filed = SAMPLE_FILING.matcher(id);
        if (filed.matches() && !library().documents(true).containsKey(id)) {
            addSampleDocuments(filed.group(1));
        }
        var known = new LinkedHashMap<>(visible(caller, false));
        known.putAll(visible(caller, true));
        return Optional.ofNullable(known.get(id))
                .flatMap(label -> library().page(id + "#" + number).map(text -> page(label, number, text)))
                .orElseThrow(() -> new RequestDenied(
                        Reason.NOT_FOUND, "no page " + number + " of a document '" + id + "' that you may read"));
    }

    private PageText page(DocumentLabel label, int number, String text) {
        return new PageText(
                label,
                number,
                printed(label.id(), number),
                text,
                library().page(label.id() + "#" + (number - 1)).isEmpty(),
                library().page(label.id() + "#" + (number + 1)).isEmpty());
    }

    private Optional<Integer> printed(String id, int number) {
        return library().document(id, false).or(() -> library().document(id, true)).stream()
                .flatMap(document -> document.pages().stream())
                .filter(page -> page.number() == number)
                .flatMap(page -> page.page().stream())
                .findFirst();
    }

    private Volume volume(DocumentLabel label, boolean own) {
        boolean done =
                library().stage(label.id()).filter(Library.Stage.DONE::equals).isPresent();
        return new Volume(label, done ? "done" : "words", done ? 100 : percent.getOrDefault(label.id(), 0), own);
    }

    /** Reads a file in and gives it back as soon as its words can be searched; its meaning follows. */
    public DocumentIndexer.Indexed add(Caller caller, String name, Optional<String> symbol, InputStream content) {
        RunAccess.require(caller, Right.RUN);
        var ticker = symbol.filter(text -> !text.isBlank()).map(text -> Ticker.read(text)
                .orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "'" + text + "' is no symbol")));
        if (!readers.tryAcquire()) {
            throw new RequestDenied(
                    Reason.TOO_MANY, AT_ONCE + " documents are being read already; try again in a minute");
        }
        var seen = visible(caller, runs.sample(Optional.empty())).keySet();
        var taken = new CompletableFuture<DocumentIndexer.Indexed>();
        try {
            var file = kept(name, content);
            // reading computes, which would keep a carrier from web requests
            Thread.ofPlatform().daemon().name("intake").start(() -> read(file, ticker, caller, taken));
        } catch (RuntimeException e) {
            readers.release();
            throw e;
        }
        var result = discreet(result(taken), seen);
        runs.auditTrail()
                .add(
                        caller.name(),
                        "upload document",
                        result.id().map(id -> id + " ").orElse("") + UploadedFile.plain(name),
                        result.refused().isPresent() ? "refused" : "taken");
        return result;
    }

    /** As if it were new, where only others have it: that they do is not told. */
    private DocumentIndexer.Indexed discreet(DocumentIndexer.Indexed taken, Set<String> seen) {
        if (!taken.known() || taken.id().filter(seen::contains).isPresent()) {
            return taken;
        }
        var size = taken.id().map(library()::size).orElse(new Library.Size(0, 0));
        return new DocumentIndexer.Indexed(
                taken.file(), taken.id(), taken.title(), size.pages(), size.passages(), false, taken.refused());
    }

    private static DocumentIndexer.Indexed result(CompletableFuture<DocumentIndexer.Indexed> taken) {
        try {
            return taken.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private void read(
            Path file, Optional<Ticker> ticker, Caller caller, CompletableFuture<DocumentIndexer.Indexed> taken) {
        try {
            var progress = new DocumentIndexer.Progress() {
                @Override
                public void taken(DocumentIndexer.Indexed each) {
                    each.id()
                            .filter(id -> !each.known() || belongings.owned(Kind.DOCUMENT, id)) // else the desk's
                            .ifPresent(id -> belongings.own(Kind.DOCUMENT, id, caller));
                    each.id().ifPresent(deleted::reading);
                    taken.complete(each);
                    understanding.lock(); // the words of the next are in at once, the meaning waits its turn
                }

                @Override
                public void understood(Path read, int passages, int of) {
                    taken.resultNow().id().ifPresent(id -> percent.put(id, of == 0 ? 100 : 100 * passages / of));
                }
            };
            runs.desk().intake().add(List.of(file), ticker, progress);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a document was taken in by its words alone", e);
            taken.completeExceptionally(e);
        } finally {
            if (understanding.isHeldByCurrentThread()) {
                understanding.unlock();
            }
            if (taken.isDone() && !taken.isCompletedExceptionally()) {
                taken.resultNow()
                        .id()
                        .ifPresent(id -> deleted.read(id, () -> library().remove(id)));
            }
            readers.release();
            UploadedFile.removed(file);
        }
    }

    private Path kept(String name, InputStream content) {
        try {
            var folder = Files.createTempDirectory("footnote-intake");
            var file = folder.resolve(UploadedFile.plain(name));
            long bytes = Files.copy(content, file);
            if (bytes > MOST_BYTES || bytes == 0) {
                UploadedFile.removed(file);
                throw bytes == 0
                        ? new RequestDenied(Reason.UNSERVABLE, "the file is empty")
                        : new RequestDenied(
                                Reason.TOO_LARGE, "a document has at most " + MOST_BYTES + " bytes; send less");
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes a document out, for all once nobody holds it any more. */
    public void delete(Caller caller, String id) {
        RunAccess.require(caller, Right.RUN);
        var found = list(caller).stream()
                .filter(volume -> volume.label().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new RequestDenied(
                        Reason.NOT_FOUND, "no document '" + id + "'; GET /api/documents lists yours"));
        if (!found.own() && !caller.may(Right.ADMIN)) {
            throw new RequestDenied(
                    Reason.FORBIDDEN,
                    "'" + found.label().name() + "' is not yours; its owner or an administrator may delete it");
        }
        if (belongings.release(Kind.DOCUMENT, id, caller)) {
            deleted.delete(id, () -> library().remove(id));
        }
        runs.auditTrail()
                .add(caller.name(), "delete document", id + " " + found.label().name(), "deleted");
    }

    /** Passages on the question, of some companies or of all, in documents the caller may read. */
    public List<Hit> find(Caller caller, String question, List<String> companies, boolean sample, int most) {
        RunAccess.require(caller, Right.READ);
        if (question.isBlank() || question.length() > SearchRequest.LONGEST || most < 1 || most > 50) {
            throw new RequestDenied(
                    Reason.MALFORMED, "q has 1 to " + SearchRequest.LONGEST + " characters and top is 1 to 50");
        }
        if (sample) {
            addSampleDocuments(String.join(" ", companies) + " " + question);
        }
        var visible = visible(caller, sample);
        var request = SearchRequest.of(question, sample, most).about(named(question, companies, visible, sample));
        if (visible.size() == library().documents(sample).size()) {
            return library().find(request);
        }
        return visible.isEmpty() ? List.of() : library().find(request.within(visible.keySet()));
    }

    private Map<String, DocumentLabel> visible(Caller caller, boolean sample) {
        var visible = new LinkedHashMap<>(library().documents(sample));
        visible.keySet().removeAll(belongings.hidden(Kind.DOCUMENT, caller));
        visible.keySet().removeIf(deleted::contains);
        return visible;
    }

    /** The companies named of which the caller may read something; that others have papers is not told. */
    private Set<String> named(
            String question, List<String> companies, Map<String, DocumentLabel> visible, boolean sample) {
        var known = visible.values().stream().map(Library::company).collect(Collectors.toSet());
        var keys = new LinkedHashSet<String>();
        for (var company : companies) {
            var named = new LinkedHashSet<>(library().companies(company, sample));
            named.retainAll(known);
            if (named.isEmpty()) {
                throw new RequestDenied(Reason.UNSERVABLE, "no document of '" + company + "' is on file");
            }
            keys.addAll(named);
        }
        if (keys.isEmpty()) {
            keys.addAll(library().companies(question, sample));
            keys.retainAll(known);
        }
        return keys;
    }

    /** The sample market's papers are put on file company by company, when one is named. */
    private void addSampleDocuments(String words) {
        var reading = runs.desk().reading();
        var view = runs.view(true);
        for (var company : new ArrayList<>(reading.named(words, view))) {
            company.ticker()
                    .ifPresent(ticker ->
                            reading.addSampleDocuments(runs.desk().evidence().listing(ticker.symbol(), view), view));
        }
    }
}
