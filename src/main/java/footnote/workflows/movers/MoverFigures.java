package footnote.workflows.movers;

import footnote.research.MetricSet;
import java.util.Optional;

/** A mover's figures, the program that computed them where one did, and who computed them in words. */
public record MoverFigures(MetricSet measures, Optional<String> program, String by) {}
