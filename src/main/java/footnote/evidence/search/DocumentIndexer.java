package footnote.evidence.search;

import footnote.domain.Ticker;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.DocumentReader;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.run.Fault;
import footnote.runtime.secret.Sha256;
import footnote.sources.SourceException;
import footnote.sources.files.Content;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Takes documents in: first all by their words, which is quick, then all by their meaning, unless meaning counts nothing
 * in a search. What is in already stays; what was broken off goes on where it stopped.
 */
public final class DocumentIndexer {
    private static final long MOST_BYTES = 128L << 20;
    private static final int MANY = 20;
    private static final int TOGETHER = 2000;
    private static final long MOST_LETTERS = 16L << 20;

    private final Library library;
    private final Clock clock;
    private final boolean sample;

    public DocumentIndexer(Library library, Clock clock) {
        this(library, clock, false);
    }

    /** One that adds documents to the sample market's, where searches of it look. */
    public DocumentIndexer(Library library, Clock clock, boolean sample) {
        this.library = library;
        this.clock = clock;
        this.sample = sample;
    }

    /** What became of a file: its id, pages and passages, and whether it was in before; or why it was refused. */
    public record Indexed(
            Path file,
            Optional<String> id,
            String title,
            int pages,
            int passages,
            boolean known,
            Optional<String> refused) {
        static Indexed refused(Path file, String why) {
            return new Indexed(file, Optional.empty(), "", 0, 0, false, Optional.of(why));
        }
    }

    /** Receives how far the work is. */
    public interface Progress {
        Progress SILENT = new Progress() {};

        default void taken(Indexed file) {}

        default void understood(Path file, int passages, int of) {}
    }

    /** The files of folders and the files named themselves, in order, that can be documents. */
    public static List<Path> files(Collection<Path> paths) {
        var files = new ArrayList<Path>();
        for (var path : paths) {
            if (Files.isDirectory(path)) {
                try (var inside = Files.walk(path)) {
                    var root = path.toRealPath();
                    inside.filter(Files::isRegularFile)
                            .filter(file -> within(file, root))
                            .filter(DocumentReader::reads)
                            .sorted()
                            .forEach(files::add);
                } catch (IOException e) {
                    throw Fault.input("the folder " + path + " cannot be listed: " + e.getMessage());
                }
            } else {
                files.add(path);
            }
        }
        return files;
    }

    /** A link that leads out of the folder is not followed: its author need not be the one who takes the folder in. */
    private static boolean within(Path file, Path root) {
        try {
            return file.toRealPath().startsWith(root);
        } catch (IOException e) {
            return false;
        }
    }

    /** A file taken in by its words; and its text, where that is kept until its meaning is read. */
    private record Begun(Indexed taken, Optional<ParsedDocument> text) {
        static Begun refused(Path file, String why) {
            return new Begun(Indexed.refused(file, why), Optional.empty());
        }

        long letters() {
            return text.stream()
                    .flatMap(each -> each.pages().stream())
                    .mapToLong(page -> page.text().length())
                    .sum();
        }

        Begun withoutText() {
            return new Begun(taken, Optional.empty());
        }
    }

    /** Adds all files; a refused one is reported and the others still go in. */
    public List<Indexed> add(List<Path> files, Optional<Ticker> ticker, Progress progress) {
        var results = new ArrayList<Indexed>();
        var waiting = new ArrayList<Begun>();
        long kept = 0;
        for (var file : files) {
            var begun = words(file, ticker);
            var taken = begun.taken();
            results.add(taken);
            progress.taken(taken);
            if (taken.id().filter(this::waits).isPresent()) {
                long more = begun.letters();
                boolean fits = kept + more <= MOST_LETTERS;
                waiting.add(fits ? begun : begun.withoutText());
                kept += fits ? more : 0;
            }
        }
        boolean many = waiting.size() >= MANY;
        if (many) {
            library.beginBulk();
        }
        understand(waiting, ticker, progress);
        if (many) {
            library.endBulk();
        }
        return results;
    }

    /** Some documents go into the index together; what a kill leaves out of it is not embedded again. */
    private void understand(List<Begun> waiting, Optional<Ticker> ticker, Progress progress) {
        var ready = new ArrayList<EmbeddedDocument>();
        int passages = 0;
        for (var each : waiting) {
            var taken = each.taken();
            each.text()
                    .or(() -> read(taken.file(), taken.id().orElseThrow(), ticker))
                    .map(text ->
                            library.embedded(text, done -> progress.understood(taken.file(), done, taken.passages())))
                    .ifPresent(ready::add);
            passages += taken.passages();
            if (passages >= TOGETHER) {
                library.addVectors(List.copyOf(ready), sample);
                ready.clear();
                passages = 0;
            }
        }
        if (!ready.isEmpty()) {
            library.addVectors(ready, sample);
        }
    }

    private boolean waits(String id) {
        return library.isByMeaning() && library.stage(id).orElse(Library.Stage.WORDS) != Library.Stage.DONE;
    }

    private Begun words(Path file, Optional<Ticker> ticker) {
        try {
            byte[] content = content(file);
            String id = digest(content);
            var stage = library.stage(id);
            var known = stage.isPresent()
                    ? Optional.ofNullable(library.documents(sample).get(id))
                    : Optional.<DocumentLabel>empty();
            boolean done = stage.filter(each -> each == Library.Stage.DONE || !library.isByMeaning())
                    .isPresent();
            if (done && known.isPresent()) {
                var taken = new Indexed(file, Optional.of(id), known.get().title(), 0, 0, true, Optional.empty());
                return new Begun(taken, Optional.empty());
            }
            var document = DocumentReader.read(file, content, id, ticker, clock.instant());
            if (stage.isEmpty()) {
                library.add(document, sample);
            }
            int passages = document.pages().stream()
                    .map(Page::spans)
                    .mapToInt(List::size)
                    .sum();
            var taken = new Indexed(
                    file,
                    Optional.of(id),
                    document.label().title(),
                    document.pages().size(),
                    passages,
                    stage.isPresent(),
                    Optional.empty());
            return new Begun(taken, Optional.of(document));
        } catch (SourceException | IllegalArgumentException e) {
            return Begun.refused(file, String.valueOf(e.getMessage()));
        } catch (OutOfMemoryError | StackOverflowError e) {
            return Begun.refused(file, "reading it takes more memory than there is; it may be built to do so");
        }
    }

    /** Once more, where all texts together would have been too many to keep. */
    private Optional<ParsedDocument> read(Path file, String id, Optional<Ticker> ticker) {
        try {
            return Optional.of(DocumentReader.read(file, content(file), id, ticker, clock.instant()));
        } catch (SourceException e) {
            return Optional.empty(); // it changed since; the next time shows
        }
    }

    private static byte[] content(Path file) {
        if (!DocumentReader.reads(file)) {
            throw new SourceException.Malformed(
                    "files", String.valueOf(file.getFileName()), "documents are PDF, HTML, text or JSON");
        }
        return Content.read(file, MOST_BYTES);
    }

    /** Names content, whatever its file is called. */
    static String digest(byte[] content) {
        return Sha256.hex(content).substring(0, 24);
    }
}
