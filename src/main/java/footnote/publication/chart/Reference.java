package footnote.publication.chart;

/** A figure that others are held against, such as the price or the peers' median. */
public record Reference(String name, Datum datum) {
    public Reference {
        if (!datum.known()) {
            throw new IllegalArgumentException("the reference '" + name + "' has no figure; leave it out");
        }
    }
}
