package footnote.workflows.coverage.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.runtime.run.Fault;
import footnote.testing.Databases;
import footnote.testing.SampleEvidence;
import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScreenTest {
    private static final List<Listing> COMPANIES = List.of("QVLN", "ORRB", "KLVR", "PLFB", "68Q3.T", "TRVM").stream()
            .map(SampleEvidence::listing)
            .toList();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "market = US and price > $100|KLVR QVLN ORRB",
                "market = us and not name contains software and price > $100|KLVR QVLN",
                "operating margin > 35%|KLVR QVLN",
                "operating_margin > 35% and market != US|",
                "market cap > $10bn and market in (US, Japan)|KLVR 68Q3.T QVLN",
                "revenue growth + operating margin > 60%|KLVR 68Q3.T",
                "(revenue growth + operating margin) / 2 > 30%|KLVR 68Q3.T",
                "(price > $100 or market = Japan) and revenue growth > 20%|68Q3.T KLVR ORRB",
                "capital_expenditure / revenue > 10%|TRVM 68Q3.T",
                "P/E < 12 and industry = banks|PLFB"
            })
    void findsTheCompaniesThatMeetACondition(String expression, String symbols) {
        var result = new Screener(SampleEvidence.open()).run(expression, COMPANIES, SampleEvidence.VIEW);

        assertThat(result.rows().stream().map(row -> row.symbol().symbol()).collect(Collectors.joining(" ")))
                .isEqualTo(symbols == null ? "" : symbols);
        var ids = result.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        assertThat(result.rows()).allSatisfy(row -> {
            assertThat(row.cells().keySet())
                    .containsAll(result.columns().stream()
                            .filter(column -> !expression.contains(" or "))
                            .toList());
            assertThat(ids).containsAll(row.cells().values());
        });
    }

    @Test
    void saysWhoCouldNotBeJudgedAndNeverUsesAStaleYear() {
        var result = new Screener(SampleEvidence.open()).run("roic > 15%", COMPANIES, SampleEvidence.VIEW);

        assertThat(result.skipped()).extracting(each -> each.symbol().symbol()).contains("PLFB");
        assertThat(result.skipped())
                .allSatisfy(each -> assertThat(each.why()).startsWith("Return on invested capital: "));
        assertThat(result.ledger())
                .filteredOn(entry -> entry.fact().metric().name().equals("return_on_invested_capital"))
                .allSatisfy(entry ->
                        assertThat(entry.fact().period().end().getYear()).isGreaterThanOrEqualTo(2025));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "roicc > 15%|the metric 'roicc' is unknown; nearest: return_on_invested_capital",
                "operating margin > thirty|the number 'thirty' was not understood; write it in digits",
                "pe < twenty-five|the number 'twenty-five' was not understood",
                "roic > 15|a number needs its unit here: write it like 15%",
                "market cap > 2bn|write it like $1bn",
                "roic >|a metric or a number was expected at the end",
                "roic 15%|a comparison such as > or <= was expected at '15%'",
                "roic > 15% and|expected at the end",
                "roic > 15% market = US|the end was expected at",
                "(roic > 15%|cannot be read",
                "market = Mars|the market 'Mars' is unknown; there are US, India",
                "revenue + roic > 1|cannot be added",
                "revenue > 15%|a amount of money cannot be compared with a percentage",
                "market in US|a list in parentheses was expected",
                "sector = \"Tech|a closing \" is missing"
            })
    void saysWhereAConditionGoesWrong(String expression, String why) {
        assertThatThrownBy(() -> ScreenParser.parse(expression))
                .isInstanceOf(Fault.class)
                .hasMessageContaining(why.replace("a amount", "an amount"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   "})
    void refusesAnEmptyCondition(String expression) {
        assertThatThrownBy(() -> ScreenParser.parse(expression)).hasMessageContaining("such as roic > 15%");
    }

    @Test
    void keepsScreensByName() {
        try (var database = Databases.SQLITE.fresh()) {
            var screens = new ScreenList(database, Clock.systemUTC());

            screens.save("quality", "roic > 15%", true);
            screens.save("quality", "roic > 20%", true);

            assertThat(screens.all(true)).containsExactly(new ScreenList.Saved("quality", "roic > 20%"));
            assertThat(screens.all(false)).isEmpty();
            assertThatThrownBy(() -> screens.save("bad name!", "roic > 15%", true))
                    .isInstanceOf(Fault.class);
            assertThatThrownBy(() -> screens.save("bad", "roic >", true)).isInstanceOf(Fault.class);
            assertThat(screens.remove("quality", true)).isTrue();
        }
    }
}
