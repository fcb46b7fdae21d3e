package footnote.sources.sample;

import footnote.domain.Words;
import footnote.sources.sample.UnlistedCompany.Kind;
import footnote.sources.sample.UnlistedCompany.Occurrence;
import footnote.sources.sample.description.Descriptions;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Founds the unlisted companies.
 *
 * <p>Some traits raise the odds of success, and what a company's score promises shows again in what happens to it
 * later: the traits can be found by counting, and tell who will grow next.
 */
final class UnlistedGenerator {
    private static final LocalDate EVENTS_FROM = LocalDate.of(2024, 1, 1);
    private static final int MONTHS = 30;

    private final Map<String, Object> told = Descriptions.named("unlisted.yaml");
    private final long seed;

    UnlistedGenerator(long seed) {
        this.seed = seed;
    }

    List<UnlistedCompany> found() {
        var companies = new LinkedHashMap<String, UnlistedCompany>();
        int count = Integer.parseInt(String.valueOf(told.get("count")));
        for (int attempt = 0; companies.size() < count; attempt++) {
            var company = company(SeededRandom.of(seed, "unlisted", String.valueOf(attempt)));
            companies.putIfAbsent(company.name(), company);
        }
        return List.copyOf(companies.values());
    }

    private UnlistedCompany company(SeededRandom random) {
        String name = random.pick(texts("first")) + random.pick(texts("last"));
        String industry = industry(random);
        String country = random.pick(texts("countries"));
        String does = random.pick(list(named(named("industries").get(industry)).get("does")));
        List<String> traits = traits(random);
        double promise = promise(traits);
        boolean successful = random.chance(promise);
        int employees = (int) (random.between(8, 90) * (successful ? 3 : 1));
        double growth = successful ? random.between(25, 95) : random.between(-12, 24);
        String city = random.pick(list(named("cities").get(country)));
        var website = URI.create("https://" + SampleNames.slug(name) + ".example/");
        return new UnlistedCompany(
                name,
                industry,
                country,
                city,
                2008 + random.below(14),
                employees,
                website,
                name + " of " + city + " provides " + does
                        + (traits.isEmpty() ? "" : " and has " + Words.and(traits))
                        + ". (A fictional company of the sample market.)",
                BigDecimal.valueOf(growth).setScale(1, RoundingMode.HALF_UP),
                traits,
                List.of(random.pick(texts("technologies")), random.pick(texts("technologies"))).stream()
                        .distinct()
                        .toList(),
                successful,
                occurrences(name, city, country, promise, random),
                SampleNames.origin(website + "about"));
    }

    private String industry(SeededRandom random) {
        var weighted = new ArrayList<String>();
        named("industries").forEach((name, entry) -> {
            int weight = Integer.parseInt(String.valueOf(named(entry).get("weight")));
            for (int i = 0; i < weight; i++) {
                weighted.add(name);
            }
        });
        return random.pick(weighted);
    }

    private List<String> traits(SeededRandom random) {
        return named("traits").entrySet().stream()
                .filter(trait -> random.chance(number(named(trait.getValue()).get("share")) / 100))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The chance of success: a logistic curve over the weights of a company's traits. */
    private double promise(List<String> traits) {
        double score = number(told.get("base"));
        for (String trait : traits) {
            score += number(named(named("traits").get(trait)).get("weight"));
        }
        return 1 / (1 + StrictMath.exp(-score));
    }

    /** Each month something happens with a chance that grows with the promise. */
    private static List<Occurrence> occurrences(
            String name, String city, String country, double promise, SeededRandom random) {
        var occurrences = new ArrayList<Occurrence>();
        for (int month = 0; month < MONTHS; month++) {
            var first = EVENTS_FROM.plusMonths(month);
            LocalDate day = first.plusDays(random.below(first.lengthOfMonth()));
            Kind kind = random.pick(List.of(Kind.values()));
            if (random.chance(0.005 + 0.25 * promise)) {
                var uri = "https://" + SampleNames.slug(name) + ".example/news/" + day;
                occurrences.add(new Occurrence(day, kind, text(name, city, country, kind), SampleNames.origin(uri)));
            }
        }
        occurrences.sort(Comparator.comparing(Occurrence::day));
        return occurrences;
    }

    private static String text(String name, String city, String country, Kind kind) {
        return switch (kind) {
            case FUNDING -> name + " raises money from existing and new investors.";
            case HIRING -> name + " is hiring engineers and sales staff in " + city + ".";
            case NEW_SITE -> name + " opens a second office outside " + city + ".";
            case PRODUCT_LAUNCH -> name + " brings a new product to market.";
            case MARKET_ENTRY -> name + " starts selling outside " + country + ".";
        };
    }

    private List<String> texts(String key) {
        return list(told.get(key));
    }

    private Map<String, Object> named(String key) {
        return named(told.get(key));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> named(@Nullable Object entry) {
        return entry == null ? Map.of() : (Map<String, Object>) entry;
    }

    private static List<String> list(@Nullable Object entry) {
        return entry instanceof List<?> values
                ? values.stream().map(String::valueOf).toList()
                : List.of();
    }

    private static double number(@Nullable Object entry) {
        return Double.parseDouble(String.valueOf(entry));
    }
}
