package footnote.workflows.ask.question;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whose words a question wants: an officer's, a person's by name, the analysts', or anybody's. */
public record SpeakerFilter(String question, boolean analysts, boolean isAsked) {
    private static final Pattern ANALYSTS = Pattern.compile(
            "(?i)\\banalysts?\\b[^.?]*\\b(?:ask|question|press|want)|\\bquestions? (?:did|were|was) |\\bwho (?:asked|raised|questioned|pressed)\\b");

    private static final int SHORTEST_NAME = 3;

    /** An officer as readers call him, and as a call's list of speakers may. */
    private record Officer(String name, String title, Pattern words) {}

    private static final List<Officer> OFFICERS = List.of(
            officer("the CFO", "Chief Financial Officer", "\\bcfo\\b|chief financial|finance chief|finance director"),
            officer(
                    "the CEO",
                    "Chief Executive Officer",
                    "\\bceo\\b|chief executive|managing director|^who (?:runs|leads|heads)\\b"),
            officer("the COO", "Chief Operating Officer", "\\bcoo\\b|chief operating"),
            officer("the CTO", "Chief Technology Officer", "\\bcto\\b|chief technology"));
    private static final Pattern MANAGEMENT = Pattern.compile("(?i)\\b(?:management|executives?|leadership)\\b");
    /** Whoever was on the call, where the question names nobody. */
    private static final Pattern SOMEBODY = Pattern.compile(
            "(?i)\\bdid (?:they|he|she) |\\bdid (?-i:\\p{Lu}[\\p{L}.'’-]+ \\p{Lu}[\\p{L}'’-]+) (?:say|mention|comment|explain|talk)\\b|\\b(?:prepared|opening) remarks\\b|\\b(?:earnings|conference|latest|last|recent) (?:earnings )?call\\b");

    private static final Pattern SAYING = Pattern.compile(
            "(?i)\\b(?:say|says|said|saying|mention\\w*|comment\\w*|told|talk\\w*|address\\w*|discuss\\w*|remark\\w*|ask|asked|asks|answer\\w*|explain\\w*|describe\\w*|stated?)\\b");

    /** Somebody whose words are asked for by first and last name. */
    private static final Pattern PERSON = Pattern.compile(
            "\\b(?i:did|does|has) ((?!(?i:the|its|their)\\b)\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}'’-]+){1,2}) (?i:say|said|mention\\w*|comment\\w*|explain\\w*|talk\\w*|describe\\w*|discuss\\w*|address\\w*|answer\\w*|tell|told|think|thought|expect\\w*|guide\\w*|ask\\w*|see)\\b");

    private static Officer officer(String name, String title, String words) {
        return new Officer(name, title, Pattern.compile("(?i)" + words));
    }

    public static SpeakerFilter in(String question) {
        boolean analysts = ANALYSTS.matcher(question).find();
        return new SpeakerFilter(question, analysts, analysts || isAsked(question));
    }

    /** Whether the question wants what somebody said, and not a figure. */
    private static boolean isAsked(String question) {
        return SAYING.matcher(question).find()
                && (OFFICERS.stream()
                                .anyMatch(each -> each.words().matcher(question).find())
                        || MANAGEMENT.matcher(question).find()
                        || SOMEBODY.matcher(question).find());
    }

    /** The person whose words the question asks for by name, which is none of these companies'. */
    public Optional<String> person(List<String> companies) {
        return PERSON.matcher(question)
                .results()
                .map(found -> found.group(1))
                .filter(name -> companies.stream().noneMatch(company -> shareAWord(company, name)))
                .findFirst();
    }

    private static boolean shareAWord(String company, String name) {
        var words = List.of(company.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1));
        return Arrays.stream(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
                .anyMatch(words::contains);
    }

    /** The officer the question names, as readers call him; the management where it names that. */
    public Optional<String> named() {
        return OFFICERS.stream()
                .filter(each -> each.words().matcher(question).find())
                .map(Officer::name)
                .findFirst();
    }

    /** Whether the words of one officer are asked for. */
    public boolean isOfOfficer() {
        return isAsked && !analysts && named().isPresent();
    }

    /** The title of the officer the question names, as filings print it. */
    public Optional<String> title() {
        return OFFICERS.stream()
                .filter(each -> each.words().matcher(question).find())
                .map(Officer::title)
                .findFirst();
    }

    /** Whether these are the words of the one the question names. */
    public boolean means(Quotation quotation) {
        if (quotation.speaker().isEmpty()) {
            return false;
        }
        return isOfficer(quotation.speaker()) || isByName(quotation.speaker());
    }

    /** Whether a speaker, with his title, is the officer the question names. */
    public boolean isOfficer(String speaker) {
        return OFFICERS.stream()
                .anyMatch(each -> each.words().matcher(question).find()
                        && each.words().matcher(speaker).find());
    }

    /** Whether the question names this speaker, by first and last name. */
    public boolean isByName(String speaker) {
        String asked = " " + question.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]+", " ") + " ";
        String name = speaker.replaceAll("\\(.*", "").strip().toLowerCase(Locale.ROOT);
        String[] words = name.split("[^\\p{L}]+", -1);
        int last = words.length - 1;
        return Arrays.stream(words).filter(word -> word.length() > 2).count() >= 2
                && isCalled(asked.strip().split(" ", -1), words[0], words[last]);
    }

    /** Whether a text has a last name with the first name one to three words before it. */
    private static boolean isCalled(String[] text, String first, String last) {
        for (int i = 1; i < text.length; i++) {
            for (int before = i - 1; text[i].equals(last) && before >= Math.max(0, i - 3); before--) {
                if (isSameFirstName(text[before], first)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Dan and Daniel. */
    private static boolean isSameFirstName(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        return one.equals(other) || (shorter >= SHORTEST_NAME && (one.startsWith(other) || other.startsWith(one)));
    }
}
