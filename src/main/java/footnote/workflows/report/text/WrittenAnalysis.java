package footnote.workflows.report.text;

import footnote.domain.Prose;
import java.util.List;
import java.util.stream.Stream;

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

    /** The words before and after one visual. */
    public record Captioned(String visualId, Prose setupText, Prose interpretationText) {}

    Stream<Prose> all() {
        return Stream.concat(
                sections.stream().flatMap(section -> section.paragraphs().stream()),
                visuals.stream().flatMap(visual -> Stream.of(visual.setupText(), visual.interpretationText())));
    }
}
