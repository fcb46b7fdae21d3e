package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.AnswerLikelihood;
import footnote.workflows.ask.answer.sentence.AskedLine;
import footnote.workflows.ask.answer.sentence.DirectMerit;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.answer.sentence.SentenceTime;
import footnote.workflows.ask.answer.sentence.SharedWords;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.answer.sentence.WeightedWords;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.QuestionParts;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.RiskQuestion;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the sentence of a report that answers one question in words, with those that go on from it. */
final class DirectAnswer {
    private static final int NAME_WITHIN = 4;
    /** Sentences that the model reads beside the question. */
    private static final int CLOSER = 12;

    private static final int BEGINNING = 60;
    /** Of a sentence that is quoted as the answer; less where a reader accepts more errors. */
    private static final double ENOUGH = 0.8;
    /** Of a reason that stands beside the figure it explains. */
    private static final double ENOUGH_BESIDE_A_FIGURE = 0.6;
    /** Names and what is left are given in a form that little else has. */
    private static final Set<WantedStatement> IN_A_FORM = EnumSet.of(WantedStatement.NAMES, WantedStatement.REMAINDER);

    private static final double ENOUGH_IN_ITS_FORM = 0.4;
    /** Sentences on what somebody did need not say who. */
    private static final double ENOUGH_OF_WHO = 0.9;

    private static final Set<WantedStatement> NEEDS_ITS_FORM = EnumSet.of(
            WantedStatement.NAMES, WantedStatement.REMAINDER, WantedStatement.EXPECTATION, WantedStatement.WHO);
    /** A sentence of another form or time is among the nearest at best. */
    private static final double MOST_OF_OTHER_FORM = 0.25;

    private static final Pattern AND = Pattern.compile(" (?:and|&) ");
    private final String question;
    private final double enough;
    private final QuestionWords topic;
    private final AnswerEvidence data;
    private final WantedStatement wanted;
    private final Set<String> names;
    private final Set<String> own;
    /** The words of the question and of the company's name, which name nobody new. */
    private final Set<String> mentioned;

    private final Optional<AskedLine> line;
    private final Set<Integer> years;
    private final DirectMerit merit;
    private final AnswerScores scores;
    private final ContinuedSentences continued;
    private final CallScope call;
    private final List<ToldSentences> likeliest;

    DirectAnswer(String question, Order order, AnswerEvidence data, CallScope call, AnswerScores scores) {
        this.question = question;
        var companies = order.companies();
        this.scores = scores;
        this.data = data;
        this.call = call;
        this.own = companies.stream()
                .flatMap(DirectAnswer::words)
                .filter(word -> word.length() > 1)
                .collect(Collectors.toSet());
        this.mentioned = Stream.concat(own.stream(), words(question)).collect(Collectors.toSet());
        this.wanted = WantedStatement.in(question);
        this.enough = Math.min(enough(wanted), 1 - order.mostError());
        String asked = QuestionParts.withoutContext(question);
        this.topic = new QuestionWords(
                wanted == WantedStatement.RISK ? RiskQuestion.withoutAsking(asked) : asked, companies);
        this.names = QuestionParts.names(question).stream()
                .flatMap(AND::splitAsStream)
                .map(each -> each.replaceFirst("['’]s$", "").toLowerCase(Locale.ROOT))
                .filter(each -> words(each).noneMatch(own::contains))
                .collect(Collectors.toSet());
        this.line = wanted == WantedStatement.REASON ? AskedLine.in(question, List.copyOf(own)) : Optional.empty();
        this.years = AskedFigures.in(question).periods().stream()
                .map(FiscalPeriod::year)
                .collect(Collectors.toSet());
        this.continued = new ContinuedSentences(question, wanted, topic, own, !names.isEmpty());
        this.merit = new DirectMerit(question, topic, own, names, years, line);
        this.likeliest = topic.isOpen() ? List.of() : found();
    }

    private static double enough(WantedStatement wanted) {
        return IN_A_FORM.contains(wanted) ? ENOUGH_IN_ITS_FORM : wanted == WantedStatement.WHO ? ENOUGH_OF_WHO : ENOUGH;
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1));
    }

    /** A sentence with those that go on from it, the heading they stand under, and its signs. */
    private record Candidate(ToldSentences told, int at, String text, AnswerLikelihood.Signs signs) {
        double likelihood() {
            return AnswerLikelihood.of(signs);
        }
    }

    /** The sentences most likely to answer, the likeliest first, whether they are likely enough or not. */
    List<ToldSentences> likeliest() {
        return likeliest;
    }

    private List<ToldSentences> found() {
        var texts = new HashSet<String>();
        var close = candidates().stream()
                .sorted(Comparator.comparingDouble(Candidate::likelihood).reversed())
                .filter(each -> texts.add(each.text()) && !isPast(each))
                .limit(CLOSER)
                .toList();
        return rated(close).stream()
                .sorted(Comparator.comparingDouble(ToldSentences::score).reversed())
                .toList();
    }

    /** By the model that reads them; where it cannot be loaded by their words alone, and only those of the form wanted. */
    private List<ToldSentences> rated(List<Candidate> close) {
        return scores.of(question, close.stream().map(Candidate::text).toList())
                        instanceof Finding.Found<List<Double>>(var given)
                ? rated(close, given)
                : close.stream()
                        .map(each -> each.told().scored(limited(each.likelihood(), mayAnswer(each) && isGiven(each))))
                        .toList();
    }

    private List<ToldSentences> rated(List<Candidate> close, List<Double> given) {
        var weighed = IntStream.range(0, close.size())
                .mapToDouble(i -> AnswerLikelihood.weighed(close.get(i).signs(), isGiven(close.get(i)), given.get(i)))
                .toArray();
        return IntStream.range(0, close.size())
                .mapToObj(i -> rated(i, close, weighed))
                .toList();
    }

    private ToldSentences rated(int at, List<Candidate> close, double[] weighed) {
        var each = close.get(at);
        double ahead = Double.MAX_VALUE;
        boolean alike = false;
        for (int i = 0; i < close.size(); i++) {
            var other = close.get(i);
            if (!other.told().shares(each.told()) && !SentenceTime.isOfOtherYears(years, other.text())) {
                boolean same = same(each.told(), other.told());
                alike |= same;
                ahead = same ? ahead : Math.min(ahead, weighed[at] - weighed[i]);
            }
        }
        double likelihood = AnswerLikelihood.of(weighed[at], ahead, alike);
        boolean inItsForm = isGiven(each) && IN_A_FORM.contains(wanted);
        return each.told()
                .scored(limited(
                        inItsForm ? Math.max(likelihood, each.likelihood()) : likelihood,
                        mayAnswer(each) && (isGiven(each) || !NEEDS_ITS_FORM.contains(wanted))));
    }

    private static double limited(double likelihood, boolean mayAnswer) {
        return mayAnswer ? likelihood : Math.min(likelihood, MOST_OF_OTHER_FORM);
    }

    /** Whether the form of a sentence and its time are those asked for. */
    private boolean mayAnswer(Candidate each) {
        String text = each.told().page().get(each.at()).text();
        return SentenceFit.fits(question, text)
                && !SentenceTime.isOfAnotherQuarter(question, wanted == WantedStatement.EXPECTATION, text);
    }

    private boolean isGiven(Candidate each) {
        return isGiven(each.told().page(), each.at());
    }

    private boolean isPast(Candidate each) {
        return SentenceTime.isPast(
                question, years, each.told().text(), year(each.told().source()));
    }

    /** A passage with its sentences, which words of the topic each says, and how well it was found, of 1. */
    private record Page(AnswerEvidence.Source source, List<Quotation> sentences, List<BitSet> heard, double found) {}

    private List<Candidate> candidates() {
        var read = new AskedSources(question, wanted, data, call).read();
        double best =
                read.stream().mapToDouble(AnswerEvidence.Source::score).max().orElse(1);
        var pages = read.stream()
                .map(source -> {
                    var sentences = Quotation.of(source.passage());
                    var heard = sentences.stream()
                            .map(each -> topic.heard(each.text()))
                            .toList();
                    return new Page(source, sentences, heard, source.score() / Math.max(best, 1e-9));
                })
                .toList();
        var words = new WeightedWords(
                topic, pages.stream().flatMap(page -> page.heard().stream()).toList());
        return pages.stream()
                .flatMap(page -> IntStream.range(0, page.sentences().size())
                        .filter(i -> ToldSentences.isReadable(page.sentences().get(i))
                                && call.means(page.sentences().get(i), page.source())
                                && !CandidateSentences.isElsewhere(
                                        page.sentences().get(i).text()))
                        .mapToObj(i -> candidate(page, i, words)))
                .toList();
    }

    private Candidate candidate(Page page, int at, WeightedWords words) {
        var told = told(page.source(), page.sentences(), at);
        String text = page.sentences().get(at).text();
        String heading = ToldSentences.heading(page.sentences(), at).orElse("");
        var beside = topic.heard(heading);
        page.heard()
                .subList(Math.max(0, at - 1), Math.min(page.heard().size(), told.to() + 2))
                .forEach(beside::or);
        var signs = new AnswerLikelihood.Signs(
                words.share(page.heard().get(at)),
                words.share(beside),
                words.share(topic.heard(text.substring(0, Math.min(BEGINNING, text.length())))),
                merit.of(text, told.text(), year(page.source())),
                page.found(),
                years.stream().anyMatch(year -> text.contains(year.toString())),
                named(page.sentences(), at),
                wanted == WantedStatement.REASON && ReasonFit.givesReason(told.text())
                        ? words.share(topic.heard(ReasonFit.explained(told.text())))
                        : 0);
        return new Candidate(told, at, heading.isEmpty() ? told.text() : heading + ": " + told.text(), signs);
    }

    private ToldSentences told(AnswerEvidence.Source source, List<Quotation> page, int at) {
        return new ToldSentences(source, page, ToldSentences.begin(page, at), continued.end(page, at), 0);
    }

    /** Whether a sentence gives what is wanted; of a move nothing but a cause is the reason. */
    private boolean isGiven(List<Quotation> page, int at) {
        String text = page.get(at).text();
        if (wanted == WantedStatement.REASON) {
            String together = page.subList(ToldSentences.begin(page, at), continued.end(page, at) + 1).stream()
                    .map(Quotation::text)
                    .collect(Collectors.joining(" "));
            return wanted.isGivenBy(together, own)
                    && (AskedDirection.in(question).isEmpty()
                            || ReasonFit.givesReason(together)
                            || (line.stream().anyMatch(each -> each.isSubjectOf(text))
                                    && SentenceFit.givesAmount(together)));
        }
        return wanted.isGivenBy(text, wanted == WantedStatement.WHO ? mentioned : own)
                && (wanted != WantedStatement.OFFERING || names.isEmpty() || DirectMerit.isSubject(names, text));
    }

    /** The share of the names of the question that are in the sentence, close before it, or in its heading. */
    private double named(List<Quotation> page, int at) {
        if (names.isEmpty()) {
            return 1;
        }
        String near = page.subList(Math.max(0, at - NAME_WITHIN), at + 1).stream()
                        .map(Quotation::text)
                        .collect(Collectors.joining(" "))
                + " " + ToldSentences.heading(page, at).orElse("");
        String small = near.toLowerCase(Locale.ROOT);
        return names.stream().filter(small::contains).count() / (double) names.size();
    }

    private static OptionalInt year(AnswerEvidence.Source source) {
        return source.passage().document().period().stream()
                .mapToInt(FiscalPeriod::year)
                .findFirst();
    }

    /** The sentence likeliest to answer, where it is likely enough and was not given before. */
    Optional<ToldSentences> answering(Set<ToldSentences> before, Predicate<ToldSentences> may) {
        return likeliest.stream()
                .filter(each -> each.score() >= enough && may.test(each))
                .findFirst()
                .filter(best -> before.stream().noneMatch(each -> same(each, best)));
    }

    /** The sentence likely enough to be the reason of a figure that is given as well, more so where a rule knows no reason in it. */
    Optional<ToldSentences> explaining(Predicate<ToldSentences> isReason) {
        return likeliest.stream()
                .filter(each ->
                        each.score() >= enough || (each.score() >= ENOUGH_BESIDE_A_FIGURE && isReason.test(each)))
                .findFirst();
    }

    private static boolean same(ToldSentences one, ToldSentences other) {
        var first = SharedWords.stems(one.text());
        var both = new HashSet<>(SharedWords.stems(other.text()));
        int size = Math.min(first.size(), both.size());
        both.retainAll(first);
        return both.size() >= 0.6 * size;
    }
}
