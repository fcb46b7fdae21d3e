package footnote.domain;

/** One way a figure is split, and the part it covers: axis "segment", member "Greater China". */
public record Dimension(String axis, String member) {
    public Dimension {
        if (axis.isBlank() || member.isBlank()) {
            throw new IllegalArgumentException(
                    "a dimension has an axis and a member, not '" + axis + "', '" + member + "'");
        }
    }
}
