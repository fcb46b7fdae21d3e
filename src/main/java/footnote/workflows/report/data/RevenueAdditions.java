package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The revenue each segment added over the years of a report. */
public record RevenueAdditions(ReportFacts book) {
    private static final Pattern NO_BUSINESS =
            Pattern.compile("(?i)\\b(?:eliminations?|unallocated|corporate|reconcil\\w*)\\b");

    /** By segment, over the years that all of them are reported for. */
    public Map<String, LedgerEntry> all() {
        var additions = new LinkedHashMap<String, LedgerEntry>();
        RevenueSplit.of(book).common().forEach(part -> {
            var years = part.years();
            if (years.size() > 1 && !NO_BUSINESS.matcher(part.name()).find()) {
                book.difference("revenue_added", years.getFirst(), years.getLast())
                        .ifPresent(entry -> additions.put(part.name(), entry));
            }
        });
        return additions;
    }

    /** The segment that added most, where one grew. */
    public Optional<Map.Entry<String, LedgerEntry>> largest() {
        return all().entrySet().stream()
                .filter(each -> each.getValue().number() > 0)
                .max(Comparator.comparingDouble(each -> each.getValue().number()));
    }

    /** The year an addition is counted from, which may be later than the report's first. */
    public Optional<String> since(LedgerEntry added) {
        return added.derivation().stream()
                .flatMap(derivation -> derivation.inputs().stream())
                .flatMap(id -> book.entry(id).stream())
                .min(Comparator.comparing(entry -> entry.fact().period()))
                .map(ReportFacts::label);
    }
}
