package footnote.runtime.model;

/** A passage from outside and where it came from. */
public record QuotedText(String origin, String text) {}
