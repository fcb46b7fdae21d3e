package footnote.sources.sample.books;

import footnote.domain.Metric;
import footnote.sources.sample.text.FiledDocument;

/** Where in a report a figure stands. */
final class Locators {
    private Locators() {}

    static String of(Metric metric, FiledDocument document) {
        String statements = document.form().startsWith("10-Q")
                ? "Item 1"
                : document.form().startsWith("10-K") ? "Item 8" : "Financial statements";
        return statements + ", " + metric.label();
    }
}
