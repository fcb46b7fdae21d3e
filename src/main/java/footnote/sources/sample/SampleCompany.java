package footnote.sources.sample;

import footnote.domain.Market;
import footnote.domain.Ticker;

/** One listed company of the sample market and its story in a line. */
public record SampleCompany(Ticker symbol, Market market, String name, String industry, String story) {}
