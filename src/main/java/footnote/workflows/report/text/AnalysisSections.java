package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import java.util.List;
import java.util.Optional;

/** A report in words: its finding, its summary, its chapters, the words of each visual, and the facts derived. */
public record AnalysisSections(
        Headline finding,
        Prose summary,
        List<SectionText> sections,
        List<ExhibitText> visuals,
        List<LedgerEntry> derived,
        String writtenBy) {
    public AnalysisSections {
        sections = List.copyOf(sections);
        visuals = List.copyOf(visuals);
        derived = List.copyOf(derived);
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
