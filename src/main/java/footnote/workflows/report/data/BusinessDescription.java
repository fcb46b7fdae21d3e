package footnote.workflows.report.data;

import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the sentence of an annual report that says what the company makes, sells or does, and to whom. */
public final class BusinessDescription {
    private static final String OWN = "(?:main|principal|primary|core|key|largest)";
    private static final Pattern DESCRIBES = Pattern.compile(
            "^(?:(?:Founded|Incorporated|Established|Headquartered) [^,]{2,60}, )?"
                    + "(?:(?:We|The Company|Our Company|The Group|[\\p{Lu}\\d][\\p{L}\\d&.'’-]*(?:,? (?:[\\p{Lu}\\d&][\\p{L}\\d&.'’-]*))*(?: \\([^)]{1,60}\\))?),? "
                    + "(?:(?:is|are) (?:an?|one of|the|engaged|primarily|organized)\\b|(?:primarily |principally |mainly )?"
                    + "(?:designs?|develops?|manufactures?|makes?|markets?|sells?|provides?|offers?|operates?|engages?|produces?|distributes?"
                    + "|owns?|builds?|generates?|earns?|serves?|supplies|supply)\\b)"
                    + "|Our (?:" + OWN
                    + " )?(?:products?|services?|businesse?s?|customers|brands|operations|segments|offerings)\\b[^.]{0,60}?"
                    + "\\b(?:are|is|include|includes|consists?|comprises?)\\b"
                    + "|(?:(?:Substantially all|Most|The majority) of o|O)ur (?:net )?(?:revenues?|sales) (?:is|are|comes?)\\b)");
    private static final Pattern GENERAL = Pattern.compile(
            "(?i)^.{0,60}\\b(?:committed|dedicated|proud|subject to|not|unable"
                    + "|required|exposed|guided|accelerated filer|issuer|corporation incorporated|copies|website|available|trademarks?|(?:one|single|two|three|four|five|six|reportable|operating) (?:\\w+ )?segments?)\\b");
    private static final Pattern SENTENCES =
            Pattern.compile("(?<=[.!?])(?<!\\b(?:Inc|Corp|Co|Ltd|Mr|Ms|Dr|Jr|No|St|U\\.S|U\\.K|vs)\\.) +(?=\\p{Lu})");

    private BusinessDescription() {}

    /** The text from its first describing sentence on; empty where it has none. */
    public static Optional<String> from(String text) {
        int at = 0;
        for (var sentence : SENTENCES.split(text, -1)) {
            if (DESCRIBES.matcher(sentence).find() && !GENERAL.matcher(sentence).find()) {
                return Optional.of(text.substring(text.indexOf(sentence, at)));
            }
            at += sentence.length();
        }
        return Optional.empty();
    }
}
