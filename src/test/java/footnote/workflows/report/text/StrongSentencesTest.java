package footnote.workflows.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.domain.claim.ClaimCheck;
import footnote.research.prose.SentenceGate;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.json.Json;
import footnote.testing.SharedData;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a strong model wrote on the sample market, with the facts it had, held against the gate. */
class StrongSentencesTest {
    private static final Pattern VALUE = Pattern.compile("([-(]?[\\d,.]+)\\)? ?(%|points?|days|m USD|bn USD|USD)?.*");
    private static final Set<String> NAMES = Set.of("Quavelin", "Orrenbeck", "QVLN", "ORRB", "RSI 14", "SMA 50");

    private static final Pattern FACT =
            Pattern.compile("(?m)^(f[0-9a-f]{12}) \\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\| ([^|\\n]+)$");
    private static final List<String> EXCHANGES = List.of(
            "report/AnalysisWriter-2",
            "report-followup/ReportGuide-2",
            "analyze/TechnicalAnalyst-1",
            "analyze/FundamentalAnalyst-2",
            "analyze/Synthesizer-1",
            "leads/LeadReportCompiler-1");

    @Test
    void keepsNineInTenSentencesOfAStrongModel() {
        int sentences = 0;
        var dropped = new ArrayList<String>();
        for (var exchange : EXCHANGES) {
            var gate = gate(exchange, read(exchange + ".request.json").path("body"));
            for (var paragraph : paragraphs(Json.tree(read(exchange + ".response.json")
                    .path("answer")
                    .path("content")
                    .asString()))) {
                var prose = new Prose(paragraph);
                sentences += SentenceGate.sentences(prose);
                gate.filter(prose).dropped().stream().map(Dropped::toString).forEach(dropped::add);
            }
        }

        assertThat(dropped).as(() -> String.join("\n", dropped)).hasSizeLessThanOrEqualTo(sentences / 10);
        assertThat(sentences).isGreaterThan(100);
    }

    private static JsonNode read(String file) {
        return Json.tree(new String(SharedData.bytes("llm/footnote/" + file), StandardCharsets.UTF_8));
    }

    /** Every text of an answer that is a sentence or more. */
    private static List<String> paragraphs(JsonNode answer) {
        if (answer.isString()) {
            String text = answer.asString();
            return text.length() > 25 && text.matches("(?s).*[.!?]") ? List.of(text) : List.of();
        }
        return answer.valueStream().flatMap(each -> paragraphs(each).stream()).toList();
    }

    /** All strings of a request, where its prompt is one. */
    private static String text(JsonNode node) {
        return node.isString()
                ? node.asString()
                : node.valueStream().map(StrongSentencesTest::text).collect(Collectors.joining("\n"));
    }

    private static SentenceGate gate(String exchange, JsonNode request) {
        Map<String, LedgerEntry> byId = new HashMap<>();
        FACT.matcher(text(request)).results().forEach(line -> byId.put(line.group(1), LedgerEntry.of(fact(line))));
        Function<String, Optional<LedgerEntry>> ledger = id -> Optional.ofNullable(byId.get(id));
        var claims = new ClaimCheck(ledger);
        return new SentenceGate(
                ledger,
                byId.keySet(),
                NAMES,
                exchange.startsWith("report")
                        ? List.of(prose -> BannedWords.objection(prose.text()), claims::objection)
                        : List.of());
    }

    private static Fact fact(MatchResult line) {
        var value = VALUE.matcher(line.group(5).strip());
        assertThat(value.matches()).as(line.group()).isTrue();
        var unit = Optional.ofNullable(value.group(2)).orElse("");
        var number =
                new BigDecimal(value.group(1).replace(",", "").replace('(', '-').replaceAll("[.]$", ""));
        return Fact.of(
                Subject.of(Ticker.read("QVLN").orElseThrow()),
                new Metric(line.group(3).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_")),
                period(line.group(4)),
                unit.startsWith("bn")
                        ? number.scaleByPowerOfTen(9)
                        : unit.startsWith("m ") ? number.scaleByPowerOfTen(6) : number,
                unit.endsWith("USD")
                        ? Unit.of(Denomination.USD)
                        : unit.isEmpty() ? Unit.RATIO : unit.equals("days") ? Unit.DAYS : Unit.PERCENT,
                Basis.REPORTED,
                LocalDate.of(2026, 6, 30),
                Origin.document("sample", "facts", Instant.EPOCH));
    }

    private static Period period(String label) {
        return label.matches("FY\\d{4}")
                ? Period.of(
                        LocalDate.of(Integer.parseInt(label.substring(2)), 1, 1),
                        LocalDate.of(Integer.parseInt(label.substring(2)), 12, 31))
                : Period.instant(LocalDate.of(2026, 6, 30));
    }
}
