package footnote.sources.sample;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Which of a company's quarters the public ever saw, and the figures as they were first printed. */
final class Published {
    private Published() {}

    /** Without those before the prospectus of a young listing, and without one that was never reported. */
    static List<Quarter> quarters(Books books) {
        Description company = books.company();
        Optional<LocalDate> listed = company.day("listed");
        String missing = company.optional("missing_quarter").orElse("");
        return books.quarters().stream()
                .filter(quarter -> listed.map(day -> quarter.term().published().isAfter(day))
                        .orElse(true))
                .filter(quarter -> !quarter.term().label().equals(missing))
                .toList();
    }

    /** Whether the four quarters of a year are all within the published span, reported or not. */
    static boolean wholeYear(Books books, int closing) {
        return closing >= 3 && books.quarters().get(closing).term().closesYear();
    }

    /** The quarter, or the span it closes, as first printed. */
    static Entries first(Books books, Quarter span) {
        return Restatement.of(books)
                .filter(restated -> restated.term().equals(span.term()))
                .map(restated -> span.entries().copy().plus(restated.overstated()))
                .orElse(span.entries());
    }
}
