package footnote.sources;

/** Sources of one world that quote the present alone, each as a chain of vendors. */
public record QuoteSet(SourceChain<IntradaySource> intraday, SourceChain<OptionSource> options) {}
