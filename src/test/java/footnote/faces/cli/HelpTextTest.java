package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HelpTextTest {
    @TempDir
    Path folder;

    private CliHome cli;

    @BeforeEach
    void home() {
        cli = new CliHome(folder);
    }

    @Test
    void listsEveryCommandOnceUnderAGroup() {
        cli.run("--help");

        for (var name : HelpText.GROUPS.values().stream().flatMap(List::stream).toList()) {
            assertThat(Pattern.compile("(?m)^  " + name + " ")
                            .matcher(cli.out())
                            .results())
                    .as(name)
                    .hasSize(1);
        }
        assertThat(HelpText.GROUPS.values().stream().flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(Cli.commands());
    }

    @Test
    void putsTheOptionsOfACommandBeforeThoseOfAll() {
        cli.run("report", "--help");

        assertThat(cli.out()).contains("--assume");
        assertThat(cli.out().indexOf("--yes    ")).isLessThan(cli.out().indexOf("Options of every command:"));
        assertThat(cli.out().indexOf("--offline   ")).isGreaterThan(cli.out().indexOf("Options of every command:"));
    }
}
