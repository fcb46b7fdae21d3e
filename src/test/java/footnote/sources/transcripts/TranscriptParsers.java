package footnote.sources.transcripts;

import footnote.testing.Parser;
import java.time.Instant;
import java.util.List;

/** The parsers of calls, for tests that try them all. */
public final class TranscriptParsers {
    private TranscriptParsers() {}

    public static List<Parser> all() {
        return List.of(
                new Parser(
                        "call as JSON",
                        file -> file.matches("transcripts/.*\\.json"),
                        content -> parse("a.json", content),
                        """
                        {"prepared_remarks":[{"speaker":"Operator","speech":"Good morning."}],
                        "q_and_a":[{"speaker":"Ann Doe","speech":"Why?"}],"participants":[]}"""),
                new Parser(
                        "call as text",
                        file -> file.matches("transcripts/(zh|ectsum).*\\.txt"),
                        content -> parse("ACME_Q1_2024.txt", content),
                        """
                        Company: Acme (x)
                        Quarter: Q1 2024
                        Prepared Remarks:
                        Operator
                        Welcome to the call.
                        Ann Doe--Chief Executive Officer
                        Anvils sold well.
                        Questions & Answers:
                        Bob Roe--Analyst
                        How well?
                        """),
                new Parser("call as words", file -> file.endsWith(".nlp.gz"), content -> parse("1.nlp", content), """
                        token|speaker|ts|endTs|punctuation|case|tags|wer_tags
                        good|0|||.|UC|[]|[]
                        thanks|1|||.|UC|[]|[]
                        """),
                new Parser(
                        "list of calls",
                        "transcripts/calls"::equals,
                        json -> EarningsCalls.parseCalls(json, "calls"),
                        """
                        {"company_name":"Acme","events":[{"year":2024,"quarter":3,
                        "conference_date":"2024-04-25T17:30:00.000-04:00"}]}"""));
    }

    static Object parse(String name, byte[] content) {
        return TranscriptFolder.parse(name, content, Instant.EPOCH);
    }
}
