package footnote.workflows.ask;

import com.fasterxml.jackson.annotation.JsonIgnore;
import footnote.domain.LedgerEntry;
import footnote.evidence.documents.Citation;
import footnote.publication.text.TextBlock;
import footnote.runtime.session.SessionResult;
import footnote.workflows.ask.answer.AnswerProbability;
import footnote.workflows.ask.answer.sentence.SharedWords;
import footnote.workflows.ask.question.followup.CompleteQuestion;
import footnote.workflows.ask.question.followup.SpeakerFollowUp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A cited answer and how it came about; the markers in its text are those of its citations. */
public record AskAnswer(
        String question,
        String answer,
        List<Citation> citations,
        String mode,
        String dataSource,
        boolean needsLatestNews,
        int iterations,
        int confidence,
        String approach,
        int chunksUsed,
        Map<String, Long> timing,
        List<String> gaps,
        Origin origin,
        List<Figure> figures,
        List<LedgerEntry> ledger,
        Optional<Double> probability,
        Optional<Outcome> outcome)
        implements SessionResult {
    private static final int SUMMARY = 300;

    public AskAnswer {
        citations = List.copyOf(citations);
        timing = Map.copyOf(timing);
        gaps = List.copyOf(gaps);
        figures = List.copyOf(figures);
        ledger = List.copyOf(ledger);
    }

    /** What an answer is: stated by figures or a model, quoted from passages, or left open. */
    public enum Outcome {
        STATED,
        QUOTED,
        NOT_SAID
    }

    /** Whether nothing was answered. */
    @JsonIgnore
    public boolean isLeftOpen() {
        return outcome.filter(Outcome.NOT_SAID::equals).isPresent();
    }

    /** How much of a question's words a text says, as its probability counts it: most, half or few. */
    public static String said(String question, String text) {
        return AnswerProbability.share(SharedWords.share(question, text));
    }

    /** How sure it is, in words: how often a figure so found is right; quoted passages speak for themselves. */
    @JsonIgnore
    public Optional<String> likelihood() {
        return outcome.filter(Outcome.QUOTED::equals).isPresent()
                ? Optional.of("quoted passages")
                : probability.filter(_ -> !isLeftOpen()).map(share -> "right in %d of 100 such answers"
                        .formatted(Math.round(100 * share)));
    }

    /** Who answered, for which companies, from which world, and of which day. */
    public record Origin(String by, List<String> companies, boolean fictional, String asOf) {
        public Origin {
            companies = List.copyOf(companies);
        }
    }

    /** A figure of the answer as a number, for programs: 120000000 USD of FY23. */
    public record Figure(
            String id, String company, String metric, String period, double value, String unit, List<String> markers) {
        public Figure {
            markers = List.copyOf(markers);
        }
    }

    @Override
    public String summary() {
        String plain = answer.lines()
                .filter(line -> !TextBlock.isOfTable(line))
                .collect(Collectors.joining(" "))
                .replaceAll("\\s+", " ");
        return plain.length() > SUMMARY ? plain.substring(0, SUMMARY) + "…" : plain;
    }

    @Override
    public Map<String, String> memory() {
        if (question.startsWith(SpeakerFollowUp.WHO_SAID)) {
            return Map.of(); // an aside, after which the conversation goes on
        }
        if (isLeftOpen() && CompleteQuestion.isFragment(question)) {
            return Map.of(); // what was asked before is still what the conversation is about
        }
        var memory = new LinkedHashMap<String, String>();
        if (!origin.companies().isEmpty()) {
            memory.put("company", origin.companies().getFirst());
            memory.put("companies", String.join("; ", origin.companies()));
        }
        String periods = citations.stream()
                .flatMap(each -> each.period().stream())
                .map(Object::toString)
                .distinct()
                .limit(4)
                .collect(Collectors.joining(", "));
        if (!periods.isEmpty()) {
            memory.put("period", periods);
        }
        String years = figures.stream()
                .map(figure -> figure.period().replaceFirst("^(?:FY|as of \\d+ \\p{L}+ \\d{2})(\\d{2})$", "20$1"))
                .filter(period -> period.matches("20\\d{2}"))
                .distinct()
                .sorted(java.util.Comparator.reverseOrder())
                .limit(4)
                .collect(Collectors.joining(", "));
        if (!years.isEmpty()) {
            memory.put("years", years);
        }
        memory.put("question", question);
        memory.put("answer", summary());
        CompleteQuestion.remember(memory);
        return memory;
    }
}
