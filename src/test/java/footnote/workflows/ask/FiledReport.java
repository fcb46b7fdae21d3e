package footnote.workflows.ask;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.evidence.search.DocumentIndexer;
import footnote.testing.PaperMill;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A desk with one report on file, searched by words alone. */
final class FiledReport {
    private FiledReport() {}

    static Desk desk(Path folder, String name, List<String> pages) throws IOException {
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString(), "FOOTNOTE_SEARCH_VECTOR", "0");
        var desk = new Desk(new SettingsReader(environment, folder).read(Map.<Setting, String>of()));
        var file = Files.write(folder.resolve(name), PaperMill.pdf(pages));
        new DocumentIndexer(desk.search().library(), desk.clock())
                .add(List.of(file), Optional.empty(), DocumentIndexer.Progress.SILENT);
        return desk;
    }
}
