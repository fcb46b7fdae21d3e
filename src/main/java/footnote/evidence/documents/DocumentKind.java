package footnote.evidence.documents;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a document is, by the word it is stored and requested under; {@link DocumentForm} is what readers call it. */
public enum DocumentKind {
    ANNUAL_REPORT("10-K"),
    QUARTERLY_REPORT("10-Q"),
    CURRENT_REPORT("8-K"),
    EARNINGS_RELEASE("earnings release"),
    TRANSCRIPT("transcript"),
    NEWS("news"),
    OTHER("document");

    private final String word;

    DocumentKind(String word) {
        this.word = word;
    }

    @JsonValue
    public String word() {
        return word;
    }

    /** Whether it was filed or published as a statement of account, not said or reported. */
    public boolean filed() {
        return this != TRANSCRIPT && this != NEWS;
    }

    @JsonCreator
    public static DocumentKind of(String word) {
        return named(word)
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is no kind of document; it is one of "
                        + Arrays.stream(values()).map(DocumentKind::word).toList()));
    }

    /** The kind a form or a word stands for; foreign annual reports count as annual reports. */
    public static Optional<DocumentKind> named(String text) {
        String form = text.strip().toUpperCase(Locale.ROOT).replaceAll("[\\s_/-]|A$", "");
        return switch (form) {
            case "10K", "10KT", "20F", "40F", "ANNUALREPORT" -> Optional.of(ANNUAL_REPORT);
            case "10Q", "QUARTERLYREPORT" -> Optional.of(QUARTERLY_REPORT);
            case "8K", "6K", "ANNOUNCEMENT" -> Optional.of(CURRENT_REPORT);
            case "EARNINGS", "EARNINGSRELEASE" -> Optional.of(EARNINGS_RELEASE);
            case "TRANSCRIPT", "CALL", "EARNINGSCALL" -> Optional.of(TRANSCRIPT);
            case "NEWS" -> Optional.of(NEWS);
            case "DOCUMENT", "OTHER" -> Optional.of(OTHER);
            default -> Optional.empty();
        };
    }
}
