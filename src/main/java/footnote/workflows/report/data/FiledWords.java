package footnote.workflows.report.data;

import footnote.domain.Dimension;
import footnote.domain.Document;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Profile;
import footnote.domain.Section;
import footnote.domain.Transcript;
import footnote.evidence.Ledger;
import footnote.research.MetricSet;
import footnote.research.guidance.FiledOutlook;
import footnote.research.management.CallStatements;
import footnote.research.management.Contingencies;
import footnote.research.management.Governance;
import footnote.research.management.ManagementStatement;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.management.QuotedFigures;
import footnote.research.management.StatedCauses;
import footnote.workflows.report.data.FinancialData.Excerpt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The words of a company's annual report and of its latest call that a report may quote. */
record FiledWords(Optional<Document> report, MetricSet measures, Ledger ledger) {
    /** What the annual report is searched for causes of. */
    private static final List<Topic> EXPLAINED = List.of(
            Topic.REVENUE,
            Topic.GROSS_MARGIN,
            Topic.OPERATING_MARGIN,
            Topic.OPERATING_INCOME,
            Topic.OPERATING_CASH_FLOW);

    private static final int EXCERPTS = 8;
    private static final int LONGEST_EXCERPT = 600;

    /** From which part of a year's net income or revenue on an amount is worth a word. */
    private static final double PART_OF_INCOME = 0.05;

    private static final double PART_OF_REVENUE = 0.005;

    List<Excerpt> excerpts(Finding<Profile> profile) {
        var excerpts = new ArrayList<Excerpt>();
        profile.found().ifPresent(each -> each.description()
                .ifPresent(text -> excerpts.add(new Excerpt("profile", cut(text), each.origin()))));
        report.ifPresent(document -> {
            section(document, "Item 1", "Business").ifPresent(section -> add(excerpts, "business", section, document));
            section(document, "Item 1A", "Risk factors")
                    .ifPresent(section -> add(excerpts, "risks", section, document));
        });
        return excerpts;
    }

    /** Causes from the annual report's discussion of results, and what officers said on the latest call. */
    List<ManagementStatement> statements(Finding<List<Transcript>> calls) {
        var statements = new ArrayList<ManagementStatement>();
        contingencies().forEach(each -> statements.add(each.statement()));
        report.ifPresent(document -> outlook().stream()
                .map(each -> new ManagementStatement(
                        Topic.OUTLOOK,
                        Optional.empty(),
                        each.words(),
                        place(document, each.section()),
                        Optional.empty(),
                        each.guidance().origin()))
                .forEach(statements::add));
        report.ifPresent(document -> statements.addAll(Governance.of(document, section -> place(document, section))));
        causes().map(FiledCause::statement).forEach(statements::add);
        calls.found().ifPresent(found -> found.forEach(call -> statements.addAll(CallStatements.of(call))));
        return statements;
    }

    /** The largest disputes and deals that the annual report states an amount of. */
    List<Contingencies.Stated> contingencies() {
        var income = ledger.years(Metric.NET_INCOME).getLast();
        double revenue = ledger.years(Metric.REVENUE).stream()
                .reduce((_, last) -> last)
                .map(LedgerEntry::number)
                .orElse(0.0);
        var scope = new Contingencies.Scope(
                ledger.subject(),
                income.fact().period(),
                income.fact().unit(),
                Math.max(PART_OF_INCOME * Math.abs(income.number()), PART_OF_REVENUE * revenue));
        return report.map(document -> Contingencies.of(document, scope)).orElse(List.of());
    }

    /** What the annual report guides to for the year ahead. */
    List<FiledOutlook> outlook() {
        var income = ledger.years(Metric.NET_INCOME).getLast().fact();
        return report.map(document -> FiledOutlook.of(
                        document,
                        ledger.subject(),
                        income.period(),
                        income.unit().currency().orElseThrow(),
                        ledger.calendar(),
                        ledger.asOf()))
                .orElse(List.of());
    }

    /** The figures that contingencies, outlooks and causes state. */
    List<LedgerEntry> facts() {
        return Stream.of(
                        contingencies().stream().flatMap(each -> each.facts().stream()),
                        outlook().stream().flatMap(each -> each.facts().stream()),
                        causes().flatMap(each -> each.facts().stream()))
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    private String place(Document document, String section) {
        return document.kind() + " "
                + ledger.years(Metric.NET_INCOME).getLast().fact().period().label() + ", " + section;
    }

    private static Optional<Section> discussion(Document document) {
        return section(document, "Item 7", "Management's discussion")
                .or(() -> section(document, "Item 5", "Operating and financial review"));
    }

    /** A cause with the facts its words refer to. */
    private record FiledCause(ManagementStatement statement, List<LedgerEntry> facts) {}

    private Stream<FiledCause> causes() {
        return report.stream().flatMap(document -> discussion(document).stream().flatMap(section -> EXPLAINED.stream()
                .flatMap(topic -> movement(topic).stream())
                .flatMap(movement -> StatedCauses.of(section.text(), movement).stream()
                        .map(cause -> cause(document, section, movement, cause)))));
    }

    private FiledCause cause(
            Document document, Section section, StatedCauses.Movement movement, StatedCauses.Cause cause) {
        var income = ledger.years(Metric.NET_INCOME).getLast().fact();
        var origin = document.origin().at(section.id());
        var bound = QuotedFigures.bind(
                cause.words(),
                new QuotedFigures.Source(
                        ledger.subject(),
                        movement.period(),
                        income.unit(),
                        document.published().orElse(income.knownAt()),
                        origin,
                        new Dimension("cause", named(cause.topic()).replace('_', ' '))));
        return new FiledCause(
                new ManagementStatement(
                        cause.topic(),
                        Optional.of(cause.direction()),
                        bound.text(),
                        document.kind() + " " + movement.year() + ", " + section.id(),
                        Optional.empty(),
                        origin),
                bound.facts());
    }

    /** How a figure moved in the last fiscal year: points of a margin, percent of money. */
    private Optional<StatedCauses.Movement> movement(Topic topic) {
        boolean margin = topic == Topic.GROSS_MARGIN || topic == Topic.OPERATING_MARGIN;
        var years = years(named(topic));
        if (years.size() < 2 || ReportFacts.yearsBetween(years.get(years.size() - 2), years.getLast()) > 1) {
            return Optional.empty();
        }
        var last = years.getLast();
        double before = years.get(years.size() - 2).number();
        double change = margin ? last.number() - before : 100 * (last.number() - before) / Math.abs(before);
        return change == 0 || !Double.isFinite(change)
                ? Optional.empty()
                : Optional.of(new StatedCauses.Movement(
                        topic,
                        change,
                        last.fact().period(),
                        margin ? List.of() : List.of(last.number(), before),
                        List.copyOf(ledger.parts(Metric.REVENUE).keySet())));
    }

    private static String named(Topic topic) {
        return topic.name().toLowerCase(Locale.ROOT);
    }

    private List<LedgerEntry> years(String metric) {
        return measures.entries().stream()
                .filter(entry -> entry.fact().subject().equals(measures.subject())
                        && entry.fact().metric().name().equals(metric)
                        && entry.fact().period().isYear())
                .sorted(Comparator.comparing(entry -> entry.fact().period().end()))
                .toList();
    }

    private static Optional<Section> section(Document document, String item, String title) {
        return document.section(item).or(() -> document.sections().stream()
                .filter(each -> each.title().toLowerCase(Locale.ROOT).startsWith(title.toLowerCase(Locale.ROOT)))
                .findFirst());
    }

    private static void add(List<Excerpt> excerpts, String name, Section section, Document document) {
        var lines = name.equals("risks")
                ? RiskPassages.of(section.text())
                : section.text().lines().map(String::strip).toList();
        lines.stream()
                .filter(line -> line.length() > 40 && !line.startsWith("This document belongs"))
                .sorted(Comparator.comparing(line -> name.equals("business")
                        && BusinessDescription.from(line).isEmpty()))
                .limit(EXCERPTS)
                .forEach(line -> excerpts.add(
                        new Excerpt(name, cut(line), document.origin().at(section.id()))));
    }

    /** Whole sentences up to a length. */
    private static String cut(String text) {
        String plain = text.replaceAll("\\s+", " ").strip();
        if (plain.length() <= LONGEST_EXCERPT) {
            return plain;
        }
        int end = plain.lastIndexOf(". ", LONGEST_EXCERPT);
        return end > 0 ? plain.substring(0, end + 1) : plain.substring(0, LONGEST_EXCERPT) + "…";
    }
}
