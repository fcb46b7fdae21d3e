package footnote.workflows.ask.answer;

import footnote.evidence.search.AskedFigures;
import footnote.evidence.search.AskedReason;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.EventQuestion;
import footnote.workflows.ask.question.MarginPhrase;
import footnote.workflows.ask.question.NamedPart;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.RankQuestion;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.SpeakerFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a question asks for: its topic, the figures and parts it names, and whether a reason, a number or an event. */
final class AskedQuestion {
    private static final Pattern ASKS_WHY = Pattern.compile(
            "(?i)\\b(?:drove|driven|drivers?|cause[ds]?|explain(?:s|ed)?|due to(?! (?:be|pay|receive|repay|come|fall|expire|mature|end)\\b)|"
                    + AnswerForm.SOURCE_OF_CHANGE + ")\\b");
    /** Of a figure's growth it is the figure that sentences say moved. */
    private static final Pattern GROWTH = Pattern.compile("_(?:compound_)?(?:growth|change)$");

    /** What something is made of, which explains its size. */
    private static final Pattern CONSISTS =
            Pattern.compile("(?i)\\b(?:consist(?:s|ed)? of|comprised?|includ(?:es|ed|ing))\\b");

    private static final Pattern ASKS_NUMBER =
            Pattern.compile("(?i)\\b(?:how many|how much|number of|headcount)\\b|^what (?:was|were)\\b");

    private static final Pattern ASKS_WHAT_WAS_SAID = Pattern.compile(
            "(?i)^what (?:did|does|do|has|have|was)\\b[^?]*\\b(?:say|said|comment|mention|talk|discuss|tell|explain)(?:s|ed)? (?:about|on|of|regarding)\\b");

    private final Order order;
    private final List<String> names;
    private final SpeakerFilter speakers;
    private final boolean byPerson;
    private final QuestionWords topic;
    private final Set<String> metrics;
    private final Set<String> moved;
    private final List<String> named;
    private final boolean asksReason;
    private final boolean asksWhy;
    private final boolean asksNumber;

    AskedQuestion(Order order, AnswerEvidence data) {
        this.order = order;
        this.names = new ArrayList<>(order.companies());
        data.sources().forEach(source -> names.add(source.passage().document().company()));
        this.speakers = SpeakerFilter.in(order.question());
        var person = speakers.person(names);
        person.ifPresent(names::add); // whose words are asked for is not what they are about
        this.byPerson = person.isPresent();
        this.topic = new QuestionWords(order.question(), names);
        this.metrics = Set.copyOf(
                AskedFigures.in(MarginPhrase.withoutRevenue(order.question())).metrics());
        this.moved = metrics.stream()
                .map(metric -> GROWTH.matcher(metric).replaceFirst(""))
                .collect(Collectors.toUnmodifiableSet());
        String asked = SideClause.withoutUsefulness(order.question());
        this.asksReason = AskedReason.isIn(asked);
        this.asksWhy = asksReason || ASKS_WHY.matcher(asked).find();
        this.asksNumber = ASKS_NUMBER.matcher(order.question()).find();
        this.named = NamedPart.in(order.question(), names);
    }

    String text() {
        return order.question();
    }

    QuestionWords topic() {
        return topic;
    }

    /** What another wording of the question is about. */
    QuestionWords topicOf(String wording) {
        return new QuestionWords(wording, names);
    }

    SpeakerFilter speakers() {
        return speakers;
    }

    /** Whether the words of a person are asked for, by name. */
    boolean isByPerson() {
        return byPerson;
    }

    /** The figures asked for. */
    Set<String> metrics() {
        return metrics;
    }

    /** The figures whose change is asked for, as sentences name them. */
    Set<String> moved() {
        return moved;
    }

    /** The products, segments and regions that what is asked for is limited to. */
    List<String> parts() {
        return !metrics.isEmpty()
                ? PartQualifier.stated(order.question(), order.companies())
                : asksNumber ? PartQualifier.placed(order.question(), names) : List.of();
    }

    /** Whether a product or part is asked about by its name. */
    boolean hasNames() {
        return !named.isEmpty();
    }

    /** Whether a text has all the names asked about. */
    boolean isNamedIn(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        return named.stream().allMatch(small::contains);
    }

    boolean asksWhy() {
        return asksWhy;
    }

    boolean asksNumber() {
        return asksNumber;
    }

    /** Whether it is asked what happened at a time. */
    boolean asksEvents() {
        return EventQuestion.isAsked(order.question());
    }

    /** Whether nothing but a reason answers. */
    boolean asksReason() {
        return asksReason;
    }

    /** Whether management's own expectation is asked for, which no statement holds. */
    boolean asksGuidance() {
        return SentenceFit.isOfGuidance(order.question());
    }

    /** Whether a text gives a reason for what is asked about: the move of the figure, or what somebody did. */
    boolean isExplainedBy(String text) {
        return CONSISTS.matcher(text).find()
                || (moved.isEmpty()
                        ? ReasonFit.tellsPurpose(text)
                        : ReasonFit.givesReason(text) && ReasonFit.fitsPart(order.question(), moved, text));
    }

    /** Whether a figure of the accounts is asked for, which a passage on something else does not give. */
    boolean wantsFigure() {
        return AnswerForm.of(order.question()) == AnswerForm.FIGURE
                && !asksWhy
                && !asksGuidance()
                && !ASKS_WHAT_WAS_SAID.matcher(order.question()).find()
                && !AskedMetrics.in(order.question()).isEmpty();
    }

    /** Whether figures of several companies are set side by side, which sentences about one of them do not decide. */
    boolean comparesFigures() {
        return order.companies().size() > 1
                && AnswerForm.of(order.question()) != AnswerForm.WORDS
                && !asksWhy
                && !AskedMetrics.in(order.question()).isEmpty();
    }

    /** Whether one company's reports and calls are asked, and neither analysts nor events nor several companies. */
    boolean isOfOneCompany() {
        return order.companies().size() == 1
                && !speakers.analysts()
                && !asksEvents()
                && !ranksAll()
                && !comparesFigures();
    }

    /** Whether one of all companies is asked for, whom sentences about a few of them do not tell. */
    boolean ranksAll() {
        return order.companies().isEmpty()
                && (RankQuestion.isOfAll(order.question()) || RankQuestion.isOfMany(order.question()));
    }
}
