package footnote.workflows.ask.question;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;

/** Which kind of document would best answer a question. */
public enum DataRoute {
    FILINGS("10k"),
    CALLS("earnings_transcripts"),
    NEWS("latest_news"),
    HYBRID("hybrid");

    private final String word;

    DataRoute(String word) {
        this.word = word;
    }

    @JsonValue
    public String word() {
        return word;
    }

    public boolean filings() {
        return this == FILINGS || this == HYBRID;
    }

    public boolean calls() {
        return this == CALLS || this == HYBRID;
    }

    @JsonCreator
    public static DataRoute of(String word) {
        return Arrays.stream(values())
                .filter(route -> route.word.equalsIgnoreCase(word.strip()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + word + "' is no route; it is one of 10k, earnings_transcripts, latest_news, hybrid"));
    }
}
