package footnote.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A text someone published, in sections, in reading order. */
public record Document(
        String title, String kind, Optional<LocalDate> published, List<Section> sections, Origin origin) {
    public Document {
        sections = List.copyOf(sections);
    }

    /** The first section of that number or name. */
    public Optional<Section> section(String id) {
        return sections.stream().filter(each -> each.id().equalsIgnoreCase(id)).findFirst();
    }
}
