package footnote.sources;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import java.util.List;
import java.util.Optional;

/** Tells which listing a reader means. */
public interface Directory {
    /**
     * One listing, several, or none with the nearest; never a silent default.
     *
     * @throws SourceException when a vendor that would have to be asked cannot be
     */
    Resolution resolve(String text);

    /**
     * The companies that a question names, in order; what could be several is left out.
     *
     * @throws SourceException when a vendor that would have to be asked cannot be
     */
    default List<Listing> named(String question) {
        return NamedListings.in(question, this::resolve);
    }

    /** What goes by a symbol that is no company's share, such as a fund, an index or a currency; empty where it is one. */
    default Optional<String> otherThanShare(String symbol) {
        return Optional.empty();
    }
}
