package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamedCompanyTest {
    @ParameterizedTest
    @CsvSource({
        "What was Zorblax Industries' revenue in 2024?,Zorblax Industries",
        "What was revenue of Evil Corp in 2024?,Evil Corp",
        "Did Nobody Foods grow in FY2023?,Nobody Foods",
        "How much did Quux spend on R&D in FY2022?,Quux",
    })
    void findsTheNameOfACompany(String question, String name) {
        assertThat(NamedCompany.in(question)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "And in FY2024?",
                "Was there any drop in cash between FY 2023 and Q2 of FY2024?",
                "What was the EBITDA margin in FY2023?",
                "How much of that is recurring?",
                "What did the CFO say about China?",
                "And how has that changed since January?",
            })
    void findsNoneWhereNobodyIsNamed(String question) {
        assertThat(NamedCompany.in(question)).isEmpty();
    }
}
