package footnote.workflows.analyze;

import footnote.domain.opinion.FundamentalView;
import footnote.research.Measures;

/** A fundamental view with the measures it rests on. */
public record FundamentalStudy(FundamentalView view, Measures measures) {}
