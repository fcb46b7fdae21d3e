package footnote.workflows.analyze;

import footnote.domain.opinion.TechnicalView;
import footnote.research.MetricSet;

/** A technical view with the measures it rests on. */
public record TechnicalStudy(TechnicalView view, MetricSet measures) {}
