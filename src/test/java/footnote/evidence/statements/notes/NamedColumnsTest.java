package footnote.evidence.statements.notes;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class NamedColumnsTest {
    private static List<NoteRow> rows(String page) {
        return NamedColumns.of(new PageText(Optional.of(7), page), 2024, 0);
    }

    private static String cells(String page) {
        return rows(page).stream()
                .map(row -> row.name() + "=" + row.cells().getFirst())
                .collect(Collectors.joining("; "));
    }

    @Test
    void callsEachCellByItsRowAndColumn() {
        var rows = rows("""
                The table below shows facilities owned and leased as of June 30, 2023:
                (Square feet in millions)
                Location Owned Leased Total
                U.S. 16.4 9.7 26.1
                International 9.0 10.8 19.8
                Total 25.4 20.5 45.9""");

        assertThat(rows).extracting(NoteRow::name).contains("International, Leased", "Total, Owned");
        assertThat(rows.get(4).cells()).containsExactly("10.8");
        assertThat(rows.get(4).columns().getFirst().year()).isEqualTo(2023);
        assertThat(NoteUnit.of(rows.get(4)).orElseThrow().scale()).isEqualByComparingTo("1000000");
    }

    @Test
    void readsListsOfPlacesInTwoColumns() {
        assertThat(cells("""
                Our stores at the end of the year were as follows:
                Florida 61 Oklahoma 12
                Georgia 29 Puerto Rico 2
                Hawaii 2 Texas 98""")).isEqualTo("Florida=61; Oklahoma=12; Georgia=29; Puerto Rico=2; Hawaii=2; Texas=98");
    }

    @Test
    void readsTheTotalAloneWhereTheOtherColumnsHaveNoNames() {
        assertThat(cells("""
                Own Land and/or
                and Building Building (1) Total
                Canada 80 11 91
                Japan 11 14 25
                Korea 5 7 12""")).isEqualTo("Canada=91; Japan=25; Korea=12");
    }

    @Test
    void readsNothingUnderYearsOrUnderAHeadThatCannotBeSplit() {
        assertThat(rows("""
                2023 2022
                Gold 4 3
                Silver 3 2
                Bronze 1 1""")).isEmpty();
        assertThat(rows("""
                Owned land and buildings leased
                Canada 80 11
                Japan 11 14
                Korea 5 7""")).isEmpty();
    }
}
