package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartQualifierTest {
    private static final List<String> COMPANIES = List.of("Apple Inc.", "AAPL", "Coca Cola Co", "KO");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How much did iPhone bring Apple in net sales in fiscal 2024?",
                "What was Apple's Services revenue in 2024?",
                "What was Apple's cloud revenue in 2024?",
                "What was Apple's Vision Pro revenue in 2024?",
                "What was KO's data center revenue in 2024?",
                "Apple membership fee revenue in FY2022?",
                "How much did Apple's revenue from Comirnaty total in 2021?",
                "apple aws revenue 2024",
                "What was Apple's revenue from repairs and support services in fiscal 2022?",
                "How much revenue did Apple make from licenses in 2023?",
                "What was the operating margin of Apple's Intelligent Cloud segment?"
            })
    void noticesThatAPartIsMeant(String question) {
        assertThat(PartQualifier.stated(question, COMPANIES)).isNotEmpty();
    }

    @Test
    void takesACompanyThatIsNamedBeforeForNoPart() {
        assertThat(PartQualifier.stated("Why did Coca-Cola's domestic gross profit rise in 2024?", COMPANIES))
                .containsExactly("domestic");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What was Apple's net sales growth in Greater China in 2024?",
                "How much revenue came from North America for KO?",
                "What was Apple's operating margin for More Vision Tools in 2024?",
                "What was the operating profit of Coca Cola Bottling Investments in 2024?"
            })
    void noticesAPlace(String question) {
        assertThat(PartQualifier.placed(question, COMPANIES)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What was Apple's revenue in FY2024?",
                "What was Coca-Cola's net operating revenue in 2024?",
                "Compare the revenue of Apple and Coca-Cola in 2024",
                "What was AAPL's operating margin in Q3 2024 (in USD millions)?",
                "How fast did Apple's total net sales grow in December 2023?",
                "How much did Apple report in revenue in its Annual Report?",
                "Did Apple generate revenue growth in 2024?",
                "What was the three-year revenue CAGR of Apple?",
                "What is the asset turnover of Apple? Asset turnover ratio is defined as: revenue / total assets.",
                "What was Apple's YoY revenue growth in FY2024?",
                "What was the revenue of Coca Cola Corp in FY2024?",
                "What was the gross profit of Apple? Use information from the Balance Sheet."
            })
    void takesTheWholeCompanyOtherwise(String question) {
        assertThat(PartQualifier.stated(question, COMPANIES)).isEmpty();
        assertThat(PartQualifier.placed(question, COMPANIES)).isEmpty();
    }

    @Test
    void findsTheNameOfAPartThatAQuestionSpells() {
        var parts = List.of("Vision Tools", "Services", "Apple Retail");

        assertThat(ReportedParts.spellsAny("What was net income of vision tools in 2024?", parts, COMPANIES))
                .isTrue();
        assertThat(ReportedParts.spellsAny("What were Apple's cost of services in 2024?", parts, COMPANIES))
                .isFalse();
    }
}
