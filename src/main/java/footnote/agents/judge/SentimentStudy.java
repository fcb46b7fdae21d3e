package footnote.agents.judge;

import footnote.agents.gather.Measures;
import footnote.domain.opinion.SentimentView;

/** A view of the news with the measures it rests on. */
public record SentimentStudy(SentimentView view, Measures measures) {}
