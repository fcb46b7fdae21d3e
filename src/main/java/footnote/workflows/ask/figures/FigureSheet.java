package footnote.workflows.ask.figures;

import com.fasterxml.jackson.annotation.JsonInclude;
import footnote.domain.LedgerEntry;
import footnote.evidence.documents.DocumentLabel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Figures that answer a question, those they were computed from, what is missing, what supports them, and the
 * documents they were read from.
 */
public record FigureSheet(
        String company,
        List<String> answers,
        List<LedgerEntry> entries,
        List<String> gaps,
        Optional<FigureSupport> support,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<DocumentLabel> documents) {
    public FigureSheet {
        answers = List.copyOf(answers);
        entries = List.copyOf(entries);
        gaps = List.copyOf(gaps);
        documents = documents == null ? List.of() : List.copyOf(documents); // in a run from before they were kept
    }

    public FigureSheet(String company, List<String> answers, List<LedgerEntry> entries, List<String> gaps) {
        this(company, answers, entries, gaps, Optional.empty(), List.of());
    }

    public static FigureSheet none(String company, String why) {
        return new FigureSheet(company, List.of(), List.of(), why.isEmpty() ? List.of() : List.of(why));
    }

    /** The figures of both. */
    FigureSheet and(FigureSheet other) {
        return new FigureSheet(
                company,
                joined(answers, other.answers),
                joined(entries, other.entries),
                joined(gaps, other.gaps),
                support,
                joined(documents, other.documents));
    }

    private static <T> List<T> joined(List<T> one, List<T> other) {
        return Stream.concat(one.stream(), other.stream()).distinct().toList();
    }

    /** The same, with a word of the question that its figures leave out. */
    FigureSheet doubted() {
        return support.map(each -> supported(new FigureSupport(each.source(), each.kind(), each.unexplained() + 1)))
                .orElse(this);
    }

    /** Whether it has all that a row's sheet answers by. */
    boolean holds(FigureSheet row) {
        return row.entries().stream()
                .filter(entry -> row.answers().contains(entry.id()))
                .allMatch(entry -> entries.stream()
                        .anyMatch(each -> answers.contains(each.id())
                                && each.fact().period().equals(entry.fact().period())
                                && Math.abs(each.number()) == Math.abs(entry.number())));
    }

    FigureSheet supported(FigureSupport by) {
        return new FigureSheet(company, answers, entries, gaps, Optional.of(by), documents);
    }

    /** The same, with those of these reports that its figures were read from. */
    FigureSheet from(List<DocumentLabel> reports) {
        var read = entries.stream()
                .flatMap(entry -> entry.fact().origin().document().stream())
                .collect(Collectors.toUnmodifiableSet());
        return new FigureSheet(
                company,
                answers,
                entries,
                gaps,
                support,
                reports.stream().filter(each -> read.contains(each.name())).toList());
    }
}
