package footnote.workflows.report.data;

import footnote.domain.Document;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Profile;
import footnote.domain.Section;
import footnote.domain.Transcript;
import footnote.evidence.Ledger;
import footnote.research.MetricSet;
import footnote.research.management.CallStatements;
import footnote.research.management.ManagementStatement;
import footnote.research.management.ManagementStatement.Topic;
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
    private static final int EXCERPTS = 8;
    private static final int LONGEST_EXCERPT = 600;

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
        report.ifPresent(document -> discussion(document)
                .ifPresent(section -> causes(document, section).forEach(statements::add)));
        calls.found().ifPresent(found -> found.forEach(call -> statements.addAll(CallStatements.of(call))));
        return statements;
    }

    private static Optional<Section> discussion(Document document) {
        return section(document, "Item 7", "Management's discussion")
                .or(() -> section(document, "Item 5", "Operating and financial review"));
    }

    private Stream<ManagementStatement> causes(Document document, Section section) {
        return Stream.of(Topic.REVENUE, Topic.GROSS_MARGIN, Topic.OPERATING_MARGIN)
                .flatMap(topic -> movement(topic).stream())
                .flatMap(movement -> StatedCauses.of(section.text(), movement).stream()
                        .map(cause -> new ManagementStatement(
                                cause.topic(),
                                Optional.of(cause.direction()),
                                cause.words(),
                                document.kind() + " " + movement.year() + ", " + section.id(),
                                Optional.empty(),
                                document.origin().at(section.id()))));
    }

    /** How a figure moved in the last fiscal year. */
    private Optional<StatedCauses.Movement> movement(Topic topic) {
        boolean growth = topic == Topic.REVENUE;
        var years = years(growth ? "revenue_growth" : topic.name().toLowerCase(Locale.ROOT));
        if (years.size() < 2) {
            return Optional.empty();
        }
        var last = years.getLast();
        double change = growth
                ? last.number()
                : last.number() - years.get(years.size() - 2).number();
        return change == 0
                ? Optional.empty()
                : Optional.of(new StatedCauses.Movement(
                        topic,
                        change,
                        last.fact().period(),
                        growth
                                ? years("revenue").reversed().stream()
                                        .limit(2)
                                        .map(LedgerEntry::number)
                                        .toList()
                                : List.of(),
                        List.copyOf(ledger.parts(Metric.REVENUE).keySet())));
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
