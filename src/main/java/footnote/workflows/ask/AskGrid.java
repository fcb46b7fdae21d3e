package footnote.workflows.ask;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.Citation;
import footnote.publication.table.TextGrid;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import footnote.workflows.ask.answer.Markers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Asks several companies the same questions and lays the answers out in a table, each cell with its source. */
public final class AskGrid implements Workflow<GridRequest, AskGrid.Answers> {
    public static final String NAME = "ask-grid";

    private final Ask ask;

    public AskGrid(Ask ask) {
        this.ask = ask;
    }

    /** One answered cell. */
    public record Answered(String company, String question, String answer, Optional<Citation> source) {}

    /** All cells, and those without an answer with the reason. */
    public record Answers(List<Answered> cells, List<String> files) {
        public Answers {
            cells = List.copyOf(cells);
            files = List.copyOf(files);
        }
    }

    @Override
    public Answers run(GridRequest request, Run run) {
        var view = View.of(run.options(), run.clock().instant());
        var cells = request.cells();
        var outcomes = run.each("cell", cells, Answered.class, cell -> answered(cell, view));
        var answered = new ArrayList<Answered>();
        for (int i = 0; i < cells.size(); i++) {
            var cell = cells.get(i);
            answered.add(
                    switch (outcomes.get(i)) {
                        case Outcome.Done<Answered>(var value) -> value;
                        case Outcome.Gap<Answered>(var _, var _, var why) ->
                            new Answered(cell.company(), cell.question(), "not answered: " + why, Optional.empty());
                    });
        }
        var grid = grid(request, answered);
        run.publish("answers.csv", grid.csv());
        run.publish("answers.xlsx", grid.workbook());
        run.publish("answers.html", grid.page());
        return new Answers(answered, List.of("answers.csv", "answers.xlsx", "answers.html"));
    }

    private Answered answered(GridRequest.Cell cell, View view) {
        var request = new AskRequest(cell.question(), Optional.empty(), List.of(cell.company()), Optional.empty());
        var answer = ask.briefly(request, view);
        var prose = new Prose(answer.draft().text());
        String text = prose.rendered(id -> answer.evidence()
                .figure(id)
                .map(entry -> FigureFormat.of(entry.fact()))
                .orElse("?"));
        return new Answered(
                answer.company(),
                cell.question(),
                text.strip(),
                answer.evidence().citations(new LinkedHashSet<>(Markers.in(prose.text())), text).stream()
                        .findFirst());
    }

    private static TextGrid grid(GridRequest request, List<Answered> answered) {
        var head = Stream.concat(Stream.of("Company"), request.questions().stream())
                .toList();
        var rows = new ArrayList<List<String>>();
        for (int row = 0; row < request.companies().size(); row++) {
            int first = row * request.questions().size();
            var cells = answered.subList(first, first + request.questions().size());
            rows.add(Stream.concat(
                            Stream.of(cells.getFirst().company()),
                            cells.stream().map(AskGrid::cell))
                    .collect(Collectors.toList()));
        }
        return new TextGrid("Answers", head, rows);
    }

    private static String cell(Answered answered) {
        return answered.answer()
                + answered.source()
                        .map(source -> "\n[" + source.marker() + "] " + source.line())
                        .orElse("");
    }
}
