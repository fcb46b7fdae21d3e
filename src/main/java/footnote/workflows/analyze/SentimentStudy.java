package footnote.workflows.analyze;

import footnote.domain.opinion.SentimentView;
import footnote.research.MetricSet;

/** A view of the news with the measures it rests on. */
public record SentimentStudy(SentimentView view, MetricSet measures) {}
