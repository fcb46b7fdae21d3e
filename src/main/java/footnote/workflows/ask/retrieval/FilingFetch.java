package footnote.workflows.ask.retrieval;

import footnote.domain.Listing;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.question.AskedOf;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Brings the one filing of a company that should hold the answer, where the question needs text and none is on file. */
public final class FilingFetch {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(5));

    private static final Pattern NEEDS_TEXT = Pattern.compile(
            "(?i)\\b(?:why|drove|driven|drivers?|reasons?|caused?|explain|because|risks?|describe|discuss\\w*|how does|employees"
                    + "|headcount|competit\\w+|strategy|litigation|legal|suppliers?|customers)\\b");
    private static final int MOST_COMPANIES = 2;

    private final DocumentSearch documents;

    public FilingFetch(DocumentSearch documents) {
        this.documents = documents;
    }

    /** What was brought, and what could not be. */
    public record Brought(List<String> titles, List<String> gaps) {}

    /** Whether words of a filing are wanted, not a figure alone. */
    public static boolean needsText(String question) {
        return AskedFigures.in(question).metrics().isEmpty()
                || NEEDS_TEXT.matcher(question).find();
    }

    public Brought bring(String question, AskedOf asked, View view, Consumer<String> progress) {
        var titles = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        for (var member : asked.members().stream().limit(MOST_COMPANIES).toList()) {
            var wanted = SearchPlanner.resolveYears(question, List.of()).stream()
                    .map(FiscalPeriod::year)
                    .findFirst();
            member.listing()
                    .filter(listing -> listing.cik().isPresent()
                            && !isThere(member.company().key(), wanted, view))
                    .ifPresent(listing -> bring(listing, wanted, view, progress, titles, gaps));
        }
        return new Brought(titles, gaps);
    }

    private boolean isThere(String company, Optional<Integer> year, View view) {
        var periods = documents.periods(company, DocumentKind.ANNUAL_REPORT, view);
        return year.map(each ->
                        periods.contains(FiscalPeriod.year(each)) || periods.contains(FiscalPeriod.year(each + 1)))
                .orElse(!periods.isEmpty());
    }

    private void bring(
            Listing listing,
            Optional<Integer> year,
            View view,
            Consumer<String> progress,
            List<String> titles,
            List<String> gaps) {
        var fetched = documents.fetcher().fetchAnnual(listing, year, view, progress);
        var found = fetched.titles().isEmpty() && year.isPresent()
                ? documents.fetcher().fetchAnnual(listing, Optional.empty(), view, progress)
                : fetched;
        titles.addAll(found.titles());
        if (found.titles().isEmpty()) {
            gaps.addAll(found.gaps());
        }
    }
}
