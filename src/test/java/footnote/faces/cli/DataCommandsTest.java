package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.json.Json;
import footnote.testing.Databases;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that show data, offline on the sample market. */
class DataCommandsTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void listsTheSampleMarket() {
        assertThat(cli("sample", "--json")).isZero();

        assertThat(Json.tree(out()).size()).isGreaterThan(10);
        assertThat(Json.tree(out()).get(0).path("story").asString()).isNotBlank();
    }

    @Test
    void givesEveryFigureAFootnote() {
        assertThat(cli("facts", "QVLN", "--offline")).isZero();

        assertThat(out()).contains("fictional sample data", "Revenue", "[1] Sample market (fictional), 10-K");
        assertThat(out().lines()
                        .filter(line -> line.startsWith("Revenue"))
                        .findFirst()
                        .orElseThrow())
                .matches("Revenue(\\s+-?\\$[0-9.,]+(bn|m)? \\[\\d+])+");
    }

    @Test
    void hidesWhatWasNotKnownYet() {
        assertThat(cli("facts", "QVLN", "--offline", "--metric", "revenue", "--as-of", "2024-01-15", "--json"))
                .isZero();

        assertThat(Json.tree(out()).path("facts").valueStream()).isNotEmpty().allSatisfy(fact -> assertThat(
                        fact.path("entry").path("fact").path("known_at").asString())
                .isLessThanOrEqualTo("2024-01-15"));
    }

    @Test
    void printsPricesAsTableCsvAndJson() {
        assertThat(cli("prices", "QVLN", "--offline", "--period", "1mo")).isZero();
        assertThat(out()).contains("Source: Sample market (fictional)");

        assertThat(cli("prices", "QVLN", "--offline", "--period", "5d", "--csv"))
                .isZero();
        assertThat(out()).startsWith("date,open,high,low,close,adjusted_close,volume\n");

        assertThat(cli("prices", "QVLN", "--offline", "--json")).isZero();
        assertThat(Json.tree(out()).path("bars").size()).isGreaterThan(200);
    }

    @Test
    void printsPricesWithinTheDay() {
        assertThat(cli("prices", "QVLN", "--offline", "--interval", "15m", "--period", "2d"))
                .isZero();
        assertThat(out()).contains("time of America/New_York", "09:30", "Source: Sample market (fictional)");

        assertThat(cli("prices", "QVLN", "--offline", "--interval", "15m", "--as-of", "2025-01-02"))
                .isEqualTo(2);
        assertThat(err()).contains("leave --as-of out");
        assertThat(cli("prices", "QVLN", "--offline", "--interval", "7m")).isEqualTo(2);
    }

    @Test
    void printsOptionsByStrikeAsCsvAndJson() {
        assertThat(cli("options", "QVLN", "--offline")).isZero();
        assertThat(out()).contains("strike", "Expire on 2026-07-17; others: 2026-08-21");

        assertThat(cli("options", "QVLN", "--offline", "--expiry", "2026-08-21", "--csv"))
                .isZero();
        assertThat(out()).startsWith("symbol,side,expiry,strike,").contains("QVLN260821C");

        assertThat(cli("options", "QVLN", "--offline", "--json")).isZero();
        assertThat(Json.tree(out()).path("contracts").size()).isEqualTo(30);

        assertThat(cli("options", "KRZB.DE", "--offline")).isNotZero();
        assertThat(err()).contains("no options on KRZB.DE");
    }

    @Test
    void showsTheSegmentsBelowTheWhole() {
        assertThat(cli("facts", "QVLN", "--offline", "--metric", "revenue")).isZero();
        assertThat(out().lines().map(String::strip))
                .containsSubsequence("by segment")
                .anyMatch(line -> line.startsWith("Payroll Cloud"));

        assertThat(cli("facts", "QVLN", "--offline", "--metric", "revenue", "--csv"))
                .isZero();
        assertThat(out()).startsWith("id,subject,metric,dimensions,").contains(",Payroll Cloud,");
    }

    @Test
    void refusesWhatMakesNoSense() {
        assertThat(cli("facts", " ", "--offline")).isEqualTo(Cli.REFUSED);
        assertThat(cli("facts", "QVLN", "--offline", "--as-of", "2031-01-01")).isEqualTo(Cli.REFUSED);
        assertThat(cli("facts", "QVLN", "--offline", "--json", "--csv")).isEqualTo(Cli.REFUSED);
        assertThat(cli("prices", "QVLN", "--offline", "--period", "0d")).isEqualTo(Cli.REFUSED);
        assertThat(cli("prices", "QVLN", "--offline", "--json", "--csv")).isEqualTo(Cli.REFUSED);
        assertThat(cli("prices", "QVLN", "--offline", "--as-of", "31.12.2024")).isEqualTo(Cli.REFUSED);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("write it like 2024-06-30")
                .doesNotContain("Exception");
    }

    @Test
    void drawsPrices() {
        assertThat(cli("prices", "QVLN", "--offline", "--period", "6mo", "--chart", "qvln.svg"))
                .isZero();

        assertThat(folder.resolve("qvln.svg")).content().contains("Quavelin Systems Inc has", "RSI (14)", "fictional");
    }

    @Test
    void refusesACompanyItDoesNotKnow() {
        assertThat(cli("facts", "Quavelen Systems", "--offline")).isEqualTo(2);
        assertThat(err()).contains("QVLN");

        assertThat(cli("prices", "QVLN", "--offline", "--period", "soon")).isEqualTo(2);
        assertThat(err()).contains("--period is 'soon'");

        assertThat(cli("facts", "QVLN", "--offline", "--metric", "happiness")).isEqualTo(2);
        assertThat(err()).contains("no metric 'happiness'; there are revenue");
    }

    private int cli(String... args) {
        out.reset();
        err.reset();
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString());
        Databases.intoHome(folder.resolve("home"));
        return new Cli(environment, folder, console, Desk::new).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
