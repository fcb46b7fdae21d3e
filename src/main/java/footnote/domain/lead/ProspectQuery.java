package footnote.domain.lead;

import java.util.List;

/** Which companies are wanted: of an industry, in an area, whose description has any of the phrases, if there are any. */
public record ProspectQuery(String industry, Area area, List<String> phrases, int most) {
    public ProspectQuery {
        phrases = List.copyOf(phrases);
        if (most < 1) {
            throw new IllegalArgumentException("at least one company is wanted, not " + most);
        }
    }

    @Override
    public String toString() {
        return industry + " in " + area + (phrases.isEmpty() ? "" : " with " + String.join(" or ", phrases));
    }
}
