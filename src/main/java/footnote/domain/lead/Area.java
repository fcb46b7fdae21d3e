package footnote.domain.lead;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Where companies are looked for: a country by its English name, Europe, or the whole world. */
public record Area(@JsonValue String name) {
    public static final Area WORLD = new Area("worldwide");
    public static final Area EUROPE = new Area("Europe");

    private static final Map<String, String> CODES = Arrays.stream(Locale.getISOCountries())
            .collect(Collectors.toMap(
                    code -> Locale.of("", code).getDisplayCountry(Locale.ENGLISH), code -> code, (first, _) -> first));
    private static final Map<String, Area> BY_WORD = words();
    private static final Set<String> EUROPEAN = Set.of(
            ("AL AD AT BE BA BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT MC ME NL MK NO PL PT RO RS SK SI ES SE"
                            + " CH GB")
                    .split(" ", -1));

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Area {
        if (name.isBlank()) {
            throw new IllegalArgumentException("an area has a name, such as France, Europe or worldwide");
        }
    }

    /** The area a reader or a vendor means by a word, a code or an adjective; empty where it means none. */
    public static Optional<Area> named(String text) {
        return Optional.ofNullable(
                BY_WORD.get(text.strip().toLowerCase(Locale.ROOT).replaceFirst("^the ", "")));
    }

    /** Every word that names an area, longest first, so that a text can be searched for them. */
    public static Set<String> vocabulary() {
        var words = new TreeSet<String>((one, other) ->
                one.length() == other.length() ? one.compareTo(other) : Integer.compare(other.length(), one.length()));
        words.addAll(BY_WORD.keySet());
        return words;
    }

    /** The two-letter code, where it is one country. */
    public Optional<String> code() {
        return Optional.ofNullable(CODES.get(name));
    }

    /** Whether a company of that country is inside. */
    public boolean covers(String country) {
        var other = named(country).orElse(new Area(country));
        return equals(WORLD)
                || equals(other)
                || (equals(EUROPE) && other.code().filter(EUROPEAN::contains).isPresent());
    }

    /** The next larger area, where there is one. */
    public Optional<Area> wider() {
        if (equals(WORLD)) {
            return Optional.empty();
        }
        return Optional.of(code().filter(EUROPEAN::contains).isPresent() ? EUROPE : WORLD);
    }

    private static Map<String, Area> words() {
        var words = new HashMap<String, Area>();
        CODES.forEach((name, code) -> {
            words.put(name.toLowerCase(Locale.ROOT), new Area(name));
            words.put(Locale.of("", code).getISO3Country().toLowerCase(Locale.ROOT), new Area(name));
            words.put(code.toLowerCase(Locale.ROOT), new Area(name));
        });
        alias(words, "United States", "usa", "u.s.", "u.s.a.", "america", "american", "united states of america");
        alias(words, "United Kingdom", "uk", "u.k.", "great britain", "britain", "british", "england", "scotland");
        alias(words, "South Korea", "korea", "korean", "republic of korea");
        alias(words, "Netherlands", "holland", "dutch");
        alias(words, "Germany", "german", "deutschland", "allemagne");
        alias(words, "France", "french", "frankreich");
        alias(words, "Spain", "spanish", "españa");
        alias(words, "Italy", "italian", "italia");
        alias(words, "India", "indian");
        alias(words, "Japan", "japanese");
        alias(words, "China", "chinese", "people's republic of china");
        alias(words, "Switzerland", "swiss", "schweiz", "suisse");
        alias(words, "Sweden", "swedish");
        alias(words, "Poland", "polish");
        alias(words, "Canada", "canadian");
        alias(words, "Brazil", "brazilian", "brasil");
        alias(words, "Australia", "australian");
        alias(words, "Czechia", "czech republic");
        alias(words, "Türkiye", "turkey");
        for (var word : new String[] {"europe", "european", "eu", "european union"}) {
            words.put(word, EUROPE);
        }
        for (var word : new String[] {"worldwide", "world", "anywhere", "any country", "global", "globally"}) {
            words.put(word, WORLD);
        }
        return words;
    }

    private static void alias(Map<String, Area> words, String name, String... aliases) {
        var area = new Area(CODES.containsKey(name) ? name : aliases[0]);
        for (var alias : aliases) {
            words.put(alias, area);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
