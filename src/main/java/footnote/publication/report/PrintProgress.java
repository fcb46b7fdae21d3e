package footnote.publication.report;

/** Told what is being printed, for a reader who waits. */
@FunctionalInterface
public interface PrintProgress {
    /** Nobody waits. */
    PrintProgress NONE = (_, _, _) -> {};

    /** A part begins: what it is in a reader's words, and its number among as many of its kind. */
    void printing(String part, int number, int of);
}
