package footnote;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.ImportOrderer;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import com.palantir.javaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** As {@code mvn spotless:check} does, but beside other tests instead of before them. */
class FormatTest {
    private static final Formatter FORMATTER = Formatter.createFormatter(
            JavaFormatterOptions.builder().style(Style.PALANTIR).build());

    @Test
    void everyFileIsFormatted() throws IOException, FormatterException {
        var unformatted = new ArrayList<Path>();

        for (String folder : new String[] {"src/main/java", "src/test/java"}) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (var file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    String text = Files.readString(file);
                    if (!formatted(text).equals(text)) {
                        unformatted.add(file);
                    }
                }
            }
        }

        assertThat(unformatted).as("run mvn spotless:apply").isEmpty();
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
