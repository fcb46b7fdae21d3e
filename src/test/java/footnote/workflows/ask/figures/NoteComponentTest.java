package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.LedgerEntry;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.notes.NoteTables;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoteComponentTest {
    private static final String SHEET = """
            CONSOLIDATED BALANCE SHEETS
            December 31 (Millions) 2022 2021
            Assets
            Cash and cash equivalents 15,800 9,000
            Inventories 20,000 19,000
            Total current assets 35,800 28,000
            Property, plant and equipment, net 4,200 2,000
            Total assets 40,000 30,000
            Liabilities and shareholders' equity
            Accounts payable and accrued expenses 23,000 15,000
            Long-term debt 7,000 5,000
            Total liabilities 30,000 20,000
            Common stock 1,000 1,000
            Retained earnings 9,000 9,000
            Total shareholders' equity 10,000 10,000
            Total liabilities and shareholders' equity 40,000 30,000
            """;
    private static final String NOTES = """
            Inventories consisted of the following (in millions):
            December 31, 2022 2021
            Raw materials and supplies $ 12,000 $ 11,000
            Finished goods 8,000 8,000
            Total inventories $ 20,000 $ 19,000
            Accounts payable and accrued expenses consisted of the following (in millions):
            December 31, 2022 2021
            Accounts payable $ 14,000 $ 9,000
            Accrued compensation 9,000 6,000
            Total $ 23,000 $ 15,000
            Property, plant and equipment (in millions):
            December 31, 2022 2021
            Land $ 200 $ 100
            Machinery 6,000 3,900
            Total 6,200 4,000
            Less accumulated depreciation 2,000 2,000
            Property, plant and equipment, net $ 4,200 $ 2,000""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What were the raw materials and supplies within Anvil's inventories in 2022? | inventories | $ 12,000
            How much finished goods inventory did Anvil have in 2022?                    | inventories | $ 8,000
            What were Anvil's accounts payable in 2022?                   | accounts payable and accrued expenses | $ 14,000
            What was Anvil's gross property, plant and equipment in 2022? | property plant and equipment net | $ 6,200""")
    void findsTheComponentInTheNoteThatAddsUpToTheLine(String question, String line, String cell) {
        assertThat(component(question, line, NOTES)).isEqualTo(cell);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How much finished goods inventory did Anvil have in 2022? | inventories | 8,000 8,000 | 7,000 8,000
            What were Anvil's accounts payable in 2022? | accounts payable and accrued expenses | 9,000 6,000 | 8,000 6,000
            What was Anvil's gross property, plant and equipment in 2022? | property plant and equipment net | 2,000 2,000 | 1,000 2,000""")
    void findsNoneInANoteThatDoesNotAddUp(String question, String line, String printed, String wrong) {
        assertThat(component(question, line, NOTES.replaceFirst(printed, wrong)))
                .isEmpty();
    }

    private static String component(String question, String line, String notes) {
        var whole = PrintedPage.rows(SHEET).stream()
                .filter(row -> row.label().equals(line))
                .map(row -> LedgerEntry.of(row.facts().getFirst().fact()))
                .findFirst()
                .orElseThrow();
        var asked = new CompanyQuestion(
                question,
                "anvil",
                "Anvil Inc",
                Optional.empty(),
                List.of(FiscalPeriod.year(2022)),
                List.of("Anvil"),
                ProposedProgram.none(),
                new View(false, LocalDate.of(2024, 1, 1)));
        return new NoteComponent(asked, whole)
                .chosen(NoteTables.of(List.of(new PageText(Optional.of(60), notes)), 2022)).stream()
                        .map(row -> row.cells().getFirst())
                        .collect(Collectors.joining());
    }
}
