package footnote.research.redflags;

import footnote.domain.Document;
import footnote.domain.Listing;
import footnote.research.NewsRelevance;
import footnote.research.redflags.PhraseRules.Hit;
import footnote.research.redflags.PhraseRules.Medium;
import footnote.runtime.secret.Sha256;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The phrases of red flags in filed documents. A document does not change once it is filed, so what was found in one is
 * kept, up to a limit, and a digest reads only the new ones.
 */
final class FiledPhrases {
    private static final int MOST = 1_000;

    private final Map<Key, List<Placed>> kept = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, List<Placed>> eldest) {
            return size() > MOST;
        }
    };

    /** A hit with the section it stands in. */
    record Placed(Hit hit, String section) {}

    /** All that a search of a document depends on. */
    private record Key(Medium medium, Listing listing, LocalDate filed, String text) {}

    /** What a document that the company filed on that day says of it. */
    List<Placed> of(Medium medium, Document document, Listing listing, LocalDate filed) {
        var key = new Key(medium, listing, filed, digest(document));
        synchronized (kept) {
            var known = Optional.ofNullable(kept.get(key));
            if (known.isPresent()) {
                return known.get();
            }
        }
        var found = search(medium, document, new PhraseSubject(NewsRelevance.of(listing)::names, filed));
        synchronized (kept) {
            kept.put(key, found);
        }
        return found;
    }

    private static String digest(Document document) {
        return Sha256.hex(document.sections().stream()
                .map(section -> section.id() + "\n" + section.title() + "\n" + section.text())
                .collect(Collectors.joining("\f")));
    }

    private static List<Placed> search(Medium medium, Document document, PhraseSubject subject) {
        return document.sections().stream()
                .flatMap(section -> PhraseRules.shipped()
                        .hits(
                                medium,
                                medium == Medium.CURRENT ? section.title() + ".\n" + section.text() : section.text(),
                                Optional.of(subject))
                        .stream()
                        .map(hit -> new Placed(hit, section.id())))
                .toList();
    }
}
