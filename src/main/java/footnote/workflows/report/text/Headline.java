package footnote.workflows.report.text;

import java.util.List;

/** A title that is a finding, and what it claims. */
public record Headline(String text, List<Claim> claims) {
    public Headline {
        claims = List.copyOf(claims);
        if (text.isBlank()) {
            throw new IllegalArgumentException("a title has words");
        }
    }
}
