package footnote.sources.files;

import footnote.domain.Denomination;
import footnote.domain.Origin;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.testing.Parser;
import java.time.Instant;
import java.util.List;

/** The parsers of the reader's files, for tests that try them all. */
public final class FileParsers {
    private static final Origin ORIGIN = Origin.document("files", "a file", Instant.parse("2026-01-01T00:00:00Z"));
    private static final Ticker AAPL = new Ticker("AAPL");

    private FileParsers() {}

    public static List<Parser> all() {
        return List.of(
                new Parser(
                        "price table",
                        file -> file.startsWith("ohlcv/") || file.startsWith("yahoo/repair"),
                        content -> PriceTable.parse(AAPL, Denomination.USD, content, ORIGIN),
                        "Date,Open,High,Low,Close,Adj Close,Volume\n2024-01-03,1,2,1,\"1,500.5\",1.4,\"4,787,699\"\n"
                                + "1/2/2024,null,null,null,null,null,null\n"),
                new Parser(
                        "statement table",
                        _ -> false,
                        content -> StatementTable.parse(Subject.of(AAPL), Denomination.USD, content, ORIGIN),
                        "metric,start,end,value,unit,published\nrevenue,2023-01-01,2023-12-31,\"1,000\",USD,2024-02-01\n"),
                new Parser(
                        "company list",
                        file -> file.startsWith("companies/")
                                || file.startsWith("transcripts/e21_") && file.endsWith(".csv"),
                        content -> CompanyTable.parse(content, ORIGIN),
                        "Symbol,Security,CIK\nMMM,3M,66740\n"));
    }
}
