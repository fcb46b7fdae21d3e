package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The years and months a question names, and whether a document or sentence is of them. */
final class AskedTime {
    static final String MONTHS =
            "January|February|March|April|May|June|July|August|September|October|November|December";
    private static final Pattern MONTH = Pattern.compile("\\b(?:" + MONTHS + ")\\b");
    private static final Pattern DAY = Pattern.compile("\\b(" + MONTHS + ") (\\d{1,2}),? ((?:19|20)\\d{2})\\b");
    /** A report of an event is due within four business days of it. */
    private static final int FILED_WITHIN = 7;

    private static final Pattern ASKS_AHEAD =
            Pattern.compile("(?i)\\b(?:guid(?:e|es|ed|ing|ance)|outlook|forecasts?|expect\\w*|targets?|plans?)\\b");

    private final String question;
    private final Set<FiscalPeriod> periods;
    private final Set<Integer> years;
    private final Set<Month> months;
    private final Optional<LocalDate> asked;

    AskedTime(String question) {
        this.question = question;
        this.periods = Set.copyOf(AskedFigures.in(question).periods());
        var all = new HashSet<Integer>();
        periods.forEach(period -> all.add(period.year()));
        if (ASKS_AHEAD.matcher(question).find()) {
            periods.forEach(period -> all.add(period.year() - 1)); // what is ahead stands in the report before
        }
        this.years = Set.copyOf(all);
        this.asked = day(question);
        this.months = MONTH.matcher(question)
                .results()
                .map(found -> Month.valueOf(found.group().toUpperCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The very day a question names. */
    private static Optional<LocalDate> day(String question) {
        return DAY.matcher(question).results().findFirst().flatMap(found -> {
            try {
                return Optional.of(LocalDate.of(
                        Integer.parseInt(found.group(3)),
                        Month.valueOf(found.group(1).toUpperCase(Locale.ROOT)),
                        Integer.parseInt(found.group(2))));
            } catch (DateTimeException _) {
                return Optional.empty();
            }
        });
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
                        .filter(day ->
                                asked.isEmpty() || Math.abs(ChronoUnit.DAYS.between(day, asked.get())) <= FILED_WITHIN)
                        .isPresent();
    }
}
