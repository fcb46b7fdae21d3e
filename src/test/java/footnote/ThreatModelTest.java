package footnote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The threat model names tests as its proof, so they must be there. */
class ThreatModelTest {
    private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w+Test)(?:\\.(\\w+))?`");

    @Test
    void namesTestsThatExist() throws IOException {
        var tests = new TreeMap<String, String>();
        try (var files = Files.walk(Path.of("src/test/java"))) {
            files.filter(file -> file.toString().endsWith("Test.java"))
                    .forEach(file -> tests.put(file.getFileName().toString().replace(".java", ""), text(file)));
        }
        var named = NAMED.matcher(Files.readString(Path.of("docs/threat-model.md")))
                .results()
                .toList();

        assertThat(named).hasSizeGreaterThan(50);
        assertThat(named).allSatisfy(each -> {
            assertThat(tests).containsKey(each.group(1));
            if (each.group(2) != null) {
                assertThat(tests.get(each.group(1))).contains("void " + each.group(2) + "(");
            }
        });
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
