package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Words;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.Uncertainty;
import footnote.publication.report.Block;
import footnote.publication.report.Report;
import footnote.workflows.report.comparison.CompanyRanking;
import footnote.workflows.report.comparison.CompanyRanking.Member;
import footnote.workflows.report.comparison.ReturnAndMultiple;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words of a report on several companies: grounds for a preference, then what each view rests on. */
final class ComparisonSections {
    private static final int MOST_FLAGS = 3;

    private final CompanyRanking ranking;

    ComparisonSections(CompanyRanking ranking) {
        this.ranking = ranking;
    }

    /** What the report is titled by where it is on no one company: the sector asked for, or the companies' names. */
    static String title(CompanyRanking ranking, Optional<String> sector) {
        return sector.filter(each -> !each.isBlank())
                .map(String::strip)
                .map(each -> Words.capitalized(each) + " sector")
                .orElseGet(() ->
                        Words.and(ranking.given().stream().map(Member::name).toList()));
    }

    /** The symbols, in the order of the names. */
    static String symbols(CompanyRanking ranking) {
        return String.join(" · ", ranking.given().stream().map(Member::symbol).toList());
    }

    /** Return against multiple, quality, red flags and how certain the fair values are, a point each. */
    Block grounds() {
        var points = new ArrayList<Block.Point>();
        var words = new ReturnAndMultiple(ranking);
        words.sentence().ifPresent(text -> points.add(point(words.lead(), text)));
        words.quality().ifPresent(text -> points.add(point(words.qualityLead(), text)));
        points.add(point("Red flags", flags()));
        certainty().ifPresent(text -> points.add(point("Uncertainty", text)));
        return new Block.Points(points);
    }

    private String flags() {
        var named = ranking.members().stream()
                .filter(member -> !member.flags().isEmpty())
                .map(member -> member.name() + " has "
                        + Words.and(member.flags().stream()
                                .limit(MOST_FLAGS)
                                .map(ComparisonSections::flag)
                                .distinct()
                                .toList())
                        + ".")
                .toList();
        return named.isEmpty() ? "None was found at " + every() + "." : String.join(" ", named);
    }

    private String every() {
        return ranking.members().size() == 2 ? "either company" : "any of the companies";
    }

    private static String flag(RedFlag flag) {
        return (flag.grave() ? "a grave flag (" : "a flag (")
                + flag.code().label().toLowerCase(Locale.ROOT) + ")";
    }

    private Optional<String> certainty() {
        var levels = new LinkedHashMap<Uncertainty, List<String>>();
        ranking.members().forEach(member -> member.view()
                .ifPresent(view -> levels.computeIfAbsent(view.uncertainty(), _ -> new ArrayList<>())
                        .add(member.name())));
        if (levels.isEmpty()) {
            return Optional.empty();
        }
        var parts = levels.entrySet().stream()
                .map(each -> each.getKey().word() + " for " + Words.and(each.getValue()))
                .toList();
        String level = levels.size() == 1
                ? levels.keySet().iterator().next().word() + " for "
                        + (ranking.members().size() == 2 ? "both" : "all")
                : Words.and(parts);
        return Optional.of("Uncertainty of fair value is " + level + "."
                + (mixed()
                        ? " The companies report in different currencies; ratios are compared, amounts are not."
                        : ""));
    }

    private boolean mixed() {
        return ranking.members().stream()
                        .flatMap(member -> member.figure("market_cap").stream())
                        .map(LedgerEntry::fact)
                        .map(fact -> fact.unit())
                        .distinct()
                        .count()
                > 1;
    }

    /** What each view rests on, in the order of the ranking. */
    Report.Section companies() {
        var blocks = new ArrayList<Block>();
        var shared = method();
        shared.ifPresent(text -> blocks.add(new Block.Paragraph(new Prose(text))));
        for (var member : ranking.members()) {
            var points = points(member, shared.isPresent());
            if (!points.isEmpty()) {
                blocks.add(new Block.Heading(member.name()));
                blocks.add(new Block.Points(points));
            }
        }
        return new Report.Section("companies", "Company by company", blocks);
    }

    /** How all are valued, where it is the same for each; it is then said once. */
    private Optional<String> method() {
        var methods = ranking.members().stream()
                .map(member -> member.view()
                        .filter(view -> view.notEstimated().isEmpty())
                        .map(view -> view.methodReason().text())
                        .orElse(""))
                .distinct()
                .toList();
        return methods.size() == 1 && !methods.getFirst().isEmpty()
                ? Optional.of("All are valued alike. " + methods.getFirst())
                : Optional.empty();
    }

    private static List<Block.Point> points(Member member, boolean shared) {
        var points = new ArrayList<Block.Point>();
        member.view()
                .ifPresentOrElse(
                        view -> {
                            var method = new ArrayList<String>();
                            if (!shared) {
                                method.add(view.notEstimated()
                                        .orElse(view.methodReason())
                                        .text());
                            }
                            view.fairValueLow().ifPresent(low -> view.fairValueHigh()
                                    .ifPresent(high -> method.add("Fair value is {fact:" + low.entry()
                                            + "} in the bear case and {fact:" + high.entry()
                                            + "} in the bull case.")));
                            view.caps().forEach(cap -> method.add(cap.text()));
                            view.notes().forEach(note -> method.add(note.text()));
                            if (!method.isEmpty()) {
                                points.add(point("Valuation", String.join(" ", method)));
                            }
                            points.add(point(
                                    "Uncertainty",
                                    Words.capitalized(view.uncertainty().word()) + ": "
                                            + view.uncertaintyReason().text() + "."));
                        },
                        () -> points.add(point("Valuation", "Not valued: its statements are not available.")));
        member.flags().stream()
                .limit(MOST_FLAGS)
                .forEach(flag -> points.add(point(flag.code().label(), RedFlagBox.told(flag))));
        return points;
    }

    private static Block.Point point(String lead, String text) {
        return new Block.Point(Optional.of(lead + "."), new Prose(text));
    }
}
