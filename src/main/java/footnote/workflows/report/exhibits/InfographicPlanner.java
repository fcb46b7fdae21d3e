package footnote.workflows.report.exhibits;

import footnote.domain.Words;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.CompanyChapters;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Plans the two to five infographics that the facts at hand can fill. */
public final class InfographicPlanner {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(60));

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
                        () -> rule(book, count))
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

    private static Set<InfographicSpec.Type> fillable(ReportFacts book) {
        var types = EnumSet.noneOf(InfographicSpec.Type.class);
        ExhibitRegistry.infographics(book).stream()
                .filter(InfographicExhibit::fillable)
                .forEach(each -> types.add(each.type()));
        return types;
    }

    private static InfographicPlan rule(ReportFacts book, int count) {
        var specs = new ArrayList<InfographicSpec>();
        ExhibitRegistry.infographics(book).stream()
                .filter(InfographicExhibit::fillable)
                .limit(count)
                .forEach(each -> specs.add(spec(book, specs.size() + 1, each)));
        return new InfographicPlan(book.name(), specs);
    }

    private static InfographicSpec spec(ReportFacts book, int id, InfographicExhibit exhibit) {
        String shown = word(exhibit.type()).replace('_', ' ');
        return new InfographicSpec(
                id,
                Words.capitalized(shown) + " of " + book.name(),
                exhibit.type(),
                exhibit.elements(),
                STYLE,
                "Draw the " + shown + " with these elements and no figures: " + String.join(", ", exhibit.elements()));
    }

    private static String word(InfographicSpec.Type type) {
        return type.name().toLowerCase(Locale.ROOT);
    }
}
