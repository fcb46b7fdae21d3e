package footnote.workflows.ask;

import footnote.domain.LedgerEntry;
import java.util.List;

/** Figures that answer a question, those they were computed from, and what could not be had. */
public record FigureSheet(String company, List<String> answers, List<LedgerEntry> entries, List<String> gaps) {
    public FigureSheet {
        answers = List.copyOf(answers);
        entries = List.copyOf(entries);
        gaps = List.copyOf(gaps);
    }

    public static FigureSheet none(String company, String why) {
        return new FigureSheet(company, List.of(), List.of(), why.isEmpty() ? List.of() : List.of(why));
    }
}
