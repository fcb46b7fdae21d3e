package footnote.evidence.documents;

import footnote.domain.names.CompanyName;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes a company's name that is given in capitals or without spaces the way the text of its document does. */
record CompanySpelling(List<String> pages) {
    private static final int LONGEST_INITIALS = 4;
    private static final String LEGAL_FORM =
            "(?:,?\\s+(?:&\\s+|and\\s+)?(?:Company|Companies|Corporation|Incorporated|Limited|Inc|Corp|Co|Ltd|PLC|N\\.V|S\\.A|AG|SE|LLC|L\\.?P)\\b\\.?)+";

    /** The registrant's own spelling where the file's name only squeezes it together. */
    String of(String company, List<String> aliases) {
        String key = CompanyName.of(company).key();
        var own = aliases.stream()
                .filter(alias -> {
                    var name = CompanyName.of(alias);
                    return name.key().equals(key) || name.core().key().equals(key);
                })
                .toList();
        return own.stream()
                .filter(alias -> !alias.equals(alias.toUpperCase(Locale.ROOT)))
                .findFirst()
                .or(() -> aliases.stream().filter(alias -> begins(alias, key)).findFirst())
                .or(() -> own.stream().findFirst())
                .map(this::written)
                .orElseGet(() -> isShouted(company) ? squeezed(company).orElse(company) : company);
    }

    /** Whether an alias is the registrant's whole name, of which the file's name is the beginning: Anvil of Anvil Works, Inc. */
    private static boolean begins(String alias, String key) {
        return Pattern.compile(LEGAL_FORM + "$").matcher(alias).find()
                && CompanyName.of(alias).core().key().startsWith(key + " ");
    }

    private static boolean isShouted(String name) {
        return name.length() > LONGEST_INITIALS && name.equals(name.toUpperCase(Locale.ROOT));
    }

    /** A file's BESTBUY as the text writes it, Best Buy: the most usual spelling that is not all in capitals. */
    private Optional<String> squeezed(String name) {
        var letters = name.chars()
                .filter(Character::isLetterOrDigit)
                .mapToObj(each -> Pattern.quote(Character.toString(each)))
                .collect(Collectors.joining("[ -]?", "\\b", "\\b"));
        return mostUsual(letters);
    }

    /** A name in capitals as the text writes it: BEST BUY CO., INC. as Best Buy Co., Inc. */
    private String written(String cover) {
        String name = cover.replaceAll("\\s+(?=[.,])", "");
        return isShouted(name) ? inTheText(name).or(() -> marked(name)).orElseGet(() -> capitalized(name)) : name;
    }

    /** The most usual spelling of a name in the text that is not all in capitals. */
    private Optional<String> inTheText(String name) {
        return mostUsual(Arrays.stream(name.split("\\s+", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining("\\s+", "\\b", "(?!\\w)(?:(?<=Inc|Corp|Co|Ltd)\\.)?")));
    }

    /** A name that its capitals rob of hyphens, apostrophes and legal form: OAK FIR CO as The Oak-Fir Company. */
    private Optional<String> marked(String name) {
        String words = CompanyName.of(name).words().stream()
                .map(word -> word.chars()
                        .mapToObj(each -> Pattern.quote(Character.toString(each)))
                        .collect(Collectors.joining("['’.]?\\s?")))
                .collect(Collectors.joining("(?:[\\s.,'’-]|\\s&\\s|\\sand\\s){1,3}", "\\b", ""));
        return mostUsual("\\b(?:The\\s+)?" + words + LEGAL_FORM).or(() -> mostUsual(words + "\\b"));
    }

    private Optional<String> mostUsual(String spelling) {
        var pattern = Pattern.compile(spelling, Pattern.CASE_INSENSITIVE);
        return pages.stream()
                .flatMap(page -> pattern.matcher(page).results())
                .map(found -> found.group().replaceAll("\\s+", " "))
                .filter(each -> Character.isUpperCase(each.charAt(0)) && !each.equals(each.toUpperCase(Locale.ROOT)))
                .collect(Collectors.groupingBy(each -> each, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /** AMERICAN EXPRESS COMPANY as American Express Company; short words stay in capitals. */
    private static String capitalized(String name) {
        return Arrays.stream(name.split("\\s+", -1))
                .map(word -> word.length() <= 3 && !word.endsWith(".")
                        ? word
                        : word.substring(0, 1) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }
}
