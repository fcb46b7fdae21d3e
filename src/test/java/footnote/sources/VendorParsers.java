package footnote.sources;

import footnote.sources.edgar.EdgarFullTextTest;
import footnote.sources.edgar.EdgarParsers;
import footnote.sources.files.FileParsers;
import footnote.sources.fmp.FmpTest;
import footnote.sources.futunn.FutunnTest;
import footnote.sources.gleif.GleifTest;
import footnote.sources.rss.RssParsers;
import footnote.sources.sirene.SireneTest;
import footnote.sources.stooq.StooqTest;
import footnote.sources.tavily.TavilyTest;
import footnote.sources.transcripts.TranscriptParsers;
import footnote.sources.webpages.WebPagesTest;
import footnote.sources.websearch.WebSearchTest;
import footnote.sources.wikidata.WikidataTest;
import footnote.sources.yahoo.YahooParsers;
import footnote.testing.Parser;
import java.util.List;
import java.util.stream.Stream;

/** Every parser of every vendor. */
final class VendorParsers {
    private VendorParsers() {}

    static List<Parser> all() {
        return Stream.of(
                        EdgarParsers.all(),
                        YahooParsers.all(),
                        RssParsers.all(),
                        TranscriptParsers.all(),
                        FileParsers.all(),
                        StooqTest.parsers(),
                        FmpTest.parsers(),
                        FutunnTest.parsers(),
                        TavilyTest.parsers(),
                        WikidataTest.parsers(),
                        GleifTest.parsers(),
                        SireneTest.parsers(),
                        EdgarFullTextTest.parsers(),
                        WebSearchTest.parsers(),
                        WebPagesTest.parsers())
                .flatMap(List::stream)
                .toList();
    }
}
