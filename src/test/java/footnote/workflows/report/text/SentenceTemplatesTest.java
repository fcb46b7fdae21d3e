package footnote.workflows.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Prose;
import footnote.testing.ProseLint;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SentenceTemplatesTest {
    private final SentenceTemplates sentences = new SentenceTemplates();

    @Test
    void fillsTheSentenceOfAKey() {
        var known = Map.of("roicperiod", "FY25", "roic", "16.2%", "wacc", "11.9%");

        assertThat(sentences.say("for.capital", known)).contains("FY25 ROIC of 16.2% exceeds the WACC of 11.9%.");
    }

    @Test
    void leavesOutAPartWhoseFigureIsNotKnown() {
        assertThat(sentences.say("business.largest", Map.of("part", "Payroll", "kind", "segment", "share", "66.0%")))
                .contains("Payroll is the largest segment with 66.0% of revenue.");
        assertThat(sentences.say("business.largest", Map.of("part", "Payroll", "kind", "region")))
                .contains("Payroll is the largest region.");
    }

    @Test
    void printsNoSentenceWhereAFigureIsNotKnown() {
        assertThat(sentences.say("for.balance", Map.of())).isEmpty();
    }

    @Test
    void noSentenceWritesAFigureOutOrHoldsABannedWord() {
        SentenceTemplates.all().forEach((key, sentence) -> {
            String filled = sentence.replaceAll("\\{[A-Za-z_]+}", "{fact:f1}").replaceAll("[\\[\\]]", "");

            assertThat(new Prose(filled).unbound()).as(key).isEmpty();
            assertThat(BannedWords.objection(filled)).as(key).isEmpty();
        });
    }

    @Test
    void everySentenceKeepsToTheStyle() {
        SentenceTemplates.all().forEach((key, sentence) -> {
            String filled = sentence.replaceAll("[\\[\\]]", "").replaceAll("\\{[A-Za-z_]+}", "X");
            boolean whole = !key.matches("(?:sign|finding)\\..*|.*\\.title(?:\\..*)?|title\\..*");

            assertThat(whole ? ProseLint.text(filled) : ProseLint.headline(filled))
                    .as(key)
                    .isEmpty();
        });
    }

    @Test
    void callsACompanyByItsIndustry() {
        assertThat(SummaryChapter.kindOfCompany("Banks")).isEqualTo("a bank");
        assertThat(SummaryChapter.kindOfCompany("Banks - Regional")).isEqualTo("a bank");
        assertThat(SummaryChapter.kindOfCompany("Enterprise Software")).isEqualTo("an enterprise software company");
        assertThat(SummaryChapter.kindOfCompany("Tea Houses")).isEqualTo("a company in the tea houses industry");
    }
}
