package footnote.workflows.report.plan;

import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Changes a plan as a reader wishes, in plain words, and gives it the next version. */
public final class PlanRefiner {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(60));

    private static final Prompt PROMPT = Prompt.of(PlanRefiner.class);
    private static final Pattern CLAUSE = Pattern.compile(
            "(?i)\\s*(?:[,;.]|\\band then\\b|\\bthen\\b|\\band\\b(?=\\s+(?:add|drop|remove|compare|include|use|make|show|focus|don.t|do not|keep|leave|skip|ten|five|\\d)))\\s*");
    private static final Pattern DROPS =
            Pattern.compile("(?i)\\b(?:drop|remove|without|exclude|skip|leave out|no need for|delete|omit"
                    + "|don.t (?:mention|show|include|want|need)|do not (?:mention|show|include|want|need))\\b|^no\\b");
    private static final Pattern ADDS = Pattern.compile("(?i)\\b(?:add|include|also|plus|with|show|use|keep)\\b");
    private static final Pattern FOCUSES = Pattern.compile(
            "(?i)\\b(?:focus\\w*|concentrate|emphasi[sz]e|priorit\\w+|especially|mainly|above all|more (?:on|about))\\b|\\?\\s*$");
    private static final Pattern CHAPTER = Pattern.compile("(?i)\\b(?:sections?|chapters?|parts?)\\b");
    private static final Set<String> FIXED = Set.of("summary", "methods", "disclosures", "sources");
    private static final Pattern YEARS = Pattern.compile(
            "(?i)\\b(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:fiscal )?years?\\b");
    private static final Pattern PICTURES =
            Pattern.compile("(?i)\\b(\\d|two|three|four|five) (?:infographics?|pictures?)\\b");
    private static final Pattern COMPARE = Pattern.compile(
            "(?i)\\b(?:compare(?:d)?(?: it)? (?:with|to|against)|against|versus|vs\\.?|beside|next to)\\s+(.+)$");
    private static final Pattern DRAWN = Pattern.compile("(?i)\\bas (?:an? )?(line|bar|area)s?\\b");
    private static final List<String> WORDS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private static final int PROMOTED = 4;

    private final Model model;

    public PlanRefiner(Model model) {
        this.model = model;
    }

    public ResearchPlan refine(ResearchPlan plan, String wish) {
        return model.answered(
                        PROMPT.quote("wish", wish)
                                .with("plan", plan)
                                .with("sections", String.join(", ", ReportSections.ids()))
                                .with("catalogue", MetricPlanner.lines(MetricCatalogue.shipped())),
                        ResearchPlan.class,
                        refined -> checked(refined, plan, wish),
                        () -> rule(plan, wish, plan.planVersion() + 1))
                .value();
    }

    private static void checked(ResearchPlan refined, ResearchPlan plan, String wish) {
        if (!refined.ticker().equals(plan.ticker()) || !refined.companyName().equals(plan.companyName())) {
            throw new IllegalArgumentException(
                    "a refinement keeps the company, " + plan.companyName() + " (" + plan.ticker() + ")");
        }
        String said = wish.toLowerCase(Locale.ROOT);
        refined.compareWith().stream()
                .filter(name -> !plan.compareWith().contains(name) && !said.contains(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException(
                            "the wish does not name '" + name + "'; compare with companies by the reader's words");
                });
        refined.metricsToAnalyze().stream()
                .flatMap(metric -> SentenceGate.plain(metric.metricName()).stream())
                .findFirst()
                .ifPresent(why -> {
                    throw new IllegalArgumentException(why);
                });
        if (refined.planVersion() != plan.planVersion() + 1 || refined.approvedByUser()) {
            throw new IllegalArgumentException(
                    "the refined plan has version " + (plan.planVersion() + 1) + " and is not approved");
        }
    }

    /** Clause by clause; what a clause does not say stays as it is. */
    static ResearchPlan rule(ResearchPlan plan, String wish, int version) {
        var draft = new Draft(plan);
        for (var clause : CLAUSE.split(wish, -1)) {
            if (!clause.isBlank()) {
                draft.apply(clause.strip());
            }
        }
        return draft.plan(version);
    }

    static boolean focuses(String words) {
        return FOCUSES.matcher(words).find();
    }

    static boolean drops(String words) {
        return DROPS.matcher(words).find();
    }

    /** Whether words name something that a plan can have or leave out. */
    static boolean understands(String words) {
        return !MetricCatalogue.shipped().mentioned(words).isEmpty()
                || !ReportSections.named(words).isEmpty()
                || QuestionTopic.of(words).isPresent()
                || PICTURES.matcher(words).find();
    }

    /** A plan while it is changed. */
    private static final class Draft {
        private final ResearchPlan before;
        private final Map<String, MetricSpec> metrics = new LinkedHashMap<>();
        /** What the reader named is not what a full plan loses. */
        private final Set<String> added = new LinkedHashSet<>();

        private final LinkedHashSet<String> compareWith;
        private final LinkedHashSet<String> sections;
        private Optional<QuestionTopic> topic;
        private ReportKind kind;
        private int years;
        private int pictures;
        private boolean dropping;

        Draft(ResearchPlan plan) {
            this.before = plan;
            plan.metricsToAnalyze().forEach(metric -> metrics.put(metric.metricName(), metric));
            this.compareWith = new LinkedHashSet<>(plan.compareWith());
            this.sections = new LinkedHashSet<>(plan.reportSections());
            this.topic = plan.topic();
            this.kind = plan.analysisType();
            this.years = plan.timeRangeYears();
            this.pictures = plan.infographicCount();
        }

        void apply(String clause) {
            var compared = COMPARE.matcher(clause);
            if (compared.find()) {
                Arrays.stream(compared.group(1).split("(?i)\\s+(?:and|or)\\s+|,", -1))
                        .map(name -> name.replaceAll("[.?!]+$", "").strip())
                        .filter(name -> !name.isEmpty() && name.length() <= 80)
                        .forEach(compareWith::add);
                return;
            }
            var span = YEARS.matcher(clause);
            if (span.find()) {
                years = Math.clamp(number(span.group(1)), 1, 10);
            }
            var count = PICTURES.matcher(clause);
            if (count.find()) {
                pictures = Math.clamp(number(count.group(1)), 2, 5);
            }
            boolean focuses = FOCUSES.matcher(clause).find();
            boolean adds = focuses || ADDS.matcher(clause).find();
            dropping = DROPS.matcher(clause).find() || (dropping && !adds);
            boolean chapters = chapters(clause);
            if (focuses && !dropping) {
                QuestionTopic.of(clause).ifPresent(this::focus);
            }
            if (!chapters) {
                metrics(clause, focuses);
            }
        }

        /** Drops or adds the chapters a clause names; says whether it is about chapters alone. */
        private boolean chapters(String clause) {
            boolean said = CHAPTER.matcher(clause).find();
            var named = ReportSections.named(clause);
            if (dropping && (said || MetricCatalogue.shipped().mentioned(clause).isEmpty())) {
                named.stream().filter(id -> !FIXED.contains(id)).forEach(sections::remove);
                return !named.isEmpty();
            }
            if (said && !dropping) {
                sections.addAll(named);
                return !named.isEmpty();
            }
            return false;
        }

        /** The topic gets the headline and its metrics the first places. */
        private void focus(QuestionTopic wanted) {
            topic = Optional.of(wanted);
            sections.addAll(wanted.sections());
            wanted.metrics().stream()
                    .flatMap(key -> MetricCatalogue.shipped().entries().stream()
                            .filter(entry ->
                                    entry.key().equals(key) && entry.markets().isEmpty()))
                    .filter(entry -> entry.fits() == MetricCatalogue.Fits.ALL)
                    .limit(PROMOTED)
                    .forEach(entry -> promote(entry.spec()));
        }

        private void promote(MetricSpec spec) {
            var own = metrics.getOrDefault(spec.metricName(), spec.of(before.companyName()));
            metrics.put(spec.metricName(), own.promoted());
        }

        private void metrics(String clause, boolean focuses) {
            var drawn = DRAWN.matcher(clause);
            boolean redrawn = drawn.find();
            for (var entry : MetricCatalogue.shipped().mentioned(clause)) {
                String name = entry.spec().metricName();
                if (dropping) {
                    metrics.remove(name);
                    continue;
                }
                added.add(name);
                if (focuses) {
                    promote(entry.spec());
                } else {
                    var spec = metrics.getOrDefault(name, entry.spec().of(before.companyName()));
                    metrics.put(
                            name,
                            redrawn
                                    ? spec.drawn(
                                            ChartType.valueOf(drawn.group(1).toUpperCase(Locale.ROOT)))
                                    : spec);
                }
            }
        }

        private static int number(String text) {
            int word = WORDS.indexOf(text.toLowerCase(Locale.ROOT));
            return word >= 0 ? word : Integer.parseInt(text);
        }

        /** Within limits: a plan that lost too many is filled up by priority, one with too many loses the least. */
        ResearchPlan plan(int version) {
            var wanted = new ArrayList<>(metrics.values());
            while (wanted.size() > ResearchPlan.MOST_METRICS) {
                wanted.remove(wanted.stream()
                        .filter(metric -> !added.contains(metric.metricName()))
                        .min(Comparator.comparingInt(MetricSpec::priority))
                        .orElseGet(wanted::getLast));
            }
            return new ResearchPlan(
                    before.companyName(),
                    before.ticker(),
                    before.exchange(),
                    before.market(),
                    kind,
                    years,
                    filled(wanted),
                    ReportSections.ids().stream().filter(sections::contains).toList(),
                    List.copyOf(compareWith),
                    pictures,
                    version,
                    false,
                    topic);
        }

        private int fewest() {
            return topic.isPresent() ? ResearchPlan.FEWEST_ON_TOPIC : ResearchPlan.FEWEST_METRICS;
        }

        private List<MetricSpec> filled(List<MetricSpec> wanted) {
            var dropped = before.metricsToAnalyze().stream()
                    .map(MetricSpec::metricName)
                    .filter(name -> !metrics.containsKey(name))
                    .toList();
            MetricCatalogue.shipped().entries().stream()
                    .filter(entry -> entry.markets().isEmpty() && entry.fits() == MetricCatalogue.Fits.ALL)
                    .map(entry -> entry.spec().of(before.companyName()))
                    .filter(spec -> !dropped.contains(spec.metricName()) && !metrics.containsKey(spec.metricName()))
                    .sorted(Comparator.comparingInt(MetricSpec::priority).reversed())
                    .limit(Math.max(0, fewest() - wanted.size()))
                    .forEach(wanted::add);
            return wanted;
        }
    }
}
