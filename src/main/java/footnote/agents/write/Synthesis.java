package footnote.agents.write;

import footnote.agents.gather.Measures;
import footnote.domain.opinion.Recommendation;

/** A recommendation with the measures that were made for it. */
public record Synthesis(Recommendation recommendation, Measures measures) {}
