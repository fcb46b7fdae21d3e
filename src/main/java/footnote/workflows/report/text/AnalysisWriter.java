package footnote.workflows.report.text;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.names.NameSet;
import footnote.domain.opinion.Absence;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the chapters of a report and the words of each visual. */
public final class AnalysisWriter {
    public static final RetryPolicy PATIENCE = RetryPolicy.of(Duration.ofMinutes(5));

    private static final Prompt PROMPT = Prompt.of(AnalysisWriter.class);
    /** Chapters a model may reword; the others are tables, lists of gaps and fixed words. */
    private static final List<String> REWORDED =
            List.of("summary", "thesis", "business", "industry", "growth", "financials", "valuation", "risks");

    private final Model model;

    public AnalysisWriter(Model model) {
        this.model = model;
    }

    /** The rule's report with the texts of its exhibits, in a model's words where it has better ones for the same facts. */
    public AnalysisSections write(TextContext context, List<ExhibitText> exhibits) {
        var book = context.book();
        var writer = new RuleWriter(context, exhibits);
        var rule = writer.write();
        var ids = referenced(rule);
        var answered = model.answered(
                prompt(book, rule, ids),
                WrittenAnalysis.class,
                written -> checked(written, book, rule, ids),
                () -> new WrittenAnalysis(List.of(), List.of()));
        return answered.isRule() ? rule : merged(rule, answered, writer.methods(true));
    }

    private static Set<String> referenced(AnalysisSections sections) {
        var ids = new LinkedHashSet<String>();
        ids.addAll(sections.summary().references());
        sections.sections().stream()
                .flatMap(section -> section.passages().stream())
                .forEach(passage -> ids.addAll(passage.text().references()));
        sections.visuals()
                .forEach(visual -> ids.addAll(visual.interpretationText().references()));
        return ids;
    }

    private static Prompt prompt(ReportFacts book, AnalysisSections rule, Set<String> ids) {
        return PROMPT.quote(
                        "company",
                        book.data().task().listing().name() + " ("
                                + book.data().task().listing().ticker() + ")")
                .with("kind", book.data().plan().analysisType().word())
                .with("draft", draft(rule))
                .with(
                        "facts",
                        ids.stream()
                                .flatMap(id -> book.entry(id).stream())
                                .map(AnalysisWriter::line)
                                .collect(Collectors.joining("\n")))
                .quote("passages", passages(book))
                .quote("gaps", Absence.list(DataGaps.of(book)));
    }

    private static String line(LedgerEntry entry) {
        return entry.id() + " | " + entry.fact().subject() + " | "
                + entry.fact().metric().label() + " | " + entry.fact().period().label() + " | "
                + FigureFormat.of(entry.fact());
    }

    private static String draft(AnalysisSections rule) {
        var lines = new ArrayList<String>();
        rule.sections().stream()
                .filter(section -> REWORDED.contains(section.id()))
                .forEach(section -> {
                    lines.add("## " + section.id());
                    section.passages()
                            .forEach(passage -> lines.add(passage.text().text()));
                });
        rule.visuals()
                .forEach(visual -> lines.add("## " + visual.visualId() + ", "
                        + visual.title().text() + "\n"
                        + visual.interpretationText().text()));
        return String.join("\n", lines);
    }

    private static List<QuotedText> passages(ReportFacts book) {
        var passages = new ArrayList<QuotedText>();
        book.data().financial().ifPresent(data -> data.excerpts()
                .forEach(excerpt -> passages.add(new QuotedText(excerpt.section(), excerpt.text()))));
        book.data().news().ifPresent(data -> data.stories()
                .forEach(story -> passages.add(
                        new QuotedText("news of " + story.day(), story.title() + ". " + story.summary()))));
        return passages.isEmpty() ? List.of(new QuotedText("none", "nothing was found")) : passages;
    }

    /** What a model writes is held to what a rule would be: known facts, no other figure, no claim the facts do not bear. */
    private static void checked(WrittenAnalysis written, ReportFacts book, AnalysisSections rule, Set<String> ids) {
        var names = NameSet.of(
                        book.data().task().listing().name(),
                        book.data().task().listing().ticker().symbol(),
                        book.name())
                .names();
        var tieOut = new ClaimCheck(book::entry);
        written.all().forEach(prose -> {
            prose.objection(ids, names).ifPresent(AnalysisWriter::refuse);
            BannedWords.objection(prose.text()).ifPresent(AnalysisWriter::refuse);
            tieOut.objection(prose).ifPresent(AnalysisWriter::refuse);
        });
        written.sections().forEach(section -> {
            if (!REWORDED.contains(section.id())) {
                refuse("'" + section.id() + "' is none of the chapters to write: " + REWORDED);
            }
        });
        written.visuals().forEach(visual -> {
            if (rule.visual(visual.visualId()).isEmpty()) {
                refuse("there is no visual '" + visual.visualId() + "'");
            }
        });
    }

    private static void refuse(String why) {
        throw new IllegalArgumentException(why);
    }

    private static AnalysisSections merged(
            AnalysisSections rule, ModelAnswer<WrittenAnalysis> answered, SectionText methods) {
        var written = answered.value();
        var sections = rule.sections().stream()
                .map(section -> section.id().equals(methods.id()) ? methods : section)
                .map(section -> written.sections().stream()
                        .filter(each -> each.id().equals(section.id()))
                        .findFirst()
                        .map(each -> reworded(section, each))
                        .orElse(section))
                .toList();
        var visuals = rule.visuals().stream()
                .map(visual -> written.visuals().stream()
                        .filter(each -> each.visualId().equals(visual.visualId()))
                        .findFirst()
                        .map(each -> new ExhibitText(
                                visual.visualId(), visual.visualType(), visual.title(), each.interpretationText()))
                        .orElse(visual))
                .toList();
        var summary = written.sections().stream()
                .filter(each -> each.id().equals("summary"))
                .flatMap(each -> each.paragraphs().stream())
                .findFirst()
                .orElse(rule.summary());
        return new AnalysisSections(rule.finding(), summary, sections, visuals, rule.derived(), answered.by());
    }

    /** A model's paragraphs take the place of the rule's; points and callouts stay, for they are lists of findings. */
    private static SectionText reworded(SectionText section, WrittenAnalysis.Chaptered written) {
        return new SectionText(
                section.id(),
                Stream.concat(
                                written.paragraphs().stream().<TextBlock>map(TextBlock.Paragraph::new),
                                section.passages().stream()
                                        .filter(passage -> !(passage instanceof TextBlock.Paragraph)))
                        .toList());
    }

    /** Chapters and captions in a model's words. */
    public record WrittenAnalysis(List<Chaptered> sections, List<Captioned> visuals) {
        public WrittenAnalysis {
            sections = List.copyOf(sections);
            visuals = List.copyOf(visuals);
        }

        /** One chapter's paragraphs. */
        public record Chaptered(String id, List<Prose> paragraphs) {
            public Chaptered {
                paragraphs = List.copyOf(paragraphs);
                if (paragraphs.isEmpty() || paragraphs.size() > 8) {
                    throw new IllegalArgumentException("a chapter has 1 to 8 paragraphs, not " + paragraphs.size());
                }
            }
        }

        /** The interpretation of one visual. */
        public record Captioned(String visualId, Prose interpretationText) {}

        Stream<Prose> all() {
            return Stream.concat(
                    sections.stream().flatMap(section -> section.paragraphs().stream()),
                    visuals.stream().map(Captioned::interpretationText));
        }
    }
}
