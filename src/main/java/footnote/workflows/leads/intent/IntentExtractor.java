package footnote.workflows.leads.intent;

import footnote.domain.lead.Area;
import footnote.domain.lead.Industry;
import footnote.domain.lead.LeadCriteria;
import footnote.domain.lead.LeadIntent;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a request for leads: which industry, where, to sell what, and what else matters. */
public final class IntentExtractor {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(30));

    private static final Pattern LIFTS =
            Pattern.compile("(?i)\\b(?:forget|drop|remove|without|no|ignore|lift|cancel|skip|any)\\b");
    private static final Pattern LOWER = Pattern.compile("(?i)\\b(?:lower|minimum|least)\\b");
    private static final Pattern UPPER = Pattern.compile("(?i)\\b(?:upper|maximum|most)\\b");
    private static final Pattern SIZE = Pattern.compile("(?i)\\b(?:size|limits?|employees)\\b");
    private static final Prompt PROMPT = Prompt.of(IntentExtractor.class);

    private final Model model;

    public IntentExtractor(Model model) {
        this.model = model;
    }

    /**
     * The memory is that of the session: what a follow-up does not say again still holds. A correction of what was
     * understood keeps whatever it does not touch.
     */
    public IntentDraft extract(String request, Map<String, String> memory, Optional<LeadIntent> former) {
        var answered = model.answered(
                PROMPT.quote("request", request)
                        .quote("former", former.map(IntentExtractor::described).orElse("nothing")),
                IntentOutput.class,
                IntentExtractor::checked,
                () -> former.map(before -> corrected(IntentParser.read(request), before, request))
                        .orElseGet(() -> IntentParser.read(request)));
        var take = answered.value();
        var industry = take.industry()
                .map(word -> Industry.named(word).map(Industry::name).orElse(word))
                .or(() -> Optional.ofNullable(memory.get("industry")));
        var countries =
                take.country().isPresent() ? IntentParser.areas(take.country().get()) : List.<Area>of();
        var country = countries.size() == 1
                ? Optional.of(countries.getFirst().name())
                : countries.isEmpty() ? Optional.ofNullable(memory.get("country")) : Optional.<String>empty();
        return new IntentDraft(
                industry,
                country,
                request.strip(),
                take.offer().or(() -> Optional.ofNullable(memory.get("offer"))),
                take.customers(),
                criteria(take),
                open(industry, country, countries),
                answered.isRule() ? UnreadWords.of(former.isPresent() ? additions(request) : request, take) : List.of(),
                answered.by());
    }

    /** A correction without the words that take a limit back. */
    private static String additions(String correction) {
        String left = correction;
        for (var pattern : List.of(LIFTS, LOWER, UPPER, SIZE)) {
            left = pattern.matcher(left).replaceAll(" ");
        }
        return LIFTS.matcher(correction).find() ? left : correction;
    }

    private static String described(LeadIntent intent) {
        var criteria = intent.additionalCriteria();
        return String.join(
                "\n",
                "industry: " + intent.industry(),
                "country: " + intent.country().name(),
                "offer: " + intent.offer().orElse("not said"),
                "customers: " + intent.customers().orElse("not said"),
                "min_employees: " + criteria.minEmployees().map(String::valueOf).orElse("none"),
                "max_employees: " + criteria.maxEmployees().map(String::valueOf).orElse("none"),
                "stage: " + criteria.stage().orElse("not said"),
                "technologies: " + String.join(", ", criteria.technologies()),
                "exclusions: " + String.join(", ", criteria.exclusions()));
    }

    /** The rule's reading of a correction: what it does not say is as before, and a limit it takes back is gone. */
    private static IntentOutput corrected(IntentOutput said, LeadIntent before, String words) {
        var criteria = before.additionalCriteria();
        boolean lifts = LIFTS.matcher(words).find();
        boolean lower = lifts && LOWER.matcher(words).find();
        boolean upper = lifts && UPPER.matcher(words).find();
        boolean size = lifts && !lower && !upper && SIZE.matcher(words).find();
        return new IntentOutput(
                said.industry().or(() -> Optional.of(before.industry())),
                said.country().or(() -> Optional.of(before.country().name())),
                said.offer().or(before::offer),
                said.customers().or(before::customers),
                lower || size ? Optional.empty() : said.minEmployees().or(criteria::minEmployees),
                upper || size ? Optional.empty() : said.maxEmployees().or(criteria::maxEmployees),
                said.stage().or(criteria::stage),
                said.technologies().isEmpty() ? criteria.technologies() : said.technologies(),
                said.exclusions().isEmpty() ? criteria.exclusions() : said.exclusions());
    }

    private static LeadCriteria criteria(IntentOutput take) {
        try {
            return new LeadCriteria(
                    take.minEmployees(), take.maxEmployees(), take.stage(), take.technologies(), take.exclusions());
        } catch (IllegalArgumentException _) { // a size that cannot be is no size
            return new LeadCriteria(
                    Optional.empty(), Optional.empty(), take.stage(), take.technologies(), take.exclusions());
        }
    }

    private static List<String> open(Optional<String> industry, Optional<String> country, List<Area> countries) {
        var open = new ArrayList<String>();
        if (industry.isEmpty()) {
            open.add("which industry, such as SaaS, clean energy or industrial automation");
        }
        if (countries.size() > 1) {
            open.add("which one of "
                    + String.join(", ", countries.stream().map(Area::name).toList())
                    + ", or Europe or worldwide for several at once");
        } else if (country.isEmpty()) {
            open.add("which country, such as France, or Europe, or worldwide");
        }
        return open;
    }

    private static void checked(IntentOutput take) {
        take.country().filter(country -> IntentParser.areas(country).isEmpty()).ifPresent(country -> {
            throw new IllegalArgumentException(
                    "'" + country + "' is no country; write its English name, or Europe, or worldwide");
        });
    }

    /** A request for leads as a model reads it; what the request does not say is left out. */
    public record IntentOutput(
            Optional<String> industry,
            Optional<String> country,
            Optional<String> offer,
            Optional<String> customers,
            Optional<Long> minEmployees,
            Optional<Long> maxEmployees,
            Optional<String> stage,
            List<String> technologies,
            List<String> exclusions) {
        public IntentOutput {
            technologies = List.copyOf(technologies);
            exclusions = List.copyOf(exclusions);
        }
    }
}
