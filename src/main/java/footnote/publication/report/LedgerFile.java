package footnote.publication.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import footnote.domain.LedgerEntry;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;

/** The facts behind a report as they lie beside it, so that it can be proven without the program that wrote it. */
record LedgerFile(String company, String symbol, LocalDate asOf, List<String> others, List<LedgerEntry> facts) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    LedgerFile {
        others = List.copyOf(Objects.requireNonNullElse(others, List.of())); // older files name none
        facts = List.copyOf(facts);
    }

    static LedgerFile of(Report report) {
        var masthead = report.masthead();
        return new LedgerFile(masthead.company(), masthead.symbol(), masthead.asOf(), report.others(), report.ledger());
    }

    static LedgerFile read(String json) {
        return MAPPER.readValue(json, LedgerFile.class);
    }

    byte[] bytes() {
        return (MAPPER.writeValueAsString(this) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
