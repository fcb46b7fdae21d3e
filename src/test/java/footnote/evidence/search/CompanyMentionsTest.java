package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Ticker;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompanyMentionsTest {
    private final CompanyMentions mentions = new CompanyMentions(List.of(
            label("AMERICANANVIL", "American Anvil Company", "AVL"),
            label("Northern Forge Inc.", "Northern Forge Inc.", "NFG"),
            label("NORTHSTAR", "Northstar Tools", "NST"),
            label("ForgeCo, Inc.", "ForgeCo, Inc.", "FRG"),
            label("The Brodrick's Company", "The Brodrick's Company", "BRD"),
            label("Larch & Linden", "Larch & Linden", "LCH"),
            label("The Olaf Cedarby Company", "The Olaf Cedarby Company", "OCC")));

    @ParameterizedTest
    @CsvSource({
        "What did American Anvil earn in 2022?, americananvil",
        "Does AMAN pay a dividend?, americananvil",
        "Does Aman pay a dividend?, americananvil",
        "What is AVL's margin?, americananvil",
        "How did Northern Forge's sales grow?, northernforge",
        "What are Northstar's risks?, northstar",
        "What are Forge's risks?, forgeco",
        "Does Brodrick's expect margins to improve?, brodricks",
        "What are Brodrick's risks?, brodricks",
        "Why did L&L separate its mills?, larchlinden",
        "What are L&L's risks?, larchlinden",
        "Could Cedarby buy its largest rival?, olafcedarby",
        "How can a Cedarby lamp break?, olafcedarby",
        "What of its American stock does Northstar hold?, northstar",
    })
    void findsTheCompanyHoweverItIsSpelled(String question, String key) {
        assertThat(mentions.in(question)).containsExactly(key);
    }

    @Test
    void findsNoneWhereNoneIsNamed() {
        assertThat(mentions.in("What is a forge used for?")).isEmpty();
        assertThat(mentions.in("Aman is a word where a sentence begins")).isEmpty();
    }

    private static DocumentLabel label(String company, String alias, String symbol) {
        return new DocumentLabel(
                company,
                company,
                company,
                List.of(alias),
                Optional.of(new Ticker(symbol)),
                DocumentKind.ANNUAL_REPORT,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "files");
    }
}
