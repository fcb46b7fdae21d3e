package footnote.workflows.leads.discovery;

import footnote.domain.Prose;
import java.util.Locale;

/** What a model says of a company, each with a quotation from what was read about it. */
public record ValidatorOutput(Opinion legitimacy, Opinion industry, Opinion location) {
    /** How sure it is. */
    public enum Verdict {
        YES(1),
        UNSURE(0.5),
        NO(0);

        private final double score;

        Verdict(double score) {
            this.score = score;
        }

        double score() {
            return score;
        }
    }

    /** One verdict: the words it rests on, letter by letter, and why in a sentence without figures. */
    public record Opinion(Verdict verdict, String quote, String reason) {
        public Opinion {
            if (reason.isBlank()) {
                throw new IllegalArgumentException("a verdict has a reason");
            }
            if (!new Prose(reason).unbound().isEmpty()) {
                throw new IllegalArgumentException("a reason has no figures, unlike \"" + reason + "\"");
            }
        }
    }

    /** Refuses a verdict for or against that quotes nothing of the text. */
    void quoted(String text) {
        String all = text.toLowerCase(Locale.ROOT);
        for (var opinion : new Opinion[] {legitimacy, industry, location}) {
            String quote = opinion.quote().strip().toLowerCase(Locale.ROOT);
            if (opinion.verdict() != Verdict.UNSURE && (quote.isEmpty() || !all.contains(quote))) {
                throw new IllegalArgumentException("\"" + opinion.quote()
                        + "\" is not in the text; quote a few words letter by letter, or say UNSURE");
            }
        }
    }
}
