package footnote.workflows.movers;

import footnote.research.Measures;
import java.util.Optional;

/** A mover's figures, the program that computed them where one did, and who computed them in words. */
public record MoverFigures(Measures measures, Optional<String> program, String by) {}
