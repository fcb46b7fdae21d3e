package footnote.domain.names;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A company's name as its words, without what spellings differ in: case, accents, punctuation, legal form, state of
 * incorporation and share class.
 */
public record CompanyName(List<String> words, Optional<String> shareClass) {
    private static final Pattern STATE = Pattern.compile("\\s*[/\\\\]\\s*\\w{0,4}\\s*[/\\\\]?\\s*$");
    private static final Pattern CLASS =
            Pattern.compile("\\b(?:class|cl|series)\\.?\\s+([a-z])\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SHARES = Pattern.compile(
            "\\b(?:sponsored\\s+)?(?:adrs?|ads|gdrs?|american depositary (?:shares?|receipts?)|common (?:stock|shares?)"
                    + "|ordinary shares?|registered shares?|depositary receipts?)\\b",
            Pattern.CASE_INSENSITIVE);
    /** One of these is in whatever that finds; most names have none, and need no pattern. */
    private static final List<String> SHARE_WORDS = List.of("adr", "ads", "gdr", "depositary", "common", "share");

    private static final Pattern THE = Pattern.compile("\\(the\\)|,\\s*the$", Pattern.CASE_INSENSITIVE);
    private static final Pattern JOINED_BY = Pattern.compile("['’‘`´]");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern CJK_FORM = Pattern.compile("株式会社|有限公司|股份有限公司|주식회사|㈜|（株）|\\(株\\)");

    /** A name of two words, which their first letters stand for. */
    private static final Pattern PAIR =
            Pattern.compile("^(?:the )?(\\p{L})[\\p{L}’'-]+ (?:&|and) (\\p{L})[\\p{L}’'-]+", Pattern.CASE_INSENSITIVE);

    private static final int SHORTEST_SHORT_FORM = 3;
    private static final int LONGEST_SHORT_FORM = 6;

    private static final Set<String> LEGAL_FORMS = Set.of(
            ("inc incorporated corp corporation co company companies ltd limited llc llp lp plc sa ag se nv bv spa oyj oy ab "
                            + "asa as kk gmbh kgaa kg pte pvt private pty bhd berhad tbk pt pjsc ojsc ooo jsc sab cv sas"
                            + " sarl srl aktiengesellschaft naamloze vennootschap publ kabushiki kaisha com")
                    .split(" ", -1));
    private static final Set<String> SOFT_FORMS = Set.of(
            "group",
            "groupe",
            "gruppe",
            "grupo",
            "holding",
            "holdings",
            "international",
            "intl",
            "global",
            "worldwide",
            "enterprises");
    private static final Set<String> DESCRIPTORS = Set.of("""
            aerospace air airlines aluminum apparel auto automotive banc bancorp bancshares bank banking banks beverage
            biosciences biotech brands broadcasting building cable capital cement chemical chemicals clothing
            communications computer construction consumer containers data defense designs devices digital drilling
            electric electrical electronics energy engineering entertainment environmental equipment exploration
            express farms fashion finance financial food foods footwear freight furniture gaming gas general gold
            health healthcare home homes hospitality hotels industrial industries insurance investment investments
            laboratories labs land leasing lines logistics lumber machines management manufacturing marine markets
            materials media medical metals mining mortgage motor motors music natural network networks oil packaging
            paper partners payments petroleum pharma pharmaceutical pharmaceuticals plastics platforms power products
            properties railroad realty reinsurance rental resorts resources restaurants retail royalty savings
            sciences security semiconductor semiconductors services shipping silver software solar solutions steel
            storage store stores studios supply systems technologies technology telecom telecommunications
            telephone therapeutics tire tobacco tools toys trading transport transportation travel trust utilities
            uranium warehouse waste water wholesale wireless works""".strip().split("\\s+", -1));

    public CompanyName {
        words = List.copyOf(words);
    }

    /** Reads any spelling; a name of nothing but legal forms keeps them, so that it still has words. */
    public static CompanyName of(String spelling) {
        String lower = spelling.toLowerCase(Locale.ROOT);
        Optional<String> letter = Optional.empty();
        String bare = spelling;
        if (lower.contains("cl") || lower.contains("series")) {
            Matcher shareClass = CLASS.matcher(spelling);
            if (shareClass.find()) {
                letter = Optional.of(shareClass.group(1).toUpperCase(Locale.ROOT));
                bare = shareClass.replaceAll(" ");
            }
        }
        if (SHARE_WORDS.stream().anyMatch(lower::contains)) {
            bare = SHARES.matcher(bare).replaceAll(" ");
        }
        if (lower.contains("the")) {
            bare = THE.matcher(bare).replaceAll("");
        }
        if (bare.indexOf('/') >= 0 || bare.indexOf('\\') >= 0) {
            bare = STATE.matcher(bare).replaceFirst("");
        }
        List<String> words = words(ascii(bare) ? bare : CJK_FORM.matcher(bare).replaceAll(" "));
        List<String> core = withoutTrailing(words, LEGAL_FORMS);
        return new CompanyName(core.isEmpty() ? words : core, letter);
    }

    /** Without the softer words some lists leave out: Group, Holdings, International. */
    public CompanyName core() {
        var forms = new ArrayList<>(withoutTrailing(words, SOFT_FORMS));
        List<String> bare = withoutTrailing(forms, LEGAL_FORMS);
        return bare.isEmpty() || bare.size() == words.size() ? this : new CompanyName(bare, shareClass);
    }

    /** Whether it is nothing but a legal form, as a list cut at commas leaves it: such a name is nobody's. */
    public boolean isFormAlone() {
        return withoutTrailing(words, LEGAL_FORMS).isEmpty();
    }

    /** The words as one, so that spaces do not matter: pultegroup for Pulte Group. */
    public String key() {
        return String.join("", words);
    }

    /** The words in alphabetical order: "Smith A O" and "A. O. Smith" have the same. */
    public String sortedKey() {
        return words.size() == 1
                ? words.getFirst()
                : String.join(" ", words.stream().sorted().toList());
    }

    /** Whether two spellings are of the same name, words in any order. */
    public boolean matches(CompanyName other) {
        return key().equals(other.key()) || sortedKey().equals(other.sortedKey());
    }

    /** Whether the longer name only adds what kind of business it is: Costco and Costco Wholesale. */
    public boolean isShortFor(CompanyName longer) {
        int size = words.size();
        return size > 0
                && size < longer.words.size()
                && longer.words.subList(0, size).equals(words)
                && longer.words.subList(size, longer.words.size()).stream()
                        .allMatch(word ->
                                DESCRIPTORS.contains(word) || SOFT_FORMS.contains(word) || LEGAL_FORMS.contains(word));
    }

    /** Whether a word says what kind of business or legal form a company is, and is nobody's own. */
    public static boolean describes(String word) {
        return DESCRIPTORS.contains(word) || SOFT_FORMS.contains(word) || LEGAL_FORMS.contains(word);
    }

    /** Whether the other name starts with all words of this one. */
    public boolean begins(CompanyName longer) {
        return !words.isEmpty()
                && words.size() <= longer.words.size()
                && longer.words.subList(0, words.size()).equals(words);
    }

    /**
     * Short forms made of the beginnings of all its words, each of so many letters or more: amex of American Express. A
     * name of one word has none.
     */
    public Set<String> shortForms(int least) {
        var forms = new HashSet<String>();
        if (words.size() > 1 && words.size() * least <= LONGEST_SHORT_FORM) {
            addShortForms("", 0, least, forms);
        }
        return forms;
    }

    /** How a name of two words is said by their first letters: j&j of Johnson & Johnson. */
    public static Optional<String> pairOfInitials(String spelling) {
        var pair = PAIR.matcher(spelling);
        return pair.find()
                ? Optional.of((pair.group(1) + "&" + pair.group(2)).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private void addShortForms(String begun, int at, int least, Set<String> forms) {
        if (at == words.size()) {
            if (begun.length() >= SHORTEST_SHORT_FORM) {
                forms.add(begun);
            }
            return;
        }
        String word = words.get(at);
        for (int length = least; length <= word.length() && begun.length() + length <= LONGEST_SHORT_FORM; length++) {
            addShortForms(begun + word.substring(0, length), at + 1, least, forms);
        }
    }

    private static boolean ascii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }

    /** In lower case without apostrophes and accents; most names have no accent to take off. */
    private static String plain(String text) {
        if (ascii(text)) {
            return text.replace("'", "").replace("`", "").toLowerCase(Locale.ROOT);
        }
        String joined = JOINED_BY.matcher(text).replaceAll("");
        return MARKS.matcher(Normalizer.normalize(joined, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replace("æ", "ae")
                .replace("œ", "oe")
                .replace("ø", "o")
                .replace("ł", "l")
                .replace("đ", "d")
                .replace("ı", "i");
    }

    private static List<String> words(String text) {
        var words = new ArrayList<String>();
        var initials = new StringBuilder();
        String plain = plain(text);
        for (int end = 0; end < plain.length(); ) {
            int start = end;
            while (start < plain.length() && !letterOrNumber(plain.codePointAt(start))) {
                start += Character.charCount(plain.codePointAt(start));
            }
            end = start;
            while (end < plain.length() && letterOrNumber(plain.codePointAt(end))) {
                end += Character.charCount(plain.codePointAt(end));
            }
            if (start == end) {
                break;
            }
            String word = plain.substring(start, end);
            if (word.length() == 1 && Character.isLetter(word.charAt(0))) {
                initials.append(word);
                continue;
            }
            flush(initials, words);
            if (!word.equals("and") && !(word.equals("the") && words.isEmpty())) {
                words.add(word);
            }
        }
        flush(initials, words);
        return words;
    }

    private static boolean letterOrNumber(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
            default -> Character.isLetterOrDigit(codePoint);
        };
    }

    /** Initials count as one word however they are spaced: A. O. Smith, AO Smith. */
    private static void flush(StringBuilder initials, List<String> words) {
        if (!initials.isEmpty()) {
            words.add(initials.toString());
            initials.setLength(0);
        }
    }

    private static List<String> withoutTrailing(List<String> words, Set<String> forms) {
        int end = words.size();
        while (end > 0 && forms.contains(words.get(end - 1))) {
            end--;
        }
        return words.subList(0, end);
    }
}
