package footnote.sources;

import static java.util.stream.Collectors.groupingBy;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.domain.Ticker;
import footnote.domain.names.CompanyName;
import footnote.domain.names.NameIndex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Resolves symbols and names among listings it was given.
 *
 * <p>What is typed as a symbol (all capitals, a dollar sign, digits, a suffix) is looked up as one first. Other words
 * may be both: "Ford" is a car maker's name and another company's symbol, and then the reader is asked.
 */
public final class ListedDirectory implements Directory {
    private static final int SUGGESTIONS = 5;
    /** As quotes are cited: NASDAQ:AAPL, NYSE: KO. */
    private static final Pattern AT_EXCHANGE =
            Pattern.compile("(?i)^(?:NASDAQ|NYSE|NYSE ?American|NYSE ?Arca|AMEX|OTC)\\s*:\\s*(?=\\S)");

    private static final AtomicReference<Indexed> LAST =
            new AtomicReference<>(new Indexed(List.of(), new ListedDirectory(List.of())));

    private final Map<String, Listing> bySymbol = new LinkedHashMap<>();
    private final Map<String, List<Listing>> byBase;
    private final Map<String, Listing> byIsin = new LinkedHashMap<>();
    private final Map<String, List<Listing>> byCompany;
    private final NameIndex<Listing> names;

    private record Indexed(List<Listing> listings, ListedDirectory directory) {}

    /** The directory of a long list; the same listings in a row are indexed once in a process. */
    static ListedDirectory ofMany(List<Listing> listings) {
        var last = LAST.get();
        if (!last.listings().equals(listings)) {
            last = new Indexed(List.copyOf(listings), new ListedDirectory(listings));
            LAST.set(last);
        }
        return last.directory();
    }

    /** The listings in order of importance: of one company's several, the first stands for it, and takes their names. */
    public ListedDirectory(Collection<Listing> listings) {
        for (Listing listing : listings) {
            bySymbol.merge(listing.ticker().symbol(), listing, Listing::joined);
            listing.isin().ifPresent(isin -> byIsin.putIfAbsent(isin, listing));
        }
        byBase = bySymbol.values().stream()
                .filter(listing -> Exchanges.bySuffix(listing.ticker()).isPresent())
                .collect(groupingBy(listing -> base(listing.ticker())));
        byCompany = bySymbol.values().stream().collect(groupingBy(ListedDirectory::company));
        names = new NameIndex<>(bySymbol.values(), ListedDirectory::spellings);
    }

    @Override
    public Resolution resolve(String text) {
        String typed = AT_EXCHANGE.matcher(text.strip()).replaceFirst("");
        Listing isin = byIsin.get(typed.toUpperCase(Locale.ROOT));
        if (isin != null) {
            return new Resolved(isin);
        }
        List<Listing> symbols = symbols(typed);
        if (!symbols.isEmpty() && looksLikeASymbol(typed)) {
            return decided(typed, symbols);
        }
        var found = new LinkedHashSet<>(companies(typed));
        found.addAll(symbols);
        return found.isEmpty() ? new Unknown(typed, suggestions(typed)) : decided(typed, meant(typed, found));
    }

    /** Of several the one whose symbol was typed, where its name begins with the same word: Meta Platforms is META. */
    private static List<Listing> meant(String typed, Collection<Listing> found) {
        var both = found.stream()
                .filter(listing -> listing.ticker().symbol().equalsIgnoreCase(typed)
                        && spellings(listing).stream().anyMatch(name -> {
                            var words = CompanyName.of(name).words();
                            return !words.isEmpty() && words.getFirst().equalsIgnoreCase(typed);
                        }))
                .toList();
        return both.size() == 1 ? both : List.copyOf(found);
    }

    private List<Listing> symbols(String typed) {
        Optional<Ticker> ticker = Ticker.read(typed);
        if (ticker.isEmpty()) {
            return List.of();
        }
        return Stream.of(ticker.get(), Exchanges.withDashedClass(ticker.get()))
                .map(each -> bySymbol.get(each.symbol()))
                .filter(Objects::nonNull)
                .findFirst()
                .map(List::of)
                .orElseGet(() -> byBase.getOrDefault(ticker.get().symbol(), List.of()));
    }

    private static boolean looksLikeASymbol(String typed) {
        return typed.startsWith("$") || typed.equals(typed.toUpperCase(Locale.ROOT));
    }

    /** One listing for each company of that name; all of one company's where the words name a share class. */
    private List<Listing> companies(String typed) {
        var companies = new LinkedHashMap<String, Listing>();
        names.find(typed).forEach(listing -> companies.putIfAbsent(company(listing), listing));
        Optional<String> shareClass = CompanyName.of(typed).shareClass();
        if (companies.size() != 1 || shareClass.isEmpty()) {
            return List.copyOf(companies.values());
        }
        return ofClass(companies.keySet().iterator().next(), shareClass.get());
    }

    private List<Listing> ofClass(String company, String shareClass) {
        List<Listing> shares = byCompany.getOrDefault(company, List.of());
        var marked = shares.stream()
                .filter(each -> each.ticker().symbol().endsWith("-" + shareClass))
                .toList();
        return marked.size() == 1 ? marked : shares;
    }

    private static Resolution decided(String typed, List<Listing> found) {
        return found.size() == 1 ? new Resolved(found.getFirst()) : new Ambiguous(typed, found);
    }

    private List<Listing> suggestions(String typed) {
        var near = new LinkedHashSet<Listing>();
        Ticker.read(typed).ifPresent(ticker -> bySymbol.values().stream()
                .filter(each -> EditDistance.distance(each.ticker().symbol(), ticker.symbol()) == 1)
                .limit(2)
                .forEach(near::add));
        near.addAll(names.nearest(typed, SUGGESTIONS));
        return near.stream().limit(SUGGESTIONS).toList();
    }

    private static List<String> spellings(Listing listing) {
        var spellings = new ArrayList<String>();
        spellings.add(listing.name());
        spellings.addAll(listing.aliases());
        spellings.addAll(listing.formerNames());
        return spellings;
    }

    private static String company(Listing listing) {
        return listing.cik().orElse(listing.ticker().symbol());
    }

    private static String base(Ticker ticker) {
        return ticker.symbol().substring(0, ticker.symbol().lastIndexOf('.'));
    }

    /** How far apart two short words are. */
    static final class EditDistance {
        private EditDistance() {}

        /** Levenshtein's distance: the fewest letters to add, drop or change. */
        static int distance(String one, String other) {
            int[] row = new int[other.length() + 1];
            for (int j = 0; j <= other.length(); j++) {
                row[j] = j;
            }
            for (int i = 1; i <= one.length(); i++) {
                int diagonal = row[0];
                row[0] = i;
                for (int j = 1; j <= other.length(); j++) {
                    int change = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                    diagonal = row[j];
                    row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
                }
            }
            return row[other.length()];
        }
    }
}
