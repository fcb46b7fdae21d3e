package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.AskedLine;
import footnote.workflows.ask.answer.sentence.DirectMerit;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.answer.sentence.SharedWords;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.answer.sentence.WeightedWords;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.QuestionParts;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.RiskQuestion;
import footnote.workflows.ask.retrieval.ReportItems;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the sentence of a report that answers one question in words, with those that go on from it. */
final class DirectAnswer {
    private static final int FOLLOWERS = 2;
    private static final int FOLLOWERS_OF_STATUS = 4;
    private static final int NAME_WITHIN = 4;
    private static final double ENOUGH = 0.6;
    private static final double ENOUGH_WHERE_GIVEN = 0.45;
    private static final double SECOND = 0.95;

    private static final Pattern CONTINUES = Pattern.compile(
            "^(?:These|This|Those|Such|In addition|Additionally|It|They|Other|Of (?:this|these|that|those|which)|The (?:increase|decrease|change|charges?|remaining|remainder|impact))\\b");
    private static final Pattern OF_PROCEEDINGS = Pattern.compile(
            "(?i)\\b(?:court|opinions?|appeal\\w*|judges?|ruling|ruled|filed|settle\\w*|paid|stay(?:ed)?|trial|verdict|jury|dismiss\\w*|refund\\w*|deposit\\w*|motion|petition)\\b");
    private static final Pattern OF_CASES = Pattern.compile(
            "(?i)\\b(?:litigation|lawsuits?|disputes?|proceedings?|case|cases|investigation|trial|court|claims?)\\b");
    private final String question;
    private final QuestionWords topic;
    private final AnswerEvidence data;
    private final WantedStatement wanted;
    private final Set<String> names;
    private final Set<String> own;
    private final Optional<AskedLine> line;
    private final Set<Integer> years;
    private final boolean ofCase;
    private final DirectMerit merit;

    DirectAnswer(String question, List<String> companies, AnswerEvidence data) {
        this.question = question;
        this.data = data;
        this.own = companies.stream()
                .flatMap(name -> Stream.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)))
                .filter(word -> word.length() > 1)
                .collect(Collectors.toSet());
        this.wanted = WantedStatement.in(question);
        String asked = QuestionParts.withoutContext(question);
        this.topic = new QuestionWords(
                wanted == WantedStatement.RISK ? RiskQuestion.withoutAsking(asked) : asked, companies);
        this.names = QuestionParts.names(question).stream()
                .map(each -> each.replaceFirst("['’]s$", "").toLowerCase(Locale.ROOT))
                .filter(each -> Stream.of(each.split("[^\\p{L}\\p{N}]+", -1)).noneMatch(own::contains))
                .collect(Collectors.toSet());
        this.line = wanted == WantedStatement.REASON ? AskedLine.in(question, List.copyOf(own)) : Optional.empty();
        this.years = AskedFigures.in(question).periods().stream()
                .map(FiscalPeriod::year)
                .collect(Collectors.toSet());
        this.ofCase = OF_CASES.matcher(question).find();
        this.merit = new DirectMerit(question, topic, own, names, years, line);
    }

    /** The lines that answer, the best first; none where no sentence does, or one given before does. */
    List<String> lines(int most, Set<String> before) {
        if (topic.isOpen()) {
            return List.of();
        }
        var read = sources();
        var heard = new ArrayList<BitSet>();
        var pages = new ArrayList<List<Quotation>>();
        for (var source : read) {
            var page = Quotation.of(source.passage());
            pages.add(page);
            page.forEach(each -> heard.add(topic.heard(each.text())));
        }
        var words = new WeightedWords(topic, heard);
        double best =
                read.stream().mapToDouble(AnswerEvidence.Source::score).max().orElse(1);
        var found = new ArrayList<ToldSentences>();
        int at = 0;
        for (int i = 0; i < read.size(); i++) {
            var page = pages.get(i);
            told(read.get(i), page, heard.subList(at, at + page.size()), words, best, found);
            at += page.size();
        }
        return chosen(found, most, before);
    }

    private List<AnswerEvidence.Source> sources() {
        var filed = data.sources().stream()
                .filter(source -> !source.passage().id().startsWith("fact:"))
                .filter(source -> source.passage().document().kind() != DocumentKind.NEWS
                        && source.passage().document().kind() != DocumentKind.TRANSCRIPT)
                .toList();
        var ofYears = filed.stream().filter(source -> isOf(source, 0)).toList();
        var risks = filed.stream()
                .filter(source -> wanted == WantedStatement.RISK
                        && ReportItems.RISK_ITEMS.contains(source.passage().section()))
                .toList();
        if (!risks.isEmpty()) {
            filed = risks;
        }
        return years.isEmpty()
                ? filed.stream().filter(data::isCurrent).toList()
                : ofYears.isEmpty() || wanted == WantedStatement.EXPECTATION
                        ? filed.stream()
                                .filter(source -> isOf(source, 0) || isOf(source, 1))
                                .toList()
                        : ofYears;
    }

    private boolean isOf(AnswerEvidence.Source source, int before) {
        return source.passage()
                .document()
                .period()
                .filter(period -> years.contains(period.year() + before))
                .isPresent();
    }

    private void told(
            AnswerEvidence.Source source,
            List<Quotation> page,
            List<BitSet> heard,
            WeightedWords words,
            double best,
            List<ToldSentences> found) {
        for (int i = 0; i < page.size(); i++) {
            String text = page.get(i).text();
            if (ToldSentences.isReadable(page.get(i))
                    && isNamed(page, i)
                    && SentenceFit.fits(question, text)
                    && line.stream().allMatch(each -> each.isExplainedBy(text))) {
                int to = end(page, i);
                int from = ToldSentences.begin(page, i);
                var told = new ToldSentences(source, page, from, to, 0);
                var all = new BitSet();
                heard.subList(from, to + 1).forEach(all::or);
                double first = words.share(heard.get(i));
                double together = words.share(all);
                var beside = new BitSet();
                heard.subList(Math.max(0, i - 1), Math.min(page.size(), to + 2)).forEach(beside::or);
                ToldSentences.heading(page, i).map(topic::heard).ifPresent(beside::or);
                if (topic.leavesOutASubject(beside) || !isExplained(page, i, words)) {
                    continue;
                }
                double near = words.share(beside);
                boolean given = isGiven(text, told.text());
                double said = 0.6 * first + 0.25 * together + 0.15 * near;
                boolean typed = wanted != WantedStatement.ANYTHING && wanted != WantedStatement.STATUS;
                double enough = given && (typed || merit.lists(text)) ? ENOUGH_WHERE_GIVEN : ENOUGH;
                if (given && said >= enough) {
                    double score = said
                            + merit.of(text, told.text(), year(source))
                            + 0.15 * source.score() / Math.max(best, 1e-9);
                    found.add(new ToldSentences(source, page, from, to, score));
                }
            }
        }
    }

    /** Whether sentences give what is wanted; of a move nothing but a cause is the reason. */
    private boolean isGiven(String text, String together) {
        return wanted == WantedStatement.REASON
                ? wanted.isGivenBy(together, own)
                        && (AskedDirection.in(question).isEmpty()
                                || ReasonFit.givesReason(together)
                                || (line.stream().anyMatch(each -> each.isSubjectOf(text))
                                        && SentenceFit.givesAmount(together)))
                : wanted.isGivenBy(text, own)
                        && (wanted != WantedStatement.OFFERING
                                || names.isEmpty()
                                || DirectMerit.isSubject(names, text));
    }

    /** Where a reason is asked for, whether what a sentence explains is what the question is about. */
    private boolean isExplained(List<Quotation> page, int at, WeightedWords words) {
        String text = page.get(at).text();
        if (wanted != WantedStatement.REASON || !ReasonFit.givesReason(text)) {
            return true;
        }
        var heard = topic.heard(ReasonFit.explained(text));
        ToldSentences.heading(page, at).map(topic::heard).ifPresent(heard::or);
        if (ReasonFit.refersBack(text) && at > 0) {
            heard.or(topic.heard(page.get(at - 1).text()));
        }
        return words.share(heard) >= ENOUGH_WHERE_GIVEN;
    }

    /** Whether each name of the question is in the sentence, close before it, or in its heading. */
    private boolean isNamed(List<Quotation> page, int at) {
        if (names.isEmpty()) {
            return true;
        }
        String near = page.subList(Math.max(0, at - NAME_WITHIN), at + 1).stream()
                        .map(Quotation::text)
                        .collect(Collectors.joining(" "))
                + " " + ToldSentences.heading(page, at).orElse("");
        String small = near.toLowerCase(Locale.ROOT);
        return names.stream().allMatch(small::contains);
    }

    private static OptionalInt year(AnswerEvidence.Source source) {
        return source.passage().document().period().stream()
                .mapToInt(FiscalPeriod::year)
                .findFirst();
    }

    /** The last of the sentences that go on from this one. */
    private int end(List<Quotation> page, int from) {
        boolean status = wanted == WantedStatement.STATUS || (wanted == WantedStatement.PLAN && !names.isEmpty());
        int most = wanted == WantedStatement.STATUS ? FOLLOWERS_OF_STATUS : FOLLOWERS;
        int to = from;
        while (to + 1 < page.size() && to - from < most && ToldSentences.isReadable(page.get(to + 1))) {
            String next = page.get(to + 1).text();
            boolean goesOn = CONTINUES.matcher(next).find()
                    || (status
                            && ((ofCase && OF_PROCEEDINGS.matcher(next).find())
                                    || (wanted == WantedStatement.PLAN && wanted.isGivenBy(next, own))))
                    || (wanted == WantedStatement.NAMES && topic.defines(next) && wanted.isGivenBy(next, own));
            if (!goesOn) {
                break;
            }
            to++;
        }
        return to;
    }

    /** The best, and those nearly as good that say something else. */
    private List<String> chosen(List<ToldSentences> found, int most, Set<String> before) {
        var kept = new ArrayList<ToldSentences>();
        double best = found.stream().mapToDouble(ToldSentences::score).max().orElse(0);
        if (found.stream()
                .anyMatch(each -> each.score() >= SECOND * best
                        && before.stream().anyMatch(line -> line.contains(each.text())))) {
            return List.of();
        }
        found.stream()
                .sorted(Comparator.comparingDouble(ToldSentences::score).reversed())
                .forEach(each -> {
                    boolean good = kept.isEmpty()
                            || (each.score() >= SECOND * kept.getFirst().score()
                                    && (!topic.defines(kept.getFirst().text()) || topic.defines(each.text())));
                    if (kept.size() < most && good && kept.stream().noneMatch(other -> same(other, each))) {
                        kept.add(each);
                    }
                });
        return kept.stream().map(ToldSentences::line).toList();
    }

    private static boolean same(ToldSentences one, ToldSentences other) {
        var first = SharedWords.stems(one.text());
        var both = new HashSet<>(SharedWords.stems(other.text()));
        int size = Math.min(first.size(), both.size());
        both.retainAll(first);
        return both.size() >= 0.6 * size;
    }
}
