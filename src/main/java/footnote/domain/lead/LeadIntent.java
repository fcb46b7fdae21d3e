package footnote.domain.lead;

import java.util.Optional;

/** What the reader is after: companies of which industry, where, to sell them what. */
public record LeadIntent(
        String industry,
        Area country,
        String userIntent,
        Optional<String> offer,
        Optional<String> customers,
        LeadCriteria additionalCriteria) {
    public LeadIntent {
        if (industry.isBlank()) {
            throw new IllegalArgumentException("an intent names an industry, such as SaaS or clean energy");
        }
    }

    public LeadIntent in(Area area) {
        return new LeadIntent(industry, area, userIntent, offer, customers, additionalCriteria);
    }

    public LeadIntent relaxed() {
        return new LeadIntent(industry, country, userIntent, offer, customers, additionalCriteria.relaxed());
    }

    /** The market in words, such as "Business Software in France". */
    public String market() {
        return industry + (country.equals(Area.WORLD) ? " worldwide" : " in " + country);
    }
}
