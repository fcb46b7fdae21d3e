package footnote.domain.lead;

import footnote.domain.Origin;
import footnote.domain.Ticker;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of a company beyond its name, with the pages it was read from. */
public record CompanyMetadata(
        String footnoteId,
        Optional<String> domain,
        Optional<String> city,
        Optional<Integer> founded,
        Optional<Long> employees,
        Optional<BigDecimal> growth,
        List<String> tags,
        List<String> formerNames,
        Optional<String> parent,
        Optional<Ticker> ticker,
        Map<String, String> identifiers,
        List<CompanyEvent> happenings,
        List<Origin> sources) {
    public CompanyMetadata {
        tags = List.copyOf(tags);
        formerNames = List.copyOf(formerNames);
        identifiers = Map.copyOf(identifiers);
        happenings = List.copyOf(happenings);
        sources = List.copyOf(sources);
        if (sources.isEmpty()) {
            throw new IllegalArgumentException("what is known of a company was read somewhere");
        }
    }

    /** Where the company was read first, which stands for its figures. */
    public Origin origin() {
        return sources.getFirst();
    }
}
