package footnote.sources;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.sources.SourceException.NoData;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Resolves among lists fetched once, and asks a vendor's search for what they lack.
 *
 * <p>The search only widens the list: its hits are matched like everything else, so its favourite is never taken for
 * what the reader meant. Where a list or the search is not available and the rest does not know, the failure is the
 * answer, not "unknown".
 */
public final class LiveDirectory implements Directory {
    private static final int SEARCHED = 2;

    private final List<ListingSource> lists;
    private final List<ListingSearch> searches;
    private final List<Listing> known = new ArrayList<>();
    private @Nullable ListedDirectory directory;
    private @Nullable SourceException failure;

    public LiveDirectory(List<ListingSource> lists, List<ListingSearch> searches) {
        this.lists = List.copyOf(lists);
        this.searches = List.copyOf(searches);
    }

    @Override
    public synchronized Resolution resolve(String text) {
        Resolution local = directory().resolve(text);
        if (!(local instanceof Unknown unknown)) {
            return local;
        }
        var found = new ArrayList<Listing>();
        SourceException failed = search(text, found);
        if (found.isEmpty()) {
            if (failed != null) {
                throw failed;
            }
            return unknown;
        }
        return switch (new ListedDirectory(found).resolve(text)) {
            case Resolved resolved -> resolved;
            case Ambiguous ambiguous -> ambiguous;
            case Unknown _ -> new Unknown(text, found.stream().limit(5).toList());
        };
    }

    /** By the lists alone; a vendor's search is asked for two phrases at most, and only where the lists know none. */
    @Override
    public synchronized List<Listing> named(String question) {
        var known = NamedListings.in(question, directory()::resolve);
        if (!known.isEmpty()) {
            return known;
        }
        return NamedListings.phrases(question).stream()
                .limit(SEARCHED)
                .map(this::resolve)
                .flatMap(found -> found instanceof Resolved(Listing listing) ? Stream.of(listing) : Stream.empty())
                .toList();
    }

    @Override
    public Optional<String> otherThanShare(String symbol) {
        for (var search : searches) {
            try {
                return search.otherThanShare(symbol);
            } catch (SourceException broken) {
                // another may know; without any it counts as a share
            }
        }
        return Optional.empty();
    }

    private @Nullable SourceException search(String text, List<Listing> found) {
        @Nullable SourceException failed = failure;
        for (var search : searches) {
            try {
                found.addAll(search.search(text));
                return null;
            } catch (SourceException broken) {
                failed = broken instanceof NoData ? failed : broken;
            }
        }
        return failed;
    }

    /** Lists that failed are tried again with the next question. */
    private ListedDirectory directory() {
        if (directory != null && failure == null) {
            return directory;
        }
        known.clear();
        failure = null;
        for (var list : lists) {
            try {
                known.addAll(list.listings());
            } catch (SourceException broken) {
                failure = broken;
            }
        }
        directory = ListedDirectory.ofMany(known);
        return directory;
    }
}
