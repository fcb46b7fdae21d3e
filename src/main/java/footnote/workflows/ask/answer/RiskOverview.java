package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.RiskQuestion;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The risks that a report names, where a question asks for risks of no kind in particular: as many of each page found, in their order. */
final class RiskOverview {
    private static final String RISK_FACTORS = "Item 1A";
    /** Begins with a word for what stands before, or has one in what it begins with. */
    private static final Pattern REFERS = Pattern.compile(
            "^(?:(?:This|These|Those|That|Such|It|They|Their|Likewise|Additionally|In addition|Further(?:more)?|Moreover|Also|Similarly|However|Accordingly|As a result|For example|Consequently)\\b|[^.]{0,40}\\b(?:this|these|those|such|them|also|any such)\\b)");

    private static final Pattern OF_STATEMENTS = Pattern.compile(
            "(?i)\\bforward-looking\\b|\\bnot (?:guarantees|exhaustive)\\b|\\badditional factors\\b|\\bdiffer materially\\b|\\binvestment in our\\b|\\bcarefully consider\\b");
    private static final int MOST = 6;
    private static final int SHORTEST = 40;
    private static final int LONGEST = 300;

    private RiskOverview() {}

    static Optional<String> of(
            String question, List<String> companies, Collection<Integer> years, AnswerEvidence data) {
        if (companies.size() != 1
                || !RiskQuestion.isAsked(question)
                || RiskQuestion.asksHarm(question)
                || !new QuestionWords(RiskQuestion.withoutAsking(question), companies).isOpen()) {
            return Optional.empty();
        }
        var pages = data.sources().stream()
                .filter(source -> source.passage().section().equals(RISK_FACTORS) && isOf(source, years, data))
                .sorted(Comparator.comparingInt(
                        source -> source.passage().page().orElse(0)))
                .toList();
        var document = pages.stream().map(source -> source.passage().document()).findFirst();
        var own = pages.stream()
                .filter(source ->
                        document.filter(source.passage().document()::equals).isPresent())
                .toList();
        int ofEach = own.isEmpty() ? 0 : (MOST + own.size() - 1) / own.size();
        String lines = own.stream()
                .flatMap(source -> risks(source).limit(ofEach))
                .distinct()
                .limit(MOST)
                .collect(Collectors.joining("\n"));
        return lines.isEmpty()
                ? Optional.empty()
                : document.map(report ->
                        "Risks named in the " + report.title().replaceFirst("^The ", "") + ", among others:\n" + lines);
    }

    private static boolean isOf(AnswerEvidence.Source source, Collection<Integer> years, AnswerEvidence data) {
        return years.isEmpty()
                ? data.isCurrent(source)
                : source.passage().document().period().stream().anyMatch(period -> years.contains(period.year()));
    }

    private static Stream<String> risks(AnswerEvidence.Source source) {
        var page = Quotation.of(source.passage());
        return IntStream.range(0, page.size())
                .filter(i -> isRisk(page.get(i)))
                .mapToObj(i ->
                        i > 0 && REFERS.matcher(page.get(i).text()).find() && ToldSentences.isReadable(page.get(i - 1))
                                ? page.get(i - 1).text() + " " + page.get(i).text()
                                : page.get(i).text())
                .filter(text ->
                        text.length() <= LONGEST && !REFERS.matcher(text).find())
                .map(text -> "- “" + text + "” [" + source.marker() + "]");
    }

    private static boolean isRisk(Quotation sentence) {
        return sentence.text().length() >= SHORTEST
                && ToldSentences.isReadable(sentence)
                && !OF_STATEMENTS.matcher(sentence.text()).find()
                && WantedStatement.RISK.isGivenBy(sentence.text(), Set.of());
    }
}
