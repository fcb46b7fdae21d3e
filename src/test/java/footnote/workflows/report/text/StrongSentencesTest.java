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
import footnote.domain.Unit;
import footnote.domain.claim.ClaimCheck;
import footnote.research.prose.SentenceGate;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.json.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a strong model wrote on the sample market, with the facts it had, held against the gate. */
class StrongSentencesTest {
    private static final Pattern VALUE = Pattern.compile("([-(]?[\\d,.]+)\\)? ?(%|points?|days|m USD|bn USD|USD)?.*");
    private static final Set<String> NAMES = Set.of("Quavelin", "Orrenbeck", "QVLN", "ORRB", "RSI 14", "SMA 50");

    @Test
    void keepsNineInTenSentencesOfAStrongModel() throws IOException {
        int sentences = 0;
        var dropped = new ArrayList<String>();
        for (var answer : answers()) {
            var gate = gate(answer);
            for (var paragraph : answer.path("paragraphs")) {
                var prose = new Prose(paragraph.asString());
                sentences += SentenceGate.sentences(prose);
                gate.filter(prose).dropped().stream().map(Dropped::toString).forEach(dropped::add);
            }
        }

        assertThat(dropped).as(() -> String.join("\n", dropped)).hasSizeLessThanOrEqualTo(sentences / 10);
        assertThat(sentences).isGreaterThan(140);
    }

    private static JsonNode answers() throws IOException {
        try (var in = Objects.requireNonNull(
                SentenceGate.class.getResourceAsStream("/footnote/research/prose/strong-sentences.json"))) {
            return Json.tree(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static SentenceGate gate(JsonNode answer) {
        Map<String, LedgerEntry> byId = new HashMap<>();
        for (var line : answer.path("facts")) {
            byId.put(line.get(0).asString(), LedgerEntry.of(fact(line)));
        }
        Function<String, Optional<LedgerEntry>> ledger = id -> Optional.ofNullable(byId.get(id));
        var claims = new ClaimCheck(ledger);
        return new SentenceGate(
                ledger,
                byId.keySet(),
                NAMES,
                answer.path("from").asString().startsWith("report")
                        ? List.of(prose -> BannedWords.objection(prose.text()), claims::objection)
                        : List.of());
    }

    private static Fact fact(JsonNode line) {
        var value = VALUE.matcher(line.get(4).asString());
        assertThat(value.matches()).as(line.toString()).isTrue();
        var unit = Optional.ofNullable(value.group(2)).orElse("");
        var number =
                new BigDecimal(value.group(1).replace(",", "").replace('(', '-').replaceAll("[.]$", ""));
        return Fact.of(
                Subject.of(footnote.domain.Ticker.read("QVLN").orElseThrow()),
                new Metric(line.get(2).asString().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_")),
                period(line.get(3).asString()),
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
