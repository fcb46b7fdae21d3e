package footnote.domain.lead;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells from a sentence what kind of event it reports, if any; the first kind that fits stands. */
public final class SignalWords {
    private static final Map<SignalKind, Pattern> KINDS = kinds();

    /** What is called off is no reason to call. */
    private static final Pattern OFF = words(
            "halts?|halted|stops?|stopped|closes?|closing|delays?|cancels?|shelves|abandons?|sells? its|no longer");

    private SignalWords() {}

    public static Optional<SignalKind> read(String sentence) {
        if (OFF.matcher(sentence).find()) {
            return Optional.empty();
        }
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
                        "raises? (?:money|funds|capital(?! (?:expenditure|spending))|[$€£]|\\d)|funding round|series [a-e]\\b|closes? (?:a )?seed round"
                                + "|secures? (?:an? )?investment|lève \\d"));
        kinds.put(
                SignalKind.SUPPLIER_RISK,
                words(
                        "(?:single|sole|only one|key) (?:supplier|source)|(?:depend|depends|rely|relies) on (?:one|two|a few|a single) |suppliers? (?:may|could|fail|delay|short)"
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
                words(
                        "launch(?:es|ed)? (?:an?|its|the|new|two|three) |new product|unveils|brings (?:\\w+ ){1,3}to market"));
        kinds.put(
                SignalKind.CAPITAL_SPENDING,
                words(
                        "(?:raise|raises|increase|increases|lift|lifts|double|doubles|higher|more|plan|planned) (?:\\w+ ){0,3}"
                                + "(?:capital (?:expenditure|spending|investment)|capex)|invest(?:s|ing)? (?:\\w+ ){0,4}in"
                                + " (?:new )?(?:plant|plants|capacity|equipment|machines)"));
        kinds.put(
                SignalKind.EXPANSION_PLAN,
                words(
                        "plans? to (?:expand|open|build|double|add)|expands? (?:\\w+ ){0,3}(?:plant|capacity|factory|line)|new capacity|will (?:open|build|double) "));
        return kinds;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")");
    }
}
