package footnote.runtime.model;

import footnote.testing.ModelDesk;
import footnote.testing.ModelServer.Answer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Runs that ask a scripted model server for a greeting. */
abstract class GatewayRuns {
    static final Prompt PROMPT = Prompt.text("Greeter", "Be kind.\n---\nGreet.");
    static final Answer GOOD = Answer.says("{\"text\": \"hello\"}");

    @TempDir
    Path folder;

    ModelDesk desk;

    record Greeting(String text) {}

    @BeforeEach
    void open() {
        desk = new ModelDesk(folder);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    String greet() {
        return greet("Greet");
    }

    String greet(String wish) {
        var prompt = wish.equals("Greet") ? PROMPT : Prompt.text("Greeter", wish);
        var answered = desk.gateway().model(Role.FAST).answered(prompt, Greeting.class, () -> new Greeting("ruled"));
        return answered.value().text() + " by " + answered.by()
                + answered.reason().map(reason -> ": " + reason).orElse("");
    }
}
