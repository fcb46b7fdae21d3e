package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.research.QueryParser;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what a reader's words on a plan mean: go ahead, change it, or something else altogether. */
public final class PlanReplyReader {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(30));

    private static final Prompt PROMPT = Prompt.of(PlanReplyReader.class);
    private static final Pattern ASSENT = Pattern.compile(
            "(?i)\\s*(?:yes|yep|yeah|ok(?:ay)?|fine|good|great|perfect|sure|go(?: ahead| on)?|proceed|approved?|agreed|looks? (?:good|fine|great)"
                    + "|sounds good|do it|start|that is fine|that's fine|lgtm|please (?:do|go ahead|proceed))(?:[ ,.!]+(?:please|thanks|thank you|go ahead|proceed|looks good))*[.! ]*");
    private static final Pattern CHANGE = Pattern.compile(
            "(?i)\\b(?:add|drop|remove|without|include|exclude|more|fewer|less|instead|replace|change|swap|use|make it|also|plus"
                    + "|compare (?:it )?with|compare to|against|years?|skip|leave out|no need|focus|infographics?|sections?|as (?:a )?(?:line|bar|area)|priorit\\w+)\\b");
    private static final Pattern CANCEL = Pattern.compile(
            "(?i)\\s*(?:no[,.]? )?(?:never ?mind|forget (?:it|about it|the whole thing|everything)|cancel(?: (?:it|that|this|the (?:plan|report|run)))?"
                    + "|stop(?: (?:it|this))?|abort|don.t bother|leave it|no thanks?(?: you)?)(?:[ ,.!]+(?:please|thanks|thank you|never ?mind|forget (?:it|the whole thing)))*[.! ]*");
    private static final Pattern ANOTHER = Pattern.compile(
            "(?i)^\\s*(?:actually|no,?|instead,?|forget (?:it|that),?|rather,?)?\\s*(?:do|write|make|give me|what about|how about|analy[sz]e|can you|could you|tell me|is|are|what|how|why|which)\\b");

    private final Model model;

    public PlanReplyReader(Model model) {
        this.model = model;
    }

    public PlanResponse read(String reply, ResearchPlan plan) {
        return model.answered(
                        PROMPT.quote("reply", reply)
                                .quote("company", plan.companyName())
                                .with(
                                        "metrics",
                                        plan.metricsToAnalyze().stream()
                                                .map(MetricSpec::metricName)
                                                .toList()),
                        PlanResponse.class,
                        response -> checked(response, reply),
                        () -> rule(reply, plan))
                .value();
    }

    /** A wish is the reader's: words of the reply and nothing else. */
    private static void checked(PlanResponse response, String reply) {
        var said = words(reply);
        response.refinementRequest()
                .filter(_ -> response.responseType() == PlanResponse.Type.REFINEMENT)
                .flatMap(wish -> words(wish).stream()
                        .filter(word -> !said.contains(word))
                        .findFirst())
                .ifPresent(word -> {
                    throw new IllegalArgumentException(
                            "the reply does not say '" + word + "'; give the wish in the reader's own words");
                });
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Words of change on this plan refine it; a question that names another company is a new one. */
    static PlanResponse rule(String reply, ResearchPlan plan) {
        if (ASSENT.matcher(reply).matches()) {
            return new PlanResponse(PlanResponse.Type.APPROVAL, "a word of assent", Optional.empty());
        }
        if (CANCEL.matcher(reply).matches()) {
            return new PlanResponse(PlanResponse.Type.CANCEL, "it calls the report off", Optional.empty());
        }
        boolean changes = CHANGE.matcher(reply).find()
                || !MetricCatalogue.shipped().mentioned(reply).isEmpty();
        boolean asks = ANOTHER.matcher(reply).find() && otherCompany(reply, plan);
        if (asks || (!changes && ANOTHER.matcher(reply).find())) {
            return new PlanResponse(PlanResponse.Type.NEW_QUERY, "it asks something else", Optional.empty());
        }
        return new PlanResponse(PlanResponse.Type.REFINEMENT, "it asks for a change of the plan", Optional.of(reply));
    }

    private static boolean otherCompany(String reply, ResearchPlan plan) {
        String own = plan.companyName().toLowerCase(Locale.ROOT);
        return Pattern.compile(
                                "(?i)\\b(?:analysis|report|valuation|study|deep dive) (?:of|on|for)\\b|\\bwhat about\\b|\\bhow about\\b")
                        .matcher(reply)
                        .find()
                && QueryParser.company(reply)
                        .map(words -> words.toLowerCase(Locale.ROOT).split("\\s+", -1)[0])
                        .filter(first -> !own.contains(first))
                        .isPresent();
    }

    /** What a reader's reply to a plan means. */
    public record PlanResponse(Type responseType, String reasoning, Optional<String> refinementRequest) {
        /** Agreement, a change, another question, or the end of it. */
        public enum Type {
            @JsonProperty("approval")
            APPROVAL,
            @JsonProperty("refinement")
            REFINEMENT,
            @JsonProperty("new_query")
            NEW_QUERY,
            @JsonProperty("cancel")
            CANCEL
        }

        public PlanResponse {
            if (responseType == Type.REFINEMENT && refinementRequest.isEmpty()) {
                throw new IllegalArgumentException("a refinement says what to change");
            }
        }
    }
}
