package footnote.config;

import footnote.domain.Market;
import footnote.domain.Ticker;

/** A fictional company with its story in a line; faces may not look into sources, so the desk hands it out. */
public record SampleListing(Ticker ticker, Market market, String name, String story) {}
