package footnote.workflows.report.exhibits.program;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Prose;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.PlotProgram;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Sends a program whose chart was refused back to the model, once, with all objections. */
public final class PlotRepairer {
    private static final Prompt PROMPT = Prompt.of(PlotRepairer.class);
    private static final int LONGEST_SOURCE = 8_000;

    private final Model model;

    public PlotRepairer(Model model) {
        this.model = model;
    }

    /** A title and a program without what was objected to. */
    public record Repaired(
            @JsonPropertyDescription("The finding in at most 12 words; a figure in it is a reference.")
            Prose title,

            @JsonPropertyDescription(
                    "Python that plots values of `facts` with `plt` into one figure; it holds no value of its own.")
            String source) {
        public Repaired {
            if (source.isBlank()) {
                throw new IllegalArgumentException("the program is empty");
            }
        }
    }

    /** The program once more, over those of its facts that exist; empty where no model answers. */
    Optional<PlotProgram.Placed> repaired(PlotProgram.Placed program, String objections, ReportFacts book) {
        var known = program.facts().stream()
                .filter(each -> book.entry(each.fact()).isPresent())
                .toList();
        var ids = known.stream()
                .collect(Collectors.toMap(PlotProgram.Reference::fact, PlotProgram.Reference::id, (first, _) -> first));
        var facts = known.stream().collect(Collectors.toMap(each -> each.id(), each -> each.fact()));
        var prompt = PROMPT.quote("title", renamed(program.title(), ids).text())
                .with(
                        "facts",
                        known.stream()
                                .map(each -> line(ProgramRunner.Given.of(
                                        each.id(), book.entry(each.fact()).orElseThrow())))
                                .collect(Collectors.joining("\n")))
                .quote(
                        "source",
                        program.source()
                                .substring(
                                        0,
                                        Math.min(
                                                LONGEST_SOURCE, program.source().length())))
                .quote("objections", objections);
        var answer = model.answered(prompt, Repaired.class, () -> new Repaired(program.title(), program.source()));
        return answer.isRule()
                ? Optional.empty()
                : Optional.of(new PlotProgram.Placed(
                        program.section(),
                        renamed(answer.value().title(), facts),
                        program.question(),
                        known,
                        answer.value().source()));
    }

    private static Prose renamed(Prose title, Map<String, String> names) {
        Function<String, String> name = id -> names.getOrDefault(id, id);
        return new Prose(Prose.rendered(title.text(), id -> "{fact:" + name.apply(id) + "}"));
    }

    private static String line(ProgramRunner.Given fact) {
        return String.join(
                " | ",
                fact.id(),
                fact.subject(),
                fact.metric(),
                fact.period(),
                String.valueOf(fact.value()),
                fact.unit());
    }
}
