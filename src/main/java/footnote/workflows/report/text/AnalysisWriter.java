package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim;
import footnote.domain.names.NameSet;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Writes a report: by rule as a whole, and in a model's words part by part. Where too few sentences of a part pass the
 * gate, the rule's text of that part stands.
 */
public final class AnalysisWriter {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(5));

    /** The parts a model writes, each by itself; the others are tables, lists of gaps and fixed words. */
    private static final List<String> PARTS =
            List.of("business", "industry", "growth", "financials", "valuation", "risks", "bull", "bear");

    private final Model model;
    private final TextContext context;
    private final String question;

    public AnalysisWriter(Model model, TextContext context, String question) {
        this.model = model;
        this.context = context;
        this.question = question;
    }

    /** The whole report by rule, with the texts of its exhibits. */
    public AnalysisSections byRule(List<ExhibitText> exhibits) {
        return new RuleWriter(context, exhibits).write(question);
    }

    /** The parts of this report that a model may write. */
    public List<String> parts(AnalysisSections rule) {
        var sections = context.book().data().plan().reportSections();
        return PARTS.stream()
                .filter(part -> sections.contains(ChapterWriter.section(part))
                        && !rule.passages(ChapterWriter.section(part)).isEmpty())
                .toList();
    }

    /** One part in a model's words; a step of its own, so that none is asked for twice. */
    public WrittenChapter.Checked part(String part, AnalysisSections rule, Map<String, String> sectionOf) {
        return new ChapterWriter(model, context, rule, sectionOf, question).write(part);
    }

    /** The facts that the formulas of a part gave. */
    public List<LedgerEntry> derived(WrittenChapter.Checked part) {
        return part.computed();
    }

    /** Headline and summary from the parts. */
    public ThesisWriter.Checked thesis(AnalysisSections rule, List<WrittenChapter.Checked> parts) {
        return new ThesisWriter(model, context, rule, question).write(parts);
    }

    /** The programs of the parts that are printed. */
    public List<PlotProgram.Placed> programs(List<WrittenChapter.Checked> parts) {
        return parts.stream()
                .filter(WrittenChapter.Checked::usable)
                .flatMap(part -> part.program().stream())
                .toList();
    }

    /** Judges the words of a chart that refers to these facts: its title, its labels and what they say of each value. */
    public static SentenceGate labelGate(ReportFacts book, Map<String, LedgerEntry> facts) {
        Function<String, Optional<LedgerEntry>> ledger = id -> Optional.ofNullable(facts.get(id));
        return new SentenceGate(ledger, facts.keySet(), names(book), ChapterWriter.checks(ledger))
                .about(ChapterWriter.subjects(book));
    }

    /** The rule's report with the parts that a model wrote in place of its own. */
    public AnalysisSections merged(
            AnalysisSections rule, List<WrittenChapter.Checked> parts, ThesisWriter.Checked thesis) {
        var usable = Stream.concat(parts.stream(), Stream.of(thesis.summary()))
                .filter(WrittenChapter.Checked::usable)
                .toList();
        if (usable.isEmpty() && thesis.headline().isEmpty()) {
            return rule;
        }
        var methods = new RuleWriter(context, rule.visuals()).methods(true);
        var sections = rule.sections().stream()
                .map(section -> section.id().equals(methods.id()) ? methods : merged(section, usable))
                .toList();
        var charts = specified(rule, usable);
        var visuals = Stream.concat(
                        rule.visuals().stream().map(visual -> captioned(visual, usable)),
                        charts.stream().map(AnalysisWriter::titled))
                .toList();
        var by = usable.stream().map(WrittenChapter.Checked::by).findFirst().orElse(ModelAnswer.RULE);
        var derived = Stream.concat(rule.derived().stream(), parts.stream().flatMap(each -> each.computed().stream()))
                .distinct()
                .toList();
        return new AnalysisSections(
                thesis.headline().orElse(rule.finding()), rule.summary(), sections, visuals, derived, by, charts);
    }

    /** The charts that chapters asked for, numbered behind those of the rules. */
    private static List<ChartSpecification.Placed> specified(
            AnalysisSections rule, List<WrittenChapter.Checked> usable) {
        long before = rule.visuals().stream()
                .filter(visual -> visual.visualType() == ExhibitText.Kind.CHART)
                .count();
        var placed = new ArrayList<ChartSpecification.Placed>();
        usable.forEach(part -> part.text()
                .chart()
                .ifPresent(chart -> placed.add(new ChartSpecification.Placed(
                        "chart_" + (before + placed.size() + 1), ChapterWriter.section(part.id()), chart))));
        return placed;
    }

    private static ExhibitText titled(ChartSpecification.Placed placed) {
        String names = String.join(
                ", ",
                placed.chart().series().stream()
                        .map(ChartSpecification.Line::name)
                        .toList());
        return new ExhibitText(
                placed.id(),
                ExhibitText.Kind.CHART,
                new Claim.Headline(placed.chart().title().text(), List.of()),
                new Prose("Compared: " + names + "."));
    }

    private static SectionText merged(SectionText section, List<WrittenChapter.Checked> usable) {
        if (section.id().equals("thesis")) {
            return thesis(section, usable);
        }
        return usable.stream()
                .filter(each -> each.id().equals(section.id()))
                .findFirst()
                .map(each -> new SectionText(section.id(), blocks(section.passages(), each.text())))
                .orElse(section);
    }

    /** A model's paragraphs and points take the place of the rule's; callouts stay, and points where it wrote none. */
    private static List<TextBlock> blocks(List<TextBlock> rule, WrittenChapter written) {
        var blocks = new ArrayList<TextBlock>();
        written.paragraphs().forEach(text -> blocks.add(new TextBlock.Paragraph(text)));
        blocks.addAll(points(written));
        rule.stream()
                .filter(passage -> passage instanceof TextBlock.Callout
                        || (written.points().isEmpty() && passage instanceof TextBlock.Bullet))
                .forEach(blocks::add);
        return blocks;
    }

    private static List<TextBlock> points(WrittenChapter written) {
        return written.points().stream()
                .<TextBlock>map(point -> new TextBlock.Bullet(point.lead(), point.text()))
                .toList();
    }

    /** The points under each heading of the thesis, in a model's words where it wrote them. */
    private static SectionText thesis(SectionText section, List<WrittenChapter.Checked> usable) {
        var blocks = new ArrayList<TextBlock>();
        boolean replaced = false;
        for (var passage : section.passages()) {
            if (passage instanceof TextBlock.Heading heading) {
                blocks.add(heading);
                String part = heading.text().text().equals("Bull case")
                        ? "bull"
                        : heading.text().text().equals("Bear case") ? "bear" : "";
                var points = usable.stream()
                        .filter(each -> each.id().equals(part))
                        .flatMap(each -> points(each.text()).stream())
                        .toList();
                replaced = !points.isEmpty();
                blocks.addAll(points);
            } else if (!replaced) {
                blocks.add(passage);
            }
        }
        return new SectionText(section.id(), blocks);
    }

    private static ExhibitText captioned(ExhibitText visual, List<WrittenChapter.Checked> usable) {
        return usable.stream()
                .flatMap(each -> each.text().captions().stream())
                .filter(caption -> caption.exhibit().equals(visual.visualId()))
                .findFirst()
                .map(caption -> new ExhibitText(visual.visualId(), visual.visualType(), visual.title(), caption.text()))
                .orElse(visual);
    }

    /** Names that may hold digits. */
    static Set<String> names(ReportFacts book) {
        var listing = book.data().task().listing();
        return NameSet.of(listing.name(), listing.ticker().symbol(), book.name())
                .names();
    }

    /** What filings and news say, for a prompt. */
    static List<QuotedText> passages(ReportFacts book) {
        var passages = new ArrayList<QuotedText>();
        book.data().news().ifPresent(data -> data.stories().stream()
                .limit(4)
                .forEach(story -> passages.add(
                        new QuotedText("news of " + story.day(), story.title() + ". " + story.summary()))));
        book.data().financial().ifPresent(data -> data.excerpts()
                .forEach(excerpt -> passages.add(new QuotedText(excerpt.section(), excerpt.text()))));
        return passages;
    }
}
