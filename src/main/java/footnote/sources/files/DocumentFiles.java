package footnote.sources.files;

import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Section;
import footnote.sources.SourceException.NoData;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jsoup.Jsoup;

/** The reader's own documents: PDF by pages, HTML and text as a whole. */
public final class DocumentFiles {
    private static final String NAME = "files";
    private static final long MAX_BYTES = 128L << 20;

    private final Clock clock;

    public DocumentFiles(Clock clock) {
        this.clock = clock;
    }

    public Document read(Path file) {
        String name = file.getFileName().toString();
        return parse(name, Content.read(file, MAX_BYTES), Origin.document(NAME, name, clock.instant()));
    }

    static Document parse(String name, byte[] content, Origin origin) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        List<Section> sections =
                switch (ending) {
                    case "pdf" -> pages(Pdf.pages(NAME, name, content));
                    case "htm", "html", "xhtml" ->
                        whole(Jsoup.parse(Content.text(content)).wholeText());
                    default -> whole(Content.text(content));
                };
        if (sections.isEmpty()) {
            throw new NoData(NAME, "text in " + name);
        }
        return new Document(name, ending, Optional.empty(), sections, origin);
    }

    private static List<Section> pages(List<String> pages) {
        var sections = new ArrayList<Section>();
        for (int page = 1; page <= pages.size(); page++) {
            if (!pages.get(page - 1).isBlank()) {
                sections.add(new Section("page " + page, "", pages.get(page - 1), Optional.of(page)));
            }
        }
        return sections;
    }

    private static List<Section> whole(String text) {
        String plain = text.replaceAll("[ \\t\\u00a0]+", " ")
                .replaceAll("\\s*\\n\\s*", "\n")
                .strip();
        return plain.isEmpty() ? List.of() : List.of(Section.of("document", "", plain));
    }
}
