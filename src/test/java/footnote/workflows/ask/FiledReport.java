package footnote.workflows.ask;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.evidence.search.DocumentIndexer;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.testing.Databases;
import footnote.testing.PaperMill;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A desk with reports on file, searched by words alone, and questions on them. */
record FiledReport(Desk desk) implements AutoCloseable {
    static FiledReport of(Path folder, String name, List<String> pages) throws IOException {
        Databases.intoHome(folder.resolve("home"));
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString(), "FOOTNOTE_SEARCH_VECTOR", "0");
        var report = new FiledReport(new Desk(new SettingsReader(environment, folder).read(Map.<Setting, String>of())));
        report.add(Files.write(folder.resolve(name), PaperMill.pdf(pages)));
        return report;
    }

    void add(Path... files) {
        new DocumentIndexer(desk.search().library(), desk.clock())
                .add(List.of(files), Optional.empty(), DocumentIndexer.Progress.SILENT);
    }

    /** The first figure of the answer. */
    double first(String question) {
        return asked(question).figures().getFirst().value();
    }

    AskAnswer asked(String question) {
        return asked(new AskRequest(question, Optional.empty(), List.of(), Optional.empty()));
    }

    /** Asked by a reader who accepts that share of wrong answers. */
    AskAnswer asked(String question, double mostError) {
        return asked(
                new AskRequest(question, Optional.empty(), List.of(), Optional.empty(), true, Optional.of(mostError)));
    }

    private AskAnswer asked(AskRequest request) {
        var run = desk.engine().runs().find(started(request)).orElseThrow();
        run.fault().ifPresent(fault -> {
            throw new AssertionError(request.question() + ": " + fault);
        });
        return Json.read(run.result().orElseThrow(), AskAnswer.class);
    }

    RunId started(String question) {
        return started(new AskRequest(question, Optional.empty(), List.of(), Optional.empty()));
    }

    private RunId started(AskRequest request) {
        var options = new RunOptions(
                false, Optional.of(desk.evidence().today(false)), BigDecimal.ONE, true, Optional.empty());
        var id = desk.engine().start(Ask.NAME, request.question(), request, options, Optional.empty());
        desk.engine().attempt(id);
        return id;
    }

    @Override
    public void close() {
        desk.close();
    }
}
