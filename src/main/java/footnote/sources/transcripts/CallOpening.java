package footnote.sources.transcripts;

import footnote.domain.Transcript;
import footnote.domain.Transcript.Turn;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whose call it is and of which quarter, as its first speakers say: "Welcome to the Anvil third quarter 2024 earnings call." */
final class CallOpening {
    private static final int FIRST_TURNS = 3;
    private static final String TIME =
            "(?i:first|second|third|fourth|1st|2nd|3rd|4th|Q[1-4]|full|year(?:[- ]end)?|fiscal|FY ?\\d{2,4}|quarter|half|and|(?:19|20)\\d{2})(?:['’]s)?[ ,-]+";
    private static final String WORD = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*";
    private static final String NAME = "(?!" + TIME + ")(?!(?:Our|My|Your|This|These|Their|Today)\\b)(" + WORD
            + "(?:,? (?:and |of |& )?(?!" + TIME + ")" + WORD + "){0,5}?)(?:['’]s?)?";
    private static final String CALL =
            "(?i:financial |business |combined )*(?i:earnings|results|conference|investor|analyst|teleconference|webcast|call)\\b";
    private static final Pattern BEFORE_TIME =
            Pattern.compile("\\b(?:to|joining|for) (?:the )?" + NAME + ",? (?:" + TIME + ")+" + CALL);
    private static final Pattern AFTER_TIME =
            Pattern.compile("\\b(?:to|joining|for) (?:the )?(?:" + TIME + ")+(?:the )?" + NAME + " " + CALL);
    private static final Pattern QUARTER = Pattern.compile(
            "(?i)\\b(?:(?:fiscal )?((?:19|20)\\d{2}),? )?(?:(first|second|third|fourth|1st|2nd|3rd|4th)[- ]quarter|Q([1-4]))(?: (?:of )?(?:fiscal (?:year )?)?((?:19|20)\\d{2})\\b)?");

    private CallOpening() {}

    /** With the name, and the quarter where nothing else states it, that the first speakers give. */
    static Transcript completed(Transcript call, String nameOfFile) {
        String company =
                call.company().equals(nameOfFile) ? company(call.turns()).orElse(call.company()) : call.company();
        var quarter = call.fiscalQuarter().isPresent() && call.fiscalYear().isPresent()
                ? Optional.<int[]>empty()
                : quarter(call.turns());
        return new Transcript(
                company,
                call.ticker(),
                quarter.map(each -> each[0]).or(call::fiscalYear),
                quarter.map(each -> each[1]).or(call::fiscalQuarter),
                call.held(),
                CallRoles.told(call.turns()),
                call.origin());
    }

    static Optional<String> company(List<Turn> turns) {
        for (var form : List.of(BEFORE_TIME, AFTER_TIME)) {
            for (var turn : turns.stream().limit(FIRST_TURNS).toList()) {
                var found = form.matcher(turn.text());
                if (found.find()) {
                    return Optional.of(found.group(1).replaceFirst("(?:['’]s?|[.,])$", ""));
                }
            }
        }
        return Optional.empty();
    }

    /** Year and quarter. */
    private static Optional<int[]> quarter(List<Turn> turns) {
        return turns.stream()
                .limit(FIRST_TURNS)
                .flatMap(turn -> QUARTER.matcher(turn.text()).results())
                .filter(found -> found.group(1) != null || found.group(4) != null)
                .map(found -> new int[] {
                    Integer.parseInt(found.group(1) != null ? found.group(1) : found.group(4)),
                    found.group(3) != null ? Integer.parseInt(found.group(3)) : number(found.group(2))
                })
                .findFirst();
    }

    private static int number(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "first", "1st" -> 1;
            case "second", "2nd" -> 2;
            case "third", "3rd" -> 3;
            default -> 4;
        };
    }
}
