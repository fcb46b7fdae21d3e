package footnote.domain.opinion;

/** Something that would have counted but could not be had, and why. */
public record Absence(String what, String why) {
    @Override
    public String toString() {
        return what + ": " + why;
    }
}
