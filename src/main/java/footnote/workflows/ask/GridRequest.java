package footnote.workflows.ask;

import footnote.runtime.run.Fault;
import java.util.List;

/** The same questions to several companies. */
public record GridRequest(List<String> companies, List<String> questions) {
    private static final int MOST = 2000;

    public GridRequest {
        companies = List.copyOf(companies);
        questions = List.copyOf(questions);
        if (companies.isEmpty() || questions.isEmpty()) {
            throw Fault.input("a grid needs at least one company and one question");
        }
        if (companies.size() * questions.size() > MOST) {
            throw Fault.input("a grid has at most " + MOST + " cells, not " + companies.size() * questions.size());
        }
    }

    /** One cell: which company, which question. */
    record Cell(String company, String question) {}

    List<Cell> cells() {
        return companies.stream()
                .flatMap(company -> questions.stream().map(question -> new Cell(company, question)))
                .toList();
    }
}
