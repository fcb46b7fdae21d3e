package footnote.workflows.ask.answer;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.workflows.ask.question.YesOrNo;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Which way a figure went, or did not go, in a sentence. */
final class MoveSentence {
    private MoveSentence() {}

    /** Each change among the figures, with its company where there are several; nothing where there is no change. */
    static Optional<String> of(List<LedgerEntry> figures, Function<LedgerEntry, String> company) {
        var changes = figures.stream().filter(YesOrNo::isChange).toList();
        boolean several =
                changes.stream().map(each -> each.fact().subject()).distinct().count() > 1;
        String sentences = changes.stream()
                .map(each -> (several ? company.apply(each) + ": " + figure(each) : Words.capitalized(figure(each)))
                        + verb(each) + when(each) + ".")
                .distinct()
                .collect(Collectors.joining(" "));
        return Optional.of(sentences).filter(each -> !each.isEmpty());
    }

    /** That a figure did not go the way a question takes for granted. */
    static String denied(LedgerEntry change, int asked) {
        return Words.capitalized(figure(change)) + " did not " + (asked > 0 ? "rise" : "fall") + when(change) + ".";
    }

    private static String verb(LedgerEntry change) {
        boolean moved = FigureFormat.of(change.fact()).matches(".*[1-9].*"); // else it prints as none
        return moved ? change.number() > 0 ? " rose" : " fell" : " did not change";
    }

    /** What changed, as readers know it. */
    private static String figure(LedgerEntry change) {
        return FigureLines.label(change).replaceFirst(" (?:compound )?(?:growth|change|difference)$", "");
    }

    private static String when(LedgerEntry change) {
        return (" in " + change.fact().period().label()).replace(" in as of ", " in the period to ");
    }
}
