package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Prose;
import footnote.research.prose.FactLines;
import java.util.List;

/** A chart as a program plots it, for what no chart of series shows: the finding, the facts it gets, and its source. */
public record PlotProgram(
        @JsonPropertyDescription("The finding in at most 12 words; a figure in it is a reference.")
        Prose title,

        @JsonPropertyDescription("What the chart answers.") Question question,

        @JsonPropertyDescription("The ids of the 2 to 24 facts it plots; the program gets these and nothing else.")
        List<String> facts,

        @JsonPropertyDescription(
                "Python that plots values of `facts` with `plt` into one figure; it holds no value of its own.")
        String source) {
    public PlotProgram {
        facts = List.copyOf(facts);
    }

    /** What a chart answers. */
    public enum Question {
        @JsonProperty("trend")
        TREND("Over time"),
        @JsonProperty("comparison")
        COMPARISON("Compared"),
        @JsonProperty("composition")
        COMPOSITION("Parts"),
        @JsonProperty("relation")
        RELATION("Set against each other");

        private final String words;

        Question(String words) {
            this.words = words;
        }

        /** What stands before the names of its series. */
        public String words() {
            return words;
        }
    }

    /** A fact under the id that the program knows it by. */
    public record Reference(String id, String fact) {}

    /** A program of a chapter, with the ledger's ids of its facts. */
    public record Placed(String section, Prose title, Question question, List<Reference> facts, String source) {
        public Placed {
            facts = List.copyOf(facts);
        }
    }

    /** An id of no fact of the prompt stays as it is and is refused later. */
    Placed placed(String section, FactLines lines) {
        var references = facts.stream()
                .distinct()
                .map(id -> new Reference(id, lines.id(id).orElse(id)))
                .toList();
        return new Placed(section, lines.resolved(title), question, references, source);
    }
}
