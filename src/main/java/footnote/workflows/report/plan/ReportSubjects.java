package footnote.workflows.report.plan;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.WhichCompany;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds whom a question is about: a company, several beside it, or the members of a sector. */
public final class ReportSubjects {
    private static final int MOST_MEMBERS = 8;

    private final EvidenceReader evidence;

    public ReportSubjects(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** The company a report is on, and those it is set beside. */
    public record Found(Listing listing, List<String> others) {}

    /** The members of a sector that were found, and how many there are. */
    record Members(List<Listing> listings, int count) {}

    public Found find(String query, QueryClassification classified, View view, Run run) {
        if (classified.detectedCompany().isEmpty() && classified.sector().isPresent()) {
            return sector(classified.sector().get(), classified, view, run);
        }
        return new Found(company(query, classified, view, run), classified.otherCompanies());
    }

    /** A sector without a company: its members, each by its symbol; the first leads, since one must. */
    private Found sector(String sector, QueryClassification classified, View view, Run run) {
        var market = classified.detectedMarket().flatMap(Market::named);
        var members = run.step("members", Members.class, () -> members(sector, market, view));
        return new Found(
                members.listings().getFirst(),
                members.listings().stream()
                        .skip(1)
                        .map(listing -> listing.ticker().symbol())
                        .toList());
    }

    private Members members(String sector, Optional<Market> market, View view) {
        var tickers =
                switch (evidence.members(sector, market, view)) {
                    case Finding.Found<List<Ticker>>(List<Ticker> found) -> found;
                    case Finding.Missing<List<Ticker>> _ ->
                        throw Fault.input("no source at hand lists the sector '" + sector + "'"
                                + market.map(each -> " in " + each.label()).orElse("")
                                + "; name two to five of its companies instead, like \"Compare Apple with Microsoft\"");
                };
        var listings = tickers.stream()
                .map(ticker -> evidence.resolve(ticker.symbol(), view))
                .<Listing>mapMulti((found, listed) -> {
                    if (found instanceof Resolved(Listing listing)) {
                        listed.accept(listing);
                    }
                })
                .toList();
        if (listings.size() < 2) {
            throw Fault.input("the sector '" + sector + "' has fewer than two listed companies that could be ranked"
                    + market.map(each -> " in " + each.label()).orElse(""));
        }
        return new Members(listings.subList(0, Math.min(MOST_MEMBERS, listings.size())), listings.size());
    }

    private Listing company(String query, QueryClassification classified, View view, Run run) {
        String said = classified
                .detectedCompany()
                .orElseThrow(() -> Fault.input(
                        "the question names no company; ask like \"Do a fundamental analysis of Alphabet\""));
        var found =
                run.step("resolve", Resolution.class, () -> evidence.company(said, resolved(said, query, view), view));
        return WhichCompany.of(found, classified.detectedMarket(), view, run);
    }

    /** The words as a whole, then parts of them that are written as a name, the longest first. */
    private Resolution resolved(String said, String query, View view) {
        var whole = evidence.resolve(said, view);
        if (!(whole instanceof Unknown)) {
            return whole;
        }
        return CompanyNameCandidates.parts(said, query).stream()
                .map(part -> evidence.resolve(part, view))
                .filter(found -> !(found instanceof Unknown))
                .findFirst()
                .orElse(whole);
    }

    /** Parts of a question that may be a company's name, for when the whole is none: "Apple" of "Apple moat shrinking". */
    public static final class CompanyNameCandidates {
        private static final int LONGEST = 6;

        private CompanyNameCandidates() {}

        /**
         * The longest first, whole names before their words ("Apple" before "Tim" of "Tim Cook"), from left to right;
         * where the question writes names large, only words written large.
         */
        public static List<String> parts(String said, String query) {
            var words = Arrays.asList(said.strip().split("\\s+", -1));
            boolean large = !query.equals(query.toLowerCase(Locale.ROOT))
                    && words.stream().anyMatch(CompanyNameCandidates::large);
            int most = Math.min(LONGEST, words.size());
            var parts = new ArrayList<String>();
            for (int length = most; length > 0; length--) {
                var within = new ArrayList<String>();
                for (int from = 0; from + length <= words.size(); from++) {
                    var part = words.subList(from, from + length);
                    if (!large || (large(part.getFirst()) && large(part.getLast()))) {
                        boolean whole = !(from > 0 && large(words.get(from - 1)))
                                && !(from + length < words.size() && large(words.get(from + length)));
                        (whole ? parts : within).add(String.join(" ", part));
                    }
                }
                parts.addAll(within);
            }
            parts.remove(said.strip());
            return parts;
        }

        private static boolean large(String word) {
            return !word.isEmpty()
                    && (Character.isUpperCase(word.codePointAt(0)) || Character.isDigit(word.codePointAt(0)));
        }
    }
}
