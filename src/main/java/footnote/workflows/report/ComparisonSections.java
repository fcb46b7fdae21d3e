package footnote.workflows.report;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.WordList;
import footnote.publication.report.Block;
import footnote.publication.report.Report;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.CompanyRanking;
import footnote.workflows.report.text.CompanyRanking.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** The words of a report on several companies: who leads by what, the same points for each, and a conclusion. */
final class ComparisonSections {
    /** What companies are held against each other by; of some the lowest leads. */
    private record Yardstick(String metric, String lead, String noun, boolean lowest) {}

    private final CompanyRanking ranking;
    private final List<Yardstick> yardsticks;

    ComparisonSections(CompanyRanking ranking) {
        this.ranking = ranking;
        this.yardsticks = List.of(
                new Yardstick("revenue_growth", "Growth", "revenue growth", false),
                new Yardstick(ranking.margin(), "Margin", ranking.marginName(), false),
                new Yardstick("return_on_equity", "Returns", "ROE", false),
                new Yardstick("price_to_earnings", "Valuation", "P/E", true));
    }

    /** One point for each yardstick: the company that leads, and the one at the other end. */
    Block leaders() {
        var points = new ArrayList<Block.Point>();
        for (var by : yardsticks) {
            var order = ordered(by);
            if (order.size() > 1) {
                points.add(point(
                        by.lead(),
                        "%s has the %s %s, %s, vs. %s for %s."
                                .formatted(
                                        order.getFirst().name(),
                                        ranking.degree(!by.lowest()),
                                        by.noun(),
                                        figure(order.getFirst(), by),
                                        figure(order.getLast(), by),
                                        order.getLast().name())));
            }
        }
        return new Block.Points(points);
    }

    /** The same points for every company, in the order of the ranking. */
    Report.Section companies() {
        var blocks = new ArrayList<Block>();
        for (var member : ranking.members()) {
            blocks.add(new Block.Heading(member.name()));
            blocks.add(new Block.Points(
                    yardsticks.stream().map(by -> held(member, by)).toList()));
        }
        return new Report.Section("companies", "Company by company", blocks);
    }

    private Block.Point held(Member member, Yardstick by) {
        if (!member.figures().containsKey(by.metric())) {
            return point(by.lead(), "The " + by.noun() + " is not available.");
        }
        var order = ordered(by);
        var words = new StringBuilder("%s of %s"
                .formatted(
                        Character.toUpperCase(by.noun().charAt(0)) + by.noun().substring(1), figure(member, by)));
        period(member, by).ifPresent(period -> words.append(" (").append(period).append(')'));
        if (order.size() > 1) {
            boolean first = order.getFirst().equals(member);
            var other = first ? order.get(1) : order.getFirst();
            words.append(same(member, other, by) ? ", in line with " : first == by.lowest() ? ", below " : ", above ");
            words.append(figure(other, by)).append(" for ").append(other.name());
        }
        return point(by.lead(), words.append('.').toString());
    }

    private static boolean same(Member one, Member other, Yardstick by) {
        return shown(one, by).equals(shown(other, by));
    }

    private static String shown(Member member, Yardstick by) {
        return Optional.ofNullable(member.figures().get(by.metric()))
                .map(entry -> FigureFormat.of(entry.fact()))
                .orElse("");
    }

    private static Optional<String> period(Member member, Yardstick by) {
        return Optional.ofNullable(member.figures().get(by.metric()))
                .filter(entry -> !entry.fact().period().isInstant())
                .map(ReportFacts::label);
    }

    /** Who leads in what, by company. */
    Report.Section conclusion() {
        var leads = new LinkedHashMap<String, List<String>>();
        for (var by : yardsticks) {
            var order = ordered(by);
            if (order.size() > 1) {
                leads.computeIfAbsent(order.getFirst().name(), _ -> new ArrayList<>())
                        .add("the " + ranking.degree(!by.lowest()) + " " + by.noun());
            }
        }
        var sentences = leads.entrySet().stream()
                .map(each -> each.getKey() + " has " + WordList.and(each.getValue()) + ".")
                .toList();
        var order =
                "The companies report in their own currencies and fiscal years; ratios are compared, amounts are not.";
        return new Report.Section(
                "conclusion",
                "Conclusion",
                sentences.isEmpty()
                        ? List.of()
                        : List.of(new Block.Callout(
                                "Conclusion", new Prose(String.join(" ", sentences) + (mixed() ? " " + order : "")))));
    }

    private boolean mixed() {
        return ranking.members().stream()
                        .flatMap(member -> Optional.ofNullable(member.figures().get("market_cap")).stream())
                        .map(entry -> entry.fact().unit())
                        .distinct()
                        .count()
                > 1;
    }

    /** Those with the figure, the leading one first; a multiple that is not positive leads nothing. */
    private List<Member> ordered(Yardstick by) {
        var order =
                Comparator.comparingDouble((Member member) -> entry(member, by).number());
        return ranking.members().stream()
                .filter(member -> member.figures().containsKey(by.metric()))
                .filter(member -> !by.lowest() || entry(member, by).number() > 0)
                .sorted(by.lowest() ? order : order.reversed())
                .toList();
    }

    private static LedgerEntry entry(Member member, Yardstick by) {
        return Optional.ofNullable(member.figures().get(by.metric())).orElseThrow();
    }

    private static String figure(Member member, Yardstick by) {
        return "{fact:" + entry(member, by).id() + "}";
    }

    private static Block.Point point(String lead, String text) {
        return new Block.Point(Optional.of(lead + "."), new Prose(text));
    }
}
