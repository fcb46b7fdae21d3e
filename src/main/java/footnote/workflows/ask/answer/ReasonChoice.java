package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.names.CompanyName;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.ReasonScope;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.NamedPart;
import footnote.workflows.ask.question.Quotation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Chooses the sentences that give the reasons of a move: those of the figure asked about before those of its parts. */
record ReasonChoice(
        String question, Set<String> metrics, List<LedgerEntry> figures, List<AnswerEvidence.Source> sources) {
    private static final Pattern ASKS_PAST = Pattern.compile("(?i)\\b(?:did|was|were|drove|caused|led)\\b");
    private static final Pattern AHEAD = Pattern.compile(
            "(?i)\\bin the coming (?:year|quarter)\\b|\\bwe (?:expect|forecast)(?:ed)?\\b|\\b(?:is|are) (?:anticipated|expected|projected)\\b|\\bexpected (?:to be|\\p{L}+ (?:declines?|growth|increases?|decreases?))\\b|\\bguidance\\b|\\bnext year\\b|\\b(?:could|may|might|would)\\b");
    /** A line that is a name and nothing else. */
    private static final Pattern NAME = Pattern.compile("(\\p{Lu}[\\p{L}&’'() -]{1,45}):?");

    /** A line that begins with the name of a segment, as the title of its table does. */
    private static final Pattern OF_SEGMENT =
            Pattern.compile("(\\p{Lu}[\\p{L}&’'-]+(?: (?:and|of|&|\\p{Lu}[\\p{L}&’'-]*)){0,4}?) Segment\\b[^.]*");

    /** What a segment's own section calls its figures. */
    private static final Pattern OF_A_SEGMENT = Pattern.compile(
            "(?i)^(?:the )?(?:business )?segment(?:['’]s)? (?:operating )?(?:income|profits?|earnings|margins?)\\b");

    private static final Pattern YEAR = Pattern.compile("\\b20\\d{2}\\b");
    /** A line that says whose year's results follow. */
    private static final Pattern YEAR_HEADING = Pattern.compile(
            "(?i)^(?:(?:full[- ])?year|fiscal(?: year)?)? ?(20\\d{2})(?: results| operations| (?:compared (?:to|with)|vs\\.?|versus) (?:fiscal )?(?:year )?20\\d{2})\\W*$");
    /** A note to a row of a table. */
    private static final Pattern NOTE = Pattern.compile("^\\(\\w{1,2}\\) ");

    private static final int FEW_LINES = 25;
    private static final int LEAST_PARTS = 2;
    /** More than sentences differ by what they say of the question. */
    private static final double LEVEL = 10;

    /** The reasons of the figure; where only its parts are explained, those under the name of each. */
    List<SentenceCandidate> of(List<SentenceCandidate> all) {
        boolean past = ASKS_PAST.matcher(question).find();
        var given = all.stream()
                .filter(each -> ReasonFit.givesReason(each.said().text()))
                .filter(each -> !past || !AHEAD.matcher(each.said().text()).find())
                .filter(this::isOfYear)
                .toList();
        var fit = given.stream()
                .filter(each -> ofPart(each)
                        || !OF_A_SEGMENT.matcher(each.said().text()).find())
                .filter(each -> (ReasonFit.fits(
                                        question, metrics, figures, each.said().text())
                                || (ofPart(each)
                                        && ReasonFit.fitsPart(
                                                question, metrics, each.said().text())
                                        && ReasonFit.fitsMove(
                                                question,
                                                metrics,
                                                figures,
                                                each.said().text())))
                        && movesAlike(each))
                .toList();
        return fit.isEmpty()
                ? ofParts(given)
                : nearest(
                        fit.stream().filter(each -> !isOfYearBefore(each, fit)).toList());
    }

    /** Whether another sentence that begins alike stands before it on its page: reports compare the latest years first. */
    private static boolean isOfYearBefore(SentenceCandidate later, List<SentenceCandidate> all) {
        return years(later.said().text()).isEmpty()
                && all.stream()
                        .anyMatch(each -> each.source().equals(later.source())
                                && each.at() < later.at()
                                && ContinuedSentences.start(each.said())
                                        .equals(ContinuedSentences.start(later.said())));
    }

    /** Whether a text is not on a segment's own figure, another year or a move the other way. */
    boolean mayExplain(String text) {
        var named = years(text);
        var asked = yearsAsked();
        return !OF_A_SEGMENT.matcher(text).find()
                && ReasonFit.fitsMove(question, metrics, figures, text)
                && (asked.isEmpty() || named.isEmpty() || named.stream().anyMatch(asked::contains));
    }

    private Set<Integer> yearsAsked() {
        return AskedFigures.in(question).periods().stream()
                .map(FiscalPeriod::year)
                .collect(Collectors.toSet());
    }

    private static List<Integer> years(String text) {
        return YEAR.matcher(text)
                .results()
                .map(each -> Integer.parseInt(each.group()))
                .toList();
    }

    /** Whether a sentence, and the heading it stands under, name the year asked about or none. */
    private boolean isOfYear(SentenceCandidate candidate) {
        var asked = yearsAsked();
        var named = years(candidate.said().text());
        var over = candidate.page().subList(Math.max(0, candidate.at() - FEW_LINES), candidate.at()).reversed().stream()
                .flatMap(line -> YEAR_HEADING.matcher(line.text()).results())
                .map(each -> Integer.parseInt(each.group(1)))
                .findFirst();
        return asked.isEmpty()
                || ((named.isEmpty() || named.stream().anyMatch(asked::contains))
                        && (over.isEmpty() || !named.isEmpty() || asked.contains(over.get())));
    }

    /** Whether a part is asked about, so that the income of a segment may be its own. */
    private boolean ofPart(SentenceCandidate candidate) {
        return !NamedPart.in(
                        question,
                        List.of(candidate.source().passage().document().company()))
                .isEmpty();
    }

    /** A sentence and what it explains. */
    private record Scoped(SentenceCandidate candidate, ReasonScope scope) {
        /** By level first, under the name of the segment it is of, and after the sentence it goes on from. */
        SentenceCandidate quoted() {
            var ranked = candidate.scored(candidate.score() + LEVEL * scope.level());
            var named = scope == ReasonScope.FIGURE
                    ? heading(ranked, OF_SEGMENT).map(ranked::under).orElse(ranked)
                    : ranked;
            return told(candidate)
                    .filter(before -> !ReasonFit.givesReason(before.text()))
                    .map(named::after)
                    .orElse(named);
        }
    }

    /** Those that explain the figure itself where there are any, and beside them what comes next to it. */
    private List<SentenceCandidate> nearest(List<SentenceCandidate> fit) {
        var scoped = fit.stream()
                .map(each -> new Scoped(each, scope(each)))
                .filter(each -> metrics.isEmpty() || each.scope() != ReasonScope.OTHER)
                .toList();
        int best = scoped.stream().mapToInt(each -> each.scope().level()).max().orElse(0);
        return scoped.stream()
                .filter(each -> each.scope().level() >= best - 1)
                .map(Scoped::quoted)
                .toList();
    }

    /** Reasons of parts that stand under headings of their own, which the answer names. */
    private List<SentenceCandidate> ofParts(List<SentenceCandidate> given) {
        var headed = given.stream()
                .filter(each ->
                        ReasonFit.fitsPart(question, metrics, each.said().text()))
                .flatMap(each ->
                        heading(each, OF_SEGMENT)
                                .or(() -> heading(each, NAME).filter(this::isRow))
                                .map(each::under)
                                .stream())
                .toList();
        return headed.stream().map(SentenceCandidate::part).distinct().count() < LEAST_PARTS ? List.of() : headed;
    }

    /** The name of a part on the nearest line above the sentence that has one in this form. */
    private static Optional<String> heading(SentenceCandidate candidate, Pattern form) {
        return candidate.page().subList(Math.max(0, candidate.at() - FEW_LINES), candidate.at()).reversed().stream()
                .map(line -> form.matcher(line.text()))
                .filter(found ->
                        found.matches() && AskedMetrics.in(found.group(1)).isEmpty())
                .map(found -> found.group(1))
                .findFirst();
    }

    /** Whether a table on file has a row of this name. */
    private boolean isRow(String name) {
        var row = Pattern.compile("(?m)^\\W*" + Pattern.quote(name) + "\\b[^\\p{L}\\n]*\\d");
        return sources.stream()
                .anyMatch(source -> row.matcher(source.passage().text()).find());
    }

    /** Whether a sentence on the move told of before it is on one of the figure asked about, and of its size. */
    private boolean movesAlike(SentenceCandidate candidate) {
        return told(candidate)
                .filter(before -> NOTE.matcher(before.text()).find()
                        || !ReasonFit.fitsMove(question, metrics, figures, before.text())
                        || (SentenceFit.isSentence(before.text())
                                && ReasonScope.of(metrics, figures, before.text()) == ReasonScope.OTHER))
                .isEmpty();
    }

    private ReasonScope scope(SentenceCandidate candidate) {
        String text = told(candidate)
                .or(() -> before(candidate))
                .orElse(candidate.said())
                .text();
        String company = candidate.source().passage().document().company();
        return ReasonScope.of(metrics, figures, withoutName(company, text));
    }

    /** A sentence that begins with the company's name, from there on. */
    private static String withoutName(String company, String text) {
        String name = CompanyName.of(company).core().words().stream()
                .map(Pattern::quote)
                .collect(Collectors.joining("\\W+"));
        return text.replaceFirst(
                "(?i)^(?:the )?" + name
                        + "(?:,? (?:Inc|Corp|Co|Ltd|Plc|Corporation|Company|Incorporated)\\b\\.?)?(?:['’]s)?\\s+",
                "");
    }

    /** The sentence before one that names no figure and takes up what was said. */
    private Optional<Quotation> before(SentenceCandidate candidate) {
        String text = candidate.said().text();
        return candidate.at() > 0
                        && ReasonFit.refersBack(text)
                        && ReasonScope.of(metrics, figures, text) == ReasonScope.OTHER
                ? Optional.of(candidate.page().get(candidate.at() - 1))
                : Optional.empty();
    }

    /** The sentence whose move this one goes on to explain. */
    private static Optional<Quotation> told(SentenceCandidate candidate) {
        int at = candidate.at();
        while (at > 0 && ReasonFit.isOnThatMove(candidate.page().get(at).text())) {
            at--;
        }
        return at == candidate.at()
                ? Optional.empty()
                : Optional.of(candidate.page().get(at));
    }
}
