package footnote.workflows.report.text;

import footnote.domain.Prose;

/** A piece of a chapter's text. */
public sealed interface TextBlock {
    Prose text();

    /** Running text. */
    record Paragraph(Prose text) implements TextBlock {}

    /** A point of a list, with a few words printed before it. */
    record Bullet(String lead, Prose text) implements TextBlock {}

    /** What must not be missed. */
    record Callout(String label, Prose text) implements TextBlock {}
}
