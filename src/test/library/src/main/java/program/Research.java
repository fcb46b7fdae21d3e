package program;

import footnote.Footnote;
import java.nio.file.Path;
import java.util.Map;

/** A program of somebody else: it has footnote.jar on its class path and nothing of Footnote's sources. */
public final class Research {
    private Research() {}

    public static void main(String[] args) {
        var folder = Path.of(args[0]);
        try (var footnote = Footnote.open(
                Map.of("offline", "true", "home", folder.resolve("home").toString()))) {
            var answer = footnote.ask("What was Quavelin's revenue in FY2025?");
            System.out.println("answer: " + answer.answer());
            System.out.println("sources: " + answer.citations().size());

            var analysis = footnote.analyze("QVLN");
            System.out.println("rating: " + analysis.view().orElseThrow().ratingWord());

            var report = footnote.report("Do a fundamental analysis of Quavelin", folder.resolve("report"));
            System.out.println("report: " + report.finding().orElseThrow());
        }
    }
}
