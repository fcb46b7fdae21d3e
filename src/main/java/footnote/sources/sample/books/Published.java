package footnote.sources.sample.books;

import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.Restatement;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Which of a company's quarters the public ever saw, and the figures as they were first printed. */
public final class Published {
    private Published() {}

    /** Without those before the prospectus of a young listing, and without one that was never reported. */
    public static List<Quarter> quarters(Books books) {
        Description company = books.company();
        Optional<LocalDate> listed = company.day("listed");
        String missing = company.optional("missing_quarter").orElse("");
        return books.quarters().stream()
                .filter(quarter -> listed.map(day -> quarter.term().published().isAfter(day))
                        .orElse(true))
                .filter(quarter -> !quarter.term().label().equals(missing))
                .toList();
    }

    /** The same quarter, or the whole year, one year before one; none where the public never saw it. */
    public static Optional<Quarter> yearBefore(Books books, int index, boolean year) {
        int before = index - 4;
        boolean whole = !year || before >= 3;
        return before >= 0 && whole && quarters(books).contains(books.quarters().get(before))
                ? Optional.of(year ? books.year(before) : books.quarters().get(before))
                : Optional.empty();
    }

    /** The quarter, or the span it closes, as first printed. */
    public static Entries first(Books books, Quarter span) {
        return Restatement.of(books)
                .filter(restated -> restated.term().equals(span.term()))
                .map(restated -> span.entries().copy().plus(restated.overstated()))
                .orElse(span.entries());
    }
}
