package footnote.workflows.coverage.thesis;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.metrics.MetricHistory;
import footnote.runtime.run.Fault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Adds theses and checks them against what is known on a day. */
public final class ThesisChecker {
    private final EvidenceReader evidence;
    private final ThesisList list;

    /** A check, and whether it found something for the first time. */
    public record Checked(ThesisCheck check, boolean fresh) {}

    public ThesisChecker(EvidenceReader evidence, ThesisList list) {
        this.evidence = evidence;
        this.list = list;
    }

    public ThesisList list() {
        return list;
    }

    /** Keeps the sentence as a test, and where it stands; refused where it is none for this company. */
    public ThesisCheck add(String company, String sentence, View view) {
        var tripwire = ThesisParser.parse(sentence);
        var listing = evidence.company(company, view);
        var history = history(listing, view);
        currency(tripwire, listing, history);
        var tried = new Thesis("new", listing.ticker().symbol(), listing.name(), sentence, tripwire, view.asOf());
        var first = ThesisCheck.of(tried, history);
        if (first.row().isEmpty() && !tripwire.named()) {
            throw Fault.input("the sentence cannot become a test: no "
                    + tripwire.words()
                            .replaceFirst("^\\w+ if ", "")
                            .replaceFirst(" is (?:at or )?(?:below|above) .*", "")
                    + " of " + listing.name() + " was found for such periods");
        }
        var thesis = list.add(
                listing.ticker().symbol(), listing.name(), sentence.strip(), tripwire, view.asOf(), view.sample());
        var check = ThesisCheck.of(thesis, history);
        list.record(check, view.asOf());
        return check;
    }

    /** An amount is tested in the currency that the company's figures have. */
    private static void currency(Tripwire tripwire, Listing listing, MetricHistory history) {
        var written = tripwire.currency();
        var used = tripwire.metric().equals(Metric.PRICE)
                ? Optional.of(listing.currency())
                : history.ledger().years(Metric.NET_INCOME).stream()
                        .reduce((_, last) -> last)
                        .flatMap(entry -> entry.fact().unit().currency());
        if (written.isPresent() && used.isPresent() && !written.equals(used)) {
            throw Fault.input("the sentence cannot become a test: its threshold is in " + written.get()
                    + ", and the figures of " + listing.name() + " are in " + used.get());
        }
    }

    /** Checks every thesis, or those of one company, and keeps what settled one. */
    public List<Checked> check(Optional<String> symbol, View view) {
        return list.all(view.sample()).stream()
                .filter(thesis -> symbol.isEmpty() || thesis.symbol().equals(symbol.get()))
                .map(thesis -> check(thesis, view))
                .toList();
    }

    /** Where a thesis stands, without keeping it. */
    public ThesisCheck look(Thesis thesis, View view) {
        return ThesisCheck.of(thesis, history(evidence.listing(thesis.symbol(), view), view));
    }

    /** Where a thesis stands, the figures that its test looks at, oldest first, and the facts behind all of them. */
    public record Standing(ThesisCheck check, List<LedgerEntry> figures, List<LedgerEntry> ledger) {}

    /** As {@link #look}, with the latest figures, so many of them at most. */
    public Standing standing(Thesis thesis, int most, View view) {
        var history = history(evidence.listing(thesis.symbol(), view), view);
        var figures = ThesisCheck.figures(thesis.tripwire(), history);
        var latest = figures.subList(Math.max(0, figures.size() - most), figures.size());
        var check = ThesisCheck.of(thesis, history);
        return new Standing(
                check,
                latest,
                Stream.concat(
                                check.ledger().stream(),
                                latest.stream()
                                        .flatMap(entry ->
                                                Stream.concat(Stream.of(entry), history.behind(entry).stream())))
                        .distinct()
                        .toList());
    }

    public Checked check(Thesis thesis, View view) {
        var check = look(thesis, view);
        return new Checked(check, list.record(check, view.asOf()));
    }

    private MetricHistory history(Listing listing, View view) {
        return MetricHistory.of(
                        evidence,
                        listing,
                        evidence.profile(listing.ticker(), view).found(),
                        view)
                .orElseThrow(() -> Fault.input("no statements of " + listing.name()
                        + " are found, so nothing can be tested; try again later"));
    }
}
