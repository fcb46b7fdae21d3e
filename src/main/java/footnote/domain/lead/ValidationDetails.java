package footnote.domain.lead;

import java.util.List;

/** The five sides a company is checked from. */
public record ValidationDetails(
        Criterion legitimacy, Criterion industry, Criterion location, Criterion completeness, Criterion success) {
    public List<Criterion> all() {
        return List.of(legitimacy, industry, location, completeness, success);
    }
}
