package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A report in words: its finding, its summary, its chapters, the words of each visual, the facts derived, and charts asked for. */
public record AnalysisSections(
        Headline finding,
        Prose summary,
        List<SectionText> sections,
        List<ExhibitText> visuals,
        List<LedgerEntry> derived,
        String writtenBy,
        @Nullable List<ChartSpecification.Placed> charts) {
    public AnalysisSections(
            Headline finding,
            Prose summary,
            List<SectionText> sections,
            List<ExhibitText> visuals,
            List<LedgerEntry> derived,
            String writtenBy) {
        this(finding, summary, sections, visuals, derived, writtenBy, List.of());
    }

    public AnalysisSections {
        charts = charts == null ? List.of() : List.copyOf(charts); // absent in runs of earlier versions
        sections = List.copyOf(sections);
        visuals = List.copyOf(visuals);
        derived = List.copyOf(derived);
    }

    /** The charts that a model asked for. */
    public List<ChartSpecification.Placed> specified() {
        return charts == null ? List.of() : charts;
    }

    /** The same with the words of further charts. */
    public AnalysisSections with(List<ExhibitText> further) {
        return new AnalysisSections(
                finding,
                summary,
                sections,
                Stream.concat(visuals.stream(), further.stream()).toList(),
                derived,
                writtenBy,
                charts);
    }

    public Optional<ExhibitText> visual(String id) {
        return visuals.stream().filter(each -> each.visualId().equals(id)).findFirst();
    }

    public List<TextBlock> passages(String section) {
        return sections.stream()
                .filter(each -> each.id().equals(section))
                .findFirst()
                .map(SectionText::passages)
                .orElse(List.of());
    }

    /** The words of a visual: its title, and what it means. */
    public record ExhibitText(String visualId, Kind visualType, Headline title, Prose interpretationText) {
        /** What a visual is. */
        public enum Kind {
            @JsonProperty("chart")
            CHART,
            @JsonProperty("infographic")
            INFOGRAPHIC,
            @JsonProperty("table")
            TABLE
        }
    }

    /** A piece of a chapter's text. */
    public sealed interface TextBlock {
        Prose text();

        /** The heading of a part of a chapter. */
        record Heading(Prose text) implements TextBlock {}

        /** Running text. */
        record Paragraph(Prose text) implements TextBlock {}

        /** A point of a list, with a few words printed before it. */
        record Bullet(String lead, Prose text) implements TextBlock {}

        /** What must not be missed. */
        record Callout(String label, Prose text) implements TextBlock {}
    }

    /** A chapter in words, in reading order. */
    public record SectionText(String id, List<TextBlock> passages) {
        public SectionText {
            passages = List.copyOf(passages);
        }
    }
}
