package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.domain.Words;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.search.AskedFigures;
import footnote.evidence.search.Library;
import footnote.research.PriceMove;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.formulas.LenderFormulas;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedCurrency;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.MentionQuestion;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.RankQuestion;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.question.VoteQuestion;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The rule of the answer writer: the figures asked for, then the sentences on file that say what is asked. */
public final class RuleAnswer {
    private static final Set<String> COMMON = Set.of(
            ("the and for are was were what which how much many did does with from that this have has had its their into over"
                            + " than about year years fiscal company company's give using based tell explain please would could should is"
                            + " main major key biggest largest important top describe discuss list name summarise summarize overall"
                            + " say says said mention mentioned talk talked comment ceo cfo chief officer call management executive analyst analysts ask asked session question questions answer"
                            + " in of to a an on by as at or be it")
                    .split(" ", -1));

    /** How an answer begins that was left open. */
    public static final String NOTHING = "The documents do not say.";

    private static final Pattern OF_THE_MARKET = Pattern.compile(
            "(?i)\\bp/?e(?: ratio| multiple)?\\b|\\bprice[- ]to[- ]\\p{L}+|\\b(?:share|stock) price\\b|\\bmarket (?:cap\\w*|value)\\b|\\bev/|\\benterprise value\\b|\\bdividend yield\\b|\\bbeta\\b|\\btarget price\\b|\\bprice target\\b"
                    + "|\\b(?:free cash flow|fcf|cash flow|earnings) yield\\b|\\bpeg\\b|\\b(?:under|over|fairly )-?valued\\b|\\b(?:cheap|expensive)(?:er|est)?\\b|\\bfair value (?:per share|of (?:the )?(?:shares?|stock))\\b");
    private static final Pattern ADVICE = Pattern.compile(
            "(?i)\\bshould (?:i|we|one|investors?|somebody|anyone) (?:\\p{L}+ )?(?:buy|sell|hold|own|invest|short|avoid)\\b"
                    + "|\\b(?:is|are|would)\\b[^?]*\\ba (?:good |great |bad |strong )?(?:buy|sell|hold|investment|short)\\b|\\bworth (?:buying|owning|investing)\\b");
    /** What somebody said, asked for beside who it is. */
    private static final Pattern AND_SAID =
            Pattern.compile("(?i)\\band what (?:did|does|has|have) [^?]*\\b(?:say|said|comment|tell|told|explain)\\b");

    private static final Pattern VERDICT = Pattern.compile("^(?:Yes|No)\\.\\s*$");
    private static final Pattern WHO_SAID = Pattern.compile("(?i)^who said “(.+)”");

    private static final Pattern AMOUNT = Pattern.compile("[$€£¥₹]\\s?\\d|\\d\\s?(?:%|percent)");
    private static final int RELATED = 2;

    private final Order order;
    private final AnswerEvidence data;
    private final PassageChoice passages;
    private final SpeakerFilter speakers;
    private final NewsAnswer news;

    RuleAnswer(Order order, AnswerEvidence data) {
        this.order = order;
        this.data = data;
        this.passages = new PassageChoice(order, data);
        this.speakers = SpeakerFilter.in(order.question());
        this.news = new NewsAnswer(order, data, passages.topic());
    }

    String text() {
        if (ADVICE.matcher(order.question()).find()) {
            return NOTHING + " Documents give no advice; 'footnote analyze' gives the desk's view and its reasons.";
        }
        var quoted = WHO_SAID.matcher(order.question());
        if (quoted.find()) {
            return speakerOf(quoted.group(1));
        }
        var lines = new FigureLines(order, data);
        var figures = lines.lines();
        if (!figures.isEmpty() && lines.denyPremise()) {
            return joined(figures, List.of());
        }
        if (!figures.isEmpty() && leavesCompaniesOut(figures)) {
            return ofSomeCompanies(figures);
        }
        if (!figures.isEmpty()) {
            return passages.asksWhy()
                    ? explained(figures)
                    : joined(
                            figures,
                            near(passages.answering(Math.min(RELATED, order.sentences() - 2)), "Related passages:"));
        }
        if (PriceMove.isAskedAbout(order.question())) {
            return news.move();
        }
        if (OF_THE_MARKET.matcher(order.question()).find()) {
            return NOTHING + " Prices and multiples are not taken from documents; 'footnote analyze' computes them.";
        }
        if (SideClause.asksUsefulness(order.question())
                && notItsOwn().isPresent()
                && !data.figures().isEmpty()) {
            return Words.capitalized(notItsOwn().get()) + ".\n"
                    + new FigureText(data).line(data.figures().getLast(), true);
        }
        var fact = WordedFact.in(order.question());
        var worded = fact.flatMap(each -> order.companies().size() > 1
                ? WordedAnswer.ofEach(each, order.question(), passages.topic(), data, order.companies())
                : new WordedAnswer(each, order.question(), passages.topic(), data).line());
        if (worded.isPresent()) {
            return speakers.isAsked() && AND_SAID.matcher(order.question()).find()
                    ? joined(
                            List.of(worded.get()),
                            near(passages.answering(Math.max(2, order.sentences())), "Statements on the call:"))
                    : worded.get();
        }
        if (fact.filter(WordedAnswer::stands).isPresent()) {
            return String.join("\n", unsaid());
        }
        var listed = VoteQuestion.isAsked(order.question())
                ? new VoteAnswer(order.question(), passages.topic()).line(data.sources())
                : passages.asksGuidance()
                        ? new GuidedItems(order.question())
                                .line(data.sources())
                                .or(() -> new GuidanceAnswer(order.question()).text(data.sources()))
                        : Optional.<String>empty();
        if (listed.isPresent()) {
            return listed.get();
        }
        if (MentionQuestion.isAsked(order.question()) && !passages.topic().isOpen()) {
            return mentioned();
        }
        if (NewsResearcher.isAsked(order.question())) {
            var stories = news.stories();
            if (!stories.isEmpty()) {
                return joined(List.of("Stories on file:"), stories);
            }
        }
        var stated = stating();
        if (stated.isPresent()) {
            return stated.get();
        }
        var direct = direct();
        if (!direct.isEmpty()) {
            return String.join("\n", direct);
        }
        var answering = wantsFigure() || ranksAll() || comparesFigures()
                ? List.<SentenceCandidate>of()
                : passages.answering(order.sentences());
        boolean disagree = SentenceFit.disagree(
                order.question(),
                answering.stream().map(each -> each.said().text()).toList());
        return answering.isEmpty() || disagree
                ? joined(unsaid(), near(passages.nearest(Math.min(4, order.sentences())), "Nearest passages:"))
                : passages.asksGuidance()
                        ? guided(answering)
                        : joined(List.of(), near(answering, "Most relevant passages:"));
    }

    /** Who said or wrote a sentence that begins with these words. */
    private String speakerOf(String words) {
        return data.sources().stream()
                .flatMap(source -> Quotation.of(source.passage()).stream()
                        .filter(each -> each.text().contains(words))
                        .map(each -> (each.speaker().isEmpty()
                                        ? "The " + source.passage().document().title()
                                        : each.speaker())
                                + ": “" + each.text() + "” [" + source.marker() + "]"))
                .findFirst()
                .orElse(NOTHING);
    }

    /** Whether yes or no is said of several companies and there are figures of some of them alone. */
    private boolean leavesCompaniesOut(List<String> figures) {
        return order.companies().size() > 1
                && VERDICT.matcher(figures.getFirst()).find()
                && !had().containsAll(order.companies());
    }

    /** The companies whose reports give the figures of the answer. */
    private Set<String> had() {
        var reporting = order.figures().stream()
                .flatMap(id -> data.markers(id).stream())
                .flatMap(marker -> data.source(marker).stream())
                .map(source -> Library.company(source.passage().document().company()))
                .collect(Collectors.toSet());
        return order.companies().stream()
                .filter(company -> reporting.contains(Library.company(company)))
                .collect(Collectors.toSet());
    }

    /** The figures without a verdict, and what the documents say of the companies that have none. */
    private String ofSomeCompanies(List<String> figures) {
        var had = had();
        var lines = new ArrayList<>(
                figures.stream().filter(line -> !VERDICT.matcher(line).find()).toList());
        var fact = WordedFact.in(order.question());
        for (var company : order.companies()) {
            if (!had.contains(company)) {
                lines.add(company + ": "
                        + fact.flatMap(each -> new WordedAnswer(
                                                each, order.question(), passages.topic(), data.of(company))
                                        .line())
                                .orElse("no figure found."));
            }
        }
        return String.join("\n", lines);
    }

    /** Yes with the sentences that name all that is asked about, or that no passage does. */
    private String mentioned() {
        var said = passages.mentioning(order.sentences());
        return said.isEmpty()
                ? NOTHING + " No passage found mentions "
                        + String.join(" ", passages.topic().words()) + "."
                : joined(
                        List.of("Yes."),
                        said.stream().map(SentenceCandidate::line).toList());
    }

    /** The sentences that answer each of the questions asked; none where companies are set side by side. */
    private List<String> direct() {
        return speakers.isAsked()
                        || passages.asksEvents()
                        || ranksAll()
                        || comparesFigures()
                        || order.companies().size() != 1
                ? List.of()
                : PartAnswers.lines(order, data).stream()
                        .filter(line -> !PassageChoice.isElsewhere(line))
                        .filter(line -> !passages.asksReason() || passages.explains(line))
                        .toList();
    }

    /** What was guided last before what was guided earlier, each under its heading where there are figures of both. */
    private String guided(List<SentenceCandidate> sentences) {
        var last = sentences.stream()
                .flatMap(each -> each.source().passage().document().published().stream())
                .max(Comparator.naturalOrder());
        var latest = sentences.stream()
                .filter(each -> each.source().passage().document().published().equals(last))
                .toList();
        var earlier = sentences.stream().filter(each -> !latest.contains(each)).toList();
        return earlier.isEmpty() || latest.stream().noneMatch(RuleAnswer::hasFigure)
                ? joined(List.of(), near(sentences, "Most relevant passages:"))
                : joined(
                        near(latest, "Latest guidance:"),
                        near(
                                earlier,
                                "Earlier guidance, which the latest replaces where both are on the same period:"));
    }

    private static boolean hasFigure(SentenceCandidate sentence) {
        return AMOUNT.matcher(sentence.said().text()).find();
    }

    /** The sentence that states the figure asked for, where no statement gives it. */
    private Optional<String> stating() {
        boolean ofOne = wantsFigure() && !ranksAll() && !comparesFigures();
        return StatedAmount.askedBy(order.question())
                .filter(_ -> ofOne
                        && PartQualifier.stated(order.question(), order.companies())
                                .isEmpty())
                .flatMap(stated -> stated.among(
                        passages.candidates(false).stream()
                                .filter(each -> stated.isWholeIn(each.said().text(), passages.topic()))
                                .toList(),
                        data))
                .map(SentenceCandidate::quote);
    }

    /** The reasons that the documents state come first; the figures they explain follow. */
    private String explained(List<String> figures) {
        var reasons = passages.answering(order.sentences() - 2);
        var direct = reasons.isEmpty() ? direct() : List.<String>of();
        return !direct.isEmpty()
                ? joined(List.of("Stated reasons:"), List.of(joined(direct, figures)))
                : reasons.isEmpty()
                        ? joined(figures, List.of("The documents found give no reason."))
                        : joined(near(reasons, "Stated reasons:"), figures);
    }

    private static String joined(List<String> first, List<String> then) {
        var all = new ArrayList<>(first);
        all.addAll(then);
        return String.join("\n", all);
    }

    /** That nothing was found, and where somebody's words are asked for, whose. */
    private List<String> unsaid() {
        boolean calls = data.sources().stream()
                .anyMatch(source -> source.passage().document().kind() == DocumentKind.TRANSCRIPT);
        if (speakers.isAsked() && calls && !passages.topic().isOpen()) {
            return List.of(NOTHING + " In the call passages found, "
                    + (speakers.analysts()
                            ? "no analyst asks"
                            : speakers.person(order.companies())
                                            .or(speakers::named)
                                            .orElse("management") + " says nothing")
                    + " about "
                    + String.join(
                            " ", passages.topic().words().stream().limit(3).toList()) + ".");
        }
        var why = wantsFigure()
                ? data.gaps().stream()
                        .filter(gap -> gap.endsWith(" is not positive") || gap.endsWith(" is zero"))
                        .findFirst()
                : Optional.<String>empty();
        var other = notItsOwn();
        var reported = data.figures().stream()
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .map(each -> each.major().toString())
                .distinct()
                .toList();
        var foreign =
                AskedCurrency.in(order.question()).filter(asked -> reported.size() == 1 && !reported.contains(asked));
        if (wantsFigure() && foreign.isPresent()) {
            return List.of(NOTHING + " Amounts are not converted; the reports are in " + reported.getFirst() + ".");
        }
        if (wantsFigure() && other.isPresent()) {
            return List.of(NOTHING + " " + Words.capitalized(other.get()) + ".");
        }
        return List.of(NOTHING + why.map(gap -> " Not meaningful: " + gap + ".").orElse(""));
    }

    /** That the figure asked for is one of other kinds of companies. */
    private Optional<String> notItsOwn() {
        return data.gaps().stream()
                .filter(gap -> gap.contains(LenderFormulas.NOT_ITS) || gap.contains(LenderFormulas.NOT_OF))
                .map(gap -> gap.substring(gap.lastIndexOf(": ") + 2))
                .findFirst();
    }

    private List<String> near(List<SentenceCandidate> sentences, String heading) {
        var lines = new ArrayList<String>();
        if (!sentences.isEmpty() && order.sentences() > 1) {
            lines.add(heading);
        }
        sentences.forEach(each -> lines.add(each.line()));
        return lines;
    }

    /** Whether a figure of the accounts is asked for, which a passage on something else does not give. */
    private boolean wantsFigure() {
        return AnswerForm.of(order.question()) == AnswerForm.FIGURE
                && !passages.asksWhy()
                && !passages.asksGuidance()
                && !AskedMetrics.in(order.question()).isEmpty();
    }

    /** Whether figures of several companies are set side by side, which sentences about one of them do not decide. */
    private boolean comparesFigures() {
        return order.companies().size() > 1
                && AnswerForm.of(order.question()) != AnswerForm.WORDS
                && !passages.asksWhy()
                && !AskedMetrics.in(order.question()).isEmpty();
    }

    /** Whether one of all companies is asked for, whom sentences about a few of them do not tell. */
    private boolean ranksAll() {
        return order.companies().isEmpty()
                && (RankQuestion.isOfAll(order.question()) || RankQuestion.isOfMany(order.question()));
    }

    /** The share of the question's own words that quoted text says. */
    public static double share(String question, String text) {
        var wanted = stems(AskedFigures.in(question).words());
        var has = stems(text);
        return wanted.isEmpty() ? 1 : wanted.stream().filter(has::contains).count() / (double) wanted.size();
    }

    static Set<String> stems(String text) {
        var stems = new HashSet<String>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            if (word.length() > 2 && !COMMON.contains(word)) {
                stems.add(word.substring(0, Math.min(word.length(), 6)));
            }
        }
        return stems;
    }
}
