package footnote.sources.sample;

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
final class Description {
    private final Map<String, Object> own;
    private final Map<String, Object> industry;
    private final Exchanges.Exchange exchange;
    private final Map<String, Course> courses = new ConcurrentHashMap<>();

    Description(Map<String, Object> own, Map<String, Object> industry) {
        this.own = own;
        this.industry = industry;
        this.exchange = Exchanges.bySuffix(ticker())
                .or(() -> Exchanges.byCode(optional("exchange").orElse("NYQ")))
                .orElseThrow(() -> broken("exchange", "unknown"));
    }

    String symbol() {
        return String.valueOf(own.get("symbol"));
    }

    Ticker ticker() {
        return new Ticker(symbol());
    }

    String name() {
        return text("name");
    }

    /** The name as people say it: without its legal form. */
    String shortName() {
        return optional("short").orElseGet(this::name);
    }

    String story() {
        return text("story");
    }

    String industryName() {
        return text("industry");
    }

    Market market() {
        return exchange.market();
    }

    String exchangeName() {
        return exchange.name();
    }

    /** What the price is quoted in. */
    Denomination priceCurrency() {
        return exchange.currency();
    }

    /** What the statements are in. */
    Denomination currency() {
        return optional("currency").map(Denomination::new).orElseGet(() -> exchange.currency()
                .major());
    }

    /** How many currency units one unit of the statements stands for. */
    long unit() {
        return optional("unit").orElse("millions").equals("thousands") ? 1_000 : 1_000_000;
    }

    /** Ordinary shares behind one share as traded. */
    int shareRatio() {
        return optional("share_ratio").map(Integer::parseInt).orElse(1);
    }

    int yearEnd() {
        return number("year_end");
    }

    Optional<LocalDate> day(String key) {
        return optional(key).map(LocalDate::parse);
    }

    Listing listing() {
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
    String tail() {
        return String.format(
                Locale.ROOT, "%08d", Math.floorMod(Dice.of(0, symbol()).next(), 100_000_000L));
    }

    boolean has(String key) {
        return own.containsKey(key) || industry.containsKey(key);
    }

    Optional<String> optional(String key) {
        return Optional.ofNullable(own.getOrDefault(key, industry.get(key))).map(String::valueOf);
    }

    String text(String key) {
        return optional(key).orElseThrow(() -> broken(key, "missing"));
    }

    int number(String key) {
        return (int) course(key).at(0);
    }

    Course course(String key) {
        return courses.computeIfAbsent(key, this::parse);
    }

    private Course parse(String key) {
        String text = text(key);
        try {
            return Course.parse(text);
        } catch (NumberFormatException _) {
            throw broken(key, "no course of numbers: '" + text + "'");
        }
    }

    @SuppressWarnings("unchecked")
    List<String> texts(String key) {
        Object found = own.getOrDefault(key, industry.get(key));
        return found == null
                ? List.of()
                : ((List<Object>) found).stream().map(String::valueOf).toList();
    }

    /** Rows of named values, in the order written. */
    @SuppressWarnings("unchecked")
    List<Map<String, Object>> rows(String key) {
        Object found = own.get(key);
        return found == null ? List.of() : (List<Map<String, Object>>) found;
    }

    /** Named values, in the order written. */
    @SuppressWarnings("unchecked")
    Map<String, Object> named(String key) {
        Object found = own.get(key);
        return found == null ? Map.of() : (Map<String, Object>) found;
    }

    /** The same company, as if it had printed every figure right at first. */
    Description withoutRestatement() {
        var corrected = new LinkedHashMap<>(own);
        corrected.remove("restatement");
        return new Description(corrected, industry);
    }

    private Malformed broken(String key, String why) {
        return new Malformed(SampleMarket.VENDOR, "the description of " + symbol(), key + " is " + why);
    }
}
