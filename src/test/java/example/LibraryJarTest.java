package example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The jar as another module uses it (src/test/library): compiled and run with the built jar alone on the class path. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class LibraryJarTest {
    private static final Path JAR = Path.of("target/footnote.jar").toAbsolutePath();
    private static final Path MODULE = Path.of("src/test/library");

    @TempDir
    private Path folder;

    @Test
    void compilesAndRunsAgainstTheJarAlone() throws Exception {
        assumeThat(JAR).as("built by 'mvn package'").exists();
        String tools = System.getProperty("java.home") + "/bin/";
        var source = MODULE.resolve("src/main/java/program/Research.java");

        String compiled = run(List.of(
                tools + "javac",
                "-J-XX:TieredStopAtLevel=1",
                "-d",
                folder.toString(),
                "-cp",
                JAR.toString(),
                source.toString()));
        String printed = run(List.of(
                tools + "java",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", // ends before optimized code would pay
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                JAR + System.getProperty("path.separator") + folder,
                "program.Research",
                folder.toString()));

        assertThat(compiled).isEmpty();
        assertThat(printed).contains("answer: ", "$1.46bn", "rating: ", "report: ");
        assertThat(folder.resolve("report/equity_report.pdf")).isNotEmptyFile();
    }

    @Test
    void dependsOnTheVersionThatIsBuilt() throws IOException {
        assertThat(coordinates(MODULE.resolve("pom.xml"), "<dependency>"))
                .isEqualTo(coordinates(Path.of("pom.xml"), "<project"));
    }

    /** Group, artifact and version that follow a mark. */
    private static List<String> coordinates(Path pom, String mark) throws IOException {
        String text = Files.readString(pom);
        String rest = text.substring(text.indexOf(mark));
        return Pattern.compile("<(?:groupId|artifactId|version)>([^<]+)<")
                .matcher(rest)
                .results()
                .limit(3)
                .map(found -> found.group(1))
                .toList();
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
