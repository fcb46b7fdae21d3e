package footnote.workflows.leads.discovery;

import footnote.domain.lead.LeadIntent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is looked for, how strictly, and how far the reader has let it be widened. */
public record MarketSearch(LeadIntent intent, double threshold, List<String> widened) {
    private static final double LENIENT = 0.4;

    public MarketSearch {
        widened = List.copyOf(widened);
    }

    public static MarketSearch of(LeadIntent intent) {
        return new MarketSearch(intent, CompanyValidator.THRESHOLD, List.of());
    }

    /** The next step: the reader's further criteria, then how well a company must be known, then the area. */
    Optional<MarketSearch> wider(boolean thin) {
        if (intent.additionalCriteria().narrow()) {
            return Optional.of(with(intent.relaxed(), threshold, "size, stage and technology no longer matter"));
        }
        if (thin && threshold > LENIENT) {
            return Optional.of(with(intent, LENIENT, "companies of which less is known count too"));
        }
        return intent.country()
                .wider()
                .map(area -> with(intent.in(area), threshold, "from " + intent.country() + " to " + area));
    }

    private MarketSearch with(LeadIntent wider, double least, String told) {
        var all = new ArrayList<>(widened);
        all.add(told);
        return new MarketSearch(wider, least, all);
    }
}
