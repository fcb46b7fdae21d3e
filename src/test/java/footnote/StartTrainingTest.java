package footnote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class StartTrainingTest {
    @Test
    void learnsFromTheFiveWorkflowsWithoutTheNetwork() {
        var commands = StartTraining.commands(true);

        assertThat(commands).extracting(List::getFirst).contains("analyze", "ask", "movers", "leads", "report");
        assertThat(commands).allSatisfy(command -> assertThat(command).contains("--offline"));
    }

    @Test
    void theLauncherCallsItByItsName() throws IOException {
        String launcher = Files.readString(Path.of("footnote"));

        assertThat(Pattern.compile(Pattern.quote(StartTraining.class.getName()) + "( printing)?\\b")
                        .matcher(launcher)
                        .results())
                .hasSize(2);
    }
}
