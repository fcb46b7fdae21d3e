package footnote.workflows.leads.discovery;

import footnote.domain.Prose;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.PatternTest;
import java.util.List;

/** Patterns as a model sees them; whether they hold is counted, not asked. */
public record PatternOutput(List<Idea> patterns) {
    private static final int MOST = 12;

    public PatternOutput {
        patterns = List.copyOf(patterns);
        if (patterns.size() > MOST) {
            throw new IllegalArgumentException("give " + MOST + " patterns at most, not " + patterns.size());
        }
    }

    /** One pattern: a description without figures, and phrases of the texts by which it is recognised. */
    public record Idea(String description, List<String> phrases) {
        public Idea {
            phrases = List.copyOf(phrases);
            if (phrases.isEmpty()
                    || phrases.stream().anyMatch(phrase -> phrase.strip().length() < 3)) {
                throw new IllegalArgumentException("a pattern has phrases of three letters or more to know it by");
            }
            if (!new Prose(description).unbound().isEmpty()) {
                throw new IllegalArgumentException("a description has no figures, unlike \"" + description + "\"");
            }
        }
    }

    /** Refuses a pattern that fewer than two of the companies show in their own words. */
    void shownBy(List<CompanyData> winners) {
        for (var idea : patterns) {
            var test = PatternTest.of(idea.phrases());
            if (winners.stream().filter(test::fits).count() < 2) {
                throw new IllegalArgumentException("fewer than two of the texts hold any of " + idea.phrases()
                        + "; use phrases letter by letter as they stand there");
            }
        }
    }
}
