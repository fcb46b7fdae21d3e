package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReportPrinterTest {
    @Test
    void printsEverythingTheSameEveryTime() throws IOException {
        var printed = ReportSamples.printed();
        var folder = Files.createDirectories(Path.of("target/press"));
        for (var file : printed.files().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }

        var again = new ReportPrinter().print(ReportSamples.report());

        assertThat(printed.files().keySet())
                .containsExactlyElementsOf(again.files().keySet());
        printed.files()
                .forEach((name, bytes) -> assertThat(again.file(name)).as(name).isEqualTo(bytes));
    }
}
