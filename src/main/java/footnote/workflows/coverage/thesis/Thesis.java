package footnote.workflows.coverage.thesis;

import java.time.LocalDate;

/** A reader's belief about a company: the sentence, the test it became, and the day since which facts count. */
public record Thesis(String id, String symbol, String name, String sentence, Tripwire tripwire, LocalDate addedOn) {}
