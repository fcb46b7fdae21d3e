package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim.Headline;
import footnote.publication.chart.Caption;
import footnote.publication.infographic.GeneratedImage;
import footnote.publication.report.Block;
import footnote.publication.report.Calculations;
import footnote.publication.report.Report;
import footnote.runtime.model.ModelAnswer;
import footnote.workflows.report.comparison.CompanyRanking;
import footnote.workflows.report.comparison.PreferredCompany;
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
import footnote.workflows.report.workbook.CalculationMaker;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Puts words, charts, pictures and tables of a report in order. */
final class ReportComposer {
    private static final Set<String> COMPARED = Set.of("summary", "industry", "methods", "disclosures");
    private static final int NARROW = 8;

    private final RedFlagBox redFlags;
    private final ReportFacts book;
    private final AnalysisSections analysis;
    private final List<Exhibit> charts;
    private final List<InfographicSpec> pictures;
    private final Map<String, GeneratedImage> paintings;
    private final ExhibitNumbering numbering;
    private final Optional<String> sector;

    ReportComposer(ReportFacts book, AnalysisSections analysis, List<Exhibit> charts, List<InfographicSpec> pictures) {
        this(book, analysis, charts, pictures, Map.of(), Optional.empty());
    }

    /** With what an image model painted, by the name of the picture it stands for, and the sector that was asked for. */
    ReportComposer(
            ReportFacts book,
            AnalysisSections analysis,
            List<Exhibit> charts,
            List<InfographicSpec> pictures,
            Map<String, GeneratedImage> paintings,
            Optional<String> sector) {
        this.redFlags = new RedFlagBox(book);
        this.paintings = paintings;
        this.book = book;
        this.analysis = analysis;
        this.charts = charts;
        this.pictures = pictures;
        this.numbering = new ExhibitNumbering(book);
        this.sector = sector;
    }

    /** The report, with what changed since an earlier one first where there is one. */
    Report compose(Optional<Baseline> since) {
        return compose(since, false);
    }

    /** The report, or its first page alone. */
    Report compose(Optional<Baseline> since, boolean brief) {
        var changed = since.map(before -> new ChangeTable(book, numbering).since(before));
        var ranking = CompanyRanking.of(book);
        var chapters = ReportSections.ids().stream()
                .filter(id -> book.data().plan().reportSections().contains(id) && !id.equals("sources"))
                .filter(id -> !brief || id.equals("summary"))
                .filter(id -> ranking.isEmpty() || COMPARED.contains(id))
                .flatMap(id -> sections(id, ranking))
                .filter(section -> !section.blocks().isEmpty())
                .toList();
        var sections =
                changed.map(section -> withChanges(section, chapters, brief)).orElse(chapters);
        var masthead = masthead();
        var gaps = DataGaps.of(book).stream()
                .map(gap -> new Report.Gap(gap.what(), gap.why()))
                .toList();
        var workings = new CalculationMaker(book).make();
        var titles = titles(masthead, sections);
        return new Report(
                masthead,
                sections,
                ledger(masthead, sections, workings, titles),
                gaps,
                workings,
                ranking.isPresent() ? withOwn(book.others()) : book.others(),
                length(brief, sections.size(), ranking.isPresent()),
                titles);
    }

    /** A report that is titled by several companies says the names of all. */
    private List<String> withOwn(List<String> others) {
        return Stream.concat(Stream.of(book.data().task().listing().name(), book.name()), others.stream())
                .distinct()
                .toList();
    }

    /** The headline and the title of each exhibit as printed, with what they claim. */
    private List<Headline> titles(Report.Masthead masthead, List<Report.Section> sections) {
        var known = new LinkedHashMap<String, Headline>();
        Stream.concat(Stream.of(finding()), analysis.visuals().stream().map(AnalysisSections.ExhibitText::title))
                .forEach(title -> known.putIfAbsent(title.text(), title));
        return Stream.concat(
                        Stream.of(masthead.finding()),
                        sections.stream()
                                .flatMap(section -> section.blocks().stream())
                                .flatMap(block -> block.exhibitCaption().stream())
                                .map(Caption::title))
                .distinct()
                .map(text -> known.getOrDefault(text, new Headline(text, List.of())))
                .toList();
    }

    /** The comparison's answer, the gravest red flag, or what the analysis found. */
    private Headline finding() {
        return CompanyRanking.of(book)
                .map(each -> new PreferredCompany(each).finding())
                .or(() -> alarm().map(text -> new Headline(text, List.of())))
                .orElse(analysis.finding());
    }

    /** What changed leads the summary; the figures follow it, but for a report of one page. */
    private static List<Report.Section> withChanges(
            Report.Section changed, List<Report.Section> chapters, boolean brief) {
        var rest = changed.blocks().subList(1, changed.blocks().size());
        var sections = new ArrayList<Report.Section>();
        for (var chapter : chapters) {
            if (chapter.id().equals("summary")) {
                var blocks = new ArrayList<>(List.of(changed.blocks().getFirst()));
                blocks.addAll(chapter.blocks());
                sections.add(new Report.Section(chapter.id(), chapter.title(), blocks));
                if (!brief && !rest.isEmpty()) {
                    sections.add(new Report.Section(changed.id(), changed.title(), rest));
                }
            } else {
                sections.add(chapter);
            }
        }
        return sections;
    }

    /** A question that needs a few sections alone is answered on a few pages. */
    private static Report.Length length(boolean brief, int sections, boolean compared) {
        if (brief) {
            return Report.Length.BRIEF;
        }
        return compared ? Report.Length.COMPARED : sections <= NARROW ? Report.Length.NARROW : Report.Length.FULL;
    }

    /** Companies that are compared have the same blocks each, between the table and the conclusion. */
    private Stream<Report.Section> sections(String id, Optional<CompanyRanking> ranking) {
        if (ranking.isEmpty()) {
            return Stream.of(section(id));
        }
        var compared = new ComparisonSections(ranking.get());
        return switch (id) {
            case "summary" -> {
                var blocks = new ArrayList<Block>();
                blocks.add(compared.grounds());
                tables(id, true, blocks);
                yield Stream.of(new Report.Section(id, ReportSections.title(id), blocks));
            }
            case "industry" -> {
                var blocks = new ArrayList<Block>();
                charts.stream().filter(chart -> chart.section().equals(id)).forEach(chart -> exhibit(chart, blocks));
                ExhibitRegistry.comparison().table(book, numbering).ifPresent(blocks::add);
                yield Stream.of(new Report.Section(id, "Side by side", blocks), compared.companies());
            }
            default -> Stream.of(section(id));
        };
    }

    private Report.Section section(String id) {
        var blocks = new ArrayList<Block>();
        if (id.equals("valuation")) {
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
        var ranking = CompanyRanking.of(book);
        var front = new FrontPage(book);
        var task = book.data().task();
        return new Report.Masthead(
                ranking.map(each -> ComparisonSections.title(each, sector))
                        .orElse(task.listing().name()),
                task.listing().ticker().symbol(),
                task.listing().exchange(),
                book.data()
                        .financial()
                        .map(data -> data.currency().code())
                        .orElse(task.listing().currency().code()),
                task.view().asOf(),
                finding().text(),
                ranking.map(each -> new PreferredCompany(each).summary()).orElse(analysis.summary()),
                front.keyData(),
                task.view().sample(),
                analysis.writtenBy().equals(ModelAnswer.RULE) ? "rules (no language model)" : analysis.writtenBy(),
                ranking.isPresent() ? List.of() : redFlags.points(),
                front.view(),
                ranking.map(ComparisonSections::symbols));
    }

    /** The gravest red flag as headline, unless the reader asked about something that it does not answer. */
    private Optional<String> alarm() {
        var plan = book.data().plan();
        return plan.narrow() && !plan.topic().orElseThrow().answeredByRedFlags()
                ? Optional.empty()
                : redFlags.headline();
    }

    /** Every fact the report refers to, with the inputs of derived ones. */
    private List<LedgerEntry> ledger(
            Report.Masthead masthead, List<Report.Section> sections, Calculations workings, List<Headline> titles) {
        var ids = new LinkedHashSet<String>();
        FactReferences.of(masthead, sections, workings, ids);
        titles.forEach(title -> title.claims().forEach(claim -> ids.addAll(claim.facts())));
        return book.behind(ids);
    }
}
