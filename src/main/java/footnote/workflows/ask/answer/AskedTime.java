package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import java.time.Month;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The years and months a question names, and whether a document or sentence is of them. */
final class AskedTime {
    static final String MONTHS =
            "January|February|March|April|May|June|July|August|September|October|November|December";
    private static final Pattern MONTH = Pattern.compile("\\b(?:" + MONTHS + ")\\b");
    private static final Pattern ASKS_AHEAD =
            Pattern.compile("(?i)\\b(?:guid(?:e|es|ed|ing|ance)|outlook|forecasts?|expect\\w*|targets?|plans?)\\b");

    private final String question;
    private final Set<FiscalPeriod> periods;
    private final Set<Integer> years;
    private final Set<Month> months;

    AskedTime(String question) {
        this.question = question;
        this.periods = Set.copyOf(AskedFigures.in(question).periods());
        var all = new HashSet<Integer>();
        periods.forEach(period -> all.add(period.year()));
        if (ASKS_AHEAD.matcher(question).find()) {
            periods.forEach(period -> all.add(period.year() - 1)); // what is ahead stands in the report before
        }
        this.years = Set.copyOf(all);
        this.months = MONTH.matcher(question)
                .results()
                .map(found -> Month.valueOf(found.group().toUpperCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }

    static String withoutMonths(String question) {
        return MONTH.matcher(question).replaceAll(" ");
    }

    /** Whether no year is named. */
    boolean isOpen() {
        return years.isEmpty();
    }

    /** Whether a document is of the very period asked about, or of a whole year where none is. */
    boolean isOfVeryPeriod(AnswerEvidence.Source source) {
        var period = source.passage().document().period();
        return periods.isEmpty()
                ? period.filter(each -> each.quarter().isEmpty()).isPresent()
                : period.filter(periods::contains).isPresent();
    }

    /** Whether the document is of a year the question names, or the sentence of the very month; any is where it names none. */
    boolean fits(SentenceCandidate candidate) {
        var period = candidate.source().passage().document().period();
        return years.isEmpty()
                || period.isEmpty()
                || years.contains(period.get().year())
                || isReportedIn(candidate.source())
                || SentenceFit.isOfMonth(question, candidate.said().text());
    }

    /** Whether a current report, whose day counts and not the period it may speak of, is of a year asked about. */
    boolean isReportedIn(AnswerEvidence.Source source) {
        var document = source.passage().document();
        return document.kind() == DocumentKind.CURRENT_REPORT
                && document.published()
                        .filter(day -> years.contains(day.getYear()))
                        .filter(day -> months.isEmpty() || months.contains(day.getMonth()))
                        .isPresent();
    }
}
