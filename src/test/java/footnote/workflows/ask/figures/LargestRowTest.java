package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LargestRowTest {
    private static final String SHEET = """
            CONSOLIDATED BALANCE SHEETS
            December 31 (Millions) 2022 2021
            Assets
            Cash and cash equivalents 15,800 9,000
            Accounts receivable, net 20,000 19,000
            Total current assets 35,800 28,000
            Property and equipment, net 4,200 2,000
            Total assets 40,000 30,000
            Liabilities and shareholders' equity
            Accounts payable 4,000 3,000
            Customer deposits 19,000 12,000
            Long-term debt 7,000 5,000
            Total liabilities 30,000 20,000
            Common stock 1,000 1,000
            Retained earnings 9,000 9,000
            Total shareholders' equity 10,000 10,000
            Total liabilities and shareholders' equity 40,000 30,000
            """;

    @Test
    void namesTheLargestRowAboveATotal() {
        assertThat(largest("What was Anvil's largest liability in 2022?", SHEET))
                .contains("customer_deposits");
        assertThat(largest("What was the largest asset of Anvil in 2022?", SHEET))
                .contains("accounts_receivable_net");
    }

    @Test
    void findsWhatIsOwedWhereNoRowSaysIt() {
        assertThat(largest(
                        "What was Anvil's largest liability in 2022?",
                        SHEET.replaceFirst("Total liabilities 3.*\n", "")))
                .contains("customer_deposits");
    }

    @Test
    void namesNoneWhereARowIsMissing() {
        assertThat(largest("What was Anvil's largest liability in 2022?", SHEET.replaceFirst("Customer dep.*\n", "")))
                .isEmpty();
    }

    private static Optional<String> largest(String question, String page) {
        var rows = PrintedPage.rows(page);
        var asked = new CompanyQuestion(
                question,
                "anvil",
                "Anvil Inc",
                Optional.empty(),
                List.of(FiscalPeriod.year(2022)),
                List.of("Anvil"),
                ProposedProgram.none(),
                new View(false, LocalDate.of(2024, 1, 1)));
        return LargestRow.of(asked, rows).entries().stream()
                .map(each -> each.fact().metric().name())
                .findFirst();
    }
}
