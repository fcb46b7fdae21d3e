package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/** How a document's period and form fit a question. Both are soft: what fits comes first, the rest stays in reach. */
final class DocumentFit {
    private static final double LOST_A_YEAR = 0.2;

    /** What a company expects, it says again in each report: an old one is wrong, whatever its form. */
    private static final Pattern EXPECTED = Pattern.compile(
            "(?i)\\b(?:expect\\w*|forecast\\w*|guidance|outlook|anticipat\\w*|predict\\w*|project(?:s|ed|ing)|plan(?:s|ned|ning)? to|going to|will|in (?:the )?future|upcoming)\\b");

    private static final double LOST_WHERE_EXPECTED = 0.4;
    private static final double ANY_FORM = 0.4;

    /** Of the companies on file; reading a name takes longer than a search may spend on each. */
    private static final Map<String, String> KEYS = new ConcurrentHashMap<>();

    private final QuestionTerms terms;
    private final boolean expected;
    private final Function<String, Optional<DocumentLabel>> labels;

    DocumentFit(QuestionTerms terms, Function<String, Optional<DocumentLabel>> labels) {
        this.terms = terms;
        this.expected =
                terms.periods().isEmpty() && EXPECTED.matcher(terms.words()).find();
        this.labels = labels;
    }

    void rate(Collection<PageCandidate> candidates) {
        var byDocument = new HashMap<String, List<PageCandidate>>();
        candidates.forEach(each -> byDocument
                .computeIfAbsent(each.document(), _ -> new ArrayList<>())
                .add(each));
        var known = new ArrayList<DocumentLabel>();
        byDocument.keySet().forEach(id -> labels.apply(id).ifPresent(known::add));
        Map<String, FiscalPeriod> newest = terms.periods().isEmpty() ? newest(known) : Map.of();
        for (var label : known) {
            double period = terms.periods().isEmpty() ? recent(label, newest) : period(terms.periods(), label);
            double form = form(label);
            for (var page : byDocument.getOrDefault(label.id(), List.of())) {
                page.period = period;
                page.form = form;
            }
        }
    }

    private static String key(DocumentLabel label) {
        return KEYS.computeIfAbsent(label.company(), CompanyMentions::key);
    }

    private static Map<String, FiscalPeriod> newest(Collection<DocumentLabel> labels) {
        var newest = new HashMap<String, FiscalPeriod>();
        for (var label : labels) {
            label.period()
                    .ifPresent(period ->
                            newest.merge(key(label), period, (one, other) -> one.compareTo(other) >= 0 ? one : other));
        }
        return newest;
    }

    /** Who names no period means now: each year that a document lies behind the company's newest counts against it. */
    private double recent(DocumentLabel label, Map<String, FiscalPeriod> newest) {
        return label.period()
                .map(period -> {
                    var last = newest.getOrDefault(key(label), period);
                    return Math.max(
                            0, 1 - (expected ? LOST_WHERE_EXPECTED : LOST_A_YEAR) * (last.year() - period.year()));
                })
                .orElse(0.0);
    }

    static double period(List<FiscalPeriod> asked, DocumentLabel label) {
        if (asked.isEmpty() || label.period().isEmpty()) {
            return 0;
        }
        var of = label.period().get();
        var latest = Collections.max(asked);
        // of several periods the latest report shows all, an earlier one only its own
        double best = fit(latest, of);
        for (var period : asked) {
            best = Math.max(best, (period.equals(latest) ? 1 : 0.5) * fit(period, of));
        }
        return best;
    }

    private static double fit(FiscalPeriod asked, FiscalPeriod of) {
        if (asked.equals(of)) {
            return 1;
        }
        int later = of.year() - asked.year();
        if (asked.quarter().isPresent()) {
            return later != 0 ? 0 : of.quarter().isPresent() ? 0.3 : 0.5;
        }
        if (later == 0) {
            return 0.7;
        }
        // the year after shows it for comparison, as do two years after in flows
        return of.quarter().isPresent() ? 0 : later == 1 ? 0.45 : later == 2 ? 0.25 : 0;
    }

    private double form(DocumentLabel label) {
        if (!terms.kinds().isEmpty()) {
            return terms.kinds().contains(label.kind()) ? 1 : 0;
        }
        if (expected) {
            return ANY_FORM;
        }
        boolean quarter =
                terms.periods().stream().anyMatch(period -> period.quarter().isPresent());
        return switch (label.kind()) {
            case ANNUAL_REPORT -> quarter ? 0.2 : 0.6;
            case QUARTERLY_REPORT -> quarter ? 0.6 : 0.1;
            case EARNINGS_RELEASE -> quarter ? 0.6 : 0.1;
            default -> 0.2;
        };
    }
}
