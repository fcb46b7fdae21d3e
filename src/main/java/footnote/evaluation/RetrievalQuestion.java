package footnote.evaluation;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A question with the pages that answer it; pages count from 1, a document is named without its file's ending. */
public record RetrievalQuestion(String id, String question, String company, String doc, List<Page> evidence) {
    /** One page of a document. */
    public record Page(String doc, int page) {}

    public RetrievalQuestion {
        evidence = List.copyOf(evidence);
        if (question.isBlank() || evidence.isEmpty()) {
            throw new IllegalArgumentException("the question " + id + " lacks words or evidence");
        }
    }

    Set<Page> pages() {
        return evidence.stream().collect(Collectors.toSet());
    }

    /** Questions from a file with one JSON object a line. */
    public static List<RetrievalQuestion> read(Path file) {
        var questions = new ArrayList<RetrievalQuestion>();
        try {
            var lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (!lines.get(i).isBlank()) {
                    questions.add(read(lines.get(i), i + 1));
                }
            }
        } catch (IOException e) {
            throw Fault.input("cannot read the questions in " + file + ": " + e.getMessage());
        }
        if (questions.isEmpty()) {
            throw Fault.input("there are no questions in " + file);
        }
        return questions;
    }

    private static RetrievalQuestion read(String line, int number) {
        try {
            return Json.read(line, RetrievalQuestion.class);
        } catch (UncheckedIOException | IllegalArgumentException | tools.jackson.core.JacksonException e) {
            throw Fault.input("line " + number + " is no question: "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }
}
