package footnote.evidence.statements.notes;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NoteTablesTest {
    private static List<NoteRow> rows(String page) {
        return NoteTables.of(List.of(new FilingStatements.PageText(Optional.of(7), page)), 2024);
    }

    @Test
    void readsRowsUnderYearsWithWhatStandsOverThem() {
        var rows = rows("""
                Our backlog at December 31 was as follows:
                (Dollars in millions)
                Years ended December 31, 2022 2021
                Aircraft $329,824 $296,882
                Total Backlog(1) $404,381 $377,499
                Contractual backlog of unfilled orders excludes purchase options and orders that may still be canceled.""");

        assertThat(rows).extracting(NoteRow::label).containsExactly("aircraft", "total backlog");
        assertThat(rows.getLast().figure(0)).contains(new BigDecimal("404381"));
        assertThat(rows.getLast().scale()).contains(BigDecimal.valueOf(1_000_000));
        assertThat(rows.getLast().heading()).contains("Our backlog");
        assertThat(rows.getLast().page()).contains(7);
    }

    @Test
    void readsPercentagesInParenthesesAsNegative() {
        var rows = rows("""
                Consolidated Performance Summary 2023 2022 2021
                Comparable sales % change (9.9)% 10.4 % 9.7 %""");

        assertThat(rows.getFirst().isPercent()).isTrue();
        assertThat(rows.getFirst().figure(0)).contains(new BigDecimal("-9.9"));
        assertThat(NoteUnit.metric(rows.getFirst())).isEqualTo("comparable_sales_growth");
    }

    @Test
    void takesAnAmountPerShareForNoAmountInMillions() {
        var rows = rows("""
                ($ in millions, except per share amounts) 2022 2021
                Non-GAAP diluted EPS $ 10.01 $ 7.91""");

        assertThat(NoteUnit.of(rows.getFirst())).isEmpty();
    }

    @Test
    void leavesOutColumnsOfDifferences() {
        var rows = rows("""
                2022 2021 2022 vs. 2021
                Paid memberships at end of period 230,747 221,844 8,903 4 %""");

        assertThat(rows.getFirst().cells()).containsExactly("230,747", "221,844");
    }

    @Test
    void takesANumberThatEndsANameForNoCell() {
        var rows = rows("""
                2022 2021 Change
                Loans 1,210 1,100 10 %
                Deposits 2,310 2,200 5 %
                Common Equity Tier 1 10.3 % 10.5 %
                Level 3 40 50 (20)%""");

        assertThat(rows).extracting(NoteRow::name).contains("Common Equity Tier 1", "Level 3");
        assertThat(rows.get(2).cells()).containsExactly("10.3 %", "10.5 %");
        assertThat(rows.get(3).cells()).containsExactly("40", "50");
    }

    @Test
    void endsWhatStandsOverATableWithTheTableBefore() {
        var rows = rows("""
                Consolidated Summary 2022 2021
                Comparable sales % change (3.5)% 4.1 %
                Domestic Summary 2022 2021
                Comparable sales % change (2.2)% 5.3 %""");

        assertThat(rows.getLast().heading()).doesNotContain("Consolidated");
    }

    @Test
    void readsNoQuartersAndNoYearThatStandsOverTwoColumns() {
        assertThat(rows("""
                Three months ended June 30, 2022 2021
                Orders 10 20""")).isEmpty();
        assertThat(rows("""
                U.S. plans International plans
                2022 2021 2022 2021
                Service cost 10 20 30 40""")).isEmpty();
    }

    @Test
    void saysNoUnitThatTheTableDoesNotTell() {
        assertThat(NoteUnit.of(rows("""
                2022 2021
                Open orders 120 110""").getFirst())).isEmpty();
        assertThat(NoteUnit.of(rows("""
                2022 2021
                Stores 120 110""").getFirst()).orElseThrow().unit().kind())
                .isEqualTo(footnote.domain.Unit.Kind.COUNT);
        assertThat(NoteUnit.of(rows("""
                (in millions)
                2022 2021
                Stores 120 110""").getFirst())).isEmpty();
    }

    @Test
    void readsOnPastChangesThatAreNotMeaningful() {
        var rows = rows("""
                (Millions) 2022 2021 Change
                Provisions 2,182 (1,419) #
                Expenses 41 33 24 %
                Pretax income 9 (10) NM
                Tax 2 (2) n.m.
                Net income 7 (8) # %
                Common Equity Tier 1 10.3 % 10.5 %""");

        assertThat(rows.getLast().name()).isEqualTo("Common Equity Tier 1");
        assertThat(rows.getFirst().figure(1)).contains(new BigDecimal("-1419"));
    }

    @Test
    void countsStoresOneByOneInATableOfMillions() {
        var rows = rows("""
                $ in millions, except per share amounts
                Fiscal Year 2021 2020
                Revenue $ 47,262 $ 43,638
                Number of stores:
                Domestic 991 1,009
                International 168 222
                Total 1,159 1,231""");

        assertThat(rows.getLast().label()).isEqualTo("total number of stores");
        assertThat(NoteUnit.of(rows.getLast()).orElseThrow().scale()).isEqualTo(BigDecimal.ONE);
        assertThat(NoteUnit.metric(rows.get(1))).isEqualTo("domestic_stores");
    }

    @Test
    void countsEmployeesOneByOneWhereThePageSpeaksOfMillions() {
        var rows = rows("""
                Members (in millions) are counted by household.
                Our employee count was as follows:
                2020 2019
                Full-time employees 5,600 5,400
                Total employees 8,300 8,100""");

        assertThat(NoteUnit.of(rows.getLast()).orElseThrow().scale()).isEqualTo(BigDecimal.ONE);
    }

    @Test
    void calledASumOfItsHeadingOnlyWhereItAddsUp() {
        var rows = rows("""
                $ in millions
                2021 2020
                Number of stores:
                Domestic 991 1,009
                International 168 222
                Total 47,262 43,638""");

        assertThat(rows.getLast().name()).isEqualTo("Total");
    }

    @Test
    void callsAnEndOfYearByItsHeadingUnderDays() {
        var rows = rows("""
                (dollars in millions, except per share data)
                Sept. 1, 2019 Sept. 2, 2018
                Net sales $ 149,351 $ 138,434
                Warehouses in Operation
                Beginning of year 762 741
                Opened 20 21
                End of year 782 762""");

        assertThat(rows.getLast().name()).isEqualTo("Warehouses in Operation at end of year");
        assertThat(NoteUnit.metric(rows.getLast())).isEqualTo("warehouses_in_operation");
        assertThat(NoteUnit.of(rows.getLast()).orElseThrow().scale()).isEqualTo(BigDecimal.ONE);
        assertThat(rows("""
                Jan. 28, 2023 Jan. 29, 2022
                Stores 120 110""")).isEmpty(); // which fiscal year that is, only its report tells
    }

    @Test
    void scalesMembersByWhatTheTableStatesOfAllButNotOfMoneyAlone() {
        assertThat(NoteUnit.of(rows("""
                2022 2021
                (in thousands, except revenue per membership and percentages)
                Revenues $ 31,469 $ 29,515
                Paid memberships at end of period 230,747 221,844""").getLast()).orElseThrow().scale()).isEqualTo(BigDecimal.valueOf(1_000));
        assertThat(NoteUnit.of(rows("""
                (dollars in thousands)
                2022 2021
                Revenues $ 31,469 $ 29,515
                Paid memberships at end of period 230,747 221,844""").getLast())).isEmpty();
        assertThat(NoteUnit.of(rows("""
                (in thousands, except number of members)
                2022 2021
                Revenues $ 31,469 $ 29,515
                Paid members 230,747 221,844""").getLast())).isEmpty();
    }

    @Test
    void takesTheScaleThatARowStatesOfItself() {
        var row = rows("""
                (Millions, except where indicated) 2022 2021
                Network volumes (billions) $ 1,552.8 $ 1,284.2
                Cards-in-force (millions) 133.3 121.7""");

        assertThat(NoteUnit.of(row.getFirst()).orElseThrow().scale()).isEqualTo(BigDecimal.valueOf(1_000_000_000));
        assertThat(NoteUnit.of(row.getLast()).orElseThrow().scale()).isEqualTo(BigDecimal.valueOf(1_000_000));
        assertThat(row.getLast().label()).isEqualTo("cards in force");
    }
}
