package footnote.workflows.ask.question;

import footnote.domain.names.CompanyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a question in words is about: its words without companies, times and the words of asking. A sentence answers it
 * only where it says them, or what filings usually say in their place.
 */
public final class QuestionWords {
    private static final Set<String> ASKING = Arrays.stream(
                    ("the and for are was were what which who whom whose when where why how much many did does do done doing with from that this these"
                                    + " those have has had its their there into over than about year years fiscal company companies give using based tell"
                                    + " explain please would could should can will may is been being be am main major key biggest largest smallest highest"
                                    + " lowest higher lower important top describe discuss list name summarise summarize overall say says said mention"
                                    + " facing face faces faced names named cite cites cited disclose discloses disclosed identify identifies identified"
                                    + " mentioned mentions talk talked comment comments commented ceo cfo coo cto chief officer executive executives call"
                                    + " calls management analyst analysts ask asked asks session question questions answer answers in of to a an on by as"
                                    + " at or it any all some each every other more most less least very also and not no yes recent recently latest last"
                                    + " current currently now next today yesterday week month quarter quarters annual quarterly report reports reported"
                                    + " reporting filing filings document documents form news headline headlines story stories happen happened happens"
                                    + " happening new pending against outstanding material significant involved involve exposure regarding concerning expected kind type way made make makes making get"
                                    + " got gets go goes went take takes took during since between before after per still ever"
                                    + " drove driven driver drivers reason reasons cause caused explain explains explained because due affect affected improve improved increase increased decrease decreased change changed compare compared change changes"
                                    + " large big end ends ended ending investing begin began start started"
                                    + " rise rises rose risen rising fall falls fell fallen falling grow grows grew grown growing growth drop drops dropped decline declined"
                                    + " listed lists section part portion status further beyond tell state states stated"
                                    + " expose exposes exposed announce announces announced announcing primary primarily mainly purpose nature agenda dated"
                                    + " see sees seen saw view views think thinks thought believe believes said saying anything something"
                                    + " they them he she raised press pressed up down high low stock shares share firm business businesses inc corp corporation ltd plc group holdings")
                            .split(" ", -1))
            .collect(Collectors.toUnmodifiableSet());

    /** Verbs whose forms do not begin alike. */
    private static final Map<String, String> IRREGULAR = Map.ofEntries(
            Map.entry("sell", "sell|sold|sale"),
            Map.entry("sold", "sell|sold|sale"),
            Map.entry("buy", "buy|bought|acqui|purchas"),
            Map.entry("bought", "buy|bought|acqui|purchas"),
            Map.entry("lose", "los[et]|loss"),
            Map.entry("lost", "los[et]|loss"),
            Map.entry("pay", "pay|paid"),
            Map.entry("spend", "spen[dt]|costs?|expens|invest"),
            Map.entry("spent", "spen[dt]|costs?|expens|invest"),
            Map.entry("purchase", "buy|bought|acqui|purchas"),
            Map.entry("purchased", "buy|bought|acqui|purchas"),
            Map.entry("chip", "chips?(?![\\p{L}])|semiconductor"),
            Map.entry("chips", "chips?(?![\\p{L}])|semiconductor"),
            Map.entry("stake", "stake|interest|ownership"),
            Map.entry("stakes", "stake|interest|ownership"),
            Map.entry("receive", "receiv|exchang|obtain"),
            Map.entry("received", "receiv|exchang|obtain"));

    /** Where something was said, which is not what it is about. */
    private static final Pattern PART_OF_A_CALL = Pattern.compile(
            "(?i)\\b(?:prepared|opening|closing) remarks\\b|\\bq\\s?&\\s?a\\b|\\bquestions?[- ]and[- ]answers?\\b|\\b(?:earnings|conference) calls?\\b");

    private static final Pattern LEGAL_FORM = Pattern.compile(
            "(?i)inc|corp|corporation|co|company|companies|ltd|plc|group|holdings|ceo|cfo|coo|cto|llc|management");

    /** A year or a quarter; another number of three digits and more is a name, such as a model's. */
    private static final Pattern TIME = Pattern.compile("(?:fy|q[1-4]|[1-4]q|h[12])\\d*|\\d{1,2}|(?:19|20)\\d{2}");

    private static final Pattern OR = Pattern.compile("(?i)\\bor\\b");
    private static final Pattern PLURAL = Pattern.compile("\\p{L}{3}\\p{L}*[^sui]s");
    private static final int STEM = 5;
    /** Of a long word more letters tell its forms from other words: "comparable" is not "compared". */
    private static final int LONG = 10;

    private static final int LONG_STEM = 7;

    private final List<String> words = new ArrayList<>();
    private final int subjects;
    private final boolean eitherWillDo;
    private final List<Predicate<String>> groups = new ArrayList<>();
    private final Optional<Pattern> defining;

    /** Whether a word of a text in small letters begins so. */
    private static boolean beginsAWord(String text, String stem) {
        int at = text.indexOf(stem);
        while (at > 0 && Character.isLetter(text.codePointBefore(at))) {
            at = text.indexOf(stem, at + 1);
        }
        return at >= 0;
    }

    /** The topic of a question about these companies. */
    public QuestionWords(String question, List<String> companies) {
        String rest = PART_OF_A_CALL
                .matcher(FigureScope.withoutTrailing(SideClause.topicOf(question))
                        .replaceAll("['’]s\\b", ""))
                .replaceAll(" ");
        var first = Optional.<String>empty();
        for (var subject : TopicSubject.ALL) {
            var found = subject.asked().matcher(rest);
            if (found.find()) {
                words.add(found.group().toLowerCase(Locale.ROOT));
                groups.add(subject.said().asPredicate());
                first = first.or(() -> Optional.of(subject.said().pattern()));
                rest = subject.asked().matcher(rest).replaceAll(" ");
            }
        }
        this.subjects = words.size();
        this.eitherWillDo = OR.matcher(question).find();
        var own = new HashSet<String>();
        companies.forEach(name -> {
            own.addAll(List.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)));
            own.addAll(CompanyName.of(name).words()); // without accents
        });
        var seen = new HashSet<String>();
        String earlier = "";
        for (String written : rest.split("[^\\p{L}\\p{N}]+", -1)) {
            String word = written.toLowerCase(Locale.ROOT);
            String before = earlier;
            earlier = written;
            if (isNameOf(before, written, own) && ASKING.contains(word)) { // as in the product's name "Anvil Make"
                words.add(before + " " + written);
                String both = before.toLowerCase(Locale.ROOT) + " " + word;
                groups.add(text -> text.contains(both) || text.contains(both.replace(" ", "")));
                continue;
            }
            boolean time = TIME.matcher(word).matches();
            String one = PLURAL.matcher(word).matches() ? word.substring(0, word.length() - 1) : word;
            String stem = one.substring(0, Math.min(one.length(), word.length() < LONG ? STEM : LONG_STEM));
            if (word.length() > 2 && !time && !ASKING.contains(word) && !own.contains(word) && seen.add(stem)) {
                words.add(written);
                String irregular = IRREGULAR.get(word);
                String pattern = TopicSubject.beginning(irregular == null ? Pattern.quote(stem) : irregular);
                groups.add(
                        irregular == null
                                ? text -> beginsAWord(text, stem)
                                : Pattern.compile(pattern).asPredicate());
                first = first.or(() -> Optional.of(pattern));
            }
        }
        this.defining = first.map(
                each -> Pattern.compile(each + "\\p{L}*(?: (?:are|is|include|consist)|:)", Pattern.CASE_INSENSITIVE));
    }

    /** Whether a word with a capital goes on from a company's name. */
    private static boolean isNameOf(String before, String written, Set<String> own) {
        return !before.isEmpty()
                && !written.isEmpty()
                && own.contains(before.toLowerCase(Locale.ROOT))
                && Character.isUpperCase(written.charAt(0))
                && Character.isUpperCase(before.charAt(0))
                && !own.contains(written.toLowerCase(Locale.ROOT))
                && !LEGAL_FORM.matcher(written).matches();
    }

    /** The words it is about, subjects first. */
    public List<String> words() {
        return List.copyOf(words);
    }

    /** Whether the question names nothing in particular. */
    public boolean isOpen() {
        return groups.isEmpty();
    }

    /** The share of the topic that a text says; all of an open topic. */
    public double said(String text) {
        return share(List.of(heard(text)));
    }

    /** Which words of the topic a text says, by their place. */
    public BitSet heard(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        var heard = new BitSet(groups.size());
        for (int i = 0; i < groups.size(); i++) {
            heard.set(i, groups.get(i).test(small));
        }
        return heard;
    }

    /** The share of the topic that these are together. */
    public double share(List<BitSet> all) {
        var heard = new BitSet();
        all.forEach(heard::or);
        return groups.isEmpty() ? 1 : heard.cardinality() / (double) groups.size();
    }

    /** Whether a text says what its first subject is, as in "our customers are". */
    public boolean defines(String text) {
        return defining.filter(each -> each.matcher(text).find()).isPresent();
    }

    /** Whether a text says one of the subjects that filings have words of their own for; any does where none is asked about. */
    public boolean saysASubject(String text) {
        int first = heard(text).nextSetBit(0);
        return subjects == 0 || (first >= 0 && first < subjects);
    }

    /** Whether a text says nothing of a subject that filings have words of their own for, such as customers. */
    public boolean leavesOutASubject(String text) {
        return leavesOutASubject(heard(text));
    }

    /** Whether these words of the topic lack a subject that filings have words of their own for. */
    public boolean leavesOutASubject(BitSet heard) {
        if (eitherWillDo && subjects > 1) {
            int first = heard.nextSetBit(0);
            return first < 0 || first >= subjects;
        }
        return heard.nextClearBit(0) < subjects;
    }

    /** The words of the topic that a text does not say. */
    public List<String> unsaid(String text) {
        var heard = heard(text);
        return IntStream.range(0, words.size())
                .filter(i -> !heard.get(i))
                .mapToObj(words::get)
                .toList();
    }
}
