package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import java.util.regex.Pattern;

/** The text a passage is embedded as: where it stands in front, and without figures, which mean nothing to the model. */
final class EmbeddedText {
    private static final Pattern FIGURES = Pattern.compile("[$€£¥(]*\\s*\\d[\\d,.]*\\s*[%)]*");
    private static final Pattern RULES = Pattern.compile("[.\\u2026_=\\u2014\\u2013|-]{2,}");
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private EmbeddedText() {}

    static String of(DocumentLabel label, Page page, Page.Span span) {
        String head = span.from() == 0 ? "" : page.head() + "\n";
        return label.company() + " " + label.kind().word() + " " + page.section() + "\n"
                + plain(head + page.text(span));
    }

    private static String plain(String text) {
        String bare = FIGURES.matcher(text).replaceAll(" ");
        return SPACES.matcher(RULES.matcher(bare).replaceAll(" "))
                .replaceAll(" ")
                .strip();
    }
}
