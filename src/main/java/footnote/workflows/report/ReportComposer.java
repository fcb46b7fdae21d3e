package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.publication.infographic.Painting;
import footnote.publication.report.Block;
import footnote.publication.report.Calculations;
import footnote.publication.report.Report;
import footnote.runtime.model.ModelAnswer;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.ChangeTable;
import footnote.workflows.report.exhibits.ChangeTable.Baseline;
import footnote.workflows.report.exhibits.Exhibit;
import footnote.workflows.report.exhibits.ExhibitNumbering;
import footnote.workflows.report.exhibits.ExhibitRegistry;
import footnote.workflows.report.exhibits.InfographicSpec;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import footnote.workflows.report.text.AnalysisSections;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import footnote.workflows.report.text.Ranking;
import footnote.workflows.report.workbook.CalculationMaker;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts words, charts, pictures and tables of a report in order. */
final class ReportComposer {
    private final RedFlagBox redFlags;
    private final ReportFacts book;
    private final AnalysisSections analysis;
    private final List<Exhibit> charts;
    private final List<InfographicSpec> pictures;
    private final Map<String, Painting> paintings;
    private final ExhibitNumbering numbering;

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
        this.redFlags = new RedFlagBox(book);
        this.paintings = paintings;
        this.book = book;
        this.analysis = analysis;
        this.charts = charts;
        this.pictures = pictures;
        this.numbering = new ExhibitNumbering(book);
    }

    /** The report, with what changed since an earlier one first where there is one. */
    Report compose(Optional<Baseline> since) {
        var changed = since.map(before -> new ChangeTable(book, numbering).since(before));
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
        if (id.equals("summary")) {
            redFlags.callout().ifPresent(blocks::add);
            blocks.add(new ViewBox(book.data().value().view()).callout());
        }
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
        tables(id, true, blocks);
        pictures.forEach(picture -> illustrate(id, picture, blocks));
        charts.stream().filter(chart -> chart.section().equals(id)).forEach(chart -> exhibit(chart, blocks));
        tables(id, false, blocks);
        return new Report.Section(id, ReportSections.title(id), blocks);
    }

    private static void flush(List<Block.Point> points, List<Block> blocks) {
        if (!points.isEmpty()) {
            blocks.add(new Block.Points(points));
            points.clear();
        }
    }

    private void illustrate(String section, InfographicSpec picture, List<Block> blocks) {
        var exhibit = ExhibitRegistry.infographic(picture.infographicType(), book);
        if (exhibit.section().equals(section)) {
            analysis.visual(picture.visualId())
                    .ifPresent(context -> blocks.add(new Block.Illustration(
                            exhibit.infographic(numbering, context.title().text()),
                            context.interpretationText(),
                            Optional.ofNullable(paintings.get(picture.visualId())))));
        }
    }

    private void exhibit(Exhibit chart, List<Block> blocks) {
        analysis.visual(chart.id())
                .ifPresent(context -> blocks.add(new Block.Exhibit(
                        chart.chart(numbering, context.title().text()), context.interpretationText())));
    }

    private void tables(String section, boolean leading, List<Block> blocks) {
        ExhibitRegistry.tables(section).stream()
                .filter(table -> table.leads() == leading)
                .flatMap(table -> table.table(book, numbering).stream())
                .forEach(blocks::add);
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
                ranking.flatMap(Ranking::finding)
                        .or(this::alarm)
                        .orElse(analysis.finding().text()),
                ranking.flatMap(Ranking::summary).orElse(analysis.summary()),
                KeyMetrics.of(book),
                task.view().offline(),
                analysis.writtenBy().equals(ModelAnswer.RULE) ? "rules (no language model)" : analysis.writtenBy(),
                redFlags.points());
    }

    /** The gravest red flag as headline, unless the reader asked about something that it does not answer. */
    private Optional<String> alarm() {
        var plan = book.data().plan();
        return plan.narrow() && !plan.topic().orElseThrow().answeredByRedFlags()
                ? Optional.empty()
                : redFlags.headline();
    }

    /** Every fact the report refers to, with the inputs of derived ones. */
    private List<LedgerEntry> ledger(Report.Masthead masthead, List<Report.Section> sections, Calculations workings) {
        var ids = new LinkedHashSet<String>();
        FactReferences.of(masthead, sections, workings, ids);
        return book.behind(ids);
    }
}
