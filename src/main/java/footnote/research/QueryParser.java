package footnote.research;

import footnote.domain.Market;
import footnote.domain.opinion.AnalysisType;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The rule of the query reader: what is left of a query when the words around the company are taken off. */
public final class QueryParser {
    private static final Pattern SYMBOL = Pattern.compile("\\s*\\^?[A-Z0-9]{1,10}(?:[.-][A-Z]{1,4})?\\s*");

    private static final Set<String> AROUND = Set.of(("a about again all also am an analyse analysing analysis analyze"
                    + " analyzing and any are around as at balance be bearish bet bull bullish bear buy buying by can candle candles"
                    + " cash chart charts check chart's company compare composite comprehensive consider could current currently debt deep detailed dive"
                    + " did do does doing earnings equity estimate evaluate fair feel find flow for from full fundamental"
                    + " fundamentally fundamentals future get give go going good great growth had has have headlines health"
                    + " hold holding how i if in indicators into invest investing investment is it its keep know latest let"
                    + " like long look looking looks macd make margins market me momentum mood more much my need news now of"
                    + " on opinion or our outlook over overall overview overvalued own pe performance perform performing"
                    + " picture please position price prices quick ratio report research resistance right rsi run sell"
                    + " selling sentiment share shares sheet short should show signals so some stock stocks summary support"
                    + " take technical technically technicals tell term than that the their them these they think this"
                    + " thoughts time to today trade trading trend trending undervalued up us valuation valued view views was"
                    + " we week well were what what's whats when where which whole why will with worth would you your")
            .split(" ", -1));

    private static final Map<AnalysisType, Pattern> TYPES = Map.of(
            AnalysisType.TECHNICAL,
            words("technicals?|technically|charts?|rsi|macd|momentum|trend(?:ing)?|moving averages?|support|resistance"
                    + "|candles?|indicators?|bollinger|breakout"),
            AnalysisType.FUNDAMENTAL,
            words(
                    "fundamentals?|fundamentally|valuation|(?:over|under)?valued|earnings|balance sheet|margins?|cash flow"
                            + "|debt|growth|p/?e|profits?|revenues?"),
            AnalysisType.SENTIMENT,
            words("sentiment|news|headlines?|mood|buzz"),
            AnalysisType.COMPOSITE,
            words("composite|overall|whole picture|full analysis|everything"));

    private static final Map<Market, Pattern> MARKETS = Map.of(
            Market.INDIA, words("india|indian|nse|bse"),
            Market.UNITED_STATES, words("usa?|u\\.s\\.|united states|america|american|nyse|nasdaq|wall street"),
            Market.CHINA, words("china|chinese|shanghai|shenzhen|hong kong"),
            Market.JAPAN, words("japan|japanese|tokyo"),
            Market.KOREA, words("korea|korean|kospi|kosdaq"),
            Market.EUROPE, words("europe|european|london|frankfurt|paris|amsterdam"));

    private static final Pattern PLACE = Pattern.compile(
            "(?i)[,(]?\\s*\\b(?:in|on|from|listed in|listed on)\\s+(?:the\\s+)?(?:india|nse|bse|united states|america|usa?|nyse|nasdaq|china"
                    + "|shanghai|hong kong|japan|tokyo|korea|europe|london|frankfurt|paris)\\b\\)?");

    private QueryParser() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    /** Whether a query is a symbol and nothing else, so that there is nothing to read out of its words. */
    public static boolean isSymbol(String query) {
        return SYMBOL.matcher(query).matches();
    }

    /** What stands between the words around it; a word written large inside a sentence belongs to the name. */
    public static Optional<String> company(String query) {
        if (isSymbol(query)) {
            return Optional.of(query.strip()); // IT and NOW are symbols where nothing else is typed
        }
        var symbol = symbol(query);
        if (symbol.isPresent()) {
            return symbol;
        }
        var words = Arrays.stream(PLACE.matcher(query).replaceAll(" ").strip().split("\\s+", -1))
                .map(QueryParser::bare)
                .filter(word -> !word.isEmpty())
                .toList();
        int from = 0;
        int to = words.size();
        while (from < to && around(words, from)) {
            from++;
        }
        while (to > from && around(words, to - 1)) {
            to--;
        }
        return from == to ? Optional.empty() : Optional.of(String.join(" ", words.subList(from, to)));
    }

    /** A word that can be nothing but a symbol: $INFY, RELIANCE.NS, 7203.T. */
    private static Optional<String> symbol(String query) {
        return Arrays.stream(query.strip().split("\\s+", -1))
                .map(QueryParser::bare)
                .filter(word -> word.matches("\\$[A-Za-z][A-Za-z.-]{0,9}|[A-Z0-9&-]{1,15}\\.[A-Z]{1,3}"))
                .findFirst();
    }

    private static boolean around(List<String> words, int at) {
        String word = words.get(at);
        boolean large = Character.isUpperCase(word.codePointAt(0)) && at > 0;
        return AROUND.contains(word.toLowerCase(Locale.ROOT)) && (!large || word.equals("I"));
    }

    private static String bare(String word) {
        return word.replaceAll("^[\"'“”‘(\\[]+|[\"'“”’)\\],;:?!.]+$", "").replaceAll("['’]s$", "");
    }

    /** The one type whose words occur; several mean the whole picture. */
    public static Optional<AnalysisType> type(String query) {
        var said = EnumSet.noneOf(AnalysisType.class);
        TYPES.forEach((type, words) -> {
            if (words.matcher(query).find()) {
                said.add(type);
            }
        });
        return said.isEmpty()
                ? Optional.empty()
                : Optional.of(said.size() == 1 ? said.iterator().next() : AnalysisType.COMPOSITE);
    }

    /** The query without words that only say where. */
    public static String anywhere(String query) {
        return PLACE.matcher(query).replaceAll(" ");
    }

    public static Optional<Market> market(String query) {
        var said = EnumSet.noneOf(Market.class);
        MARKETS.forEach((market, words) -> {
            if (PLACE.matcher(query).results().anyMatch(place -> words.matcher(place.group())
                    .find())) {
                said.add(market);
            }
        });
        return said.size() == 1 ? Optional.of(said.iterator().next()) : Optional.empty();
    }
}
