package footnote.evidence;

import footnote.domain.DateRange;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader.View;
import footnote.sources.FactSource;
import footnote.sources.SourceException;
import footnote.sources.SourceSet;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What companies reported by a view's day, as ledgers of facts. */
record ReportedFacts(
        Supplier<SourceSet> sources, View view, BiFunction<Ticker, DateRange, Finding<PriceHistory>> prices) {
    private static final int ANNUAL_REPORTS = 2;
    private static final int SPLIT_YEARS = 10;

    record FactList(List<Fact> facts) {
        FactList {
            facts = List.copyOf(facts);
        }
    }

    /** Restatements resolved. */
    Finding<Ledger> ledger(Listing listing) {
        return ledgers(listing).map(ledger -> ledger.apply(view.asOf()));
    }

    /** As above, out of what is filed as data alone. */
    Finding<Ledger> ledgerOfData(Listing listing) {
        return published(listing, (_, facts) -> facts)
                .map(list -> Ledger.of(Subject.of(listing.ticker()), list.facts(), view.asOf(), splits(listing, list)));
    }

    /** Of periods that end after a day alone; without counts of shares no prices are read for splits. */
    Finding<Ledger> recent(Listing listing, LocalDate after, boolean shares) {
        return published(listing, (_, facts) -> facts).map(list -> {
            var few = new FactList(list.facts().stream()
                    .filter(fact -> fact.period().end().isAfter(after) && (shares || !isOfShares(fact)))
                    .toList());
            return Ledger.of(Subject.of(listing.ticker()), few.facts(), view.asOf(), splits(listing, few));
        });
    }

    private static boolean isOfShares(Fact fact) {
        return fact.unit().kind() == Unit.Kind.SHARES || fact.unit().kind() == Unit.Kind.PER_SHARE;
    }

    /** One for each day up to the view's, read once; share counts are on the basis of the view's day. */
    Finding<Function<LocalDate, Ledger>> ledgers(Listing listing) {
        return published(listing).map(list -> {
            var splits = splits(listing, list);
            return asOf -> Ledger.of(Subject.of(listing.ticker()), list.facts(), asOf, splits);
        });
    }

    /** With what the latest annual reports say of segments, products and regions. */
    Finding<Ledger> ledgerInParts(Listing listing) {
        return published(listing).map(list -> {
            var subject = Subject.of(listing.ticker());
            boolean told =
                    list.facts().stream().anyMatch(fact -> !fact.dimensions().isEmpty());
            if (told || view.sample()) {
                return Ledger.of(subject, list.facts(), view.asOf(), splits(listing, list));
            }
            return switch (parts(listing)) {
                case Finding.Found<FactList>(var parts) ->
                    Ledger.of(
                            subject,
                            Stream.concat(list.facts().stream(), parts.facts().stream())
                                    .toList(),
                            view.asOf(),
                            splits(listing, list));
                case Finding.Missing<FactList>(String _, String why) ->
                    Ledger.of(subject, list.facts(), view.asOf(), splits(listing, list))
                            .without(why);
            };
        });
    }

    /** The prices that show splits, where any figure counts shares. */
    private Optional<PriceHistory> splits(Listing listing, FactList list) {
        boolean counted = list.facts().stream().anyMatch(fact -> fact.unit().kind() == Unit.Kind.SHARES);
        var days = new DateRange(view.asOf().minusYears(SPLIT_YEARS), view.asOf());
        return counted ? prices.apply(listing.ticker(), days).found() : Optional.empty();
    }

    /** What every vendor says of the company's statements, for a comparison. */
    Finding<List<Fact>> ofEveryVendor(Listing listing) {
        return EvidenceReader.find(
                        "statements of " + listing.ticker() + " by every vendor",
                        view.toString(),
                        FactList.class,
                        () -> new FactList(
                                sources.get().facts().askAll(source -> source.ofEveryVendor(listing)).stream()
                                        .flatMap(List::stream)
                                        .filter(fact -> !fact.knownAt().isAfter(view.asOf()))
                                        .toList()))
                .map(FactList::facts);
    }

    private Finding<FactList> published(Listing listing) {
        return published(listing, (source, facts) -> Stream.concat(
                        facts.stream(), source.sharesOfAllClasses(listing, facts).stream())
                .toList());
    }

    private Finding<FactList> published(Listing listing, BiFunction<FactSource, List<Fact>, List<Fact>> more) {
        return EvidenceReader.find(
                "statements of " + listing.ticker(),
                view.toString(),
                FactList.class,
                () -> new FactList(
                        sources.get().facts().ask(source -> more.apply(source, source.facts(listing))).stream()
                                .filter(fact -> !fact.knownAt().isAfter(view.asOf()))
                                .toList()));
    }

    /** Each annual report covers three years, so two reach back four. */
    private Finding<FactList> parts(Listing listing) {
        var days = new DateRange(view.asOf().minusMonths(30), view.asOf());
        return EvidenceReader.find("parts of " + listing.ticker(), view.toString(), FactList.class, () -> sources.get()
                .filings()
                .ask(source -> {
                    var parts = source.filings(listing, Filing.ANNUAL_FORMS, days).stream()
                            .filter(filing -> !filing.amends())
                            .limit(ANNUAL_REPORTS)
                            .flatMap(filing -> source.parts(listing, filing).stream())
                            .toList();
                    if (parts.isEmpty()) {
                        throw new SourceException.NoData(
                                "the filings' vendor", "figures by segment in annual reports of " + listing.ticker());
                    }
                    return new FactList(parts);
                }));
    }
}
