package footnote.evidence.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentKindTest {
    @ParameterizedTest
    @CsvSource({
        "20-F, ANNUAL_REPORT",
        "20-F/A, ANNUAL_REPORT",
        "40-F, ANNUAL_REPORT",
        "40F, ANNUAL_REPORT",
        "10-KT, ANNUAL_REPORT",
        "6-K, CURRENT_REPORT",
        "6-K/A, CURRENT_REPORT",
        "8-k, CURRENT_REPORT"
    })
    void knowsForeignFormsByWhatTheyAre(String form, DocumentKind kind) {
        assertThat(DocumentKind.named(form)).contains(kind);
    }
}
