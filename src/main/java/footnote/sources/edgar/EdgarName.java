package footnote.sources.edgar;

import footnote.domain.Ticker;
import footnote.sources.Resources;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A company's name as EDGAR has it, often in capitals and with its state of incorporation, made readable. */
final class EdgarName {
    private static final Pattern STATE = Pattern.compile("\\s*[/\\\\](?:\\s*[A-Za-z]{2,3}\\s*[/\\\\]?)?\\s*$");
    private static final Pattern PART = Pattern.compile("(?<=[ \\-./&(])|(?=[ \\-./&(])");
    private static final int LONGEST_INITIALS = 3;
    private static final int LONGEST_SYMBOL = 4;

    /** Short words that are no initials. */
    private static final Set<String> WORDS = Set.of(
            ("co inc ltd corp the of and for new old big one two red sun gas oil air sea war all pet box fox bay art car ten"
                            + " cap van von de la le los las el san st mr dr com eli lam rio to on in by an a")
                    .split(" ", -1));

    private static final Map<String, String> SPELLINGS = spellings();
    private static final Pattern DOT_COM = Pattern.compile("(?<=[\\p{L}\\d]) Com(?= |,|$)");
    private static final Pattern SPACES = Pattern.compile(" ");

    private EdgarName() {}

    private static Map<String, String> spellings() {
        var spellings = new HashMap<String, String>();
        Resources.rows(EdgarName.class, "names.tsv").forEach(row -> spellings.put(row[0], row[1]));
        return Map.copyOf(spellings);
    }

    /** In title case where the name is all in capitals; initials and the symbol stay as they are. */
    static String readable(String name, Ticker ticker) {
        String plain = STATE.matcher(name).replaceFirst("").strip();
        boolean mixed = plain.chars().anyMatch(Character::isLowerCase);
        boolean worded = plain.chars().filter(Character::isLetter).count() > LONGEST_SYMBOL;
        if (mixed || !worded || plain.isEmpty()) {
            return plain.isEmpty() ? name : plain;
        }
        var words = SPACES.split(plain, -1);
        for (int known = words.length; known > 0; known--) {
            String start = String.join(" ", Arrays.asList(words).subList(0, known));
            String spelled = SPELLINGS.get(start.replaceFirst(",$", ""));
            if (spelled != null) {
                return spelled + (start.endsWith(",") ? "," : "") + cased(plain.substring(start.length()), ticker);
            }
        }
        return DOT_COM.matcher(cased(plain, ticker)).replaceAll(".com");
    }

    private static String cased(String name, Ticker ticker) {
        return Arrays.stream(PART.split(name, -1))
                .filter(part -> !part.isEmpty())
                .map(part -> word(part, ticker))
                .collect(Collectors.joining());
    }

    private static String word(String part, Ticker ticker) {
        String lower = part.toLowerCase(Locale.ROOT);
        String letters = lower.replaceAll("[^\\p{L}]", "");
        boolean initials = (letters.length() <= LONGEST_INITIALS && !WORDS.contains(letters))
                || (letters.chars().noneMatch(letter -> "aeiouy".indexOf(letter) >= 0)
                        && !Set.of("ltd", "st", "mr", "dr").contains(letters))
                || (part.equals(ticker.symbol()) && part.length() <= LONGEST_SYMBOL)
                || letters.matches("i{2,3}|iv|vi{1,3}");
        if (initials || letters.isEmpty()) {
            return part;
        }
        return Set.of("of", "and", "for", "the", "de", "la", "le").contains(lower) && lower.length() < 4
                ? lower.equals("the") ? "The" : lower
                : part.charAt(0) + lower.substring(1);
    }
}
