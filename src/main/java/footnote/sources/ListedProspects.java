package footnote.sources;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.Profile;
import footnote.domain.Section;
import footnote.domain.Transcript;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.Industry;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.lead.SignalKind;
import footnote.domain.lead.SignalWords;
import footnote.sources.SourceException.NoData;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Listed companies as prospects: what their profile says, how they grow, and what news, filings and calls announce. */
public final class ListedProspects implements ProspectSource {
    private static final int DAYS = 365;
    private static final int CALLS = 4;
    private static final BigDecimal RISE = new BigDecimal("1.25");
    /** What a filing or a call is read for; the rest comes from news. */
    private static final Set<SignalKind> PLANS =
            Set.of(SignalKind.CAPITAL_SPENDING, SignalKind.SUPPLIER_RISK, SignalKind.EXPANSION_PLAN);

    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "40-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");

    private final String vendor;
    private final Supplier<List<Listing>> listings;
    private final SourceSet sources;

    public ListedProspects(String vendor, Supplier<List<Listing>> listings, SourceSet sources) {
        this.vendor = vendor;
        this.listings = listings;
        this.sources = sources;
    }

    @Override
    public String name() {
        return vendor + " (listed companies)";
    }

    @Override
    public List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        var found = new ArrayList<Prospect>();
        for (Listing listing : listings.get()) {
            if (found.size() >= query.most()) {
                break;
            }
            profile(listing)
                    .filter(profile -> matches(profile, query))
                    .ifPresent(profile -> found.add(prospect(listing, profile, asOf)));
        }
        if (found.isEmpty()) {
            throw new NoData(vendor, "listed companies of " + query);
        }
        return found;
    }

    private Optional<Profile> profile(Listing listing) {
        return tried(() -> sources.profiles().ask(source -> source.profile(listing.ticker())));
    }

    private static boolean matches(Profile profile, ProspectQuery query) {
        return profile.industry()
                        .filter(each -> Industry.same(each, query.industry()))
                        .isPresent()
                && profile.country().filter(query.area()::covers).isPresent()
                && (query.phrases().isEmpty()
                        || query.phrases().stream()
                                .anyMatch(phrase ->
                                        profile.description().orElse("").contains(phrase)));
    }

    private Prospect prospect(Listing listing, Profile profile, LocalDate asOf) {
        var employees = profile.employees().isPresent()
                ? Optional.of(profile.employees().getAsLong())
                : Optional.<Long>empty();
        return Prospect.named(profile.name(), profile.origin())
                .in(profile.industry(), profile.country(), Optional.empty())
                .sized(Optional.empty(), employees, growth(listing, asOf))
                .told(profile.website(), profile.description(), List.of("a stock-market listing"))
                .known(
                        listing.formerNames(),
                        Optional.empty(),
                        Map.of("symbol", listing.ticker().symbol()))
                .listed(listing.ticker())
                .with(happenings(listing, asOf));
    }

    /** The last reported year's revenue against the year before, in percent, as it was known then. */
    private Optional<BigDecimal> growth(Listing listing, LocalDate asOf) {
        var years = years(listing, Metric.REVENUE, asOf);
        return before(years).filter(earlier -> earlier.value().signum() > 0).map(earlier -> years.getLast()
                .value()
                .divide(earlier.value(), MathContext.DECIMAL64)
                .subtract(BigDecimal.ONE)
                .movePointRight(2)
                .setScale(1, RoundingMode.HALF_UP));
    }

    private List<Fact> years(Listing listing, Metric metric, LocalDate asOf) {
        return tried(() -> sources.facts().ask(source -> source.facts(listing))).orElse(List.of()).stream()
                .filter(fact -> fact.metric().equals(metric)
                        && fact.period().isYear()
                        && fact.dimensions().isEmpty()
                        && !fact.knownAt().isAfter(asOf))
                .sorted(Comparator.comparing((Fact fact) -> fact.period().end()).thenComparing(Fact::knownAt))
                .toList();
    }

    /** The year before the last. */
    private static Optional<Fact> before(List<Fact> years) {
        return years.stream()
                .filter(fact -> fact.period()
                        .end()
                        .isBefore(years.getLast().period().end().minusMonths(6)))
                .reduce((_, later) -> later);
    }

    private List<CompanyEvent> happenings(Listing listing, LocalDate asOf) {
        var since = asOf.minusDays(DAYS);
        var happenings = new ArrayList<CompanyEvent>();
        tried(() -> sources.news()
                        .ask(source -> source.news(
                                listing, since.atStartOfDay(ZoneOffset.UTC).toInstant())))
                .orElse(List.of())
                .forEach(item -> reported(item).ifPresent(happenings::add));
        tried(() -> sources.filings().ask(source -> source.filings(listing, FORMS, new DateRange(since, asOf))))
                .orElse(List.of())
                .forEach(filing -> planned(filing).ifPresent(happenings::add));
        tried(() -> sources.transcripts().ask(source -> source.calls(listing))).orElse(List.of()).stream()
                .limit(CALLS)
                .flatMap(call ->
                        tried(() -> sources.transcripts().ask(source -> source.transcript(listing, call))).stream())
                .forEach(call -> happenings.addAll(planned(call)));
        spending(listing, asOf).ifPresent(happenings::add);
        return happenings.stream()
                .filter(each -> !each.day().isAfter(asOf) && !each.day().isBefore(since))
                .sorted(Comparator.comparing(CompanyEvent::day))
                .toList();
    }

    /** A story by its headline, or by the first sentence of its summary that tells of something. */
    private static Optional<CompanyEvent> reported(NewsItem item) {
        return item.published()
                .map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC))
                .flatMap(day -> Stream.concat(
                                Stream.of(item.title()),
                                Arrays.stream(item.summary().split("(?<=[.!?])\\s+", -1)))
                        .flatMap(sentence -> SignalWords.read(sentence).stream()
                                .map(kind -> new CompanyEvent(day, kind, sentence, cited(item))))
                        .findFirst());
    }

    private static Origin cited(NewsItem item) {
        return Origin.web(item.origin().vendor(), item.uri(), item.origin().retrieved())
                .in(item.publisher());
    }

    /** Capital expenditure that rose by a quarter or more in the last reported year; every filing mentions some. */
    private Optional<CompanyEvent> spending(Listing listing, LocalDate asOf) {
        var years = years(listing, Metric.CAPITAL_EXPENDITURE, asOf);
        if (years.size() < 2) {
            return Optional.empty();
        }
        var last = years.getLast();
        return before(years)
                .filter(earlier -> earlier.value().signum() > 0
                        && last.value().compareTo(earlier.value().multiply(RISE)) >= 0)
                .map(_ -> new CompanyEvent(
                        last.knownAt(),
                        SignalKind.CAPITAL_SPENDING,
                        "Capital expenditure rose sharply in " + last.period().label() + ", as its accounts show.",
                        last.origin()));
    }

    private Optional<CompanyEvent> planned(Filing filing) {
        return tried(() -> sources.filings().ask(source -> source.document(filing)))
                .flatMap(document -> document.sections().stream()
                        .flatMap(section -> plan(filing, document, section).stream())
                        .findFirst());
    }

    private static Optional<CompanyEvent> plan(Filing filing, Document document, Section section) {
        return sentences(section.text()).stream()
                .flatMap(sentence -> SignalWords.read(sentence).filter(PLANS::contains).stream()
                        .map(kind -> new CompanyEvent(
                                filing.filed(),
                                kind,
                                sentence,
                                document.origin().at(section.id()))))
                .findFirst();
    }

    private static List<CompanyEvent> planned(Transcript call) {
        return call.held()
                .map(day -> call.turns().stream()
                        .flatMap(turn -> sentences(turn.text()).stream())
                        .flatMap(sentence -> SignalWords.read(sentence).filter(PLANS::contains).stream()
                                .map(kind -> new CompanyEvent(day, kind, sentence, call.origin())))
                        .limit(1)
                        .toList())
                .orElse(List.of());
    }

    private static List<String> sentences(String text) {
        return Arrays.stream(text.split("(?<=[.!?])\\s+", -1))
                .map(String::strip)
                .filter(each -> each.length() > 20 && each.length() < 300)
                .toList();
    }

    /** What is missing is left out; a company is no worse a prospect for it. */
    private static <T> Optional<T> tried(Supplier<T> ask) {
        try {
            return Optional.of(ask.get());
        } catch (SourceException _) {
            return Optional.empty();
        }
    }
}
