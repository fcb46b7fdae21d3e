package footnote.sources.sample.description;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.Exchanges;
import footnote.sources.SourceException.Malformed;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A company as the description file tells it, with its industry's habits for what it does not say. */
public final class Description {
    /** How the sample market is called where a vendor is named. */
    public static final String VENDOR = "sample";

    private final Map<String, Object> own;
    private final Map<String, Object> industry;
    private final Exchanges.Exchange exchange;
    private final Map<String, YearPath> courses = new ConcurrentHashMap<>();

    public Description(Map<String, Object> own, Map<String, Object> industry) {
        this.own = own;
        this.industry = industry;
        this.exchange = Exchanges.bySuffix(ticker())
                .or(() -> Exchanges.byCode(optional("exchange").orElse("NYQ")))
                .orElseThrow(() -> broken("exchange", "unknown"));
    }

    public String symbol() {
        return String.valueOf(own.get("symbol"));
    }

    public Ticker ticker() {
        return new Ticker(symbol());
    }

    public String name() {
        return text("name");
    }

    /** The name as people say it: without its legal form. */
    public String shortName() {
        return optional("short").orElseGet(this::name);
    }

    public String story() {
        return text("story");
    }

    public String industryName() {
        return text("industry");
    }

    public Market market() {
        return exchange.market();
    }

    public String exchangeName() {
        return exchange.name();
    }

    /** What the price is quoted in. */
    public Denomination priceCurrency() {
        return exchange.currency();
    }

    /** What the statements are in. */
    public Denomination currency() {
        return optional("currency").map(Denomination::new).orElseGet(() -> exchange.currency()
                .major());
    }

    /** How many currency units one unit of the statements stands for. */
    public long unit() {
        return optional("unit").orElse("millions").equals("thousands") ? 1_000 : 1_000_000;
    }

    /** Ordinary shares behind one share as traded. */
    public int shareRatio() {
        return optional("share_ratio").map(Integer::parseInt).orElse(1);
    }

    public int yearEnd() {
        return number("year_end");
    }

    public Optional<LocalDate> day(String key) {
        return optional(key).map(LocalDate::parse);
    }

    public Listing listing() {
        String cik = exchange.market() == Market.UNITED_STATES ? "99" + tail() : "";
        return new Listing(
                ticker(),
                name(),
                exchangeName(),
                market(),
                priceCurrency(),
                Optional.of(cik).filter(each -> !each.isEmpty()),
                Optional.empty(),
                texts("aliases"),
                texts("former_names"));
    }

    /** Eight digits that stand for the symbol in the numbers regulators give. */
    public String tail() {
        return String.format(
                Locale.ROOT, "%08d", Math.floorMod(SeededRandom.of(0, symbol()).next(), 100_000_000L));
    }

    public boolean has(String key) {
        return own.containsKey(key) || industry.containsKey(key);
    }

    public Optional<String> optional(String key) {
        return Optional.ofNullable(own.getOrDefault(key, industry.get(key))).map(String::valueOf);
    }

    public String text(String key) {
        return optional(key).orElseThrow(() -> broken(key, "missing"));
    }

    public int number(String key) {
        return (int) course(key).at(0);
    }

    public YearPath course(String key) {
        return courses.computeIfAbsent(key, this::parse);
    }

    private YearPath parse(String key) {
        String text = text(key);
        try {
            return YearPath.parse(text);
        } catch (NumberFormatException _) {
            throw broken(key, "no course of numbers: '" + text + "'");
        }
    }

    @SuppressWarnings("unchecked")
    public List<String> texts(String key) {
        Object found = own.getOrDefault(key, industry.get(key));
        return found == null
                ? List.of()
                : ((List<Object>) found).stream().map(String::valueOf).toList();
    }

    /** Rows of named values, in the order written. */
    @SuppressWarnings("unchecked")
    public List<Map<String, Object>> rows(String key) {
        Object found = own.get(key);
        return found == null ? List.of() : (List<Map<String, Object>>) found;
    }

    /** Named values, in the order written. */
    @SuppressWarnings("unchecked")
    public Map<String, Object> named(String key) {
        Object found = own.get(key);
        return found == null ? Map.of() : (Map<String, Object>) found;
    }

    /** The same company, as if it had printed every figure right at first. */
    public Description withoutRestatement() {
        var corrected = new LinkedHashMap<>(own);
        corrected.remove("restatement");
        return new Description(corrected, industry);
    }

    private Malformed broken(String key, String why) {
        return new Malformed(VENDOR, "the description of " + symbol(), key + " is " + why);
    }
}
