package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.research.prose.SentenceGate.Dropped;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A part of a report in a model's words: paragraphs, points, and what follows from each exhibit of it. */
public record WrittenChapter(
        @JsonPropertyDescription("The paragraphs, in reading order; empty where the part asks for points alone.")
        List<Prose> paragraphs,

        @JsonPropertyDescription("Points of a list; empty where the part asks for none.")
        List<Point> points,

        @JsonPropertyDescription("What follows from each exhibit of this part.")
        List<Caption> captions,

        @JsonPropertyDescription("A chart that the exhibits lack; left out where none is needed.")
        Optional<ChartSpecification> chart,

        @JsonPropertyDescription(
                "A chart that neither the exhibits nor a chart of series can show; left out where none is needed.")
        Optional<PlotProgram> program) {
    static final WrittenChapter NOTHING = new WrittenChapter(List.of(), List.of(), List.of());

    /** One without a chart of its own. */
    public WrittenChapter(List<Prose> paragraphs, List<Point> points, List<Caption> captions) {
        this(paragraphs, points, captions, Optional.empty(), Optional.empty());
    }

    public WrittenChapter {
        paragraphs = List.copyOf(paragraphs);
        points = List.copyOf(points);
        captions = List.copyOf(captions);
    }

    /** A point of a list. */
    public record Point(
            @JsonPropertyDescription("Two to four words that name the point, printed in bold.")
            String lead,

            @JsonPropertyDescription("One or two sentences with references to facts.")
            Prose text) {}

    /** The words under an exhibit. */
    public record Caption(
            @JsonPropertyDescription("The exhibit's id, such as chart_3.")
            String exhibit,

            @JsonPropertyDescription("One or two sentences: what follows from it.")
            Prose text) {}

    Stream<Prose> all() {
        return Stream.of(
                        paragraphs.stream(),
                        points.stream().map(Point::text),
                        captions.stream().map(Caption::text))
                .flatMap(each -> each);
    }

    WrittenChapter mapped(UnaryOperator<Prose> change) {
        return new WrittenChapter(
                paragraphs.stream().map(change).toList(),
                points.stream()
                        .map(each -> new Point(each.lead(), change.apply(each.text())))
                        .toList(),
                captions.stream()
                        .map(each -> new Caption(each.exhibit(), change.apply(each.text())))
                        .toList(),
                chart,
                program);
    }

    /** What of a part is printed, who wrote it, how many sentences there were, those dropped, facts derived, and its program. */
    public record Checked(
            String id,
            WrittenChapter text,
            String by,
            int sentences,
            List<Dropped> dropped,
            @Nullable List<LedgerEntry> derived,
            Optional<PlotProgram.Placed> program) {
        Checked(
                String id,
                WrittenChapter text,
                String by,
                int sentences,
                List<Dropped> dropped,
                List<LedgerEntry> derived) {
            this(id, text, by, sentences, dropped, derived, Optional.empty());
        }

        public Checked {
            dropped = List.copyOf(dropped);
            derived = derived == null ? List.of() : List.copyOf(derived); // absent in runs of earlier versions
        }

        /** The facts that its formulas gave. */
        List<LedgerEntry> computed() {
            return derived == null ? List.of() : derived;
        }

        /** Whether enough is left to stand for the rule's text. */
        boolean usable() {
            return text.all().findAny().isPresent() && dropped.size() * 2 <= sentences;
        }
    }
}
