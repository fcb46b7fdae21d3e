package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.names.NameSet;
import footnote.domain.names.ShortName;
import footnote.research.FactSheet;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.data.FinancialData.Excerpt;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.plan.MetricCatalogue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Answers questions on a finished report from what it holds, and says so where it holds nothing. */
public final class ReportGuide {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final Prompt PROMPT = Prompt.of(ReportGuide.class);
    private static final int MOST_FACTS = 6;
    private static final Set<String> COMMON = Set.of(
            "what", "which", "when", "how", "does", "the", "and", "its", "with", "that", "this", "about", "from", "has",
            "have", "are", "was", "were", "much", "many", "company", "report", "tell", "more", "why", "did", "for",
            "explain", "their", "over", "last", "year", "years");

    private final Model model;

    public ReportGuide(Model model) {
        this.model = model;
    }

    /** An answer in paragraphs. */
    public record Answer(List<Prose> paragraphs) {
        public Answer {
            paragraphs = List.copyOf(paragraphs);
            if (paragraphs.isEmpty() || paragraphs.size() > 5) {
                throw new IllegalArgumentException("an answer has 1 to 5 paragraphs, not " + paragraphs.size());
            }
        }
    }

    public Answer answer(String question, String company, List<LedgerEntry> facts, List<Excerpt> passages) {
        var sheet =
                new FactSheet(facts, NameSet.of(company, ShortName.of(company)).names());
        var prompt = PROMPT.quote("question", question)
                .quote("company", company)
                .with("facts", sheet.lines())
                .quote(
                        "passages",
                        passages.isEmpty()
                                ? List.of(new QuotedText("none", "nothing"))
                                : passages.stream()
                                        .map(each -> new QuotedText(each.section(), each.text()))
                                        .toList());
        return model.answered(
                        prompt,
                        Answer.class,
                        answer -> {
                            sheet.check(answer.paragraphs(), prompt);
                            answer.paragraphs().forEach(prose -> BannedWords.objection(prose.text())
                                    .ifPresent(why -> {
                                        throw new IllegalArgumentException(why);
                                    }));
                        },
                        () -> rule(question, ShortName.of(company), facts, passages))
                .value();
    }

    /** The figures whose metric the question names, and the passages that share most of its words. */
    static Answer rule(String question, String name, List<LedgerEntry> facts, List<Excerpt> passages) {
        var keys = MetricCatalogue.shipped().namedIn(question);
        var words = words(question);
        var matching = facts.stream()
                .filter(entry -> keys.contains(entry.fact().metric().name())
                        || words.stream().anyMatch(words(entry.fact().metric().label())::contains))
                .sorted(Comparator.comparing((LedgerEntry entry) ->
                                !keys.contains(entry.fact().metric().name()))
                        .thenComparing(entry -> entry.fact().period(), Comparator.reverseOrder()))
                .limit(MOST_FACTS)
                .toList();
        var paragraphs = new ArrayList<Prose>();
        if (!matching.isEmpty()) {
            paragraphs.add(new Prose("Figures in the report on " + name + ": "
                    + matching.stream()
                            .map(entry -> entry.fact().metric().label().toLowerCase(Locale.ROOT) + " "
                                    + (entry.fact()
                                                    .subject()
                                                    .key()
                                                    .equals(facts.getFirst()
                                                            .fact()
                                                            .subject()
                                                            .key())
                                            ? ""
                                            : "(" + entry.fact().subject() + ") ")
                                    + entry.fact().period().label().replaceFirst("^as of ", "on ") + ", {fact:"
                                    + entry.id() + "}")
                            .collect(Collectors.joining("; "))
                    + "."));
        }
        passages.stream()
                .filter(passage -> overlap(words, passage.text()) > 0)
                .max(Comparator.comparingInt(passage -> overlap(words, passage.text())))
                .flatMap(passage -> Quotable.of(passage.text()))
                .ifPresent(text -> paragraphs.add(new Prose("A source of the report states: “" + text + "”")));
        if (paragraphs.isEmpty()) {
            paragraphs.add(new Prose("The report on " + name + " does not cover this. It has figures on "
                    + facts.stream()
                            .map(entry -> entry.fact().metric().label().toLowerCase(Locale.ROOT))
                            .distinct()
                            .limit(12)
                            .collect(Collectors.joining(", "))
                    + "."));
        }
        return new Answer(paragraphs);
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+", -1))
                .filter(word -> word.length() > 3 && !COMMON.contains(word))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static int overlap(Set<String> words, String text) {
        var said = words(text);
        return (int) words.stream().filter(said::contains).count();
    }
}
