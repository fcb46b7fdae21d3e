package footnote;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.ImportOrderer;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import com.palantir.javaformat.java.RemoveUnusedImports;
import footnote.testing.Sampled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** As {@code mvn spotless:check} does, but beside other tests instead of before them. */
class FormatTest {
    private static final List<String> FOLDERS = List.of("src/main/java", "src/test/java");
    private static final Formatter FORMATTER = Formatter.createFormatter(
            JavaFormatterOptions.builder().style(Style.PALANTIR).build());

    /** By day the files that the last ten commits changed or that are not committed, where Git can tell. */
    @Tag(Sampled.TAG)
    @Test
    void everyFileIsFormatted() throws IOException, FormatterException, InterruptedException {
        var files = new TreeSet<Path>();
        boolean known = !Sampled.all()
                && listed(files, "git", "diff", "--name-only", "--relative", "HEAD~10")
                && listed(files, "git", "ls-files", "--others", "--exclude-standard");
        if (!known) {
            files.clear();
            for (String folder : FOLDERS) {
                try (Stream<Path> all = Files.walk(Path.of(folder))) {
                    all.forEach(files::add);
                }
            }
        }
        var unformatted = new ArrayList<Path>();
        for (var file : files) {
            if (isOurs(file) && Files.exists(file)) {
                String text = Files.readString(file);
                if (!formatted(text).equals(text)) {
                    unformatted.add(file);
                }
            }
        }

        assertThat(unformatted).as("run mvn spotless:apply").isEmpty();
    }

    private static boolean isOurs(Path file) {
        return file.toString().endsWith(".java") && FOLDERS.stream().anyMatch(file::startsWith);
    }

    /** Adds the files that a command lists; says whether it could. */
    private static boolean listed(Set<Path> files, String... command) throws InterruptedException {
        try {
            var process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.inputReader().lines().map(Path::of).forEach(files::add);
            return process.waitFor() == 0;
        } catch (IOException _) {
            return false; // no Git here
        }
    }

    @Test
    void findsImportsOutOfOrderOrUnused() throws FormatterException {
        String text = """
                import java.util.Set;
                import java.util.List;
                import java.util.Map;

                record Pair(List<String>  one, Set<String> other) {}
                """;

        assertThat(formatted(text)).isEqualTo("""
                import java.util.List;
                import java.util.Set;

                record Pair(List<String> one, Set<String> other) {}
                """);
    }

    private static String formatted(String text) throws FormatterException {
        String imports = RemoveUnusedImports.removeUnusedImports(ImportOrderer.reorderImports(text, Style.PALANTIR));
        return FORMATTER.formatSource(imports);
    }
}
