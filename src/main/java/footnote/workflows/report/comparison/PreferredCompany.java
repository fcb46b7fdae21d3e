package footnote.workflows.report.comparison;

import footnote.domain.Prose;
import footnote.domain.Words;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.workflows.report.comparison.CompanyRanking.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which of several companies is preferred, and why: the highest expected return to fair value, where the shares are not
 * fairly priced, it leads by a clear distance, and no other company has both the highest return or growth and the lowest
 * multiple. Companies with a grave red flag, a doubted fair value or none are left out.
 */
public final class PreferredCompany {
    /** So many points of expected return part a clear preference from none. */
    private static final double CLEAR = 5;

    private static final int MOST_NAMED = 3;

    private final CompanyRanking ranking;
    private final List<Member> ranked;

    public PreferredCompany(CompanyRanking ranking) {
        this.ranking = ranking;
        this.ranked = ranking.members().stream()
                .filter(each -> each.ranked().isPresent())
                .sorted(Comparator.comparingDouble(each -> -expected(each)))
                .toList();
    }

    /** Empty where none is clearly ahead, none trades well below its fair value, or multiples point elsewhere. */
    public Optional<Member> preferred() {
        return ranked.stream()
                .findFirst()
                .filter(best -> expected(best) > 0
                        && !fair(best)
                        && !close()
                        && contrary(best).isEmpty());
    }

    private static boolean fair(Member member) {
        return member.view().filter(CompanyView::fairlyPriced).isPresent();
    }

    /** Another company that earns or grows most and costs least by its multiple. */
    private Optional<Member> contrary(Member best) {
        return leadsBoth().filter(each -> !each.equals(best));
    }

    private Optional<Member> leadsBoth() {
        var earned = ranking.measures().returned();
        return ranking.declines(earned.metric())
                ? Optional.empty()
                : ranking.leader(earned.metric(), true).filter(each -> ranking.leader(
                                ranking.measures().multiple().metric(), false)
                        .filter(each::equals)
                        .isPresent());
    }

    private boolean close() {
        return ranked.size() > 1 && expected(ranked.getFirst()) - expected(ranked.get(1)) < CLEAR;
    }

    private static double expected(Member member) {
        return member.ranked().orElseThrow().value();
    }

    private static String figure(Member member) {
        return "{fact:" + member.ranked().orElseThrow().entry() + "}";
    }

    /** The answer to the question's own measure, or else to which company is preferred. */
    public Headline finding() {
        return ranking.answer().orElseGet(() -> preferred().map(this::leads).orElseGet(this::undecided));
    }

    private Headline leads(Member member) {
        var earned = ranking.measures().returned();
        var multiple = ranking.measures().multiple();
        boolean both = leadsBoth().filter(member::equals).isPresent();
        String lead = member.name() + (advises() ? " preferred: " : " ranks first: ");
        var claims = new ArrayList<>(List.of(highest(member)));
        if (both) {
            claims.add(ranking.claim(member, earned.metric(), true));
            claims.add(ranking.claim(member, multiple.metric(), false));
        }
        return new Headline(
                both
                        ? lead + ranking.degree(true) + " " + earned.noun() + " at the " + ranking.degree(false) + " "
                                + multiple.label()
                        : lead + "expected return of " + figure(member),
                claims);
    }

    private Claim highest(Member member) {
        var ids = new ArrayList<>(List.of(member.ranked().orElseThrow().entry()));
        ranked.stream()
                .filter(each -> !each.equals(member))
                .forEach(each -> ids.add(each.ranked().orElseThrow().entry()));
        return new Claim(Claim.Kind.LARGEST, ids);
    }

    private Headline undecided() {
        if (ranked.isEmpty()) {
            return new Headline("No preference: no company has a fair value to rank by", List.of());
        }
        if (expected(ranked.getFirst()) <= 0) {
            boolean every = ranked.size() == ranking.members().size();
            return new Headline(
                    (every && ranked.size() == 2
                                    ? "Neither company"
                                    : every ? "No company" : "No company that can be ranked")
                            + " trades below fair value",
                    List.of());
        }
        var best = ranked.getFirst();
        var other = contrary(best).or(() -> ranked.size() > 1 ? Optional.of(ranked.get(1)) : Optional.empty());
        boolean all = ranking.members().size() > 2 && contrary(best).isEmpty() && !close();
        return new Headline(
                other.filter(_ -> !all)
                        .map(each -> "No clear preference between " + best.name() + " and " + each.name())
                        .orElse("No clear preference; expected return is highest for " + best.name()),
                List.of());
    }

    /** Which company is preferred on its expected return, or why none is, and who is left out. */
    public Prose summary() {
        var said = new ArrayList<String>();
        if (ranked.isEmpty()) {
            said.add("No preference follows from fair values.");
        } else {
            var best = ranked.getFirst();
            if (expected(best) <= 0) {
                said.add("No preference follows: "
                        + (ranked.size() == 1 ? "" : "none of the shares trades below fair" + " value, and ")
                        + best.name() + (ranked.size() == 1 ? " trades above fair value" : " is nearest to it")
                        + ", with an expected return of " + figure(best) + ".");
            } else if (close()) {
                said.add("No clear preference follows: the expected return is " + figure(best) + " for " + best.name()
                        + " and " + figure(ranked.get(1)) + " for "
                        + ranked.get(1).name() + ", less than five points apart.");
            } else if (preferred().isEmpty()) {
                said.add("No clear preference follows. " + best.name() + " has the " + ranking.degree(true)
                        + " expected return, " + figure(best) + others()
                        + (fair(best) ? ", but is close to fair value." : "."));
                contrary(best)
                        .ifPresent(each -> said.add(each.name() + " has the "
                                + ranking.degree(true) + " "
                                + ranking.measures().returned().noun() + " at the "
                                + ranking.degree(false) + " "
                                + ranking.measures().multiple().label()
                                + ", which points the other way."));
            } else {
                said.add(best.name() + (advises() ? " is preferred" : " ranks first") + " on an expected return of "
                        + figure(best) + others() + ".");
                best.view()
                        .filter(view -> view.rating() != Advice.BUY)
                        .ifPresent(view -> said.add(
                                "The preference is relative: " + best.name() + " is rated " + view.ratingWord() + "."));
            }
        }
        ranking.members().stream()
                .filter(each -> each.ranked().isEmpty())
                .forEach(each -> said.add(each.name() + " is not ranked: " + reason(each) + "."));
        return new Prose(String.join(" ", said));
    }

    private String others() {
        var named = ranked.stream()
                .skip(1)
                .limit(MOST_NAMED)
                .map(each -> figure(each) + " for " + each.name())
                .toList();
        return named.isEmpty() ? "" : ", vs. " + Words.and(named);
    }

    private static String reason(Member member) {
        if (member.grave()) {
            return "it has a grave red flag";
        }
        return member.view()
                .map(view -> view.fairValue().isEmpty()
                        ? "no fair value is estimated"
                        : view.doubted()
                                ? "its fair value is more than twice or less than half the price, so the model is in doubt"
                                : "it is rated " + view.ratingWord())
                .orElse("its statements allow no valuation");
    }

    /** Whether ratings are put as advice. */
    private boolean advises() {
        return ranking.members().stream().flatMap(each -> each.view().stream()).allMatch(CompanyView::advises);
    }
}
