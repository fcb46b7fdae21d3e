package footnote.faces.web.run;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.runtime.run.ReplyForm;
import footnote.runtime.run.ReplyForm.Option;
import footnote.runtime.run.RunId;
import footnote.runtime.run.storage.QuestionRow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuestionFormTest {
    private static final QuestionRow PATTERNS = new QuestionRow(
            "ask",
            "Shall leads be looked for by these patterns?",
            Json.tree("""
                    {"version": 2, "patterns": [
                      {"number": 1, "pattern": "usage-based pricing", "used": "yes"},
                      {"number": 2, "pattern": "a security certificate", "used": "yes"},
                      {"number": 3, "pattern": "a redesigned logo", "used": "no"}]}
                    """),
            new ReplyForm(
                    true,
                    List.of(
                            new Option("approve", List.of(), Optional.empty()),
                            new Option("tell", List.of("words"), Optional.empty()))),
            Instant.EPOCH,
            Optional.empty(),
            Optional.empty());

    @Test
    void ticksWhatIsProposedAlone() {
        String html = new QuestionForm(new RunId("20260630-abcdefgh"), PATTERNS)
                .html(Optional.empty())
                .toString();

        assertThat(html)
                .contains("value=\"1\" aria-label=\"Keep a security certificate\" checked>")
                .contains("value=\"2\" aria-label=\"Keep a redesigned logo\">")
                .contains("Tick what to include.")
                .doesNotContain("Version", "<th scope=\"col\">Used</th>");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        0 1   | approve |
        0     | tell    | leave out a security certificate
        0 2   | tell    | only 1 and 3
        0 1 2 | tell    | only 1 and 2 and 3
        """)
    void saysWhichTicksWereChanged(String kept, String type, String words) {
        var reply =
                Json.tree(QuestionForm.reply(PATTERNS, "approve", "", List.of(kept.split(" ", -1)), Optional.empty()));

        assertThat(reply.path("type").asString()).isEqualTo(type);
        assertThat(reply.path("words").asString("")).isEqualTo(words == null ? "" : words);
    }
}
