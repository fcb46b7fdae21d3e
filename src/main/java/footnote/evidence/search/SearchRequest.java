package footnote.evidence.search;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What to look for, and where: hard limits by company, document, kind, period, section and day; none where empty. */
public record SearchRequest(
        String question,
        @JsonProperty("offline") boolean sample,
        Set<String> companies,
        Set<String> documents,
        Set<DocumentKind> kinds,
        Set<FiscalPeriod> periods,
        Set<String> sections,
        Optional<LocalDate> asOf,
        int most) {
    public static final int LONGEST = 2000;

    public SearchRequest {
        companies = ordered(companies);
        documents = ordered(documents);
        kinds = ordered(kinds);
        periods = ordered(periods);
        sections = ordered(sections);
        if (question.isBlank() || question.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "a question has 1 to " + LONGEST + " characters, not " + question.length());
        }
        if (most < 1 || most > 200) {
            throw new IllegalArgumentException("a search gives 1 to 200 passages, not " + most);
        }
    }

    /** The same order in every process, since a run records a search under its request's words. */
    private static <T> Set<T> ordered(Set<T> some) {
        var sorted = new LinkedHashSet<T>();
        some.stream().sorted(Comparator.comparing(String::valueOf)).forEachOrdered(sorted::add);
        return Collections.unmodifiableSet(sorted);
    }

    /** Whether it points at a part of a report, or at a call: then all of it may answer, in whatever words. */
    boolean particular() {
        return !sections.isEmpty() || (kinds.equals(Set.of(DocumentKind.TRANSCRIPT)) && !periods.isEmpty());
    }

    /** Its hard limits alone, as a store knows them. */
    public SearchLimits limits() {
        return new SearchLimits(
                Library.market(sample),
                companies,
                documents,
                kinds.stream().map(DocumentKind::word).collect(Collectors.toSet()),
                periods.stream().map(FiscalPeriod::label).collect(Collectors.toSet()),
                sections,
                asOf);
    }

    public static SearchRequest of(String question, boolean sample, int most) {
        return new SearchRequest(
                question, sample, Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Optional.empty(), most);
    }

    /** Only of these companies, by the keys that {@link Library#companies} gives. */
    public SearchRequest about(Set<String> keys) {
        return new SearchRequest(question, sample, keys, documents, kinds, periods, sections, asOf, most);
    }

    public SearchRequest within(Set<String> ids) {
        return new SearchRequest(question, sample, companies, ids, kinds, periods, sections, asOf, most);
    }

    public SearchRequest of(Set<DocumentKind> some) {
        return new SearchRequest(question, sample, companies, documents, some, periods, sections, asOf, most);
    }

    public SearchRequest in(Set<FiscalPeriod> some) {
        return new SearchRequest(question, sample, companies, documents, kinds, some, sections, asOf, most);
    }

    public SearchRequest items(Set<String> some) {
        return new SearchRequest(question, sample, companies, documents, kinds, periods, some, asOf, most);
    }

    public SearchRequest asOf(LocalDate day) {
        return new SearchRequest(
                question, sample, companies, documents, kinds, periods, sections, Optional.of(day), most);
    }
}
