package footnote.agents.judge;

import footnote.agents.gather.Measures;
import footnote.domain.opinion.TechnicalView;

/** A technical view with the measures it rests on. */
public record TechnicalStudy(TechnicalView view, Measures measures) {}
