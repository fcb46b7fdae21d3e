package footnote.workflows.report.exhibits;

import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.CompanyChapters;
import footnote.workflows.report.text.MetricStory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Plans the two to five infographics that the facts at hand can fill. */
public final class InfographicPlanner {
    public static final RetryPolicy PATIENCE = RetryPolicy.of(Duration.ofSeconds(60));

    private static final String STYLE = "clean report graphic, one blue family, white ground, 1200 x 800";
    private static final Prompt PROMPT = Prompt.of(InfographicPlanner.class);

    private final Model model;

    public InfographicPlanner(Model model) {
        this.model = model;
    }

    public InfographicPlan plan(ReportFacts book) {
        var fillable = fillable(book);
        int count = book.data().plan().infographicCount();
        return model.answered(
                        PROMPT.quote("company", book.data().task().listing().name())
                                .with("count", String.valueOf(count))
                                .with(
                                        "types",
                                        fillable.stream()
                                                .map(InfographicPlanner::word)
                                                .toList())
                                .quote(
                                        "passages",
                                        CompanyChapters.quotable(book, "profile")
                                                .orElse("nothing")),
                        InfographicPlan.class,
                        plan -> checked(plan, fillable),
                        () -> rule(book, fillable, count))
                .value();
    }

    private static void checked(InfographicPlan plan, Set<InfographicSpec.Type> fillable) {
        if (plan.infographics().size() < Math.min(InfographicPlan.FEWEST, fillable.size())) {
            throw new IllegalArgumentException("plan at least " + InfographicPlan.FEWEST + " infographics");
        }
        plan.infographics().stream()
                .filter(each -> !fillable.contains(each.infographicType()))
                .findFirst()
                .ifPresent(each -> {
                    throw new IllegalArgumentException("there are no facts for a picture of "
                            + word(each.infographicType()) + "; possible are " + fillable);
                });
    }

    /** Business model and growth drivers can always be drawn where there are statements; the rest depends. */
    static Set<InfographicSpec.Type> fillable(ReportFacts book) {
        var types = EnumSet.noneOf(InfographicSpec.Type.class);
        if (book.lastYear("revenue").isPresent()) {
            types.add(InfographicSpec.Type.BUSINESS_MODEL);
        }
        if (book.data().valuation().map(data -> !data.peers().isEmpty()).orElse(false)) {
            types.add(InfographicSpec.Type.COMPETITIVE_LANDSCAPE);
        }
        if (book.years("revenue").size() > 1) {
            types.add(InfographicSpec.Type.GROWTH_DRIVERS);
        }
        if (book.lastYear("operating_cash_flow")
                .filter(each -> each.number() > 0)
                .isPresent()) {
            types.add(InfographicSpec.Type.CASH_USE);
        }
        if (book.data().news().map(NewsData::stories).map(List::size).orElse(0) >= 2) {
            types.add(InfographicSpec.Type.TIMELINE);
        }
        return types;
    }

    private static InfographicPlan rule(ReportFacts book, Set<InfographicSpec.Type> fillable, int count) {
        var specs = new ArrayList<InfographicSpec>();
        for (var type : InfographicSpec.Type.values()) {
            if (fillable.contains(type) && specs.size() < count) {
                specs.add(spec(book, specs.size() + 1, type));
            }
        }
        return new InfographicPlan(book.name(), specs);
    }

    private static InfographicSpec spec(ReportFacts book, int id, InfographicSpec.Type type) {
        var elements =
                switch (type) {
                    case BUSINESS_MODEL -> elements(book, List.of("revenue", "costs", "profit", "cash"));
                    case COMPETITIVE_LANDSCAPE -> List.of("market value", "growth", "margin", "multiple");
                    case GROWTH_DRIVERS -> elements(book, List.of("revenue added", "research", "capital spending"));
                    case CASH_USE ->
                        List.of("operating cash flow", "capital expenditure", "dividends", "buybacks", "what is left");
                    case TIMELINE -> List.of("dated headlines");
                };
        return new InfographicSpec(
                id,
                MetricStory.capital(word(type).replace('_', ' ')) + " of " + book.name(),
                type,
                elements,
                STYLE,
                "Draw the " + word(type).replace('_', ' ') + " with these elements and no figures: "
                        + String.join(", ", elements));
    }

    private static List<String> elements(ReportFacts book, List<String> standard) {
        var elements = new ArrayList<String>();
        book.data().financial().map(FinancialData::parts).orElse(List.of()).forEach(part -> elements.add(part.name()));
        elements.addAll(standard);
        return elements;
    }

    static String word(InfographicSpec.Type type) {
        return type.name().toLowerCase(Locale.ROOT);
    }
}
