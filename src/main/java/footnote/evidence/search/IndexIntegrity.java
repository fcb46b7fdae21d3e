package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Compares the index with the list of documents, and restores what it lacks from the copies of their text. */
final class IndexIntegrity {
    private static final int LOOKED_FOR = 1000;
    private static final int LOOKS = 5;
    private static final long LOOK_AGAIN = TimeUnit.MILLISECONDS.toNanos(50);

    private final DocumentCatalog catalog;
    private final PassageStore store;
    private final Optional<DocumentArchive> archive;
    private final Set<Boolean> verified = ConcurrentHashMap.newKeySet();

    IndexIntegrity(DocumentCatalog catalog, PassageStore store, Optional<DocumentArchive> archive) {
        this.catalog = catalog;
        this.store = store;
        this.archive = archive;
    }

    private Map<String, DocumentLabel> labels(boolean sample) {
        return catalog.byId(Library.market(sample));
    }

    /** The documents of the list that the index has not, or not whole. */
    List<DocumentLabel> missing(boolean sample) {
        var labels = labels(sample);
        return catalog.pages(sample).entrySet().stream()
                .filter(each -> {
                    int there = store.pages(each.getKey());
                    return there >= 0 && there < each.getValue();
                })
                .flatMap(each -> Optional.ofNullable(labels.get(each.getKey())).stream())
                .toList();
    }

    /** Refuses an index that lacks documents; asked once for each world. The sample market's come back when asked for. */
    void verify(boolean sample) {
        if (!verified.add(sample)) {
            return;
        }
        if (sample) {
            missing(true).forEach(label -> catalog.remove(label.id()));
            return;
        }
        for (int look = 1; ; look++) {
            var lacking = missing(false);
            if (lacking.isEmpty()) {
                return;
            }
            if (look == LOOKS) {
                verified.remove(sample);
                throw new DamagedIndex(
                        "the search index lacks " + lacking.size() + " of "
                                + labels(false).size() + " documents, such as '"
                                + lacking.getFirst().title() + "'",
                        null);
            }
            LockSupport.parkNanos(LOOK_AGAIN); // another program may be about to take one out
        }
    }

    /** Puts back what the index lacks, or every document; copies are made of what has none yet. */
    Library.Copied restore(boolean all, Consumer<ParsedDocument> put, Consumer<DocumentLabel> progress) {
        archive.ifPresent(copies -> labels(false).values().stream()
                .filter(label -> !copies.has(label.id()))
                .forEach(label -> document(label).ifPresent(copies::keep)));
        missing(true).forEach(label -> catalog.remove(label.id()));
        var whole = new ArrayList<DocumentLabel>();
        var broken = new ArrayList<DocumentLabel>();
        for (var label : all ? List.copyOf(labels(false).values()) : missing(false)) {
            var kept = archive.flatMap(copies -> copies.read(label.id()));
            kept.ifPresent(put);
            (kept.isPresent() ? whole : broken).add(label);
            progress.accept(label);
        }
        return new Library.Copied(whole, broken);
    }

    /** A document as it was read, from its pages in the index; nothing where one is missing. */
    Optional<ParsedDocument> document(DocumentLabel label) {
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
                    .forEach((key, page) -> kept.put(Integer.valueOf(key.substring(key.lastIndexOf('#') + 1)), page));
            kept.forEach((number, page) ->
                    pages.add(new Page(number, page.page(), page.section(), page.text(), page.spans())));
        }
        return count > 0 && pages.size() == count ? Optional.of(new ParsedDocument(label, pages)) : Optional.empty();
    }
}
