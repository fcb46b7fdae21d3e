package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import java.util.List;
import java.util.Optional;

/** A report in words: its finding, its summary, its chapters, what stands around each visual, and the facts derived. */
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
}
