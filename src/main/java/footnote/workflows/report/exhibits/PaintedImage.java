package footnote.workflows.report.exhibits;

import footnote.publication.infographic.Painting;
import java.util.Optional;

/** What came of asking for a painting; nothing leaves the designed picture in its place. */
public record PaintedImage(Optional<Painting> painting) {}
