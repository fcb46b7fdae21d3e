package footnote.sources.sample;

import footnote.domain.Document;
import footnote.domain.Fact;
import footnote.domain.Market;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.Directory;
import footnote.sources.ListedDirectory;
import footnote.sources.Markets;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.books.Bookkeeper;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.Descriptions;
import footnote.sources.sample.text.FiledDocument;
import footnote.sources.sample.text.FiledDocuments;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything one seed grows, each part when it is first asked for, and kept. */
public final class SampleWorld {
    private static final int DOCUMENTS = 64;

    private final long seed;
    private final Map<Ticker, Description> companies = new LinkedHashMap<>();
    private final Map<Ticker, Books> books = new ConcurrentHashMap<>();
    private final Map<Ticker, PriceHistory> prices = new ConcurrentHashMap<>();
    private final Map<Ticker, FiledDocuments> papers = new ConcurrentHashMap<>();
    private final Map<Ticker, List<Fact>> facts = new ConcurrentHashMap<>();
    private final Map<Ticker, List<NewsItem>> news = new ConcurrentHashMap<>();
    private final Map<String, Document> documents = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Document> eldest) {
            return size() > DOCUMENTS;
        }
    };
    private final Map<Market, MarketReturns> tides = new ConcurrentHashMap<>();
    private final Markets markets = Markets.standard();
    private final SampleExchangeRates rates;
    private @Nullable Directory directory;
    private @Nullable List<UnlistedCompany> unlisted;

    SampleWorld(long seed, List<Description> companies) {
        this.seed = seed;
        this.rates = new SampleExchangeRates(Descriptions.named("currencies.yaml"), seed);
        companies.forEach(company -> this.companies.put(company.ticker(), company));
    }

    public long seed() {
        return seed;
    }

    Collection<Description> companies() {
        return companies.values();
    }

    synchronized Directory directory() {
        var known = directory;
        if (known == null) {
            known = new ListedDirectory(new SampleListings(this).listings());
            directory = known;
        }
        return known;
    }

    /** Companies without a listing. */
    synchronized List<UnlistedCompany> unlisted() {
        var known = unlisted;
        if (known == null) {
            known = new UnlistedGenerator(seed).found();
            unlisted = known;
        }
        return known;
    }

    /** The company behind a symbol; what is wanted of it goes into the message when there is none. */
    Description company(Ticker ticker, String wanted) {
        Description company = companies.get(ticker);
        if (company == null) {
            throw new NoData(SampleMarket.VENDOR, wanted + " of " + ticker);
        }
        return company;
    }

    public Books books(Description company) {
        return books.computeIfAbsent(company.ticker(), _ -> Bookkeeper.keep(company, seed));
    }

    public PriceHistory prices(Description company) {
        PriceHistory known = prices.get(company.ticker());
        if (known != null) {
            return known;
        }
        PriceHistory drawn = new BarBuilder(this).share(company);
        prices.put(company.ticker(), drawn);
        return drawn;
    }

    FiledDocuments papers(Description company) {
        return papers.computeIfAbsent(company.ticker(), _ -> new FiledDocuments(books(company), company));
    }

    List<Fact> facts(Description company, Supplier<List<Fact>> printed) {
        return kept(facts, company, printed);
    }

    List<NewsItem> news(Description company, Supplier<List<NewsItem>> written) {
        return kept(news, company, written);
    }

    /** A filed document, of which the latest asked for are kept. */
    Document document(FiledDocument document, Supplier<Document> written) {
        synchronized (documents) {
            var known = documents.get(document.filing().accession());
            if (known != null) {
                return known;
            }
        }
        var fresh = written.get();
        synchronized (documents) {
            documents.put(document.filing().accession(), fresh);
        }
        return fresh;
    }

    /** Not computed within the map, for one part asks for others. */
    private static <T> List<T> kept(Map<Ticker, List<T>> map, Description company, Supplier<List<T>> made) {
        var known = map.get(company.ticker());
        if (known != null) {
            return known;
        }
        var fresh = List.copyOf(made.get());
        map.put(company.ticker(), fresh);
        return fresh;
    }

    MarketReturns tide(Market market) {
        return tides.computeIfAbsent(market, each -> new MarketReturns(each, seed));
    }

    SampleExchangeRates rates() {
        return rates;
    }

    Markets.Habits habits(Market market) {
        return markets.of(market);
    }
}
