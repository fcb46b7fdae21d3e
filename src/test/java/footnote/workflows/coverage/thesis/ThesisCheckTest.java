package footnote.workflows.coverage.thesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.FigureFormat;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.db.Database;
import footnote.runtime.run.Fault;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Databases;
import footnote.testing.ProseLint;
import footnote.testing.SampleEvidence;
import footnote.workflows.coverage.thesis.ThesisCheck.Outcome;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThesisCheckTest {
    private static final LocalDate ADDED = LocalDate.of(2025, 1, 31);

    @TempDir
    Path home;

    private final Database database = Databases.SQLITE.fresh();
    private final ThesisList list = new ThesisList(database, Clock.systemUTC(), () -> home);
    private final ThesisChecker desk = new ThesisChecker(SampleEvidence.open(), list);

    @AfterEach
    void close() {
        database.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wrong if operating margin falls below 35% in any quarter|OPEN",
                "wrong if operating margin falls below 39% in any quarter|BROKEN",
                "right if operating margin exceeds 39% in any quarter|CONFIRMED",
                "right if FCF exceeds $550m in FY25|CONFIRMED",
                "right if FCF exceeds $650m in FY25|MISSED",
                "wrong if FCF is below $550m in FY25|HELD",
                "wrong if FCF is below $650m in FY25|BROKEN",
                "right if FCF exceeds $650m in FY26|OPEN",
                "right if revenue growth is at least 10% in two consecutive quarters|CONFIRMED",
                "wrong if net debt exceeds $1bn in any year|OPEN",
                "right if price exceeds $1 at any close|CONFIRMED"
            })
    void settlesAThesisByTheRowThatDecidesIt(String sentence, Outcome outcome) {
        desk.add("QVLN", sentence, view(ADDED));

        var check = desk.check(Optional.empty(), view(SampleMarket.today()))
                .getFirst()
                .check();

        assertThat(check.outcome()).isEqualTo(outcome);
        var ids = check.ledger().stream().map(entry -> entry.id()).toList();
        assertThat(ids).containsAll(check.sentence().references());
        assertThat(check.source()).isNotEmpty();
        assertThat(ProseLint.text(check.sentence()
                        .rendered(id -> FigureFormat.of(check.ledger().stream()
                                .filter(entry -> entry.id().equals(id))
                                .findFirst()
                                .orElseThrow()
                                .fact()))))
                .isEmpty();
    }

    @Test
    void countsOnlyWhatWasPublishedAfterItWasAdded() {
        var added =
                desk.add("QVLN", "right if operating margin exceeds 30% in any quarter", view(SampleMarket.today()));

        assertThat(added.sentence().references()).hasSize(2);
        assertThat(added.sentence().text())
                .contains(", already above {fact:", "; only figures published after 30 Jun 2026 count.");
        var check = desk.check(Optional.empty(), view(SampleMarket.today()))
                .getFirst()
                .check();

        assertThat(check.outcome()).isEqualTo(Outcome.OPEN);
    }

    @Test
    void settlesAtOnceWhatIsKnownAlready() {
        desk.add("QVLN", "wrong if FCF is above $100m in FY25", view(SampleMarket.today()));

        assertThat(list.events("QVLN-1")).singleElement().satisfies(event -> assertThat(event.outcome())
                .isEqualTo("broken"));
    }

    @Test
    void reportsABreakOnTheDayItsRowBecomesPublicAndOnce() {
        desk.add("QVLN", "right if FCF exceeds $550m in FY25", view(ADDED));
        var days = new ArrayList<LocalDate>();

        for (var day = LocalDate.of(2026, 2, 20); day.isBefore(LocalDate.of(2026, 3, 5)); day = day.plusDays(1)) {
            if (desk.check(Optional.of("QVLN"), view(day)).getFirst().fresh()) {
                days.add(day);
            }
        }

        assertThat(days).containsExactly(LocalDate.of(2026, 2, 26));
        assertThat(list.events("QVLN-1")).singleElement().satisfies(event -> {
            assertThat(event.text()).isEqualTo("The thesis is confirmed: FY25 free cash flow was $604m, above $550m.");
            assertThat(event.source()).contains("10-K");
        });
    }

    @Test
    void noticesAChangedHistory() {
        desk.add("QVLN", "right if FCF exceeds $550m in FY25", view(ADDED));
        desk.add("QVLN", "wrong if FCF is below $650m in FY25", view(ADDED));
        desk.check(Optional.empty(), view(SampleMarket.today()));
        var whole = list.verified();

        database.update("UPDATE thesis_event SET body = REPLACE(body, '604', '640') WHERE seq = 3");

        assertThat(whole).isEqualTo(new ThesisList.Verdict(4, Optional.empty()));
        assertThat(list.verified().broken()).contains("line 3 of the theses' history was changed or removed");
    }

    @Test
    void noticesThatTheLastLinesWereCutOff() {
        desk.add("QVLN", "right if FCF exceeds $550m in FY25", view(ADDED));
        desk.check(Optional.empty(), view(SampleMarket.today()));

        database.update("DELETE FROM thesis_event WHERE seq = 2");

        assertThat(list.verified().broken())
                .hasValueSatisfying(why -> assertThat(why).contains("cut off"));
    }

    @Test
    void noticesAThesisThatWasRewrittenAfterItsDay() {
        desk.add("QVLN", "right if FCF exceeds $650m in FY25", view(ADDED));

        database.update(
                "UPDATE thesis SET test = REPLACE(test, '650', '550'), sentence = REPLACE(sentence, '650', '550')");

        assertThat(list.verified().broken()).contains("thesis QVLN-1 was changed after it was sealed");
    }

    @Test
    void refusesAThresholdInAnotherCurrency() {
        assertThatThrownBy(() -> desk.add("QVLN", "right if FCF exceeds €550m in FY25", view(ADDED)))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("its threshold is in EUR, and the figures of Quavelin Systems Inc are in USD");
    }

    @Test
    void numbersThesesOfACompanyAndForgetsRemovedOnes() {
        var first = desk.add("QVLN", "right if FCF exceeds $550m in FY25", view(ADDED))
                .thesis();
        list.remove(first.id(), true);
        var second = desk.add("QVLN", "right if FCF exceeds $550m in FY25", view(ADDED))
                .thesis();

        assertThat(List.of(first.id(), second.id())).containsExactly("QVLN-1", "QVLN-2");
        assertThat(list.all(true)).extracting(Thesis::id).containsExactly("QVLN-2");
    }

    private static View view(LocalDate day) {
        return new View(true, day);
    }
}
