package footnote.workflows.report.plan;

import footnote.research.QueryParser;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks a query against the boundaries: patterns first, then a model's judgement where there is one. */
public final class Gatekeeper {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(30));

    private static final String OFF_TOPIC = "non_financial";
    private static final Prompt PROMPT = Prompt.of(Gatekeeper.class);

    private final Model model;
    private final OutOfScopeRules boundaries = OutOfScopeRules.shipped();

    public Gatekeeper(Model model) {
        this.model = model;
    }

    /**
     * A pattern's refusal stands, but of what is off topic a model is the better judge; what no pattern refuses a model
     * may, by one of the same rules.
     */
    public QueryValidation admit(String query) {
        var refused = boundaries.against(query);
        if (refused.filter(rule -> !rule.key().equals(OFF_TOPIC)).isPresent()) {
            return refusal(refused.get());
        }
        var asked = refused.isEmpty() && plain(query) ? Model.rules() : model; // nothing in the words to judge
        var judged = asked.answered(
                        PROMPT.quote("query", query).with("rules", rules()),
                        Judgement.class,
                        this::checked,
                        () -> new Judgement(refused.map(OutOfScopeRules.Rule::key)))
                .value();
        return judged.rule().flatMap(boundaries::named).map(Gatekeeper::refusal).orElse(QueryValidation.FINE);
    }

    /** A symbol, or words on a metric or a topic of reports. */
    private static boolean plain(String query) {
        return QueryParser.isSymbol(query)
                || QuestionTopic.of(query).isPresent()
                || !MetricCatalogue.shipped().mentioned(query).isEmpty();
    }

    /** The rule a query breaks, if any. */
    public record Judgement(Optional<String> rule) {
        public Judgement {
            rule = rule.map(String::strip).filter(text -> !text.isEmpty() && !text.equals("none"));
        }
    }

    private void checked(Judgement judgement) {
        judgement.rule().filter(key -> boundaries.named(key).isEmpty()).ifPresent(key -> {
            throw new IllegalArgumentException("there is no rule '" + key + "'; they are "
                    + boundaries.rules().stream().map(OutOfScopeRules.Rule::key).toList() + ", or leave it out");
        });
    }

    private String rules() {
        return boundaries.rules().stream()
                .map(rule -> rule.key() + ": " + rule.reason())
                .collect(Collectors.joining("\n"));
    }

    private static QueryValidation refusal(OutOfScopeRules.Rule rule) {
        return new QueryValidation(
                false, Optional.of(rule.name()), Optional.of(rule.reason()), Optional.of(rule.instead()));
    }

    /** Whether a query is one for a report; a refusal names its rule, the reason, and what to ask instead. */
    public record QueryValidation(
            boolean isValid, Optional<String> rule, Optional<String> rejectionReason, Optional<String> instead) {
        public static final QueryValidation FINE =
                new QueryValidation(true, Optional.empty(), Optional.empty(), Optional.empty());

        public QueryValidation {
            if (!isValid && rule.isEmpty()) {
                throw new IllegalArgumentException("a refusal names the rule it rests on");
            }
        }

        /** The refusal as a reader sees it. */
        public String words() {
            return rule.orElse("") + ": " + rejectionReason.orElse("outside what a report is made for")
                    + instead.map(text -> "; " + text).orElse("");
        }
    }
}
