package footnote.research;

/** What the reader says when several companies go by the words. */
public sealed interface CompanyReply {
    /** That one, by its symbol or its place in the list. */
    record Choose(String symbol) implements CompanyReply {}

    record Cancel(String reason) implements CompanyReply {}
}
