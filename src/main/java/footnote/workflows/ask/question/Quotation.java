package footnote.workflows.ask.question;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.Passage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A sentence as a document has it, and who said it where it was said; nobody where it was written. */
public record Quotation(String speaker, String text) {
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=[\\p{Lu}“\"])|\\n");
    private static final Pattern SPEAKER =
            Pattern.compile("^(\\p{Lu}[\\p{L}.,'’ -]{1,50}(?: \\([^)\\n]{2,90}\\))?): (?=\\S)", Pattern.MULTILINE);
    private static final Pattern ASKING = Pattern.compile(
            "(?i)\\b(?:wonder(?:ing)?|curious|want(?:ed)? to ask|(?:can|could|would) you|my (?:first |second )?question)\\b");
    /** A line that goes on in small letters, or a long one that ends within a sentence, was broken by the page's width. */
    private static final Pattern BROKEN = Pattern.compile(
            "(?<=\\p{L}|,|;|-)[ \\t]*\\n[ \\t]*(?=\\p{Ll})|(?<=[^\\n]{70}[\\p{Ll},])\\n(?=[\\p{L}\\d$(])");

    /** The sentences of a passage in order. */
    public static List<Quotation> of(Passage passage) {
        var all = new ArrayList<Quotation>();
        if (passage.document().kind() != DocumentKind.TRANSCRIPT) {
            split("", BROKEN.matcher(passage.text()).replaceAll(" "), all);
            return all;
        }
        Matcher speaker = SPEAKER.matcher(passage.text());
        String who = "";
        int from = 0;
        while (speaker.find()) {
            split(who, passage.text().substring(from, speaker.start()), all);
            who = speaker.group(1);
            from = speaker.end();
        }
        split(who, passage.text().substring(from), all);
        return all;
    }

    private static void split(String who, String text, List<Quotation> all) {
        for (String sentence : SENTENCE_END.split(text, -1)) {
            String plain = sentence.strip().replaceAll("\\s+", " ");
            if (!plain.isEmpty()) {
                all.add(new Quotation(who, plain));
            }
        }
    }

    public boolean byAnalyst() {
        return speaker.toLowerCase(java.util.Locale.ROOT).contains("analyst)");
    }

    public boolean asks() {
        return text.endsWith("?") || (byAnalyst() && ASKING.matcher(text).find());
    }

    /** Whether it begins where a sentence does; the passage may begin within one. */
    public boolean whole() {
        return !Character.isLowerCase(text.charAt(0));
    }
}
