package footnote.workflows.analyze;

import footnote.domain.opinion.Recommendation;
import footnote.research.MetricSet;

/** A recommendation with the measures that were made for it. */
public record Synthesis(Recommendation recommendation, MetricSet measures) {}
