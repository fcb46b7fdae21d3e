package footnote.workflows.analyze;

import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.RiskCode;
import footnote.domain.opinion.RiskFlag;
import footnote.domain.opinion.Tone;
import footnote.domain.opinion.Vote;
import footnote.evidence.AnnualReports;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The recommendation in a rule's words: the heaviest votes of each side, and the levels that would overturn it. */
final class RuleRecommendation {
    private static final int POINTS = 4;
    /** As many grave flags open the thesis; all of them stand in the bear case. */
    private static final int GRAVE = 2;

    private static final String CHEAP = "price_at_upper_threshold";
    private static final String EXPENSIVE = "price_at_lower_threshold";

    private RuleRecommendation() {}

    static SynthesisOutput of(AnalysisInput input, VoteWeighting weighing) {
        return new SynthesisOutput(
                weighing.advice(),
                thesis(input),
                side(input, 1),
                bears(input),
                overturning(input, weighing),
                List.of());
    }

    private static Prose thesis(AnalysisInput input) {
        var sentences = new ArrayList<String>();
        input.flags().stream()
                .filter(RiskFlag::grave)
                .limit(GRAVE)
                .map(flag -> flag.because().text())
                .forEach(sentences::add);
        input.view().ifPresent(view -> sentences.add(valued(view)));
        input.fundamental()
                .ifPresent(view ->
                        sentences.addAll(weightiest(view.votes(), view.signal().lean())));
        input.technical()
                .ifPresent(view ->
                        sentences.addAll(weightiest(view.votes(), view.signal().lean())));
        return new Prose(sentences.isEmpty() ? undecided(input) : String.join(" ", sentences));
    }

    /** Neither valuation, statements nor chart says anything: what is missing, and what the news says. */
    private static String undecided(AnalysisInput input) {
        var sentences = new ArrayList<String>();
        sentences.add("No view could be formed, so there is nothing to act on.");
        if (!input.gaps().isEmpty()) {
            sentences.add("Not available: "
                    + input.gaps().stream().map(MissingInput::what).distinct().collect(Collectors.joining(", ")) + ".");
        }
        input.sentiment().ifPresent(view -> sentences.add(view.summary().text()));
        return String.join(" ", sentences);
    }

    /** What the valuation says, in a sentence. */
    private static String valued(CompanyView view) {
        return view.notEstimated().map(Prose::text).orElseGet(() -> view.fairValue()
                .flatMap(value -> view.price().flatMap(price -> view.expectedReturn()
                        .map(expected -> "Fair value is {fact:" + value.entry() + "} a share, vs. a price of {fact:"
                                + price.entry() + "}, an expected return of {fact:" + expected.entry()
                                + "}; uncertainty is "
                                + view.uncertainty().word() + ": "
                                + view.uncertaintyReason().text() + ".")))
                .orElse("The price is not known, so there is no expected return."));
    }

    /** The vote that weighed most for a signal, the first of equals. */
    private static List<String> weightiest(List<Vote> votes, int lean) {
        return votes.stream()
                .filter(vote -> lean == 0 ? vote.lean() == 0 : vote.lean() * lean > 0)
                .max(Comparator.comparingDouble(Vote::weight))
                .map(vote -> vote.because().text())
                .stream()
                .toList();
    }

    private static List<Prose> side(AnalysisInput input, int sign) {
        var value = input.view().stream()
                .filter(view -> view.expectedReturn()
                        .filter(expected -> expected.value() * sign > 0)
                        .isPresent())
                .map(view -> new Prose(
                        "Fair value of {fact:" + view.fairValue().orElseThrow().entry() + "} is "
                                + (sign > 0 ? "above" : "below") + " the price of {fact:"
                                + view.price().orElseThrow().entry() + "}."));
        return Stream.concat(value, voted(input, sign).stream()).limit(POINTS).toList();
    }

    private static List<Prose> voted(AnalysisInput input, int sign) {
        return votes(input)
                .filter(vote -> vote.lean() * sign > 0)
                .sorted(Comparator.comparingDouble((Vote vote) -> vote.weight() * Math.abs(vote.lean()))
                        .reversed())
                .limit(POINTS)
                .map(Vote::because)
                .toList();
    }

    private static Stream<Vote> votes(AnalysisInput input) {
        return Stream.concat(
                input.fundamental().stream().flatMap(view -> view.votes().stream()),
                input.technical().stream().flatMap(view -> view.votes().stream()));
    }

    private static List<Prose> bears(AnalysisInput input) {
        return Stream.of(
                        input.flags().stream().filter(RiskFlag::grave).map(RiskFlag::because),
                        filed(input),
                        side(input, -1).stream(),
                        input.flags().stream().map(RiskFlag::because))
                .flatMap(each -> each)
                .distinct()
                .limit(POINTS + 2)
                .toList();
    }

    /** The risk that the annual report states, in its first sentence. */
    private static Stream<Prose> filed(AnalysisInput input) {
        return input.fundamental().stream()
                .flatMap(view -> view.excerpts().stream())
                .filter(each -> each.about().equals(AnnualReports.RISKS))
                .map(each -> new Prose("“"
                        + each.text().replaceAll("[“”\"]", "'").split("(?<=[.!?])\\s+(?=\\p{Lu})", 2)[0]
                        + "” (" + each.place() + ")."))
                .filter(each -> each.unbound().isEmpty())
                .limit(1);
    }

    /** What the other side would have to show; of a neutral view, what either side would. */
    private static List<Prose> overturning(AnalysisInput input, VoteWeighting weighing) {
        var prose = new ArrayList<Prose>();
        prices(input, weighing.advice(), prose);
        var clearing = clearing(input);
        prose.addAll(clearing);
        if (clearing.isEmpty()) {
            turns(input, weighing.advice().tone(), prose);
        }
        if (!input.gaps().isEmpty()) {
            prose.add(new Prose("What is missing so far: "
                    + input.gaps().stream().map(MissingInput::what).distinct().collect(Collectors.joining(", "))
                    + "."));
        }
        if (prose.isEmpty()) {
            prose.add(new Prose("New figures or news that the views do not know yet."));
        }
        return prose;
    }

    /** What would clear the grave flags, which outweigh prices and growth, the gravest first. */
    private static List<Prose> clearing(AnalysisInput input) {
        return input.flags().stream()
                .filter(RiskFlag::grave)
                .map(RiskFlag::code)
                .sorted(Comparator.comparingInt(RiskCode::gravity).reversed())
                .map(RiskCode::clearedBy)
                .filter(Predicate.not(String::isEmpty))
                .distinct()
                .limit(POINTS)
                .map(Prose::new)
                .toList();
    }

    private static void turns(AnalysisInput input, Tone tone, List<Prose> prose) {
        if (tone != Tone.NEGATIVE) {
            falls(input, prose);
        }
        if (tone != Tone.POSITIVE) {
            rises(input, prose);
        }
        level(input, "revenue_growth", "Growth that " + turn(tone) + " the {} of the last year.")
                .ifPresent(prose::add);
    }

    private static String turn(Tone tone) {
        return switch (tone) {
            case POSITIVE -> "falls clearly below";
            case NEGATIVE -> "rises clearly above";
            case NEUTRAL -> "falls clearly below or rises clearly above";
        };
    }

    private static void falls(AnalysisInput input, List<Prose> prose) {
        level(input, "support", "A close below the support at {}.").ifPresent(prose::add);
        if (isAbove(input, "sma_200")) {
            level(input, "sma_200", "A lasting fall below the SMA 200 of {}.").ifPresent(prose::add);
        }
    }

    private static void rises(AnalysisInput input, List<Prose> prose) {
        level(input, "resistance", "A close above the resistance at {}.").ifPresent(prose::add);
        if (isBelow(input, "sma_200")) {
            level(input, "sma_200", "A lasting rise above the SMA 200 of {}.").ifPresent(prose::add);
        }
    }

    /** The prices at which the expected return crosses a threshold of the rating; none for a rating that was capped. */
    private static void prices(AnalysisInput input, Advice advice, List<Prose> prose) {
        boolean cheap = !isAbove(input, CHEAP);
        boolean expensive = !isBelow(input, EXPENSIVE);
        if (cheap && advice == Advice.BUY) {
            level(input, CHEAP, "A price above {}, where the expected return falls below the upper threshold.")
                    .ifPresent(prose::add);
        } else if (expensive && advice.tone() == Tone.NEGATIVE) {
            level(input, EXPENSIVE, "A price below {}, where the expected return rises above the lower threshold.")
                    .ifPresent(prose::add);
        } else if (!cheap && !expensive && advice == Advice.HOLD) {
            level(input, CHEAP, "A price of {} or less, where the expected return reaches the upper threshold.")
                    .ifPresent(prose::add);
            level(input, EXPENSIVE, "A price of {} or more, where the expected return reaches the lower threshold.")
                    .ifPresent(prose::add);
        }
    }

    /** Whether the price stands above a level; one that is crossed already cannot be crossed again. */
    private static boolean isAbove(AnalysisInput input, String metric) {
        return input.measures().number(Metric.PRICE.name()) > input.measures().number(metric);
    }

    private static boolean isBelow(AnalysisInput input, String metric) {
        return input.measures().number(Metric.PRICE.name()) < input.measures().number(metric);
    }

    private static Optional<Prose> level(AnalysisInput input, String metric, String text) {
        return input.measures().find(metric).map(entry -> new Prose(text.replace("{}", "{fact:" + entry.id() + "}")));
    }
}
