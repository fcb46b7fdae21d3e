package footnote.workflows.ask.question;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.Passage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A sentence as a document has it, who said it where it was said, and whether it is an item of a list. */
public record Quotation(String speaker, String text, boolean listed) {
    /** Who leads a call through, courtesies and labels say nothing of the business. */
    private static final Pattern SMALL_TALK = Pattern.compile(
            "(?i)\\bbelongs to the sample market\\b|^(?:good (?:day|morning|afternoon|evening)|thank|thanks|hi|hello|congrat|please go ahead|back to)\\b"
                    + "|\\b(?:next|first|last) question (?:comes|is)\\b|^(?:the )?speakers are\\b|\\bfollow-up\\.$|\\bturn (?:it|the call|the conference call) (?:back )?over\\b"
                    + "|\\b(?:joining|on the call with) (?:us|me)\\b|\\bour results for the\\b.*\\bhighlights\\b"
                    + "|^(?:so |now |and |first )*(?:let(?:[’']s| me| us)|i(?:[’']ll| will)|we(?:[’']ll| will))(?: now| also| then)* (?:move|turn|go|switch|shift|start|begin) (?:on|over|to|into|with|by|back|now|off)\\b");

    /** What follows a full stop that ends an abbreviation, not a sentence. */
    private static final String GOES_ON =
            "(?<=\\b(?:Co|Inc|Corp|Ltd)\\.)\\s+(?:LLC|LLP|L\\.?P\\b|Ltd|Inc)|(?<=\\bU\\.(?:S|K)\\.)\\s+(?!(?:The|This|These|That|Those|We|Our|In|On|As|If|It|Its|For|At|A|An|All|Any|Such|No|To|From|With|Under|During|However|Although|While|When|Since|Because|Additionally|Further|Furthermore|Moreover|Also|Item|Part|Note|See|Refer|There|They|Each|Other|Certain|Most|Many|Some|Both|Total|Net)\\b)\\p{Lu}"
                    + "|(?<=\\b(?:Mr|Ms|Mrs|Dr|Messrs|St|Subs|Bros|Nos?|v|vs|Sec|Art|Inv)\\.)\\s"
                    + "|(?<=“Items? \\d{1,2}[A-C]?\\.)\\s"
                    + "|(?<=\\p{Ll} \\p{Lu}\\.)\\s+\\p{Lu}[\\p{Ll}’'-]+[ ,]|(?<=\\p{Ll} \\p{Lu}\\. \\p{Lu}\\.)\\s+\\p{Lu}[\\p{Ll}’'-]+[ ,]";

    private static final Pattern SENTENCE_END =
            Pattern.compile("(?:(?<=[.!?])|(?<=[.!?]”))(?!" + GOES_ON + ")\\s+(?=[\\p{Lu}“\"])|\\n");
    /** What stands on every page and belongs to no sentence. */
    private static final Pattern RUNNING_TITLE = Pattern.compile("(?im)^\\s*table of contents\\s*\\R");

    private static final Pattern SPEAKER =
            Pattern.compile("^(\\p{Lu}[\\p{L}.,'’ -]{1,50}(?: \\([^)\\n]{2,90}\\))?): (?=\\S)", Pattern.MULTILINE);
    private static final Pattern ASKING = Pattern.compile(
            "(?i)\\b(?:wonder(?:ing)?|curious|want(?:ed)? to ask|(?:can|could|would) you|my (?:first |second )?question)\\b");
    /** A line at least so long that ends within a sentence was broken by the page's width. */
    private static final int FULL_LINE = 71;

    /** The end of a line within a name or a reference. */
    private static final Pattern SHORTENED = Pattern.compile("\\b(?:v|vs|Nos?|Subs|Bros|Mr|Ms|Mrs|Dr|St|U\\.S)\\.$");

    /** The end of what an item of a list goes on from. */
    private static final Pattern OPEN = Pattern.compile("(?:[:;,]|[;,] (?:and|or|offset by:?))$");

    /** A line whose words all have capitals, but for those that join them. */
    private static final Pattern TITLE =
            Pattern.compile("\\W*(?:(?:\\p{Lu}\\S*|\\d\\S*|and|of|the|for|in|on|to|by|with|or|an?|[–—&-])(?:\\s+|$))+");

    private static final Pattern BULLET = Pattern.compile("^[•●▪◦■\uE000-\uF8FF]\\s*(?=\\p{L})");

    /** One answer reads the same passages several times. */
    private static final Memo<List<Quotation>> WRITTEN = new Memo<>(1000);

    private static final Memo<List<Quotation>> SPOKEN = new Memo<>(1000);

    /** A sentence of running text. */
    public Quotation(String speaker, String text) {
        this(speaker, text, false);
    }

    /** The sentences of a passage in order. */
    public static List<Quotation> of(Passage passage) {
        return passage.document().kind() == DocumentKind.TRANSCRIPT
                ? SPOKEN.of(passage.text(), Quotation::spoken)
                : WRITTEN.of(passage.text(), Quotation::written);
    }

    private static List<Quotation> written(String text) {
        var all = new ArrayList<Quotation>();
        split("", joined(RUNNING_TITLE.matcher(text).replaceAll("")), all);
        return List.copyOf(withItems(all));
    }

    private static List<Quotation> spoken(String text) {
        var all = new ArrayList<Quotation>();
        Matcher speaker = SPEAKER.matcher(text);
        String who = "";
        int from = 0;
        while (speaker.find()) {
            split(who, text.substring(from, speaker.start()), all);
            who = speaker.group(1);
            from = speaker.end();
        }
        split(who, text.substring(from), all);
        return List.copyOf(all);
    }

    /** Without the line breaks within sentences: before small letters, or at the end of a full line. */
    static String joined(String text) {
        var joined = new StringBuilder(text.length());
        int from = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
            int last = end;
            while (last > from && isBlank(text.charAt(last - 1))) {
                last--;
            }
            int next = end + 1;
            while (next < text.length() && isBlank(text.charAt(next))) {
                next++;
            }
            boolean goesOn = last > from
                    && next < text.length()
                    && Character.isLowerCase(text.charAt(next))
                    && (Character.isLetter(text.charAt(last - 1)) || ",;-”’).".indexOf(text.charAt(last - 1)) >= 0);
            boolean full = !goesOn
                    && end - from >= FULL_LINE
                    && !TITLE.matcher(text.substring(from, end)).matches()
                    && (Character.isLowerCase(text.charAt(end - 1))
                            || text.charAt(end - 1) == ','
                            || SHORTENED.matcher(text).region(from, end).find())
                    && end + 1 < text.length()
                    && (Character.isLetterOrDigit(text.charAt(end + 1)) || "$(".indexOf(text.charAt(end + 1)) >= 0);
            joined.append(text, from, goesOn ? last : end).append(goesOn || full ? ' ' : '\n');
            from = goesOn ? next : end + 1;
        }
        return joined.append(text, from, text.length()).toString();
    }

    private static boolean isBlank(char letter) {
        return letter == ' ' || letter == '\t';
    }

    private static void split(String who, String text, List<Quotation> all) {
        for (String sentence : SENTENCE_END.split(text, -1)) {
            String plain = sentence.strip().replaceAll("\\s+", " ");
            if (!plain.isEmpty()) {
                var bullet = BULLET.matcher(plain);
                boolean listed = bullet.find();
                all.add(new Quotation(who, listed ? plain.substring(bullet.end()) : plain, listed));
            }
        }
    }

    /** Each sentence that goes on in the items of a list as one: "due to:", "• the impact of", "• higher costs." */
    private static List<Quotation> withItems(List<Quotation> split) {
        var all = new ArrayList<Quotation>();
        for (var each : split) {
            boolean goesOn = each.listed
                    && !each.whole()
                    && !all.isEmpty()
                    && OPEN.matcher(all.getLast().text).find();
            if (goesOn) {
                var begun = all.removeLast();
                all.add(new Quotation(begun.speaker, begun.text + " " + each.text, begun.listed));
            } else {
                all.add(each);
            }
        }
        return all;
    }

    public boolean isSpoken() {
        return !speaker.isEmpty();
    }

    /** Whether it is of the one who leads the call through. */
    public boolean byOperator() {
        return speaker.startsWith("Operator");
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

    public boolean isSmallTalk() {
        return SMALL_TALK.matcher(text).find();
    }
}
