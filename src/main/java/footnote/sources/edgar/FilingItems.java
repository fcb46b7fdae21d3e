package footnote.sources.edgar;

import java.util.List;

/** The items of a form in any text of it, wherever the text came from. */
public final class FilingItems {
    private FilingItems() {}

    /** The line an item starts at, with its number and heading. */
    public record Heading(int line, String id, String title) {}

    /** Where the form's items start; none where the form has none or the text lacks their headings. */
    public static List<Heading> in(String form, List<String> lines) {
        return Form.of(form).map(each -> ItemSplit.headings(each, lines)).orElse(List.of());
    }

    /** A filing's HTML or text in lines: one for every paragraph, heading and table row; scripts are not read. */
    public static List<String> lines(String content) {
        return FilingText.lines(content);
    }
}
