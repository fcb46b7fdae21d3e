package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.DirectMerit;
import footnote.workflows.ask.answer.sentence.PrintedAmounts;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.RiskQuestion;
import footnote.workflows.ask.question.row.FigureSentence;
import footnote.workflows.ask.retrieval.ReportItems;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Chooses the sentences on file that answer a question, and the nearest where none does. */
final class PassageChoice {
    private static final Pattern FIGURE = Pattern.compile("(?<![\\d.,])(?!(?:19|20)\\d{2}\\b)\\d");
    private static final Pattern SIGNED = Pattern.compile("(?i)\\bduly (?:authorized|caused)\\b");
    private static final Pattern EVENT_WORDS =
            Pattern.compile("(?i)\\b(?:happen(?:ed|s)?|announced?|disclosed?|reported?|filed?)\\b");
    private static final Pattern EVENT = Pattern.compile(
            "\\b[Oo]n (?:" + AskedTime.MONTHS
                    + ") \\d{1,2}, ?\\d{4}|\\b(?:announc(?:ed|ing)|appointed|elected|resigned|entered into|completed|approved|authorized|declared|adopted|notified|terminated|held its|submitted|ratified|voted|issued|priced|amended)\\b");

    private static final Pattern ASKS_WHAT_IT_IS = Pattern.compile(
            "(?i)\\bwhat (?:does|do) .{2,60}\\bdo\\b\\s*\\??$|\\b(?:describe|tell me about|overview of|what kind of (?:business|company)|what (?:business|industry))\\b");
    private static final Pattern ASKS_SEGMENTS =
            Pattern.compile("(?i)^(?:what|which)\\b[^?]*\\bsegments?\\b(?! (?:had|has|grew|did|was|performed))");
    private static final Set<String> BUSINESS_ITEMS = Set.of("Item 1", "Business");

    /** What a sentence must give, whatever else it says of the topic. */
    private static final Set<WantedStatement> NEEDED =
            Set.of(WantedStatement.RISK, WantedStatement.NAMES, WantedStatement.WHO, WantedStatement.OFFERING);

    /** The item of a current report that its exhibits stand under. */
    private static final String EXHIBITS = "Item 9.01";

    private static final double HALF = 0.5;
    private static final double MOST_OF_IT = 0.6;
    private static final double MOST = 0.75;
    private static final int NAME_WITHIN = 4;

    private final Order order;
    private final AnswerEvidence data;
    private final AskedQuestion asked;
    private final AskedTime time;
    private final QuestionWords besideRisk;
    private final QuestionWords besideTime;
    private final CallScope call;
    private final CandidateSentences sentences;
    private final WantedStatement wanted;
    private final Set<String> own;

    PassageChoice(Order order, AnswerEvidence data, AskedQuestion asked) {
        this.order = order;
        this.data = data;
        this.asked = asked;
        this.wanted = WantedStatement.in(order.question());
        this.own = order.companies().stream()
                .map(name -> name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)[0])
                .collect(Collectors.toSet());
        this.time = new AskedTime(order.question());
        this.besideRisk = asked.topicOf(RiskQuestion.withoutAsking(order.question()));
        this.besideTime = asked.topicOf(
                asked.asksEvents()
                        ? EVENT_WORDS
                                .matcher(AskedTime.withoutMonths(order.question()))
                                .replaceAll(" ")
                        : order.question());
        this.call = new CallScope(asked.speakers(), data, asked.topic().isOpen() && time.isOpen(), asked.isByPerson());
        this.sentences = new CandidateSentences(asked, data, order.figures().isEmpty());
    }

    CallScope call() {
        return call;
    }

    /** The sentences that say at least half of the topic, the best first; at most as many as given. */
    List<SentenceCandidate> answering(int most) {
        var all = candidates(true).stream()
                .filter(each -> (order.figures().isEmpty() || asked.asksWhy()) ? answers(each) : restates(each))
                .toList();
        var reasons = asked.asksWhy() ? reasons().of(all) : List.<SentenceCandidate>of();
        double best = all.stream().mapToDouble(SentenceCandidate::topic).max().orElse(0);
        boolean unexplained = asked.asksWhy() && (!order.figures().isEmpty() || asked.asksReason());
        var fit = reasons.isEmpty() && unexplained && asked.moved().isEmpty()
                ? all.stream().filter(this::tellsPurpose).toList()
                : reasons.isEmpty() && unexplained
                        ? List.<SentenceCandidate>of()
                        : reasons.isEmpty()
                                ? all.stream()
                                        .filter(each -> each.topic() >= Math.min(best, 1) - HALF / 2)
                                        .toList()
                                : reasons;
        var naming = ASKS_SEGMENTS.matcher(order.question()).find()
                ? fit.stream()
                        .filter(each -> asked.topic().defines(each.said().text()))
                        .toList()
                : List.<SentenceCandidate>of();
        return selection().best(naming.isEmpty() ? fit : naming, most);
    }

    /** The sentence of a report that tells a figure, the one that says most of the question; of those alike the shortest. */
    Optional<SentenceCandidate> telling() {
        boolean one = AnswerForm.of(order.question()) == AnswerForm.FIGURE
                && !asked.asksWhy()
                && !asked.ranksAll()
                && !asked.comparesFigures();
        return one ? figure().flatMap(this::telling) : Optional.empty();
    }

    /** Whether a text may tell the figure asked for; any where none is. */
    boolean mayTell(String text) {
        boolean figured = !asked.wantsFigure() || FIGURE.matcher(text).find();
        return figured
                && (!FigureSentence.isAsked(order.question())
                        || asked.asksWhy()
                        || figure().map(wanted -> wanted.saysMost(text)).orElse(true));
    }

    /** Whether a sentence names a figure of the accounts that the question names; any where it names none. */
    private boolean namesFigure(String sentence) {
        return asked.metrics().isEmpty()
                || AskedFigures.in(sentence).metrics().stream().anyMatch(asked.metrics()::contains);
    }

    private Optional<FigureSentence> figure() {
        return FigureSentence.in(
                order.question(),
                order.companies(),
                AskedFigures.in(order.question()).periods().stream()
                        .map(FiscalPeriod::year)
                        .distinct()
                        .toList());
    }

    private Optional<SentenceCandidate> telling(FigureSentence wanted) {
        return candidates(false).stream()
                .filter(each -> each.isFiled()
                        && namesFigure(each.said().text())
                        && wanted.isToldBy(
                                each.said().text(),
                                each.at() > 0 ? each.page().get(each.at() - 1).text() : "",
                                each.source().passage().document().period().map(FiscalPeriod::year)))
                .max(Comparator.comparingLong((SentenceCandidate each) ->
                                wanted.words().count(each.said().text()))
                        .thenComparing(each -> -each.said().text().length()));
    }

    /** The sentences that say all of the topic, whatever else they say. */
    List<SentenceCandidate> mentioning(int most) {
        return selection()
                .best(
                        candidates(true).stream()
                                .filter(each -> mentions(each.said().text()))
                                .toList(),
                        most);
    }

    /** Whether a sentence says all the names asked about, or where there are none the whole topic. */
    private boolean mentions(String sentence) {
        double said = asked.topic().said(sentence);
        return said == 1 || (asked.hasNames() && asked.isNamedIn(sentence) && said >= HALF);
    }

    /** Whether a sentence says why somebody did something, where no figure's move is asked about. */
    private boolean tellsPurpose(SentenceCandidate candidate) {
        String text = candidate.said().text();
        boolean fits = AskedDirection.in(order.question()).isEmpty()
                || (ReasonFit.givesReason(text) && ReasonFit.fitsPart(order.question(), Set.of(), text));
        return candidate.topic() >= MOST_OF_IT && ReasonFit.tellsPurpose(text) && fits;
    }

    /** Whether a text may give the reason of a figure's move. */
    boolean mayExplain(String text) {
        return reasons().mayExplain(text);
    }

    private ReasonChoice reasons() {
        return new ReasonChoice(order.question(), asked.moved(), figures(), data.sources());
    }

    private List<LedgerEntry> figures() {
        return order.figures().stream().flatMap(id -> data.figure(id).stream()).toList();
    }

    /** Sentences that say some of the topic, by any speaker. */
    List<SentenceCandidate> nearest(int most) {
        return selection()
                .best(
                        candidates(false).stream()
                                .filter(each ->
                                        each.topic() > 0 && !asked.topic().isOpen())
                                .toList(),
                        most);
    }

    private SentenceSelection selection() {
        return new SentenceSelection(!time.isOpen(), asked.speakers().analysts());
    }

    /** Whether a sentence gives one of the figures asked for, in a document of the very period. */
    private boolean restates(SentenceCandidate candidate) {
        String text = candidate.said().text().toLowerCase(Locale.ROOT);
        boolean named = asked.metrics().stream()
                .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                .anyMatch(name -> text.contains(name.toLowerCase(Locale.ROOT)));
        return named
                && figures().stream().anyMatch(entry -> PrintedAmounts.states(text, Math.abs(entry.number())))
                && time.isOfVeryPeriod(candidate.source());
    }

    private boolean answers(SentenceCandidate candidate) {
        String section = candidate.source().passage().section();
        boolean events = asked.asksEvents();
        if (asked.topic().isOpen() && !asked.speakers().isAsked() && !events) {
            return ASKS_WHAT_IT_IS.matcher(order.question()).find() && BUSINESS_ITEMS.contains(section);
        }
        if (events && besideTime.isOpen()) {
            return time.isReportedIn(candidate.source())
                    && !section.equals(EXHIBITS)
                    && EVENT.matcher(candidate.said().text()).find()
                    && !SIGNED.matcher(candidate.said().text()).find();
        }
        if (RiskQuestion.namesRisks(order.question()) && ReportItems.RISK_ITEMS.contains(section)) {
            return besideRisk.isOpen() || besideRisk.said(candidate.said().text()) >= MOST;
        }
        if (!isSpoken(candidate)
                && NEEDED.contains(wanted)
                && !wanted.isGivenBy(candidate.said().text(), own)) {
            return false;
        }
        if (DirectMerit.asksList(order.question())
                && !isSpoken(candidate)
                && !DirectMerit.isList(candidate.said().text())) {
            return false;
        }
        if (asked.asksWhy()
                && AskedDirection.in(order.question()).isPresent()
                && !isSpoken(candidate)
                && !ReasonFit.givesReason(candidate.said().text())) {
            return false;
        }
        boolean loose = asked.asksWhy() ? !asked.metrics().isEmpty() : isSpoken(candidate);
        return candidate.topic() >= (loose ? HALF : MOST)
                && (asked.asksWhy() || isSpoken(candidate) || isNamed(candidate))
                && (asked.asksWhy()
                        || asked.topic().saysASubject(candidate.said().text()))
                && SentenceFit.fits(order.question(), candidate.said().text())
                && candidate.around() >= MOST_OF_IT
                && (!asked.asksNumber()
                        || SentenceFit.givesAmount(candidate.said().text()));
    }

    private static boolean isSpoken(SentenceCandidate candidate) {
        return candidate.source().passage().document().kind() == DocumentKind.TRANSCRIPT;
    }

    /** Whether the names asked about are in a sentence or shortly before it. */
    private boolean isNamed(SentenceCandidate candidate) {
        int at = candidate.at();
        return !asked.hasNames()
                || asked.isNamedIn(candidate.page().subList(Math.max(0, at - NAME_WITHIN), at + 1).stream()
                        .map(Quotation::text)
                        .collect(Collectors.joining(" ")));
    }

    /** The sentences of the passages found; where strict, of the periods and speakers asked for. */
    List<SentenceCandidate> candidates(boolean strict) {
        return data.sources().stream()
                .filter(source -> !source.passage().id().startsWith("fact:"))
                .filter(source -> !strict || call.has(source))
                .flatMap(source -> sentences.of(source).stream())
                .filter(each -> !strict || (time.fits(each) && call.means(each.said(), each.source())))
                .toList();
    }
}
