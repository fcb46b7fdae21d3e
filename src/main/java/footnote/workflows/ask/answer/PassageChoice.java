package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.PrintedAmounts;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.domain.LedgerEntry;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.EventQuestion;
import footnote.workflows.ask.question.MarginPhrase;
import footnote.workflows.ask.question.NamedPart;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.ReportItems;
import java.time.Month;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Chooses the sentences on file that answer a question, and the nearest where none does. */
final class PassageChoice {
    private static final Pattern ASKS_WHY =
            Pattern.compile("(?i)\\b(?:why|drove|driven|drivers?|reasons?|cause[ds]?|explain(?:s|ed)?|due to|"
                    + AnswerForm.SOURCE_OF_CHANGE + ")\\b");
    /** Of a figure's growth it is the figure that sentences say moved. */
    private static final Pattern GROWTH = Pattern.compile("_(?:compound_)?(?:growth|change)$");

    /** A question that nothing but a reason answers. */
    private static final Pattern ASKS_REASON = Pattern.compile(
            "(?i)^\\W*(?:and |so |but )?why\\b|\\bwhat (?:drove|caused|led to|explains)\\b|\\breasons? (?:for|why|behind|that)\\b|\\bwhat (?:is|are|was|were) (?:the )?(?:main |key |biggest )?(?:reasons?|drivers?|causes?)\\b");

    private static final Pattern PURPOSE = Pattern.compile(
            "(?i)\\b(?:in order to|so (?:that|as to)|(?:intended|designed|aims?|aimed|seeks?) to|allow(?:s|ing)? (?:us|it|the|each|them)|enabl(?:e|es|ing)|for the purpose of|because|since we|to (?:focus|simplify|improve|reduce|strengthen|better|create|accelerate|expand|support|optimi[sz]e|unlock))\\b");

    /** A sentence that says only where something is told. */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "(?i)^(?:for (?:an? )?(?:further |additional |more |detailed )*(?:discussions?|information|details?|descriptions?)\\b|(?:please )?(?:see|refer to)\\b|(?:further |additional |more )*(?:information|discussion|details?)\\b[^.]{0,160}\\b(?:is|are) (?:included|set forth|incorporated|contained|discussed|provided|described|presented|found|available)\\b)"
                    + "|\\b(?:(?:is|are) incorporated (?:herein )?by reference|is set forth (?:in|under)|should be read (?:in conjunction|together) with)\\b");

    private static final String MONTHS =
            "January|February|March|April|May|June|July|August|September|October|November|December";
    private static final Pattern MONTH = Pattern.compile("\\b(?:" + MONTHS + ")\\b");
    private static final Pattern SIGNED = Pattern.compile("(?i)\\bduly (?:authorized|caused)\\b");
    /** What something is made of, which explains its size. */
    private static final Pattern CONSISTS =
            Pattern.compile("(?i)\\b(?:consist(?:s|ed)? of|comprised?|includ(?:es|ed|ing))\\b");

    private static final Pattern EVENT_WORDS =
            Pattern.compile("(?i)\\b(?:happen(?:ed|s)?|announced?|disclosed?|reported?|filed?)\\b");
    private static final Pattern EVENT = Pattern.compile(
            "\\b[Oo]n (?:" + MONTHS
                    + ") \\d{1,2}, ?\\d{4}|\\b(?:announc(?:ed|ing)|appointed|elected|resigned|entered into|completed|approved|authorized|declared|adopted|notified)\\b");

    private static final Pattern ASKS_NUMBER =
            Pattern.compile("(?i)\\b(?:how many|how much|number of|headcount)\\b|^what (?:was|were)\\b");
    private static final Pattern ASKS_AHEAD =
            Pattern.compile("(?i)\\b(?:guid(?:e|es|ed|ing|ance)|outlook|forecasts?|expect\\w*|targets?|plans?)\\b");
    private static final Pattern ASKS_WHAT_IT_IS = Pattern.compile(
            "(?i)\\bwhat (?:does|do) .{2,60}\\bdo\\b\\s*\\??$|\\b(?:describe|tell me about|overview of|what kind of (?:business|company)|what (?:business|industry))\\b");
    private static final Pattern ASKS_SEGMENTS =
            Pattern.compile("(?i)^(?:what|which)\\b[^?]*\\bsegments?\\b(?! (?:had|has|grew|did|was|performed))");
    private static final Pattern ASKS_RISKS =
            Pattern.compile("(?i)\\b(?:risk factors?|risks?|threats?|uncertaint\\w+)\\b");
    private static final Set<String> RISK_ITEMS = Set.of("Item 1A", "Risk factors");
    private static final Set<String> BUSINESS_ITEMS = Set.of("Item 1", "Business");

    private static final double HALF = 0.5;
    private static final double MOST_OF_IT = 0.6;
    private static final double PLACED = 0.6;
    private static final int LONGEST = 420;
    /** Reports of events say in one sentence who did what, when and why; reasons may be a list. */
    private static final int LONGEST_OF_EVENTS = 700;

    private static final int LEAST_LETTERS = 30;
    private static final int LINES_UNDER_HEADING = 14;
    private static final int LONGEST_HEADING = 60;

    private final Order order;
    private final AnswerEvidence data;
    private final QuestionWords topic;
    private final QuestionWords besideRisk;
    private final SpeakerFilter speakers;
    private final CallScope call;
    private final Set<String> asked;
    private final Set<String> moved;
    private final PartMention parts;
    private final Set<String> items;
    private final double best;
    private final Map<AnswerEvidence.Source, List<SentenceCandidate>> scored = new HashMap<>();
    private final Set<Integer> years;
    private final Set<Month> months;
    private final QuestionWords besideTime;
    private final boolean asksWhy;
    private final Set<FiscalPeriod> periods;
    private final boolean asksNumber;
    private final List<String> named;

    PassageChoice(Order order, AnswerEvidence data) {
        this.order = order;
        this.data = data;
        var names = new ArrayList<>(order.companies());
        data.sources().forEach(source -> names.add(source.passage().document().company()));
        this.speakers = SpeakerFilter.in(order.question());
        var person = speakers.person(names);
        person.ifPresent(names::add); // whose words are asked for is not what they are about
        this.topic = new QuestionWords(order.question(), names);
        this.besideRisk = new QuestionWords(ASKS_RISKS.matcher(order.question()).replaceAll(" "), names);
        this.asked = Set.copyOf(
                AskedFigures.in(MarginPhrase.withoutRevenue(order.question())).metrics());
        this.moved = asked.stream()
                .map(metric -> GROWTH.matcher(metric).replaceFirst(""))
                .collect(Collectors.toUnmodifiableSet());
        this.asksWhy =
                ASKS_WHY.matcher(SideClause.withoutUsefulness(order.question())).find();
        this.asksNumber = ASKS_NUMBER.matcher(order.question()).find();
        this.parts = new PartMention(
                !asked.isEmpty()
                        ? PartQualifier.stated(order.question(), order.companies())
                        : asksNumber ? PartQualifier.placed(order.question(), names) : List.of(),
                data.sources());
        this.named = NamedPart.in(order.question(), names);
        this.items = Set.copyOf(ReportItems.in(order.question()));
        this.best = data.sources().stream()
                .mapToDouble(AnswerEvidence.Source::score)
                .max()
                .orElse(1);
        this.periods = Set.copyOf(AskedFigures.in(order.question()).periods());
        var all = new HashSet<Integer>();
        periods.forEach(period -> all.add(period.year()));
        if (ASKS_AHEAD.matcher(order.question()).find()) {
            periods.forEach(period -> all.add(period.year() - 1)); // what is ahead stands in the report before
        }
        this.years = Set.copyOf(all);
        this.months = MONTH.matcher(order.question())
                .results()
                .map(found -> Month.valueOf(found.group().toUpperCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
        this.besideTime = new QuestionWords(
                EventQuestion.isAsked(order.question())
                        ? EVENT_WORDS
                                .matcher(MONTH.matcher(order.question()).replaceAll(" "))
                                .replaceAll(" ")
                        : order.question(),
                names);
        this.call = new CallScope(speakers, data, topic.isOpen() && years.isEmpty(), person.isPresent());
    }

    QuestionWords topic() {
        return topic;
    }

    boolean asksWhy() {
        return asksWhy;
    }

    /** Whether a text says only where something is told. */
    static boolean isElsewhere(String text) {
        return ELSEWHERE.matcher(text.replaceFirst("^(?:- )?“", "")).find();
    }

    /** Whether it is asked what happened at a time. */
    boolean asksEvents() {
        return EventQuestion.isAsked(order.question());
    }

    /** Whether nothing but a reason answers. */
    boolean asksReason() {
        return ASKS_REASON.matcher(order.question()).find();
    }

    /** Whether a text gives a reason for what is asked about: the move of the figure, or what somebody did. */
    boolean explains(String text) {
        return CONSISTS.matcher(text).find()
                || (moved.isEmpty()
                        ? ReasonFit.givesReason(text) || PURPOSE.matcher(text).find()
                        : ReasonFit.givesReason(text) && ReasonFit.fitsPart(order.question(), moved, text));
    }

    /** Whether management's own expectation is asked for, which no statement holds. */
    boolean asksGuidance() {
        return SentenceFit.isOfGuidance(order.question());
    }

    /** The sentences that say at least half of the topic, the best first; at most as many as given. */
    List<SentenceCandidate> answering(int most) {
        var all = candidates(true).stream()
                .filter(each -> (order.figures().isEmpty() || asksWhy) ? answers(each) : restates(each))
                .toList();
        var reasons = asksWhy ? reasons().of(all) : List.<SentenceCandidate>of();
        double best = all.stream().mapToDouble(SentenceCandidate::topic).max().orElse(0);
        boolean unexplained = asksWhy
                && (!order.figures().isEmpty()
                        || ASKS_REASON.matcher(order.question()).find());
        var fit = reasons.isEmpty() && unexplained && moved.isEmpty()
                ? all.stream().filter(this::tellsPurpose).toList()
                : reasons.isEmpty() && unexplained
                        ? List.<SentenceCandidate>of()
                        : reasons.isEmpty()
                                ? all.stream()
                                        .filter(each -> each.topic() >= Math.min(best, 1) - HALF / 2)
                                        .toList()
                                : reasons;
        var naming = ASKS_SEGMENTS.matcher(order.question()).find()
                ? fit.stream().filter(each -> topic.defines(each.said().text())).toList()
                : List.<SentenceCandidate>of();
        return selection().best(naming.isEmpty() ? fit : naming, most);
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
        double said = topic.said(sentence);
        return said == 1 || (!named.isEmpty() && namesPart(sentence) && said >= HALF);
    }

    /** Whether a sentence says why somebody did something, where no figure's move is asked about. */
    private boolean tellsPurpose(SentenceCandidate candidate) {
        String text = candidate.said().text();
        return candidate.topic() >= MOST_OF_IT
                && (ReasonFit.givesReason(text) || PURPOSE.matcher(text).find());
    }

    private ReasonChoice reasons() {
        return new ReasonChoice(order.question(), moved, figures(), data.sources());
    }

    private List<LedgerEntry> figures() {
        return order.figures().stream().flatMap(id -> data.figure(id).stream()).toList();
    }

    /** Sentences that say some of the topic, by any speaker. */
    List<SentenceCandidate> nearest(int most) {
        return selection()
                .best(
                        candidates(false).stream()
                                .filter(each -> each.topic() > 0 && !topic.isOpen())
                                .toList(),
                        most);
    }

    private SentenceSelection selection() {
        return new SentenceSelection(!years.isEmpty(), speakers.analysts());
    }

    /** Whether a sentence gives one of the figures asked for, in a document of the very period. */
    private boolean restates(SentenceCandidate candidate) {
        String text = candidate.said().text().toLowerCase(Locale.ROOT);
        var period = candidate.source().passage().document().period();
        boolean named = asked.stream()
                .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                .anyMatch(name -> text.contains(name.toLowerCase(Locale.ROOT)));
        return named
                && figures().stream().anyMatch(entry -> PrintedAmounts.states(text, Math.abs(entry.number())))
                && (periods.isEmpty()
                        ? period.filter(each -> each.quarter().isEmpty()).isPresent()
                        : period.filter(periods::contains).isPresent());
    }

    private boolean answers(SentenceCandidate candidate) {
        String section = candidate.source().passage().section();
        boolean events = EventQuestion.isAsked(order.question());
        if (topic.isOpen() && !speakers.isAsked() && !events) {
            return ASKS_WHAT_IT_IS.matcher(order.question()).find() && BUSINESS_ITEMS.contains(section);
        }
        if (events && besideTime.isOpen()) {
            return isReportedIn(candidate.source())
                    && EVENT.matcher(candidate.said().text()).find()
                    && !SIGNED.matcher(candidate.said().text()).find();
        }
        if (ASKS_RISKS.matcher(order.question()).find() && RISK_ITEMS.contains(section)) {
            return besideRisk.isOpen() || besideRisk.said(candidate.said().text()) >= HALF;
        }
        return candidate.topic() >= HALF
                && (asksWhy || topic.saysASubject(candidate.said().text()))
                && SentenceFit.fits(order.question(), candidate.said().text())
                && candidate.around() >= MOST_OF_IT
                && (!asksNumber || SentenceFit.givesAmount(candidate.said().text()));
    }

    /** The sentences of the passages found; where strict, of the periods and speakers asked for. */
    List<SentenceCandidate> candidates(boolean strict) {
        return data.sources().stream()
                .filter(source -> !source.passage().id().startsWith("fact:"))
                .filter(source -> !strict || call.has(source))
                .flatMap(source -> scored.computeIfAbsent(source, this::scored).stream())
                .filter(each -> !strict || (ofPeriod(each) && call.means(each.said(), each.source())))
                .toList();
    }

    private List<SentenceCandidate> scored(AnswerEvidence.Source source) {
        var found = new ArrayList<SentenceCandidate>();
        var sentences = Quotation.of(source.passage());
        boolean event = source.passage().document().kind() == DocumentKind.CURRENT_REPORT;
        var heard = sentences.stream().map(each -> topic.heard(each.text())).toList();
        for (int i = 0; i < sentences.size(); i++) {
            var sentence = sentences.get(i);
            int length = sentence.text().length();
            if (length >= LEAST_LETTERS
                    && length <= (event || (asksWhy && sentence.text().contains(": ")) ? LONGEST_OF_EVENTS : LONGEST)
                    && isTelling(sentence)
                    && isOfPart(sentences, i)) {
                found.add(candidate(sentences, heard, i, source));
            }
        }
        return found;
    }

    private SentenceCandidate candidate(
            List<Quotation> page, List<BitSet> heard, int at, AnswerEvidence.Source source) {
        var beside = heard.subList(Math.max(0, at - 1), Math.min(heard.size(), at + 2));
        String text = page.get(at).text();
        boolean gives = asksWhy && ReasonFit.givesReason(text);
        boolean story = source.passage().document().kind() == DocumentKind.NEWS;
        double named = gives && ReasonFit.names(moved, text) ? MOST_OF_IT : 0; // however the question calls it
        double around = story ? topic.said(source.passage().text()) : Math.max(named, topic.share(beside));
        boolean back = gives && ReasonFit.refersBack(text) && at > 0;
        double own = topic.share(List.of(heard.get(at)));
        double both = back ? topic.share(List.of(beside.getFirst(), heard.get(at))) : own;
        double said = story ? around : Math.max(named, both);
        double number = (asksNumber || asksGuidance()) && SentenceFit.hasNumber(text) ? 0.4 : 0;
        double score = said
                - (back ? 0.3 * (said - own) : 0)
                + (gives ? 0.3 : 0)
                + number
                + (topic.defines(text) ? 0.25 : 0)
                + placed(source)
                + 0.35 * source.score() / Math.max(best, 1e-9);
        return new SentenceCandidate(page, at, source, said, around, score, "");
    }

    private boolean namesPart(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        return named.stream().allMatch(small::contains);
    }

    /** Whether a sentence names the part asked for, stands under its heading, or goes on from one that does. */
    private boolean isOfPart(List<Quotation> sentences, int at) {
        String text = sentences.get(at).text();
        if (asksWhy && !asked.isEmpty() && !named.isEmpty()) {
            return namesPart(text)
                    || IntStream.range(Math.max(0, at - LINES_UNDER_HEADING), at)
                            .mapToObj(i -> sentences.get(i).text())
                            .anyMatch(line -> line.length() <= LONGEST_HEADING
                                    && !SentenceFit.isSentence(line)
                                    && namesPart(line));
        }
        return parts.isNamedIn(text)
                || (at > 0
                        && ReasonFit.refersBack(text)
                        && parts.isNamedIn(sentences.get(at - 1).text()));
    }

    /** Whether the document is of a year the question names, or the sentence of the very month; any is where it names none. */
    private boolean ofPeriod(SentenceCandidate candidate) {
        var period = candidate.source().passage().document().period();
        return years.isEmpty()
                || period.isEmpty()
                || years.contains(period.get().year())
                || isReportedIn(candidate.source())
                || SentenceFit.isOfMonth(order.question(), candidate.said().text());
    }

    /** Whether a current report, whose day counts and not the period it may speak of, is of a year asked about. */
    private boolean isReportedIn(AnswerEvidence.Source source) {
        var document = source.passage().document();
        return document.kind() == DocumentKind.CURRENT_REPORT
                && document.published()
                        .filter(day -> years.contains(day.getYear()))
                        .filter(day -> months.isEmpty() || months.contains(day.getMonth()))
                        .isPresent();
    }

    /** What stands in the very item that is asked about counts more, and what was said on the call asked about. */
    private double placed(AnswerEvidence.Source source) {
        boolean call = speakers.isAsked() && source.passage().document().kind() == DocumentKind.TRANSCRIPT;
        return call || items.contains(source.passage().section())
                ? PLACED
                : asksGuidance() && data.isNewest(source) ? PLACED : 0;
    }

    /** A sentence, or the row of a figure that is asked for and was not found otherwise. */
    private boolean isTelling(Quotation quotation) {
        String text = quotation.text();
        if (speakers.analysts()) {
            return quotation.byAnalyst() && quotation.asks();
        }
        boolean reason = asksWhy && quotation.listed() && SentenceFit.isItem(text) && ReasonFit.givesReason(text);
        boolean sentence = (reason || SentenceFit.isSentence(text))
                && quotation.whole()
                && !quotation.asks()
                && !quotation.byAnalyst()
                && !quotation.speaker().startsWith("Operator")
                && !quotation.isSmallTalk()
                && !ELSEWHERE.matcher(text).find();
        return sentence
                || (order.figures().isEmpty()
                        && AskedFigures.rowOf(text).stream().anyMatch(asked::contains));
    }
}
