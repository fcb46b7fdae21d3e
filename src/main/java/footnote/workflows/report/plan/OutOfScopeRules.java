package footnote.workflows.report.plan;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a report is not made for, from a file of our own: patterns, exceptions, reasons, and what to ask instead. */
final class OutOfScopeRules {
    private final List<Rule> rules;

    private OutOfScopeRules(List<Rule> rules) {
        this.rules = rules;
    }

    /** One boundary. */
    record Rule(String key, String name, Pattern pattern, Optional<Pattern> unless, String reason, String instead) {
        boolean refuses(String query) {
            return pattern.matcher(query).find()
                    && unless.map(exception -> !exception.matcher(query).find()).orElse(true);
        }
    }

    static OutOfScopeRules shipped() {
        try (var in = OutOfScopeRules.class.getResourceAsStream("boundaries.tsv")) {
            if (in == null) {
                throw Fault.state("the boundaries are not beside their class");
            }
            return new OutOfScopeRules(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .map(cells ->
                            new Rule(cells[0], cells[1], pattern(cells[2]), optional(cells[3]), cells[4], cells[5]))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the boundaries", e);
        }
    }

    private static Pattern pattern(String text) {
        return Pattern.compile(text, Pattern.CASE_INSENSITIVE);
    }

    private static Optional<Pattern> optional(String text) {
        return text.isBlank() ? Optional.empty() : Optional.of(pattern(text));
    }

    /** The first rule that refuses the query. */
    Optional<Rule> against(String query) {
        return rules.stream().filter(rule -> rule.refuses(query)).findFirst();
    }

    Optional<Rule> named(String key) {
        return rules.stream().filter(rule -> rule.key().equals(key)).findFirst();
    }

    List<Rule> rules() {
        return rules;
    }
}
