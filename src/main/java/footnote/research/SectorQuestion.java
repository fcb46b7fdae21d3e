package footnote.research;

import footnote.domain.Market;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A question on an industry rather than on a company: "Rank the banks", "Which Indian drugmaker is cheapest?". */
public record SectorQuestion(String sector, Optional<Market> market) {
    private static final Map<String, String> NAMES = read();
    private static final String ANY = String.join("|", NAMES.values());

    private static final String COUNTRY =
            "(?:(?:us|u\\.s\\.|american|indian|japanese|chinese|korean|european|large|big|small|listed|regional) )*";
    private static final Pattern ASKED = Pattern.compile("(?i)^\\W*(?:please )?(?:"
            + "(?:rank|order|screen|list|compare|analy[sz]e|review)(?: me)? (?:all )?(?:of )?(?:the )?" + COUNTRY
            + "(?:"
            + ANY + ")"
            + "|(?:which|what)(?: of the| are the| is the)? (?:\\w+[ -]){0,2}?" + COUNTRY + "(?:" + ANY + ")"
            + "|(?:the )?(?:best|cheapest|safest|strongest|weakest|top|largest|most \\w+|fastest[ -]growing)(?: \\w+)? "
            + COUNTRY + "(?:" + ANY + ")"
            + "|(?:how|what)(?: is| are|'s)(?: going on in)? (?:the )?" + COUNTRY + "(?:" + ANY
            + ")(?: sector| industry| stocks| companies)? (?:sector|industry|doing|looking|performing|faring)"
            + ")\\b.*");
    private static final Pattern NAMED =
            Pattern.compile("(?i)\\b" + COUNTRY + "(" + ANY + ")(?: \\w+)? (?:sector|industry)\\b");

    /** Words that a sector question may hold besides; a capital letter on any other word is a company's. */
    private static final Pattern NAME = Pattern.compile(
            "(?<!^)(?<![.?!] )(?<![&/])\\b(?!US\\b|U\\.S|Indian|American|Japanese|Chinese|Korean|European|India|America|United|States|Japan|China|Korea|Europe|Hong|Kong|REIT|IT\\b|P/|PE\\b|EPS|RO[AEI]|EV|EBIT|R&D|SG&A|D&A|COGS|CAGR|DPS|TTM|FCF|CET|RBC|SCR|NIM\\b|NPL|DSO|LTM|CEO|CFO|FY)[A-Z][\\w&]*");

    private static final Map<Market, Pattern> COUNTRIES = Map.of(
            Market.UNITED_STATES, Pattern.compile("\\bUS\\b|\\bU\\.S\\.|(?i:\\bamerican\\b)"),
            Market.INDIA, Pattern.compile("(?i)\\bindian\\b"),
            Market.JAPAN, Pattern.compile("(?i)\\bjapanese\\b"),
            Market.CHINA, Pattern.compile("(?i)\\bchinese\\b"),
            Market.KOREA, Pattern.compile("(?i)\\bkorean\\b"),
            Market.EUROPE, Pattern.compile("(?i)\\beuropean\\b"));

    /** The industry a query is on; none where it names a company. */
    public static Optional<SectorQuestion> in(String query) {
        String words = QueryParser.anywhere(query).strip();
        boolean asked = ASKED.matcher(words).matches() || NAMED.matcher(words).find();
        if (!asked || NAME.matcher(words).find()) {
            return Optional.empty();
        }
        return NAMES.entrySet().stream()
                .filter(each -> Pattern.compile("(?i)\\b(?:" + each.getValue() + ")\\b")
                        .matcher(words)
                        .find())
                .findFirst()
                .map(each -> new SectorQuestion(each.getKey(), market(query)));
    }

    /** All industries, in the market a query names or in any. */
    public static SectorQuestion everywhere(String query) {
        return new SectorQuestion("", market(query));
    }

    private static Optional<Market> market(String query) {
        return QueryParser.market(query).or(() -> COUNTRIES.entrySet().stream()
                .filter(each -> each.getValue().matcher(query).find())
                .map(Map.Entry::getKey)
                .findFirst());
    }

    private static Map<String, String> read() {
        try (var in = SectorQuestion.class.getResourceAsStream("sectors.tsv")) {
            if (in == null) {
                throw Fault.state("the file of sectors is not beside its class");
            }
            var names = new LinkedHashMap<String, String>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .forEach(cells -> names.put(cells[0], cells[1]));
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the file of sectors", e);
        }
    }
}
