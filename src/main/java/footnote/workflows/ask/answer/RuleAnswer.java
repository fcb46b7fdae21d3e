package footnote.workflows.ask.answer;

import footnote.domain.Words;
import footnote.evidence.AnswerScores;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.research.PriceMove;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.MentionQuestion;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.VoteQuestion;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rule of the answer writer: the figures asked for, then the sentences on file that say what is asked. */
public final class RuleAnswer {
    /** How an answer begins that was left open. */
    public static final String NOTHING = "The documents do not say.";

    /** What somebody said, asked for beside who it is. */
    private static final Pattern AND_SAID =
            Pattern.compile("(?i)\\band what (?:did|does|has|have) [^?]*\\b(?:say|said|comment|tell|told|explain)\\b");

    private static final Pattern WHO_SAID = Pattern.compile("(?i)^who said “(.+)”");

    private static final int RELATED = 2;
    private static final int NEAREST = 4;
    private static final String STATED_REASONS = "Stated reasons:";
    private static final String NEAREST_PASSAGES = "Nearest passages:";

    private final Order order;
    private final AnswerEvidence data;
    private final AskedQuestion asked;
    private final PassageChoice passages;
    private final NewsAnswer news;
    private final NothingFound nothing;
    private final AnswerScores scores;
    private final SentenceCheck check;
    private @Nullable Ruled ruled;

    RuleAnswer(Order order, AnswerEvidence data, AnswerScores scores) {
        this.order = ofFiled(order, data);
        this.data = data.withoutContracts();
        this.asked = new AskedQuestion(this.order, this.data);
        this.passages = new PassageChoice(this.order, this.data, asked);
        this.news = new NewsAnswer(this.order, this.data, asked.topic());
        this.nothing = new NothingFound(asked, this.order.companies(), this.data);
        this.scores = scores;
        this.check = new SentenceCheck(SideClause.topicOf(this.order.question()).strip(), scores);
    }

    /** Where words are asked for, a company without documents is what another's may mention. */
    private static Order ofFiled(Order order, AnswerEvidence data) {
        var filed = order.companies().stream()
                .filter(company -> !data.of(company).sources().isEmpty())
                .toList();
        boolean inWords = AskedMetrics.in(order.question()).isEmpty()
                && WordedFact.in(order.question())
                        .filter(fact -> fact != WordedFact.CUSTOMER)
                        .isEmpty();
        return filed.size() != 1 || !inWords ? order : order.of(filed);
    }

    /** What the rule writes, and how likely the sentences it quotes answer, where that was judged. */
    record Ruled(String text, Optional<Double> likelihood) {}

    Ruled answer() {
        if (ruled == null) {
            ruled = byFigures().map(text -> new Ruled(text, Optional.empty())).orElseGet(this::inWords);
        }
        return ruled;
    }

    /** What is not answered by sentences of reports: figures, advice, prices, votes, guidance, news. */
    private Optional<String> byFigures() {
        var refused = OutsideDocuments.advice(order.question());
        if (refused.isPresent()) {
            return refused;
        }
        var quoted = WHO_SAID.matcher(order.question());
        if (quoted.find()) {
            return data.speakerOf(quoted.group(1)).or(() -> Optional.of(NOTHING));
        }
        var lines = new FigureLines(order, data);
        var figures = lines.lines();
        if (!figures.isEmpty() && lines.denyPremise()) {
            return Optional.of(joined(figures, List.of()));
        }
        var without = new CompaniesWithoutFigures(order, data, asked.topic());
        if (!figures.isEmpty() && without.areLeftOut(figures)) {
            return Optional.of(without.text(figures));
        }
        if (!figures.isEmpty()) {
            return Optional.of(
                    asked.asksWhy() ? explained(figures) : joined(figures, near(related(), "Related passages:")));
        }
        if (PriceMove.isAskedAbout(order.question())) {
            return Optional.of(news.move());
        }
        var priced = OutsideDocuments.prices(order.question());
        if (priced.isPresent()) {
            return priced;
        }
        var notItsOwn = nothing.notItsOwn();
        if (SideClause.asksUsefulness(order.question())
                && notItsOwn.isPresent()
                && !data.figures().isEmpty()) {
            return Optional.of(Words.capitalized(notItsOwn.get()) + ".\n"
                    + new FigureText(data).line(data.figures().getLast(), true));
        }
        var fact = fact();
        var worded = fact.flatMap(each -> order.companies().size() > 1
                ? WordedAnswer.ofEach(each, order.question(), asked.topic(), data, order.companies())
                : new WordedAnswer(each, order.question(), asked.topic(), data).line());
        if (worded.isPresent()) {
            return Optional.of(
                    asked.speakers().isAsked()
                                    && AND_SAID.matcher(order.question()).find()
                            ? joined(
                                    List.of(worded.get()),
                                    near(passages.answering(Math.max(2, order.sentences())), "Statements on the call:"))
                            : worded.get());
        }
        if (fact.filter(each -> WordedAnswer.stands(each, order.question())).isPresent()) {
            return Optional.of(nothing.text());
        }
        var listed = VoteQuestion.isAsked(order.question())
                ? new VoteAnswer(order.question(), order.companies()).line(data.sources())
                : asked.asksGuidance()
                        ? new GuidedItems(order.question())
                                .line(data.sources())
                                .or(() -> new GuidanceAnswer(order.question()).text(data.sources()))
                        : Optional.<String>empty();
        if (listed.filter(text -> !asked.asksGuidance()
                        || new GuidanceAnswer(order.question()).saysNames(text, order.companies()))
                .isPresent()) {
            return listed;
        }
        if (MentionQuestion.isAsked(order.question()) && !asked.topic().isOpen()) {
            return Optional.of(mentioned());
        }
        if (NewsResearcher.isAsked(order.question())) {
            var stories = news.stories();
            if (!stories.isEmpty()) {
                return Optional.of(joined(List.of("Stories on file:"), stories));
            }
        }
        return Optional.empty();
    }

    private List<SentenceCandidate> related() {
        return check.likely(passages.answering(Math.min(RELATED, order.sentences() - 2)));
    }

    /** The fact that filings state in words, where the question asks for nothing beside it. */
    private Optional<WordedFact> fact() {
        return WordedFact.in(order.question())
                .filter(each -> AND_SAID.matcher(order.question()).find()
                        || each.isAllOf(asked.topic().words()));
    }

    /** What sentences of reports, calls and news answer, or the passages nearest to it. */
    private Ruled inWords() {
        var years = AskedFigures.in(order.question()).periods().stream()
                .map(FiscalPeriod::year)
                .toList();
        var risks = RiskOverview.of(order.question(), order.companies(), years, data);
        if (risks.isPresent()) {
            return new Ruled(risks.get(), Optional.empty());
        }
        var parts = asked.isOfOneCompany()
                ? Optional.of(new PartAnswers(order, data, passages.call(), scores))
                : Optional.<PartAnswers>empty();
        var direct = parts.map(each -> each.answering(this::answers)).orElse(List.of());
        if (!direct.isEmpty()) {
            return new Ruled(
                    direct.stream().map(ToldSentences::line).collect(Collectors.joining("\n")),
                    parts.map(each -> each.likelihood(direct)));
        }
        var stated = stating();
        if (stated.isPresent()) {
            return new Ruled(stated.get(), Optional.empty());
        }
        var answering = asked.wantsFigure() || asked.ranksAll() || asked.comparesFigures()
                ? List.<SentenceCandidate>of()
                : passages.answering(order.sentences()).stream()
                        .filter(each -> parts.isEmpty() || !each.isFiled())
                        .filter(each -> isOfGuidedItem(each.said().text()) && isChecked(each))
                        .toList();
        boolean disagree = !asked.asksEvents()
                && SentenceFit.disagree(
                        order.question(),
                        answering.stream().map(each -> each.said().text()).toList());
        String text = answering.isEmpty() || disagree
                ? joined(List.of(nothing.text()), nearest(parts))
                : asked.asksGuidance() && order.sentences() > 1
                        ? joined(DatedGuidance.lines(answering), List.of())
                        : joined(List.of(), near(answering, "Most relevant passages:"));
        return new Ruled(text, Optional.empty());
    }

    private List<String> nearest(Optional<PartAnswers> parts) {
        int most = Math.min(NEAREST, order.sentences());
        var judged = parts.map(each -> each.nearest(most)).orElse(List.of());
        return judged.isEmpty() ? near(passages.nearest(most), NEAREST_PASSAGES) : listed(NEAREST_PASSAGES, judged);
    }

    /** Yes with the sentences that name all that is asked about, or that no passage does. */
    private String mentioned() {
        var said = passages.mentioning(order.sentences());
        return said.isEmpty()
                ? NOTHING + " No passage found mentions "
                        + String.join(" ", asked.topic().words()) + "."
                : joined(
                        List.of("Yes."),
                        said.stream().map(SentenceCandidate::line).toList());
    }

    private boolean answers(ToldSentences told) {
        return passages.mayTell(told.text()) && isOfGuidedItem(told.text());
    }

    private static List<String> listed(String heading, List<ToldSentences> sentences) {
        return Stream.concat(Stream.of(heading), sentences.stream().map(ToldSentences::line))
                .toList();
    }

    /** What reports and calls say is read by the model; events and stories are found by their day and names. */
    private boolean isChecked(SentenceCandidate sentence) {
        var kind = sentence.source().passage().document().kind();
        return kind == DocumentKind.CURRENT_REPORT
                || kind == DocumentKind.NEWS
                || (asked.speakers().isAsked() && asked.topic().isOpen())
                || !(asked.speakers().isAsked() ? check.related(List.of(sentence)) : check.likely(List.of(sentence)))
                        .isEmpty();
    }

    /** Whether a sentence is of the figure whose guidance is asked for; any is where none is. */
    private boolean isOfGuidedItem(String sentence) {
        return !asked.asksGuidance() || new GuidanceAnswer(order.question()).isOfItem(sentence);
    }

    /** The sentence that states the figure asked for, where no statement gives it. */
    private Optional<String> stating() {
        boolean ofOne = asked.wantsFigure() && !asked.ranksAll() && !asked.comparesFigures();
        return StatedAmount.askedBy(order.question())
                .filter(_ -> ofOne
                        && PartQualifier.stated(order.question(), order.companies())
                                .isEmpty())
                .flatMap(stated -> stated.among(
                        passages.candidates(false).stream()
                                .filter(each -> stated.isWholeIn(each.said().text(), asked.topic()))
                                .toList(),
                        data))
                .or(() -> passages.telling()
                        .filter(each -> !check.possible(List.of(each)).isEmpty()))
                .map(SentenceCandidate::quote);
    }

    /** The reasons that the documents state come first; the figures they explain follow. */
    private String explained(List<String> figures) {
        var reasons = check.related(passages.answering(order.sentences() - 2));
        var direct = reasons.isEmpty() && asked.isOfOneCompany()
                ? new PartAnswers(order, data, passages.call(), scores)
                        .explaining(each -> asked.isExplainedBy(each.text()) && passages.mayExplain(each.text()))
                : List.<ToldSentences>of();
        return !direct.isEmpty()
                ? joined(listed(STATED_REASONS, direct), figures)
                : reasons.isEmpty()
                        ? joined(figures, List.of("The documents found give no reason."))
                        : joined(near(reasons, STATED_REASONS), figures);
    }

    private static String joined(List<String> first, List<String> then) {
        var all = new ArrayList<>(first);
        all.addAll(then);
        return String.join("\n", all);
    }

    private List<String> near(List<SentenceCandidate> sentences, String heading) {
        var lines = new ArrayList<String>();
        if (!sentences.isEmpty() && order.sentences() > 1) {
            lines.add(heading);
        }
        sentences.forEach(each -> lines.add(each.line()));
        return lines;
    }
}
