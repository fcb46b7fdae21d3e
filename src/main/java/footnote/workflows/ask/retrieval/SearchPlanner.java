package footnote.workflows.ask.retrieval;

import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.OnFile;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.workflows.ask.question.QuestionAnalysis;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan.Search;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Turns times as a reader says them into each company's own fiscal periods on file. */
public final class SearchPlanner {
    private static final Pattern LAST = Pattern.compile(
            "(?i)\\b(?:last|past|previous|recent|latest|most recent)\\s+(?:(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\\s+)?(?:fiscal\\s+)?(quarters?|years?)");
    private static final Pattern SINCE = Pattern.compile("(?i)\\bsince\\s+(?:FY\\s?)?((?:19|20)\\d{2})");
    private static final Pattern BETWEEN = Pattern.compile(
            "(?i)\\b(?:between|from)\\s+(?:FY\\s?)?((?:19|20)\\d{2})\\s+(?:and|to|through|until|-)\\s+(?:FY\\s?)?((?:19|20)\\d{2})");
    private static final Pattern QUARTER =
            Pattern.compile("(?i)\\bQ([1-4])\\s*(?:of\\s+)?(?:FY\\s?)?'?((?:19|20)?\\d{2})\\b");
    private static final Pattern WORDED = Pattern.compile(
            "(?i)\\b(first|second|third|fourth)\\s+quarter(?:\\s+of)?\\s+(?:fiscal\\s+)?(?:FY\\s?)?((?:19|20)\\d{2})");
    private static final Pattern YEAR =
            Pattern.compile("(?i)(?<!since )(?<!Q[1-4] )\\b(?:FY\\s?)?((?:19|20)\\d{2})\\b|\\bFY\\s?'?(\\d{2})\\b");
    private static final Pattern LATEST =
            Pattern.compile("(?i)\\b(?:latest|most recent|current(?:ly)?|recent(?:ly)?|now|this (?:quarter|year)"
                    + "|last (?:earnings |conference )?(?:call|filing|report|results))\\b");
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("twelve", 12));
    private static final int MOST_QUARTERS = 12;

    private final DocumentSearch documents;

    public SearchPlanner(DocumentSearch documents) {
        this.documents = documents;
    }

    public SearchPlan plan(String question, QuestionAnalysis analysis, List<OnFile> companies, View view) {
        var searches = companies.stream()
                .map(company -> search(question, company, view))
                .toList();
        String said = analysis.timeReferences().isEmpty() ? "no time" : String.join(", ", analysis.timeReferences());
        var named = searches.stream()
                .collect(Collectors.groupingBy(
                        SearchPlanner::periods,
                        LinkedHashMap::new,
                        Collectors.mapping(Search::name, Collectors.joining(", "))));
        String resolved = named.size() == 1 && searches.size() > 1
                ? "All companies: " + named.firstEntry().getKey()
                : named.entrySet().stream()
                        .map(each -> each.getValue() + ": " + each.getKey())
                        .collect(Collectors.joining(". "));
        return new SearchPlan(
                searches,
                companies.isEmpty()
                        ? "No company is named, so everything on file is searched."
                        : "The question says " + said + ". " + resolved + ".");
    }

    private static String periods(Search search) {
        String periods = Stream.of(search.years(), search.quarters())
                .filter(each -> !each.isEmpty())
                .map(SearchPlanner::labels)
                .collect(Collectors.joining("; "));
        return periods.isEmpty() ? "any period" : periods;
    }

    private static String labels(List<FiscalPeriod> periods) {
        return periods.stream().map(FiscalPeriod::label).collect(Collectors.joining(", "));
    }

    private Search search(String question, OnFile company, View view) {
        var years = documents.periods(company.key(), DocumentKind.ANNUAL_REPORT, view);
        var quarters = documents.periods(company.key(), DocumentKind.TRANSCRIPT, view);
        return new Search(
                company.key(),
                company.name(),
                resolveYears(question, years),
                resolveQuarters(question, quarters),
                List.of(question));
    }

    /** Years as said; whatever is said relative to now is relative to this company's latest report. */
    static List<FiscalPeriod> resolveYears(String question, List<FiscalPeriod> onFile) {
        int latest = onFile.isEmpty() ? 0 : onFile.getFirst().year();
        var years = new LinkedHashSet<Integer>();
        Matcher between = BETWEEN.matcher(question);
        while (between.find()) {
            range(years, Integer.parseInt(between.group(1)), Integer.parseInt(between.group(2)));
        }
        Matcher since = SINCE.matcher(question);
        while (since.find() && latest > 0) {
            range(years, Integer.parseInt(since.group(1)), latest);
        }
        Matcher last = LAST.matcher(question);
        while (last.find() && latest > 0) {
            if (last.group(2).toLowerCase(Locale.ROOT).startsWith("year")) {
                int count = count(last.group(1));
                range(years, latest - count + 1, latest);
            }
        }
        Matcher quarter = QUARTER.matcher(question);
        while (quarter.find()) {
            years.add(full(quarter.group(2)));
        }
        Matcher year = YEAR.matcher(question);
        while (year.find()) {
            years.add(year.group(1) != null ? Integer.parseInt(year.group(1)) : full(year.group(2)));
        }
        if (years.isEmpty() && latest > 0 && LATEST.matcher(question).find()) {
            years.add(latest);
        }
        return years.stream()
                .map(each -> FiscalPeriod.year(each))
                .sorted(java.util.Comparator.reverseOrder())
                .toList();
    }

    /** Quarters as said, each company's own latest where none is named. */
    static List<FiscalPeriod> resolveQuarters(String question, List<FiscalPeriod> onFile) {
        var found = new LinkedHashSet<FiscalPeriod>();
        Matcher quarter = QUARTER.matcher(question);
        while (quarter.find()) {
            found.add(FiscalPeriod.quarter(full(quarter.group(2)), Integer.parseInt(quarter.group(1))));
        }
        Matcher worded = WORDED.matcher(question);
        while (worded.find()) {
            int number = List.of("first", "second", "third", "fourth")
                            .indexOf(worded.group(1).toLowerCase(Locale.ROOT))
                    + 1;
            found.add(FiscalPeriod.quarter(Integer.parseInt(worded.group(2)), number));
        }
        if (!found.isEmpty()) {
            return List.copyOf(found);
        }
        Matcher last = LAST.matcher(question);
        if (last.find()) {
            boolean inQuarters = last.group(2).toLowerCase(Locale.ROOT).startsWith("quarter");
            int count = count(last.group(1)) * (inQuarters ? 1 : 4);
            return onFile.stream().limit(Math.min(count, MOST_QUARTERS)).toList();
        }
        boolean named = SINCE.matcher(question).find()
                || !resolveYears(question, List.of()).isEmpty();
        if (!named && LATEST.matcher(question).find()) {
            return onFile.stream().limit(1).toList();
        }
        var years =
                resolveYears(question, onFile).stream().map(each -> each.year()).toList();
        if (!years.isEmpty()) {
            return onFile.stream()
                    .filter(each -> years.contains(each.year()))
                    .limit(MOST_QUARTERS)
                    .toList();
        }
        return LATEST.matcher(question).find() ? onFile.stream().limit(1).toList() : List.of();
    }

    private static void range(Set<Integer> years, int from, int to) {
        for (int year = Math.max(from, to - 15); year <= to; year++) {
            years.add(year);
        }
    }

    private static int count(@org.jspecify.annotations.Nullable String word) {
        if (word == null) {
            return 1;
        }
        var number = NUMBERS.get(word.toLowerCase(Locale.ROOT));
        return number != null ? number : Integer.parseInt(word);
    }

    private static int full(String digits) {
        int year = Integer.parseInt(digits);
        return year < 100 ? 2000 + year : year;
    }

    /** What is searched for each company, in its own fiscal periods, and why. */
    public record SearchPlan(List<Search> searches, String reasoning) {
        public SearchPlan {
            searches = List.copyOf(searches);
        }

        /** One company's part: its years for filings, its quarters for calls, empty where any will do, and the queries. */
        public record Search(
                String company,
                String name,
                List<FiscalPeriod> years,
                List<FiscalPeriod> quarters,
                List<String> queries) {
            public Search {
                years = List.copyOf(years);
                quarters = List.copyOf(quarters);
                queries = List.copyOf(queries);
            }

            /** In the report of one year. */
            Search in(int year) {
                return new Search(company, name, List.of(FiscalPeriod.year(year)), quarters, queries);
            }

            /** In the years before, in whose reports what was expected of these stands. */
            Search before() {
                var before = years.stream()
                        .map(each -> FiscalPeriod.year(each.year() - 1))
                        .distinct()
                        .toList();
                return new Search(company, name, before, quarters, queries);
            }
        }
    }
}
