package footnote.sources;

import footnote.domain.Resolution;

/** Tells which listing a reader means. */
public interface Directory {
    /**
     * One listing, several, or none with the nearest; never a silent default.
     *
     * @throws SourceException when a vendor that would have to be asked cannot be
     */
    Resolution resolve(String text);
}
