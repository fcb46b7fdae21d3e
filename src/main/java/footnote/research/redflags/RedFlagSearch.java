package footnote.research.redflags;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.Subject;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.RedFlag;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.research.NewsRelevance;
import java.time.ZoneOffset;
import java.util.List;

/**
 * Searches two years of filings, a year of news and the accounts of a company for red flags, as far as they were public
 * on the view's day.
 */
public final class RedFlagSearch {
    private static final int NEWS_MONTHS = 12;

    private final EvidenceReader evidence;
    private final FiledPhrases phrases = new FiledPhrases();

    public RedFlagSearch(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** The flags, the gravest first, with the facts their sentences refer to and what could not be searched. */
    public RedFlagFindings search(Listing listing, View view) {
        return search(listing, evidence.facts(listing, view), view);
    }

    /** As above, by facts at hand. */
    public RedFlagFindings search(Listing listing, Finding<Ledger> facts, View view) {
        var register = new FlagRegister(view.asOf());
        String company = spoken(listing);
        new FilingFlags(evidence, phrases, listing, view, company, facts.found(), register).search();
        news(listing, view, company, register);
        var measures = figures(facts, listing, view, register);
        return new RedFlagFindings(register.flags(), measures, register.gaps());
    }

    private void news(Listing listing, View view, String company, FlagRegister register) {
        var since = view.asOf()
                .minusMonths(NEWS_MONTHS)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant();
        switch (evidence.news(listing, since, view)) {
            case Finding.Missing<List<NewsItem>>(String what, String why) -> register.gap(what, why);
            case Finding.Found<List<NewsItem>>(List<NewsItem> stories) ->
                new NewsFlags(NewsRelevance.of(listing), company, register).search(stories);
        }
    }

    private MetricSet figures(Finding<Ledger> facts, Listing listing, View view, FlagRegister register) {
        return switch (facts) {
            case Finding.Missing<Ledger>(String what, String why) -> {
                register.gap(what, why);
                yield MetricSet.none(Subject.of(listing.ticker()));
            }
            case Finding.Found<Ledger>(Ledger ledger) -> {
                var kind =
                        CompanyKind.of(evidence.profile(listing.ticker(), view).found(), ledger);
                yield new FigureFlags(ledger, kind, register).search();
            }
        };
    }

    /** The name as sentences have it; one with digits stays whole, since only the whole name is known as a name. */
    private static String spoken(Listing listing) {
        String name = NewsRelevance.shortName(listing);
        return name.chars().anyMatch(Character::isDigit) ? listing.name() : name;
    }

    /** What a search found: flags, the facts behind them, and what could not be searched. */
    public record RedFlagFindings(List<RedFlag> flags, MetricSet measures, List<MissingInput> gaps) {
        public RedFlagFindings {
            flags = List.copyOf(flags);
            gaps = List.copyOf(gaps);
        }

        public static RedFlagFindings none(Subject subject) {
            return new RedFlagFindings(List.of(), MetricSet.none(subject), List.of());
        }
    }
}
