package footnote.domain.opinion;

import footnote.domain.Prose;

/** One reason to lean one way: on what, how far (-1 to 1), with which weight, resting on which ledger entry. */
public record Vote(String on, double lean, double weight, String entry, Prose because) {
    public Vote {
        if (!(lean >= -1 && lean <= 1)) {
            throw new IllegalArgumentException("a vote leans from -1 to 1, not " + lean);
        }
        if (!(weight > 0)) {
            throw new IllegalArgumentException("the vote on " + on + " has the weight " + weight);
        }
        if (!because.references().contains(entry)) {
            throw new IllegalArgumentException("the vote on " + on + " does not cite the entry it rests on");
        }
    }
}
