package footnote.workflows.report.data;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Profile;
import footnote.domain.Section;
import footnote.domain.Unit;
import footnote.domain.opinion.Absence;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import footnote.research.SharePrices;
import footnote.research.annual.AnnualMetrics;
import footnote.research.guidance.GuidanceTotals;
import footnote.research.management.CallStatements;
import footnote.research.management.InsiderTotals;
import footnote.research.management.ManagementStatement;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.management.StatedCauses;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.data.FinancialData.Excerpt;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Fetches a company's statements and what it says of itself, and works out the ratios of every year. */
public final class FinancialGatherer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(3));

    /** Growth of the first year shown needs the year before, and a score the one before that. */
    private static final int YEARS_BEFORE = 2;

    /** The summary table shows seven years, whatever the charts do. */
    private static final int LEAST_YEARS = 7;

    private static final int QUARTERS = 12;
    private static final int EXCERPTS = 8;
    /** Quarters of 52-week years end on slightly different days. */
    private static final int SAME_QUARTER_DAYS = 10;

    /** Two quarters and the time a report takes. */
    private static final int LATEST_QUARTER_DAYS = 260;

    private static final int LONGEST_EXCERPT = 600;

    private final EvidenceRoom room;

    public FinancialGatherer(EvidenceRoom room) {
        this.room = room;
    }

    public FinancialData gather(ResearchTask task) {
        var listing = task.listing();
        var view = task.view();
        var ledger = ledger(task);
        var profile = room.profile(listing.ticker(), view);
        var trade = CompanyKind.of(profile.found(), ledger);
        int years = Math.max(task.years() + YEARS_BEFORE, LEAST_YEARS);
        var days = new DateRange(view.asOf().minusYears(years), view.asOf());
        var prices = SharePrices.of(listing.ticker(), days, ledger, room, view);
        var measures = AnnualMetrics.of(ledger, prices, trade, years);
        var report = room.annualReport(listing, view);
        var gaps = Stream.of(
                        gap(profile), gap(report), ledger.partless().map(why -> new Absence("revenue by segment", why)))
                .flatMap(Optional::stream)
                .toList();
        return new FinancialData(
                measures.and(new MetricSet(task.subject(), List.of(), gaps))
                        .and(new InsiderTotals(room).of(listing, view))
                        .and(new GuidanceTotals(room).of(listing, profile.found(), ledger, view))
                        .and(SourceAgreement.of(room, ledger, report)),
                trade,
                ledger.years(Metric.NET_INCOME)
                        .getLast()
                        .fact()
                        .unit()
                        .currency()
                        .orElseThrow(),
                parts(ledger, years),
                quarters(ledger),
                profile.found(),
                excerpts(profile, report),
                statements(task, measures, report));
    }

    private Ledger ledger(ResearchTask task) {
        return switch (room.factsInParts(task.listing(), task.view())) {
            case Finding.Missing<Ledger>(String what, String why) ->
                throw new Fault(Fault.Kind.SOURCE, what + ": " + why, false, null);
            case Finding.Found<Ledger>(Ledger ledger) -> {
                if (ledger.years(Metric.NET_INCOME).isEmpty()) {
                    throw new Fault(Fault.Kind.SOURCE, "no fiscal year's net income is reported", false, null);
                }
                yield ledger;
            }
        };
    }

    private static Optional<Absence> gap(Finding<?> finding) {
        return finding instanceof Finding.Missing<?>(String what, String why)
                ? Optional.of(new Absence(what, why))
                : Optional.empty();
    }

    /** The largest last, so that the rest of a list can be told together. */
    private static List<FinancialData.Part> parts(Ledger ledger, int years) {
        return ledger.parts(Metric.REVENUE).entrySet().stream()
                .filter(part -> part.getValue().size() >= 2)
                .map(part -> new FinancialData.Part(
                        part.getKey(),
                        part.getValue()
                                .subList(
                                        Math.max(0, part.getValue().size() - years),
                                        part.getValue().size())))
                .sorted((one, other) -> Double.compare(
                        other.years().getLast().number(), one.years().getLast().number()))
                .toList();
    }

    /** Revenue growth of the last quarters against the same quarter a year before, with all that takes. */
    private static List<LedgerEntry> quarters(Ledger ledger) {
        var quarters = current(ledger.quarters(Metric.REVENUE), ledger.asOf());
        var deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        for (int i = Math.max(4, quarters.size() - QUARTERS); i < quarters.size(); i++) {
            var now = quarters.get(i);
            var then = quarters.get(i - 4);
            long apart = now.fact().period().end().toEpochDay()
                    - then.fact().period().end().toEpochDay();
            if (apart < 350 || apart > 380) {
                continue; // a quarter is missing between them
            }
            deriver.keep(ReportedStatement.withInputs(List.of(now, then), ledger));
            deriver.derive(
                    "quarter_revenue_growth",
                    now.fact().period(),
                    Unit.PERCENT,
                    Growth.of(MaybeNumber.of(then.number()), MaybeNumber.of(now.number()))
                            .times(100),
                    "revenue of the quarter against that a year before",
                    List.of(now, then));
        }
        keepProfit(deriver, ledger);
        return deriver.measures().entries();
    }

    /** The latest quarter's operating income, and that of a year before. */
    private static void keepProfit(FactDeriver deriver, Ledger ledger) {
        var quarters = current(ledger.quarters(Metric.OPERATING_INCOME), ledger.asOf());
        if (quarters.isEmpty()) {
            return;
        }
        var last = quarters.getLast();
        var before = last.fact().period().end().minusYears(1);
        quarters.stream()
                .filter(each ->
                        Math.abs(each.fact().period().end().toEpochDay() - before.toEpochDay()) <= SAME_QUARTER_DAYS)
                .findFirst()
                .ifPresent(each -> deriver.keep(ReportedStatement.withInputs(List.of(each), ledger)));
        deriver.keep(ReportedStatement.withInputs(List.of(last), ledger));
    }

    /** Quarters that ended long ago say nothing of the company now, and are left out with those before them. */
    private static List<LedgerEntry> current(List<LedgerEntry> quarters, LocalDate asOf) {
        return quarters.isEmpty()
                        || quarters.getLast().fact().period().end().isBefore(asOf.minusDays(LATEST_QUARTER_DAYS))
                ? List.of()
                : quarters;
    }

    private static List<Excerpt> excerpts(Finding<Profile> profile, Finding<Document> report) {
        var excerpts = new ArrayList<Excerpt>();
        profile.found().ifPresent(each -> each.description()
                .ifPresent(text -> excerpts.add(new Excerpt("profile", cut(text), each.origin()))));
        report.found().ifPresent(document -> {
            section(document, "Item 1", "Business").ifPresent(section -> add(excerpts, "business", section, document));
            section(document, "Item 1A", "Risk factors")
                    .ifPresent(section -> add(excerpts, "risks", section, document));
        });
        return excerpts;
    }

    /** Causes from the annual report's discussion of results, and what officers said on the latest call. */
    private List<ManagementStatement> statements(ResearchTask task, MetricSet measures, Finding<Document> report) {
        var statements = new ArrayList<ManagementStatement>();
        report.found().ifPresent(document -> section(document, "Item 7", "Management's discussion")
                .or(() -> section(document, "Item 5", "Operating and financial review"))
                .ifPresent(section -> causes(measures, document, section).forEach(statements::add)));
        room.calls(task.listing(), 1, task.view())
                .found()
                .ifPresent(calls -> calls.forEach(call -> statements.addAll(CallStatements.of(call))));
        return statements;
    }

    private static Stream<ManagementStatement> causes(MetricSet measures, Document document, Section section) {
        return Stream.of(Topic.REVENUE, Topic.GROSS_MARGIN, Topic.OPERATING_MARGIN)
                .flatMap(topic -> movement(measures, topic).stream())
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
    private static Optional<StatedCauses.Movement> movement(MetricSet measures, Topic topic) {
        boolean growth = topic == Topic.REVENUE;
        String metric = growth ? "revenue_growth" : topic.name().toLowerCase(Locale.ROOT);
        var years = measures.entries().stream()
                .filter(entry -> entry.fact().subject().equals(measures.subject())
                        && entry.fact().metric().name().equals(metric)
                        && entry.fact().period().isYear())
                .sorted(Comparator.comparing(entry -> entry.fact().period().end()))
                .toList();
        if (years.size() < 2) {
            return Optional.empty();
        }
        var last = years.getLast();
        double change = growth
                ? last.number()
                : last.number() - years.get(years.size() - 2).number();
        return change == 0
                ? Optional.empty()
                : Optional.of(
                        new StatedCauses.Movement(topic, change, last.fact().period()));
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
