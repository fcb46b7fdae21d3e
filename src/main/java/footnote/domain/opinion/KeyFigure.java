package footnote.domain.opinion;

/** A figure worth showing beside a view: what it is called there, and its ledger entry. */
public record KeyFigure(String label, String entry) {}
