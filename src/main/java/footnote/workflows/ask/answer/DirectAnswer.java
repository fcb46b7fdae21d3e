package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.AskedLine;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.answer.sentence.SharedWords;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.answer.sentence.WeightedWords;
import footnote.workflows.ask.question.QuestionParts;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the sentence of a report that answers one question in words, with those that go on from it. */
final class DirectAnswer {
    private static final int SHORTEST = 30;
    private static final int LONGEST = 800;
    private static final int FOLLOWERS = 2;
    private static final int FOLLOWERS_OF_STATUS = 4;
    private static final int NAME_WITHIN = 4;
    private static final int HEADING_WITHIN = 40;
    private static final int LONGEST_HEADING = 90;
    private static final double ENOUGH = 0.6;
    private static final double ENOUGH_WHERE_GIVEN = 0.45;
    private static final double SECOND = 0.95;

    private static final Pattern CONTINUES = Pattern.compile(
            "^(?:These|This|Those|Such|In addition|Additionally|It|They|Other|Of (?:this|these|that|those|which)|The (?:increase|decrease|change|charges?|remaining|remainder|impact))\\b");
    private static final Pattern OF_PROCEEDINGS = Pattern.compile(
            "(?i)\\b(?:court|opinions?|appeal\\w*|judges?|ruling|ruled|filed|settle\\w*|paid|stay(?:ed)?|trial|verdict|jury|dismiss\\w*|refund\\w*|deposit\\w*|motion|petition)\\b");
    private static final Pattern MAY_BE = Pattern.compile("(?i)\\b(?:could|may|might)\\b");
    private static final Pattern CURRENT = Pattern.compile(
            "(?i)\\b(?:currently|is pending|are pending|remains?|appeal(?:ed)?|as of (?:\\p{L}+ \\d|the date))\\b");
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

    DirectAnswer(String question, List<String> companies, AnswerEvidence data) {
        this.question = question;
        this.data = data;
        this.own = companies.stream()
                .flatMap(name -> Stream.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)))
                .filter(word -> word.length() > 1)
                .collect(Collectors.toSet());
        this.topic = new QuestionWords(QuestionParts.withoutContext(question), companies);
        this.wanted = WantedStatement.in(question);
        this.names = QuestionParts.names(question).stream()
                .map(each -> each.replaceFirst("['’]s$", "").toLowerCase(Locale.ROOT))
                .filter(each -> Stream.of(each.split("[^\\p{L}\\p{N}]+", -1)).noneMatch(own::contains))
                .collect(Collectors.toSet());
        this.line = wanted == WantedStatement.REASON ? AskedLine.in(question, List.copyOf(own)) : Optional.empty();
        this.years = AskedFigures.in(question).periods().stream()
                .map(FiscalPeriod::year)
                .collect(Collectors.toSet());
        this.ofCase = OF_CASES.matcher(question).find();
    }

    /** Sentences of one page that stand together, and how well they answer. */
    private record Told(AnswerEvidence.Source source, List<Quotation> page, int from, int to, double score) {
        String text() {
            return page.subList(from, to + 1).stream().map(Quotation::text).collect(Collectors.joining(" "));
        }

        String line() {
            return "- “" + text() + "” [" + source.marker() + "]";
        }
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
        var found = new ArrayList<Told>();
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
        return years.isEmpty()
                ? filed.stream().filter(data::isNewest).toList()
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
            List<Told> found) {
        for (int i = 0; i < page.size(); i++) {
            String text = page.get(i).text();
            if (isReadable(page.get(i))
                    && isNamed(page, i)
                    && SentenceFit.fits(question, text)
                    && line.stream().allMatch(each -> each.isExplainedBy(text))) {
                int to = end(page, i);
                var told = new Told(source, page, i, to, 0);
                var all = new BitSet();
                heard.subList(i, to + 1).forEach(all::or);
                double first = words.share(heard.get(i));
                double together = words.share(all);
                var beside = new BitSet();
                heard.subList(Math.max(0, i - 1), Math.min(page.size(), to + 2)).forEach(beside::or);
                heading(page, i).map(topic::heard).ifPresent(beside::or);
                double near = words.share(beside);
                boolean given = wanted.isGivenBy(wanted == WantedStatement.REASON ? told.text() : text, own);
                double said = 0.6 * first + 0.25 * together + 0.15 * near;
                double enough = given && wanted != WantedStatement.ANYTHING && wanted != WantedStatement.STATUS
                        ? ENOUGH_WHERE_GIVEN
                        : ENOUGH;
                if (given && said >= enough) {
                    double score = said
                            + (wanted == WantedStatement.NAMES
                                    ? 0.04
                                            * Math.min(
                                                    10,
                                                    WantedStatement.names(told.text(), own)
                                                            .size())
                                    : 0)
                            + (line.stream().anyMatch(each -> each.isSubjectOf(text)) ? 0.3 : 0)
                            + (wanted == WantedStatement.SIZE
                                            && MAY_BE.matcher(question).find()
                                            && MAY_BE.matcher(text).find()
                                    ? 0.4
                                    : 0)
                            + (wanted == WantedStatement.REASON && SentenceFit.hasNumber(ReasonFit.explained(text))
                                    ? 0.15
                                    : 0)
                            + (wanted == WantedStatement.REASON
                                            && years.stream().anyMatch(year -> text.contains(year.toString()))
                                    ? 0.2
                                    : 0)
                            + (topic.defines(told.text()) ? 0.1 : 0)
                            + (wanted == WantedStatement.STATUS
                                            && CURRENT.matcher(told.text()).find()
                                    ? 0.15
                                    : 0)
                            + 0.15 * source.score() / Math.max(best, 1e-9)
                            - text.length() / 4000.0;
                    found.add(new Told(source, page, i, to, score));
                }
            }
        }
    }

    private boolean isReadable(Quotation sentence) {
        String text = sentence.text();
        return text.length() >= SHORTEST
                && text.length() <= LONGEST
                && sentence.whole()
                && !sentence.asks()
                && SentenceFit.isSentence(text);
    }

    /** Whether each name of the question is in the sentence, close before it, or in its heading. */
    private boolean isNamed(List<Quotation> page, int at) {
        if (names.isEmpty()) {
            return true;
        }
        String near = page.subList(Math.max(0, at - NAME_WITHIN), at + 1).stream()
                        .map(Quotation::text)
                        .collect(Collectors.joining(" "))
                + " " + heading(page, at).orElse("");
        String small = near.toLowerCase(Locale.ROOT);
        return names.stream().allMatch(small::contains);
    }

    /** The last of the sentences that go on from this one. */
    private int end(List<Quotation> page, int from) {
        boolean status = wanted == WantedStatement.STATUS || (wanted == WantedStatement.PLAN && !names.isEmpty());
        int most = wanted == WantedStatement.STATUS ? FOLLOWERS_OF_STATUS : FOLLOWERS;
        int to = from;
        while (to + 1 < page.size() && to - from < most && isReadable(page.get(to + 1))) {
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

    private static Optional<String> heading(List<Quotation> page, int at) {
        for (int i = at - 1; i >= Math.max(0, at - HEADING_WITHIN); i--) {
            String text = page.get(i).text();
            if (text.length() <= LONGEST_HEADING
                    && !text.endsWith(".")
                    && Character.isUpperCase(text.charAt(0))
                    && text.chars().noneMatch(Character::isDigit)) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    /** The best, and those nearly as good that say something else. */
    private List<String> chosen(List<Told> found, int most, Set<String> before) {
        var kept = new ArrayList<Told>();
        double best = found.stream().mapToDouble(Told::score).max().orElse(0);
        if (found.stream()
                .anyMatch(each -> each.score() >= SECOND * best
                        && before.stream().anyMatch(line -> line.contains(each.text())))) {
            return List.of();
        }
        found.stream()
                .sorted(Comparator.comparingDouble(Told::score).reversed())
                .forEach(each -> {
                    boolean good = kept.isEmpty()
                            || (each.score() >= SECOND * kept.getFirst().score()
                                    && (!topic.defines(kept.getFirst().text()) || topic.defines(each.text())));
                    if (kept.size() < most && good && kept.stream().noneMatch(other -> same(other, each))) {
                        kept.add(each);
                    }
                });
        return kept.stream().map(Told::line).toList();
    }

    private static boolean same(Told one, Told other) {
        var first = SharedWords.stems(one.text());
        var both = new HashSet<>(SharedWords.stems(other.text()));
        int size = Math.min(first.size(), both.size());
        both.retainAll(first);
        return both.size() >= 0.6 * size;
    }
}
