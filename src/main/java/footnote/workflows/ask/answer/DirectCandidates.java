package footnote.workflows.ask.answer;

import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.AnswerLikelihood;
import footnote.workflows.ask.answer.sentence.AskedLine;
import footnote.workflows.ask.answer.sentence.DirectMerit;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.answer.sentence.SentenceTime;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.answer.sentence.WeightedWords;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.QuestionParts;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.RiskQuestion;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the sentences of the reports and calls asked about that may answer a question, with the signs of it. */
final class DirectCandidates {
    private static final int NAME_WITHIN = 4;
    private static final int BEGINNING = 60;
    private static final Pattern AND = Pattern.compile(" (?:and|&) ");

    private final String question;
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
    private final ContinuedSentences continued;
    private final CallScope call;

    DirectCandidates(String question, WantedStatement wanted, Order order, AnswerEvidence data, CallScope call) {
        this.question = question;
        var companies = order.companies();
        this.data = data;
        this.call = call;
        this.own = companies.stream()
                .flatMap(DirectCandidates::words)
                .filter(word -> word.length() > 1)
                .collect(Collectors.toSet());
        this.mentioned = Stream.concat(own.stream(), words(question)).collect(Collectors.toSet());
        this.wanted = wanted;
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
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1));
    }

    /** A sentence with those that go on from it, the heading they stand under, and its signs. */
    record Candidate(ToldSentences told, int at, String text, AnswerLikelihood.Signs signs) {
        double likelihood() {
            return AnswerLikelihood.of(signs);
        }
    }

    /** A passage with its sentences, which words of the topic each says, and how well it was found, of 1. */
    private record Page(AnswerEvidence.Source source, List<Quotation> sentences, List<BitSet> heard, double found) {}

    /** All of them; none where the question has no topic. */
    List<Candidate> all() {
        if (topic.isOpen()) {
            return List.of();
        }
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

    /** Whether its sentences all name years none of which is asked about. */
    boolean isOfOtherYears(Candidate each) {
        return SentenceTime.isOfOtherYears(years, each.text());
    }

    boolean isPast(Candidate each) {
        return SentenceTime.isPast(
                question, years, each.told().text(), year(each.told().source()));
    }

    /** Whether a sentence gives what is wanted; of a move nothing but a cause is the reason. */
    boolean isGiven(Candidate candidate) {
        var page = candidate.told().page();
        int at = candidate.at();
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
}
