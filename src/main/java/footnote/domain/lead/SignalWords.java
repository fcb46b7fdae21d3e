package footnote.domain.lead;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells from a sentence what kind of event it reports, if any; the first kind that fits stands. */
public final class SignalWords {
    private static final Map<SignalKind, Pattern> KINDS = kinds();

    private SignalWords() {}

    public static Optional<SignalKind> read(String sentence) {
        return KINDS.entrySet().stream()
                .filter(kind -> kind.getValue().matcher(sentence).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static Map<SignalKind, Pattern> kinds() {
        var kinds = new LinkedHashMap<SignalKind, Pattern>();
        kinds.put(
                SignalKind.FUNDING,
                words(
                        "raises? (?:money|funds|capital|[$€£]|\\d)|funding round|series [a-e]\\b|closes? (?:a )?seed round"
                                + "|secures? (?:an? )?investment|lève \\d"));
        kinds.put(
                SignalKind.SUPPLIER_RISK,
                words("(?:single|sole|only one|key) (?:supplier|source)|suppliers? (?:may|could|fail|delay|short)"
                        + "|supply shortage|shortage of (?:parts|components)|depend on (?:one|a few) suppliers?"));
        kinds.put(
                SignalKind.NEW_SITE,
                words("opens? (?:\\w+ ){1,5}?(?:office|site|plant|factory|store|centre|center|warehouse|laboratory)"
                        + "|new (?:office|site|plant|factory|headquarters)"));
        kinds.put(
                SignalKind.MARKET_ENTRY,
                words("starts? selling (?:in|outside)|enters? (?:\\w+ ){0,3}market|expands? (?:in)?to\\b|opens a market"
                        + "|cleared in \\p{Lu}|first customers? in \\p{Lu}"));
        kinds.put(
                SignalKind.HIRING,
                words("\\bhiring\\b|looks? for (?:\\w+ ){0,2}(?:engineers|sellers|staff|developers)|recruit(?:s|ing)"
                        + "|job openings|vacanc(?:y|ies)|hires? (?:\\w+ ){0,2}(?:engineers|sellers|staff|people)"));
        kinds.put(
                SignalKind.PRODUCT_LAUNCH,
                words("launch(?:es|ed)? (?:\\w+ ){0,4}|new product|unveils|brings (?:\\w+ ){1,3}to market"));
        kinds.put(
                SignalKind.CAPITAL_SPENDING,
                words("capital (?:expenditure|spending|investment)|\\bcapex\\b|invest(?:s|ing|ed)? (?:\\w+ ){0,4}in"
                        + " (?:new )?(?:plant|plants|capacity|equipment|machines)"));
        kinds.put(
                SignalKind.EXPANSION_PLAN,
                words("plans? to (?:expand|open|build|double|add)|room to expand|new capacity|second line"));
        return kinds;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")");
    }
}
