package footnote.domain.lead;

/** A company that was left out, and why. */
public record Exclusion(String company, String reason) {}
