package footnote.research;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.Ticker;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells stories about a company from stories about others, by their tags and by the names in their words. */
public final class NewsRelevance {
    /** A story with more tags than this is a list of companies; it counts only where it names this one. */
    private static final int FEW_TAGS = 3;

    private static final Pattern LEGAL_FORM = Pattern.compile("(?i)[, ]+(?:the|inc|incorporated|corp|corporation|co"
            + "|company|companies|ltd|limited|llc|lp|plc|s\\.?a\\.?|ag|se|n\\.?v\\.?|b\\.?v\\.?|s\\.?p\\.?a\\.?|asa|ab|oyj|sae"
            + "|kk|k\\.k\\.|gmbh|kgaa|adr|ads|class [a-c]|common stock|holdings?|group)\\.?$");
    private static final Pattern LEADING = Pattern.compile("(?i)^(?:the|banca|banco|bank of|groupe|grupo|compagnie) ");
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cntrl}\\p{Cf}<>{}\"\\[\\]|]");

    /** First words of names that say nothing of whose name it is. */
    private static final Set<String> COMMON = Arrays.stream(
                    ("first general american united national global international new"
                                    + " great advanced applied digital energy capital bank southern northern western eastern pacific"
                                    + " atlantic standard consolidated royal china japan india korea europe european british french"
                                    + " german asia asian north south east west central best home light dollar target block match snap"
                                    + " live public private federal state city old open green blue red white black gold silver sun star"
                                    + " world universal premier prime main live super total texas california york london paris tokyo"
                                    + " health medical power water air land sea oil gas steel food foods realty real life fire auto car"
                                    + " data cloud net web tech technology technologies systems software semiconductor motor motors"
                                    + " mutual trust union liberty independent industrial automatic electronic electric delta alpha"
                                    + " beta omega apex summit eagle lion charles henry marsh under king prudential progressive western")
                            .split(" ", -1))
            .collect(Collectors.toSet());

    private final Ticker ticker;
    private final Set<String> names;
    private final Pattern named;
    private final Pattern other;

    private NewsRelevance(Listing listing) {
        this.ticker = listing.ticker();
        this.names = Stream.of(Stream.of(listing.name()), listing.aliases().stream(), listing.formerNames().stream())
                .flatMap(each -> each)
                .flatMap(name -> spoken(name).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        String symbol = Pattern.quote(listing.ticker().symbol());
        String words = names.stream()
                .sorted((one, two) -> two.length() - one.length())
                .flatMap(name -> Stream.of(name, name.toUpperCase(Locale.ROOT)))
                .distinct()
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        String any =
                "(?:(?<![\\p{L}\\d])(?:" + words + ")(?![\\p{L}\\d])|[(:$]\\s?" + symbol + "\\b|^" + symbol + "\\b)";
        this.named = Pattern.compile(any);
        this.other = Pattern.compile("(?:" + any + "(?:['’]s)?[ -](?:(?:main|key|former|biggest|largest|top|smaller"
                + "|bigger|chief) )?(?i:rivals?|suppliers?|peers?|competitors?|customers?|clients?|partners?|backed|investors?"
                + "|vendors?|tenants?|landlord|alumn\\w+|contractors?|dealers?|franchisees?|owner|parent|affiliate"
                + "|lookalike|wannabe|spin-?off)\\b(?!['’]? (?i:sales|returns|accounts|contract|deal)))|(?i:\\b(?:rivals?|suppliers?|peers?"
                + "|competitors?|customers?|partners?) (?:of|to) )" + any
                + "|(?i:\\b(?:such as|unlike|like|similar to|ex-|former) )" + any);
    }

    public static NewsRelevance of(Listing listing) {
        return new NewsRelevance(listing);
    }

    /** Whether a story is about the company: tagged with it, or, where it has no tag, naming it. */
    public boolean concerns(NewsItem story) {
        boolean named = names(story.title()) || names(story.summary());
        var tags = story.tickers();
        if (tags.isEmpty()) {
            return named;
        }
        if (tags.contains(ticker)) {
            return tags.size() <= FEW_TAGS || named;
        }
        return names(story.title()) && tags.stream().anyMatch(this::anotherClass);
    }

    /** Whether words name the company. */
    public boolean names(String text) {
        return named.matcher(text).find();
    }

    /** Whether words name it only to say whose rival, supplier or partner another is. */
    public boolean onlyAside(String text) {
        return names(text) && !names(other.matcher(text).replaceAll(" "));
    }

    /** Tagged with this company and no other. */
    public boolean taggedAlone(NewsItem story) {
        return story.tickers().equals(List.of(ticker));
    }

    /** The name as a headline has it: without legal form, and cut to its distinctive word where there is one. */
    public static String shortName(Listing listing) {
        return stripped(listing.name());
    }

    /** Another share of the same company, such as GOOG beside GOOGL and BRK-A beside BRK-B. */
    private boolean anotherClass(Ticker tag) {
        String mine = ticker.symbol();
        String its = tag.symbol();
        String stem = mine.replaceAll("[-.][A-Z]$", "");
        return stem.equals(its.replaceAll("[-.][A-Z]$", ""))
                || (Math.abs(mine.length() - its.length()) == 1
                        && Math.min(mine.length(), its.length()) >= 3
                        && (mine.startsWith(its) || its.startsWith(mine)));
    }

    private static Set<String> spoken(String name) {
        var spoken = new LinkedHashSet<String>();
        String base = stripped(name);
        if (!base.isBlank()) {
            spoken.add(base);
        }
        String plain = LEADING.matcher(base).replaceFirst("");
        String first = Arrays.stream(plain.split("[ ,]", -1)).findFirst().orElse("");
        if (first.length() >= 4
                && Character.isUpperCase(first.charAt(0))
                && !COMMON.contains(first.toLowerCase(Locale.ROOT))) {
            spoken.add(first);
        }
        return spoken;
    }

    private static String stripped(String name) {
        String left = UNSEEN.matcher(name).replaceAll("").strip();
        while (true) {
            String shorter = LEGAL_FORM.matcher(left).replaceFirst("").strip();
            if (shorter.isBlank() || shorter.equals(left)) {
                return left;
            }
            left = shorter;
        }
    }
}
