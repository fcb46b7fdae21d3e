package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.domain.LedgerEntry;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RankedFigureTest {
    @TempDir
    static Path folder;

    private static Desk desk;
    private static View view;

    @BeforeAll
    static void open() {
        var environment = Map.of("FOOTNOTE_HOME", folder.toString(), "FOOTNOTE_SEARCH_VECTOR", "0");
        desk = new Desk(new SettingsReader(environment, folder).read(Map.<Setting, String>of()));
        view = new View(true, desk.evidence().today(true));
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which company has the highest return on equity?",
                "Which company grew revenue fastest in FY2022?",
                "Which company has the highest EPS?",
                "Which company has the most employees?",
                "Which company has the highest dividend per share?",
                "Which company has the lowest net debt to EBITDA?",
                "Which company had the highest revenue in the latest quarter?"
            })
    void isTheOneThatAllFactsGive(String question) {
        for (var symbol : List.of("QVLN", "KLVR", "PLFB")) {
            var listing = desk.evidence().listing(symbol, view);
            var ledger = desk.evidence().facts(listing, view).found().orElseThrow();
            var all = new FigureCalculation(
                            question,
                            listing.name(),
                            ledger,
                            AskedFigures.in(question).periods(),
                            FigureScope.in(question))
                    .done(AskedMetrics.in(question));
            var whole = all.answers().stream()
                    .findFirst()
                    .flatMap(id -> all.entries().stream()
                            .filter(entry -> entry.id().equals(id))
                            .findFirst())
                    .map(LedgerEntry::fact);

            var few = RankedFigure.in(question).orElseThrow().of(listing, desk.evidence(), view);

            assertThat(few.map(LedgerEntry::fact)).as(symbol).isEqualTo(whole);
            assertThat(few.isPresent() || symbol.equals("PLFB") || question.contains("dividend"))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which company has the highest average margin since 2018?",
                "Which company has the highest revenue CAGR?",
                "Which company has the highest LTM revenue?",
                "Which company has the highest iPhone revenue?"
            })
    void leavesOtherFiguresToAllFacts(String question) {
        assertThat(RankedFigure.in(question)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void readsCountsOfSharesOnlyWhereTheyAreWanted(boolean shares) {
        var listing = desk.evidence().listing("QVLN", view);
        var after = view.asOf().minusYears(4);

        var ledger = desk.evidence()
                .recentFacts(listing, view, after, shares)
                .found()
                .orElseThrow();

        assertThat(ledger.entries())
                .allMatch(entry -> entry.fact().period().end().isAfter(after));
        assertThat(ledger.entries().stream()
                        .anyMatch(entry -> entry.fact().metric().name().equals("shares_diluted")))
                .isEqualTo(shares);
    }
}
