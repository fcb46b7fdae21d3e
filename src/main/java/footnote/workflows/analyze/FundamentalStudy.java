package footnote.workflows.analyze;

import footnote.domain.opinion.FundamentalView;
import footnote.research.MetricSet;

/** A fundamental view with the measures it rests on. */
public record FundamentalStudy(FundamentalView view, MetricSet measures) {}
