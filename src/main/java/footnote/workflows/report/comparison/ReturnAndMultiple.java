package footnote.workflows.report.comparison;

import footnote.domain.FigureFormat;
import footnote.domain.Words;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.workflows.report.comparison.CompanyRanking.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What companies earn or how fast they grow against what is paid for it, and how their margins or capital differ. */
public final class ReturnAndMultiple {
    private static final String COST_OF_EQUITY = "cost_of_equity";

    private static final double ONE_POINT = 1;

    private final CompanyRanking ranking;
    private final ComparedMeasures measures;

    public ReturnAndMultiple(CompanyRanking ranking) {
        this.ranking = ranking;
        this.measures = ranking.measures();
    }

    public String lead() {
        return measures.equals(ComparedMeasures.OPERATING) ? "Growth and multiple" : "Return and multiple";
    }

    public String qualityLead() {
        return measures.equals(ComparedMeasures.LENDERS) ? "Efficiency and capital" : "Margin";
    }

    /** Those with a return and a positive multiple, the highest return first. */
    public List<Member> both() {
        return ranking.known(measures.multiple().metric(), false).stream()
                .filter(each -> each.figure(measures.returned().metric()).isPresent())
                .sorted(Comparator.comparingDouble(each -> -value(each, measures.returned())))
                .toList();
    }

    /** Which multiple the company with the highest return, or growth, trades on. */
    public Headline title() {
        var both = both();
        var top = both.getFirst();
        double paid = value(top, measures.multiple());
        var ids = new ArrayList<>(List.of(id(top, measures.multiple())));
        both.stream().skip(1).forEach(each -> ids.add(id(each, measures.multiple())));
        boolean lowest = both.stream().allMatch(each -> value(each, measures.multiple()) >= paid);
        boolean highest = both.stream().allMatch(each -> value(each, measures.multiple()) <= paid);
        var claims = new ArrayList<Claim>();
        claims.add(new Claim(
                Claim.Kind.LARGEST,
                both.stream().map(each -> id(each, measures.returned())).toList()));
        if (lowest || highest) {
            claims.add(new Claim(lowest ? Claim.Kind.SMALLEST : Claim.Kind.LARGEST, ids));
        }
        return new Headline(
                top.name() + " has the " + extreme() + " and "
                        + (lowest ? "the lowest " : highest ? "the highest " : "a ")
                        + measures.multiple().label()
                        + (lowest || highest ? "" : " of " + figure(top, measures.multiple())),
                claims);
    }

    /** How the chart of returns and multiples is read. */
    public String reading() {
        return (measures.equals(ComparedMeasures.OPERATING)
                        ? "Revenue of companies further right grows faster"
                        : "Companies further right earn more on their equity")
                + "; those lower down trade on a lower " + measures.multiple().label() + ".";
    }

    private static String id(Member member, ComparedMeasures.Measure measure) {
        return member.figure(measure.metric()).orElseThrow().id();
    }

    /** The highest return with its multiple, against the company at the other end; then returns against their cost. */
    public Optional<String> sentence() {
        var both = both();
        if (both.size() < 2) {
            return Optional.empty();
        }
        var top = both.getFirst();
        var byMultiple = Comparator.<Member>comparingDouble(each -> value(each, measures.multiple()));
        var cheapest = both.stream().min(byMultiple).orElseThrow();
        boolean cheap = cheapest.equals(top);
        var other = cheap ? both.stream().max(byMultiple).orElseThrow() : cheapest;
        return Optional.of(top.name() + " has the " + extreme() + ", " + figure(top, measures.returned()) + ", at "
                + (cheap ? "the " + ranking.degree(false) + " multiple, " : "") + figure(top, measures.multiple())
                + " " + measures.multipleUnit() + "; " + other.name() + " has " + returned(other) + " at "
                + (cheap ? "" : both.size() > 2 ? "the lowest multiple, " : "")
                + figure(other, measures.multiple()) + "." + cost() + throughCycle(top));
    }

    private String extreme() {
        var by = measures.returned();
        return ranking.declines(by.metric())
                ? ranking.degree("small") + " revenue decline"
                : ranking.degree(true) + " " + by.noun();
    }

    private String returned(Member member) {
        var by = measures.returned();
        boolean decline = by.equals(ComparedMeasures.Measure.GROWTH) && value(member, by) < 0;
        return (decline ? "a revenue decline of " : (by.noun().startsWith("ROE") ? "an " : "") + by.noun() + " of ")
                + figure(member, by);
    }

    /** At which companies the return on equity exceeds its cost, each in its own currency. */
    private String cost() {
        if (measures.equals(ComparedMeasures.OPERATING)) {
            return "";
        }
        var known = both().stream()
                .filter(each -> each.figure(COST_OF_EQUITY).isPresent())
                .toList();
        if (known.size() < ranking.members().size()) {
            return "";
        }
        var above = known.stream()
                .filter(each -> value(each, measures.returned())
                        > each.figure(COST_OF_EQUITY).orElseThrow().number())
                .map(Member::name)
                .toList();
        String all = known.size() == 2 ? "both" : "all of them";
        return above.isEmpty()
                ? " At none of them does ROE cover the cost of equity in its own currency."
                : above.size() == known.size()
                        ? " ROE covers the cost of equity at " + all + "."
                        : " ROE covers the cost of equity only at " + Words.and(above) + ".";
    }

    /** What the fair value of the company with the highest return assumes instead of it, where that is lower. */
    private String throughCycle(Member top) {
        return top.figure("through_cycle_return")
                .filter(each -> value(top, measures.returned()) - each.number() >= ONE_POINT)
                .map(each -> " The fair value of " + top.name() + " rests on a through-cycle ROE of {fact:" + each.id()
                        + "} instead of the latest one.")
                .orElse("");
    }

    /** The best operating margin, or of lenders the lowest cost/income and the highest capital ratio. */
    public Optional<String> quality() {
        if (measures.equals(ComparedMeasures.MIXED)) {
            return Optional.empty();
        }
        if (measures.equals(ComparedMeasures.OPERATING)) {
            return best("operating_margin", true, "operating margin").map(each -> each + ".");
        }
        var parts = new ArrayList<String>();
        best("cost_to_income", false, "cost/income").ifPresent(parts::add);
        best("combined_ratio", false, "combined ratio").ifPresent(parts::add);
        best("cet1_ratio", true, "CET1 ratio")
                .or(() -> best("solvency_ratio", true, "solvency ratio"))
                .or(() -> best("equity_to_assets", true, "equity/assets"))
                .ifPresent(parts::add);
        return parts.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", parts) + ".");
    }

    private Optional<String> best(String metric, boolean high, String noun) {
        return ranking.leader(metric, high).map(member -> {
            var alike = ranking.known(metric, high).stream()
                    .filter(each -> shown(each, metric).equals(shown(member, metric)))
                    .map(Member::name)
                    .toList();
            if (alike.size() == ranking.known(metric, high).size()) {
                return Words.and(alike) + (alike.size() == 2 ? " both" : " all") + " have " + noun + " of "
                        + CompanyRanking.reference(member, metric);
            }
            var last = ranking.known(metric, high).stream()
                    .filter(each -> !alike.contains(each.name()))
                    .max(Comparator.comparingDouble(each ->
                            (high ? -1 : 1) * each.figure(metric).orElseThrow().number()))
                    .orElseThrow();
            return Words.and(alike) + (alike.size() == 1 ? " has the " : " have the ") + ranking.degree(high) + " "
                    + noun + ", "
                    + CompanyRanking.reference(member, metric) + ", vs. " + CompanyRanking.reference(last, metric)
                    + " for " + last.name();
        });
    }

    private static String shown(Member member, String metric) {
        return FigureFormat.of(member.figure(metric).orElseThrow().fact());
    }

    private String figure(Member member, ComparedMeasures.Measure measure) {
        return ranking.amount(member, measure.metric());
    }

    private static double value(Member member, ComparedMeasures.Measure measure) {
        return member.figure(measure.metric()).orElseThrow().number();
    }
}
