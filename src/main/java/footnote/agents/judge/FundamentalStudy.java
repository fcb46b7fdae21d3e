package footnote.agents.judge;

import footnote.agents.gather.Measures;
import footnote.domain.opinion.FundamentalView;

/** A fundamental view with the measures it rests on. */
public record FundamentalStudy(FundamentalView view, Measures measures) {}
