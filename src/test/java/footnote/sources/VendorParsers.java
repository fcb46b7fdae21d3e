package footnote.sources;

import footnote.sources.edgar.EdgarParsers;
import footnote.sources.files.FileParsers;
import footnote.sources.fmp.FmpTest;
import footnote.sources.futunn.FutunnTest;
import footnote.sources.rss.RssParsers;
import footnote.sources.stooq.StooqTest;
import footnote.sources.tavily.TavilyTest;
import footnote.sources.transcripts.TranscriptParsers;
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
                        TavilyTest.parsers())
                .flatMap(List::stream)
                .toList();
    }
}
