package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.evidence.Ledger;
import footnote.testing.replay.ReplayServer;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Our statement lines against the statements that annual reports print. {@code printed-statements.tsv} was read from the
 * rows of the filed documents' tables, without their tags, so that a tag which means something else is found out.
 */
class PrintedStatementsTest {
    private static final LocalDate DAY = LocalDate.of(2025, 2, 25);
    private static final Map<String, String> CIKS = Map.of(
            "AAPL", "0000320193",
            "KO", "0000021344",
            "JNJ", "0000200406",
            "META", "0001326801",
            "NFLX", "0001065280");
    /** The text of a note may round what the statement prints in full. */
    private static final double ROUNDED = 0.0003;

    /** One printed figure. */
    private record Printed(String symbol, Metric metric, LocalDate end, BigDecimal value, String row) {
        @Override
        public String toString() {
            return symbol + " " + metric + " " + end + " '" + row + "' " + value.toPlainString();
        }
    }

    @Test
    void statementLinesEqualThePrintedStatements() throws IOException {
        var printed = printed();
        var ledgers = new HashMap<String, Ledger>();
        var texts = new HashMap<String, String>();
        for (var company : CIKS.entrySet()) {
            var file = ReplayServer.ROOT.resolve("rec/sec/companyfacts/CIK" + company.getValue() + ".json");
            Assumptions.assumeTrue(Files.isRegularFile(file), () -> "skipped: no recordings at " + file);
            var subject = Subject.of(new Ticker(company.getKey()));
            var json = Files.readAllBytes(file);
            ledgers.put(company.getKey(), Ledger.of(subject, CompanyFacts.parse(subject, json, Instant.EPOCH), DAY));
            texts.put(company.getKey(), new String(json, StandardCharsets.UTF_8));
        }

        int right = 0;
        var wrong = new ArrayList<String>();
        var explained = new ArrayList<String>();
        var missing = new ArrayList<String>();
        for (var each : printed) {
            var ours = ledger(ledgers, each).years(each.metric()).stream()
                    .filter(entry -> entry.fact().period().end().equals(each.end()))
                    .map(entry -> entry.fact().value())
                    .findFirst();
            if (ours.filter(value -> same(value, each.value())).isPresent()) {
                right++;
            } else if (ours.isPresent()) {
                wrong.add(each + ": " + ours.get().toPlainString());
            } else if (each.value().signum() == 0
                    || !Objects.requireNonNull(texts.get(each.symbol()))
                            .contains("\"val\": " + each.value().toPlainString())) {
                explained.add(each.symbol() + " " + each.metric() + " " + each.end());
            } else {
                missing.add(each.toString());
            }
        }

        int all = printed.size();
        var lines = new TreeSet<String>();
        printed.forEach(each -> lines.add(each.metric().name()));
        System.out.printf(
                "FIGURE printed statement lines: %d lines, %d figures of %d companies; %.1f%% right, %.1f%% wrong %s,"
                        + " %.1f%% missing %s, %.1f%% under no standard tag %s%n",
                lines.size(),
                all,
                CIKS.size(),
                100.0 * right / all,
                100.0 * wrong.size() / all,
                wrong,
                100.0 * missing.size() / all,
                missing,
                100.0 * explained.size() / all,
                explained);
        assertThat(lines).hasSizeGreaterThanOrEqualTo(60);
        assertThat(wrong.size() * 200).as(wrong.toString()).isLessThanOrEqualTo(all);
        assertThat(right * 100).as(missing.toString()).isGreaterThanOrEqualTo((all - explained.size()) * 98);
    }

    private static Ledger ledger(Map<String, Ledger> ledgers, Printed each) {
        return Objects.requireNonNull(ledgers.get(each.symbol()), each.symbol());
    }

    private static boolean same(BigDecimal ours, BigDecimal printed) {
        return ours.compareTo(printed) == 0
                || Math.abs(ours.doubleValue() - printed.doubleValue()) <= ROUNDED * Math.abs(printed.doubleValue());
    }

    private static List<Printed> printed() throws IOException {
        try (var in = PrintedStatementsTest.class.getResourceAsStream("printed-statements.tsv")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(cells -> new Printed(
                            cells[0],
                            Metric.standard(cells[2]).orElseThrow(),
                            LocalDate.parse(cells[3]),
                            new BigDecimal(cells[4]),
                            cells[5]))
                    .toList();
        }
    }
}
