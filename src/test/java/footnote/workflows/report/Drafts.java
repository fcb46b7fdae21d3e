package footnote.workflows.report;

import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.publication.report.Block;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.Report;
import footnote.publication.report.ReportPrinter;
import footnote.research.redflags.RedFlagSearch;
import footnote.research.valuation.AssumptionOverrides;
import footnote.testing.SampleEvidence;
import footnote.testing.Sampled;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.data.FinancialGatherer;
import footnote.workflows.report.data.MarketGatherer;
import footnote.workflows.report.data.NewsGatherer;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationGatherer;
import footnote.workflows.report.exhibits.ExhibitRegistry;
import footnote.workflows.report.exhibits.InfographicPlanner;
import footnote.workflows.report.plan.MetricPlanner;
import footnote.workflows.report.plan.ReportKind;
import footnote.workflows.report.text.AnalysisSections;
import footnote.workflows.report.text.AnalysisWriter;
import footnote.workflows.report.text.TextContext;
import footnote.workflows.report.valuation.ReportValuation;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Reports on companies of the sample market, written by rule outside a run. */
record Drafts(ReportFacts book, AnalysisSections analysis, Report report) {
    /**
     * A bank, an insurer, one in distress, one with restated accounts, pledged shares, a cut dividend, none, a chip maker,
     * a loss maker, a newcomer, a foreigner and one with charges that do not recur.
     */
    static final List<String> EACH_KIND = List.of(
            "PLFB",
            "87Q1.T",
            "SLQS",
            "ORRB",
            "SURYAVANT.NS",
            "VRDN.PA",
            "QVLN",
            "KLVR",
            "TRVM",
            "TSDR",
            "LQIA",
            "HLMD");

    private static final Map<String, Drafts> KEPT = new ConcurrentHashMap<>();
    private static final Map<String, PrintedReport> PRINTED = new ConcurrentHashMap<>();

    /** Every company of the sample market at night; by day one of each kind. */
    static List<String> symbols() {
        return Sampled.all() ? SampleEvidence.symbols() : EACH_KIND;
    }

    /** Those companies by their symbols, written once. */
    static Map<String, Drafts> all() {
        var drafts = new LinkedHashMap<String, Drafts>();
        symbols().forEach(symbol -> drafts.put(symbol, kept(symbol)));
        return Collections.unmodifiableMap(drafts);
    }

    /** One of them, written when it is first asked for. */
    static Drafts kept(String symbol) {
        return KEPT.computeIfAbsent(symbol, Drafts::of);
    }

    /** What a section of its report says, with references for figures. */
    static String said(String symbol, String section) {
        return kept(symbol).analysis().passages(section).stream()
                .map(block -> block.text().text())
                .collect(Collectors.joining("\n"));
    }

    /** All files of its report, printed once. */
    static PrintedReport printed(String symbol) {
        return PRINTED.computeIfAbsent(
                symbol, each -> new ReportPrinter().print(kept(each).report()));
    }

    static Drafts of(String symbol) {
        return of(symbol, ReportKind.FUNDAMENTAL, 5);
    }

    static Drafts of(String symbol, ReportKind kind, int years) {
        return of(SampleEvidence.open(), symbol, kind, years);
    }

    static Drafts of(EvidenceReader room, String symbol, ReportKind kind, int years) {
        return of(room, symbol, kind, years, SampleEvidence.VIEW, SampleEvidence.NOW);
    }

    /** As of another day. */
    static Drafts of(EvidenceReader room, String symbol, ReportKind kind, int years, View view, Instant now) {
        return of(room, symbol, kind, years, view, now, List.of());
    }

    /** Several companies side by side. */
    static Drafts compared(String symbol, List<String> others) {
        return of(
                SampleEvidence.open(),
                symbol,
                ReportKind.COMPARISON,
                5,
                SampleEvidence.VIEW,
                SampleEvidence.NOW,
                others);
    }

    private static Drafts of(
            EvidenceReader room,
            String symbol,
            ReportKind kind,
            int years,
            View view,
            Instant now,
            List<String> others) {
        var listing = room.listing(symbol, view);
        var plan = new MetricPlanner(new ScriptedModel())
                .plan(new MetricPlanner.Wish("an analysis", listing, kind, years, others))
                .approved();
        var task = new ResearchTask(listing, years, now, view);
        var financial = Optional.of(new FinancialGatherer(room).gather(task));
        var valuation = Optional.of(new ValuationGatherer(room).gather(task, plan.compareWith(), kind.sideBySide()));
        var market = Optional.of(new MarketGatherer(room).gather(task));
        var news = Optional.of(new NewsGatherer(room, new ScriptedModel()).gather(task));
        var redFlags = new RedFlagSearch(room).search(listing, view);
        var value = ReportValuation.value(
                task, financial, valuation, market, AssumptionOverrides.NOTHING, redFlags.flags());
        return written(new ReportData(plan, task, financial, valuation, market, news, value, List.of(), redFlags));
    }

    static Drafts written(ReportData data) {
        return written(data, 15);
    }

    /** With so many charts at most. */
    static Drafts written(ReportData data, int most) {
        var book = ReportFacts.of(data);
        var pictures = new InfographicPlanner(new ScriptedModel()).plan(book);
        var charts = ExhibitRegistry.charts(book, most);
        var context = TextContext.of(book);
        var analysis = new AnalysisWriter(new ScriptedModel(), context, "an analysis")
                .byRule(ExhibitRegistry.texts(context, charts, pictures.infographics()));
        var report = new ReportComposer(book, analysis, charts, pictures.infographics()).compose(Optional.empty());
        return new Drafts(book, analysis, report);
    }

    int charts() {
        return (int) report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Exhibit.class::isInstance)
                .count();
    }
}
