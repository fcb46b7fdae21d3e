package footnote.workflows.report.plan;

import footnote.domain.Listing;
import footnote.research.CompanyKind;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.plan.MetricSpec.MetricCategory;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Turns a reader's question on one company into a plan of ten to fifteen metrics. */
public final class MetricPlanner {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(60));

    private static final Prompt PROMPT = Prompt.of(MetricPlanner.class);
    /** Before any figure is read, only the name tells a bank or an insurer. */
    private static final Pattern BANK =
            Pattern.compile("(?i)\\b(?:bank|banc|banca|banco|bancorp|bancshares|financial)\\b");

    private static final Pattern INSURER =
            Pattern.compile("(?i)\\b(?:insurance|insurers?|assurance|reinsurance|versicherung\\w*)\\b");

    private static final int STANDARD = 12;

    private final Model model;
    private final MetricCatalogue catalogue = MetricCatalogue.shipped();

    public MetricPlanner(Model model) {
        this.model = model;
    }

    /** What is asked, of whom, over how many years, beside whom. */
    public record Wish(String query, Listing listing, ReportKind kind, int years, List<String> compareWith) {
        public Wish {
            compareWith = List.copyOf(compareWith);
        }
    }

    public ResearchPlan plan(Wish wish) {
        var listing = wish.listing();
        var prompt = PROMPT.quote("query", wish.query())
                .quote("company", listing.name() + " (" + listing.ticker() + ", " + listing.exchange() + ")")
                .with("market", listing.market().label())
                .with("kind", wish.kind().word())
                .with("years", String.valueOf(wish.years()))
                .with("sections", String.join(", ", ResearchPlan.ReportSections.ids()))
                .with("catalogue", lines(catalogue));
        var planned = model.answered(prompt, ResearchPlan.class, plan -> checked(plan, wish), () -> standard(wish))
                .value()
                .on(topic(wish));
        return QueryWish.of(wish.query()).applied(planned);
    }

    /** A plan is of the company that was found, not of another, and starts unapproved. */
    private static void checked(ResearchPlan plan, Wish wish) {
        if (!plan.ticker().equals(wish.listing().ticker().symbol())) {
            throw new IllegalArgumentException(
                    "the plan is for " + wish.listing().ticker() + ", not " + plan.ticker());
        }
        if (plan.approvedByUser() || plan.planVersion() != 1) {
            throw new IllegalArgumentException("a new plan has version 1 and is not approved yet");
        }
    }

    /** The metrics a plan may choose from, one a line, for a prompt. */
    static String lines(MetricCatalogue catalogue) {
        var lines = new ArrayList<String>();
        catalogue
                .entries()
                .forEach(entry -> lines.add(entry.spec().metricName() + " | "
                        + entry.spec().category().word() + " | "
                        + entry.spec().chartType().word() + " | "
                        + entry.spec().dataSource().word() + " | "
                        + entry.spec().section() + " | "
                        + entry.spec().priority()));
        return String.join("\n", lines);
    }

    /** The rule: the metrics that test the topic of a narrow question, else what fits the company and the kind of report. */
    ResearchPlan standard(Wish wish) {
        var narrow = wish.kind().sideBySide() ? Optional.<QuestionTopic>empty() : QuestionTopic.narrow(wish.query());
        return narrow.map(each -> answering(each, wish)).orElseGet(() -> whole(wish, topic(wish)));
    }

    private static Optional<QuestionTopic> topic(Wish wish) {
        return wish.kind() == ReportKind.COMPREHENSIVE
                ? Optional.empty()
                : QuestionTopic.of(QueryWish.about(wish.query()));
    }

    /** A few pages on one question: the metrics that test its topic in the chapters that answer it. */
    private ResearchPlan answering(QuestionTopic topic, Wish wish) {
        var listing = wish.listing();
        var kind = kind(listing);
        var sections = Stream.of(List.of("summary"), topic.sections(), List.of("methods", "disclosures", "sources"))
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(ReportSections.ids()::indexOf))
                .toList();
        var metrics = topic.metrics().stream()
                .flatMap(key ->
                        catalogue.entries().stream().filter(entry -> entry.key().equals(key)))
                .filter(entry -> fits(entry, kind) && belongs(entry, listing))
                .map(entry -> within(sections, entry.spec().of(listing.name()), topic))
                .toList();
        return plan(wish, metrics, sections, ResearchPlan.FEWEST_INFOGRAPHICS, Optional.of(topic));
    }

    /** The metric in a chapter of the plan: its own, or the first that answers the topic. */
    private static MetricSpec within(List<String> sections, MetricSpec spec, QuestionTopic topic) {
        return sections.contains(spec.section())
                ? spec
                : spec.in(topic.sections().getFirst());
    }

    private static CompanyKind kind(Listing listing) {
        return INSURER.matcher(listing.name()).find()
                ? CompanyKind.INSURER
                : BANK.matcher(listing.name()).find() ? CompanyKind.BANK : CompanyKind.INDUSTRIAL;
    }

    private ResearchPlan whole(Wish wish, Optional<QuestionTopic> topic) {
        var listing = wish.listing();
        var trade = kind(listing);
        int count = wish.kind() == ReportKind.COMPREHENSIVE ? ResearchPlan.MOST_METRICS : STANDARD;
        var metrics = catalogue.entries().stream()
                .filter(entry -> fits(entry, trade) && belongs(entry, listing))
                .sorted(Comparator.comparingInt((MetricCatalogue.Entry entry) -> weight(entry, wish.kind()))
                        .reversed())
                .limit(count)
                .sorted(Comparator.comparingInt(
                        entry -> ReportSections.ids().indexOf(entry.spec().section())))
                .map(entry -> entry.spec().of(listing.name()))
                .toList();
        return plan(
                wish,
                metrics,
                ReportSections.ids(),
                wish.kind() == ReportKind.COMPREHENSIVE ? 5 : ResearchPlan.DEFAULT_INFOGRAPHICS,
                topic);
    }

    private static ResearchPlan plan(
            Wish wish,
            List<MetricSpec> metrics,
            List<String> sections,
            int infographics,
            Optional<QuestionTopic> topic) {
        var listing = wish.listing();
        return new ResearchPlan(
                listing.name(),
                listing.ticker().symbol(),
                listing.exchange(),
                listing.market().label(),
                wish.kind(),
                wish.years(),
                metrics,
                sections,
                wish.compareWith(),
                infographics,
                1,
                false,
                topic);
    }

    private static boolean fits(MetricCatalogue.Entry entry, CompanyKind trade) {
        return switch (entry.fits()) {
            case ALL -> true;
            case ORDINARY -> !trade.financial();
            case FINANCIAL -> trade.financial();
            case BANK -> trade == CompanyKind.BANK;
            case INSURER -> trade == CompanyKind.INSURER;
        };
    }

    private static boolean belongs(MetricCatalogue.Entry entry, Listing listing) {
        return entry.markets().isEmpty() || entry.markets().contains(listing.market());
    }

    /** Two metrics of the market at most come by themselves; the kind's family counts extra. */
    private static int weight(MetricCatalogue.Entry entry, ReportKind kind) {
        var category = entry.spec().category();
        int extra =
                switch (kind) {
                    case VALUATION -> category == MetricCategory.VALUATION ? 4 : 0;
                    case GROWTH ->
                        category == MetricCategory.GROWTH
                                        || entry.spec().section().equals("growth")
                                ? 4
                                : 0;
                    case FUNDAMENTAL, COMPREHENSIVE, COMPARISON, SECTOR -> 0;
                };
        boolean home = !entry.markets().isEmpty() && entry.spec().priority() > 4;
        return entry.spec().priority() + extra + (home ? 3 : 0);
    }
}
