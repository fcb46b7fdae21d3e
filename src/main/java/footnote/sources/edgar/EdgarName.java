package footnote.sources.edgar;

import footnote.domain.Ticker;
import footnote.sources.Resources;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A company's name as EDGAR has it, often in capitals and with its state of incorporation, made readable. */
final class EdgarName {
    private static final Pattern STATE = Pattern.compile("\\s*[/\\\\](?:\\s*[A-Za-z]{2,3}\\s*[/\\\\]?)?\\s*$");
    private static final String PARTED_BY = " -./&(";
    private static final int LONGEST_INITIALS = 3;
    private static final int LONGEST_SYMBOL = 4;

    /** Short words that are no initials. */
    private static final Set<String> WORDS = Set.of(
            ("co inc ltd corp the of and for new old big one two red sun gas oil air sea war all pet box fox bay art car ten"
                            + " cap van von de la le los las el san st mr dr com eli lam rio to on in by an a")
                    .split(" ", -1));

    private static final Map<String, String> SPELLINGS = spellings();
    private static final Pattern DOT_COM = Pattern.compile("(?<=[\\p{L}\\d]) Com(?= |,|$)");
    private static final Pattern NO_LETTER = Pattern.compile("\\P{L}+");
    private static final Pattern ROMAN = Pattern.compile("i{2,3}|iv|vi{1,3}");
    private static final Set<String> NO_VOWEL_WORDS = Set.of("ltd", "st", "mr", "dr");
    private static final Set<String> SMALL_WORDS = Set.of("of", "and", "for", "de", "la", "le");

    private EdgarName() {}

    private static Map<String, String> spellings() {
        var spellings = new HashMap<String, String>();
        Resources.rows(EdgarName.class, "names.tsv").forEach(row -> spellings.put(row[0], row[1]));
        return Map.copyOf(spellings);
    }

    /** In title case where the name is all in capitals; initials and the symbol stay as they are. */
    static String readable(String name, Ticker ticker) {
        boolean slashed = name.indexOf('/') >= 0 || name.indexOf('\\') >= 0;
        String plain = (slashed ? STATE.matcher(name).replaceFirst("") : name).strip();
        boolean mixed = plain.chars().anyMatch(Character::isLowerCase);
        boolean worded = plain.chars().filter(Character::isLetter).count() > LONGEST_SYMBOL;
        if (mixed || !worded || plain.isEmpty()) {
            return plain.isEmpty() ? name : plain;
        }
        for (int end = plain.length(); end > 0; end = plain.lastIndexOf(' ', end - 1)) {
            String start = plain.substring(0, end);
            boolean comma = start.endsWith(",");
            String spelled = SPELLINGS.get(comma ? start.substring(0, end - 1) : start);
            if (spelled != null) {
                return spelled + (comma ? "," : "") + cased(plain.substring(end), ticker);
            }
        }
        String cased = cased(plain, ticker);
        return cased.contains(" Com") ? DOT_COM.matcher(cased).replaceAll(".com") : cased;
    }

    private static String cased(String name, Ticker ticker) {
        var cased = new StringBuilder();
        int start = 0;
        for (int at = 0; at < name.length(); at++) {
            if (PARTED_BY.indexOf(name.charAt(at)) >= 0) {
                cased.append(word(name.substring(start, at), ticker)).append(name.charAt(at));
                start = at + 1;
            }
        }
        return cased.append(word(name.substring(start), ticker)).toString();
    }

    private static String word(String part, Ticker ticker) {
        String lower = part.toLowerCase(Locale.ROOT);
        String letters = NO_LETTER.matcher(lower).replaceAll("");
        boolean initials = (letters.length() <= LONGEST_INITIALS && !WORDS.contains(letters))
                || (letters.chars().noneMatch(letter -> "aeiouy".indexOf(letter) >= 0)
                        && !NO_VOWEL_WORDS.contains(letters))
                || (part.equals(ticker.symbol()) && part.length() <= LONGEST_SYMBOL)
                || ROMAN.matcher(letters).matches();
        if (initials || letters.isEmpty()) {
            return part;
        }
        return SMALL_WORDS.contains(lower) ? lower : part.charAt(0) + lower.substring(1);
    }
}
