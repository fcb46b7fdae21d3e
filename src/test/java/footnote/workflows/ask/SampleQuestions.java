package footnote.workflows.ask;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunOptions;
import footnote.testing.Databases;
import footnote.testing.Scratch;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks questions on the sample market without a model, all of a process in one home, so that each document is indexed once. */
final class SampleQuestions {
    static final SampleQuestions SHARED = new SampleQuestions(Scratch.folder("ask"));

    private final Desk desk;

    private SampleQuestions(Path folder) {
        Databases.intoHome(folder.resolve("home"));
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString(), "FOOTNOTE_SEARCH_VECTOR", "0");
        this.desk = new Desk(new SettingsReader(environment, folder).read(Map.<Setting, String>of()));
    }

    AskAnswer asked(String question, Optional<String> session) {
        var request = new AskRequest(question, Optional.empty(), List.of(), session);
        var options =
                new RunOptions(true, Optional.of(desk.evidence().today(true)), BigDecimal.ONE, true, Optional.empty());
        var id = desk.engine().start(Ask.NAME, question, request, options, session);
        desk.engine().attempt(id);
        return Json.read(desk.engine().runs().find(id).orElseThrow().result().orElseThrow(), AskAnswer.class);
    }
}
