package footnote.publication.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.claim.ClaimReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;

/** The facts behind a report as they lie beside it, so that it can be proven without the program that wrote it. */
record LedgerFile(
        String company,
        String symbol,
        LocalDate asOf,
        List<String> others,
        List<LedgerEntry> facts,
        List<Headline> titles,
        List<Headline> claims,
        Map<String, String> sha256) {
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
        titles = List.copyOf(Objects.requireNonNullElse(titles, List.of()));
        claims = List.copyOf(Objects.requireNonNullElse(claims, List.of()));
        sha256 = Map.copyOf(Objects.requireNonNullElse(sha256, Map.of()));
    }

    /** With the checksums of files that were printed already. */
    static LedgerFile of(Report report, Map<String, byte[]> files) {
        var masthead = report.masthead();
        var reader = new ClaimReader(report.ledger());
        return new LedgerFile(
                masthead.company(),
                masthead.symbol(),
                masthead.asOf(),
                names(report),
                report.ledger(),
                report.titles(),
                report.prose()
                        .flatMap(prose -> reader.read(prose.text()).stream())
                        .distinct()
                        .toList(),
                files.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, file -> checksum(file.getValue()), (one, _) -> one, TreeMap::new)));
    }

    /** Names on the page that may hold digits: other companies, and the model that wrote it. */
    private static List<String> names(Report report) {
        return Stream.concat(
                        report.others().stream(),
                        Stream.of(report.masthead().writtenBy())
                                .filter(name -> name.chars().anyMatch(Character::isDigit)))
                .toList();
    }

    static String checksum(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static LedgerFile read(String json) {
        return MAPPER.readValue(json, LedgerFile.class);
    }

    byte[] bytes() {
        return (MAPPER.writeValueAsString(this) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
