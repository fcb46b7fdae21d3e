package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Chooses the reports and calls of the time asked about; the current ones where none is. */
final class AskedSources {
    private static final Pattern AS_OF = Pattern.compile("(?i)\\bas of\\b");

    private final AnswerEvidence data;
    private final CallScope call;
    private final Set<FiscalPeriod> periods;
    private final boolean ahead;
    /** Whether documents of the quarters before tell what is asked for, not those of the quarter named. */
    private final boolean before;

    AskedSources(String question, WantedStatement wanted, AnswerEvidence data, CallScope call) {
        this.data = data;
        this.call = call;
        this.periods = Set.copyOf(AskedFigures.in(question).periods());
        this.ahead = wanted == WantedStatement.EXPECTATION;
        this.before = ahead && !AS_OF.matcher(question).find();
    }

    List<AnswerEvidence.Source> read() {
        var filed = data.sources().stream()
                .filter(source -> !source.passage().id().startsWith("fact:"))
                .filter(source -> source.passage().document().kind() != DocumentKind.NEWS)
                .filter(call::has)
                .toList();
        var ofYears = filed.stream().filter(source -> isOf(source, 0)).toList();
        var since = ofYears.isEmpty() || ahead
                ? filed.stream()
                        .filter(source -> isOf(source, 0) || isOf(source, 1))
                        .toList()
                : ofYears;
        return since.isEmpty() ? filed.stream().filter(data::isCurrent).toList() : since; // a year may be of an event
    }

    private boolean isOf(AnswerEvidence.Source source, int before) {
        return source.passage()
                .document()
                .period()
                .filter(period ->
                        periods.stream().anyMatch(each -> each.year() == period.year() + before) && isOfQuarter(period))
                .isPresent();
    }

    /** Whether a quarter is one of those asked about, or before it where it is ahead; any is where none is named. */
    private boolean isOfQuarter(FiscalPeriod period) {
        return period.quarter().isEmpty()
                || periods.stream().allMatch(each -> each.quarter().isEmpty())
                || periods.stream().anyMatch(each -> before ? period.compareTo(each) < 0 : period.equals(each));
    }
}
