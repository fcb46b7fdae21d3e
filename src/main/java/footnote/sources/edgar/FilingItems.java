package footnote.sources.edgar;

import java.util.List;
import java.util.regex.Pattern;

/** The items of a form in any text of it, wherever the text came from. */
public final class FilingItems {
    private static final Pattern FOREIGN = Pattern.compile("^\\W*form\\s+20-?F\\b", Pattern.CASE_INSENSITIVE);
    private static final int COVER = 80;

    private FilingItems() {}

    /** The line an item starts at, with its number and heading. */
    public record Heading(int line, String id, String title) {}

    /**
     * Where the form's items start; none where the form has none or the text lacks their headings. An annual report whose
     * cover says 20-F has that form's items.
     */
    public static List<Heading> in(String form, List<String> lines) {
        boolean foreign = form.startsWith("10-K")
                && lines.stream().limit(COVER).anyMatch(line -> FOREIGN.matcher(line)
                        .find());
        return Form.of(foreign ? "20-F" : form)
                .map(each -> ItemSplit.headings(each, lines))
                .orElse(List.of());
    }

    /** A filing's HTML or text in lines: one for every paragraph, heading and table row; scripts are not read. */
    public static List<String> lines(String content) {
        return FilingText.lines(content);
    }
}
