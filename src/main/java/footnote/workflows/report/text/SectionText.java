package footnote.workflows.report.text;

import java.util.List;

/** A chapter in words, in reading order. */
public record SectionText(String id, List<TextBlock> passages) {
    public SectionText {
        passages = List.copyOf(passages);
    }
}
