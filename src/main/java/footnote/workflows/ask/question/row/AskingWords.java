package footnote.workflows.ask.question.row;

import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words by which a question asks, compares, and names a period or a format, which name no row. */
final class AskingWords {
    private static final String MONTH =
            "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    private static final Pattern PERIOD =
            Pattern.compile("(?i)\\b(?:as (?:of|at)|at (?:the )?(?:year|fiscal year)[- ]?end"
                    + "|(?:at |by )?(?:the )?(?:end|close) of(?: the)?(?: fiscal)?(?: year)?|(?:for |during )?the (?:fiscal )?(?:year|quarter) (?:ended|ending)|year[- ]end|full[- ]year)\\b"
                    + "|\\b(?:fiscal(?: year)?|fy|calendar(?: year)?|financial year|years?)\\s*['’]?(?:(?:19|20)?\\d{2})\\b|\\b(?:19|20)\\d{2}\\b"
                    + "|\\b(?:two|three|four|five|\\d)[- ]years?\\b"
                    + "|\\b(?:last|latest|this|previous|prior|most recent) (?:fiscal )?(?:year|quarter)\\b|\\b(?:first|second|third|fourth) (?:fiscal )?quarter\\b"
                    + "|\\bfirst (?:(?:six|nine|6|9)[- ]months?|half)\\b|\\b(?:1h|h1)\\b"
                    + "|\\b(?:q[1-4]|[1-4]q)(?:\\d{2})?\\b|\\b" + MONTH + "\\.? \\d{1,2}(?:st|nd|rd|th)?\\b");
    private static final Pattern FORMAT = Pattern.compile(
            "(?i)\\((?!loss|income|used|expense|benefit|deficit)[^)]{0,120}\\)|\\bin (?:usd|us|u\\.s\\.)?\\s?(?:dollars )?(?:thousands|millions|billions)\\b|\\bin usd\\b|\\bround(?:ed)? (?:(?:your|the) )?(?:(?:answer|result|figure) )?to\\b.*|\\banswer in\\b.*"
                    + "|\\b(?:on|in|from|according to|per) (?:the |its |their |(?:[\\p{L}&.]+ ){0,3}[\\p{L}&.]+['’]s? )?(?:consolidated )?(?:balance sheets?|(?:statements? of )?(?:cash flows?|income|operations|earnings|financial position)(?: statements?)?|10-?k|10-?q|annual report|filings?)\\b"
                    + "|\\b(?:considering|using|based|basing|(?:primarily )?referenc\\w+|relying|rely|relied|taking|looking|judging|according|respond\\w*|give)\\b[^?.,:]*\\b(?:statements?|sheets?|p&l)\\b[^?.,:]*[.,:]?");
    private static final Set<String> STOP =
            words("and & of the a an for in on at to from by as with its their our s net or into upon under");
    private static final Set<String> ASKING = words(
            "what which who how much many is are was were did does do has have had be been company company's year years report reports reported record recorded"
                    + " recognize recognized recognise recognised show shows shown state stated disclose disclosed list listed book booked carry carried hold held"
                    + " own owe owes owed incur incurred amount amounts amounted value level line item figure balance total totaled give tell me please dollars usd million"
                    + " billion get got make made pay pays paid spend spent receive received raise raised collect collected generate generated have had use used"
                    + " stand stood come came there it they that this any there's whats what's during over annual go went out up"
                    + " cash post posted put through all whole operate operates operated run runs number"
                    + " quantity directly explicitly separately outline outlined");
    private static final Set<String> COMPARING = words(
            "increase increased decrease decreased grow grew growth change changed rise rose fall fell drop dropped decline declined percent percentage average"
                    + " mean cagr compound higher highest lower lowest more most less least larger largest smaller smallest bigger than compare compared versus vs between"
                    + " rate difference improve improved");

    /** Words that readers put around what they ask for. */
    private static final Set<String> FRAMING = words(
            "far course wide add adds added lose loses lost losing give gave given keep kept bring brought become became finish finished begin began begun happen happened"
                    + " look looking see know known tell find each every also again still just ever roughly approximately around about nearly together altogether sat sits"
                    + " left remain remained remaining take took taken taking going goes represent represents represented set back where when while because both only even"
                    + " overall period time times count counts counted counting compute calculate following exactly actually currently region regions division divisions segment segments points after sitting part turn turned turns but put books cut expect expects expected expecting forecast forecasts forecasting anticipate anticipated project projected projecting estimate estimated estimating");

    private static final Pattern DIGITS = Pattern.compile("\\d+");

    private AskingWords() {}

    /** The question with something else in the place of its periods and of the format asked for. */
    static String bare(String question, String instead) {
        String undated = PERIOD.matcher(question).replaceAll(instead).replaceAll(" {2,}", " ");
        return FORMAT.matcher(undated).replaceAll(instead);
    }

    /** Whether a word in small letters only joins others. */
    static boolean joins(String word) {
        return STOP.contains(word);
    }

    static boolean isNumber(String word) {
        return DIGITS.matcher(word).matches();
    }

    /** Whether a word in small letters belongs to the asking. */
    static boolean asks(String word) {
        return ASKING.contains(word);
    }

    /** Whether a word in small letters only stands around what is asked for. */
    static boolean frames(String word) {
        return FRAMING.contains(word);
    }

    /** Whether a word in small letters sets figures side by side. */
    static boolean compares(String word) {
        return COMPARING.contains(word);
    }

    static Set<String> words(String words) {
        return Arrays.stream(words.split(" +", -1)).collect(Collectors.toUnmodifiableSet());
    }
}
