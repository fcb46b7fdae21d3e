package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.publication.infographic.Painting;
import footnote.publication.report.Block;
import footnote.publication.report.Calculations;
import footnote.publication.report.Report;
import footnote.runtime.model.ModelAnswer;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationResult;
import footnote.workflows.report.exhibits.ChartMaker;
import footnote.workflows.report.exhibits.Exhibit;
import footnote.workflows.report.exhibits.ExhibitNumbering;
import footnote.workflows.report.exhibits.InfographicMaker;
import footnote.workflows.report.exhibits.InfographicSpec;
import footnote.workflows.report.exhibits.TableMaker;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import footnote.workflows.report.text.AnalysisSections;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import footnote.workflows.report.text.Changes;
import footnote.workflows.report.text.Changes.Baseline;
import footnote.workflows.report.text.Ranking;
import footnote.workflows.report.text.ThesisFacts;
import footnote.workflows.report.workbook.CalculationMaker;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts words, charts, pictures and tables of a report in order. */
final class ReportComposer {
    private final ReportFacts book;
    private final AnalysisSections analysis;
    private final List<Exhibit> charts;
    private final List<InfographicSpec> pictures;
    private final Map<String, Painting> paintings;
    private final ExhibitNumbering captions;
    private final ChartMaker chartMaker;
    private final InfographicMaker pictureMaker;
    private final TableMaker tables;

    ReportComposer(ReportFacts book, AnalysisSections analysis, List<Exhibit> charts, List<InfographicSpec> pictures) {
        this(book, analysis, charts, pictures, Map.of());
    }

    /** With what an image model painted, by the name of the picture it stands for. */
    ReportComposer(
            ReportFacts book,
            AnalysisSections analysis,
            List<Exhibit> charts,
            List<InfographicSpec> pictures,
            Map<String, Painting> paintings) {
        this.paintings = paintings;
        this.book = book;
        this.analysis = analysis;
        this.charts = charts;
        this.pictures = pictures;
        this.captions = new ExhibitNumbering(book);
        this.chartMaker = new ChartMaker(book, captions);
        this.pictureMaker = new InfographicMaker(book, captions);
        this.tables = new TableMaker(book, captions);
    }

    /** The report, with what changed since an earlier one first where there is one. */
    Report compose(Optional<Baseline> since) {
        var changed = since.map(before -> new Changes(book, captions).since(before));
        var chapters = ReportSections.ids().stream()
                .filter(id -> book.data().plan().reportSections().contains(id) && !id.equals("sources"))
                .map(this::section)
                .filter(section -> !section.blocks().isEmpty())
                .toList();
        var sections = Stream.concat(changed.stream(), chapters.stream()).toList();
        var masthead = masthead();
        var gaps = DataGaps.of(book).stream()
                .map(gap -> new Report.Gap(gap.what(), gap.why()))
                .toList();
        var workings = new CalculationMaker(book).make();
        return new Report(masthead, sections, ledger(masthead, sections, workings), gaps, workings, book.others());
    }

    private Report.Section section(String id) {
        var blocks = new ArrayList<Block>();
        var points = new ArrayList<Block.Point>();
        for (var passage : analysis.passages(id)) {
            if (passage instanceof TextBlock.Bullet(String lead, var text)) {
                points.add(new Block.Point(Optional.of(lead + "."), text));
                continue;
            }
            flush(points, blocks);
            switch (passage) {
                case TextBlock.Heading(var text) -> blocks.add(new Block.Heading(text.text()));
                case TextBlock.Paragraph(var text) -> blocks.add(new Block.Paragraph(text));
                case TextBlock.Callout(String label, var text) -> blocks.add(new Block.Callout(label, text));
                case TextBlock.Bullet _ -> {}
            }
        }
        flush(points, blocks);
        if (id.equals("summary")) {
            tables.ranking().ifPresent(blocks::add);
        }
        pictures.stream().filter(picture -> home(picture).equals(id)).forEach(picture -> illustrate(picture, blocks));
        charts.stream().filter(chart -> chart.section().equals(id)).forEach(chart -> exhibit(chart, blocks));
        tables(id, blocks);
        return new Report.Section(id, ReportSections.title(id), blocks);
    }

    private static void flush(List<Block.Point> points, List<Block> blocks) {
        if (!points.isEmpty()) {
            blocks.add(new Block.Points(points));
            points.clear();
        }
    }

    private static String home(InfographicSpec picture) {
        return switch (picture.infographicType()) {
            case BUSINESS_MODEL -> "business";
            case COMPETITIVE_LANDSCAPE -> "industry";
            case GROWTH_DRIVERS, TIMELINE -> "growth";
            case CASH_USE -> "management";
        };
    }

    private void illustrate(InfographicSpec picture, List<Block> blocks) {
        analysis.visual(picture.visualId())
                .ifPresent(context -> blocks.add(new Block.Illustration(
                        pictureMaker.make(picture, context.title().text()),
                        context.interpretationText(),
                        Optional.ofNullable(paintings.get(picture.visualId())))));
    }

    private void exhibit(Exhibit chart, List<Block> blocks) {
        analysis.visual(chart.id())
                .ifPresent(context -> blocks.add(new Block.Exhibit(
                        chartMaker.make(chart, context.title().text()),
                        context.interpretationText())));
    }

    private void tables(String id, List<Block> blocks) {
        switch (id) {
            case "summary" -> tables.glance().ifPresent(blocks::add);
            case "valuation" -> {
                tables.premises().ifPresent(blocks::add);
                tables.multiples().ifPresent(blocks::add);
            }
            case "ratings" -> tables.outlooks().ifPresent(blocks::add);
            case "scenarios" -> tables.scenarios().ifPresent(blocks::add);
            case "record" -> tables.record().ifPresent(blocks::add);
            default -> {}
        }
    }

    private Report.Masthead masthead() {
        var ranking = Ranking.of(book);
        var task = book.data().task();
        return new Report.Masthead(
                task.listing().name(),
                task.listing().ticker().symbol(),
                task.listing().exchange(),
                book.data()
                        .financial()
                        .map(data -> data.currency().code())
                        .orElse(task.listing().currency().code()),
                task.view().asOf(),
                ranking.flatMap(Ranking::finding).orElse(analysis.finding().text()),
                ranking.flatMap(Ranking::summary).orElse(analysis.summary()),
                highlights(),
                task.view().offline(),
                analysis.writtenBy().equals(ModelAnswer.RULE) ? "rules (no language model)" : analysis.writtenBy());
    }

    private List<Report.Highlight> highlights() {
        var highlights = new ArrayList<Report.Highlight>();
        highlight(highlights, "Share price", book.now("price"));
        highlight(highlights, "Market value", book.now("market_cap"));
        book.data().value().ranges().stream()
                .filter(range -> range.kind() == ValuationResult.Kind.MODEL)
                .findFirst()
                .ifPresent(range -> {
                    highlight(highlights, "Fair value, low", book.entry(range.low()));
                    highlight(highlights, "Fair value, high", book.entry(range.high()));
                });
        highlight(highlights, "Revenue", book.lastYear("revenue"));
        highlight(highlights, "Revenue growth", book.lastYear("revenue_growth"));
        highlight(
                highlights,
                book.data().lender() ? "Return on assets" : "Operating margin",
                book.lastYear(book.data().lender() ? "return_on_assets" : "operating_margin"));
        highlight(highlights, "Return on equity", book.lastYear("return_on_equity"));
        if (!book.data().lender()) {
            highlight(highlights, "Free cash flow", book.now("free_cash_flow"));
            var netDebt = book.lastYear("net_debt");
            highlight(highlights, "Net debt", netDebt.filter(each -> each.number() >= 0));
            highlight(highlights, "Net cash", netDebt.flatMap(debt -> ThesisFacts.netCash(book, debt)));
        }
        highlight(highlights, "Price to earnings", book.now("price_to_earnings"));
        highlight(highlights, "Price to book", book.now("price_to_book"));
        highlight(highlights, "Dividend yield", book.now("dividend_yield").filter(each -> each.number() > 0));
        highlight(highlights, "Beta", book.now("beta"));
        return highlights;
    }

    private static void highlight(List<Report.Highlight> highlights, String label, Optional<LedgerEntry> entry) {
        entry.ifPresent(each -> highlights.add(new Report.Highlight(label, each.id(), Optional.empty())));
    }

    /** Every fact the report refers to, with the inputs of derived ones. */
    private List<LedgerEntry> ledger(Report.Masthead masthead, List<Report.Section> sections, Calculations workings) {
        var ids = new LinkedHashSet<String>();
        FactReferences.of(masthead, sections, workings, ids);
        return book.behind(ids);
    }
}
