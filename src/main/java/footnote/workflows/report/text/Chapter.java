package footnote.workflows.report.text;

import footnote.domain.Prose;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A chapter while it is written: sentences gather into paragraphs, points follow. */
final class Chapter {
    private final String id;
    private final SentenceTemplates phrasing;
    private final List<String> sentences = new ArrayList<>();
    private final List<TextBlock> passages = new ArrayList<>();

    Chapter(String id, SentenceTemplates phrasing) {
        this.id = id;
        this.phrasing = phrasing;
    }

    /** Adds a sentence where it can be said. */
    Chapter say(String key, TemplateBindings known) {
        return say(key, known.values());
    }

    /** Adds sentences that are written already. */
    Chapter say(Prose written) {
        sentences.add(written.text());
        return this;
    }

    private Chapter say(String key, Map<String, String> known) {
        phrasing.say(key, known).ifPresent(sentences::add);
        return this;
    }

    /** Adds the sentence on a condition that a figure decides; an unknown figure says nothing. */
    Chapter sayIf(boolean condition, String key, TemplateBindings known) {
        return condition ? say(key, known) : this;
    }

    /** Ends the paragraph. */
    Chapter paragraph() {
        if (!sentences.isEmpty()) {
            passages.add(new TextBlock.Paragraph(new Prose(String.join(" ", sentences))));
            sentences.clear();
        }
        return this;
    }

    Chapter heading(String words) {
        paragraph();
        passages.add(new TextBlock.Heading(new Prose(words)));
        return this;
    }

    Chapter bullet(String lead, String key, TemplateBindings known) {
        paragraph();
        phrasing.say(key, known.values()).ifPresent(text -> passages.add(new TextBlock.Bullet(lead, new Prose(text))));
        return this;
    }

    Chapter bullet(String lead, Prose text) {
        paragraph();
        passages.add(new TextBlock.Bullet(lead, text));
        return this;
    }

    Chapter callout(String label, Optional<String> text) {
        paragraph();
        text.ifPresent(words -> passages.add(new TextBlock.Callout(label, new Prose(words))));
        return this;
    }

    /** Adds all that another holds. */
    Chapter with(Chapter other) {
        paragraph();
        passages.addAll(other.done().passages());
        return this;
    }

    boolean empty() {
        return sentences.isEmpty() && passages.isEmpty();
    }

    SectionText done() {
        paragraph();
        return new SectionText(id, passages);
    }
}
