package footnote.evidence.search;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a question gives a search to go by: its own words, the figures it asks for with their parts, its topics, the
 * statements the figures stand in, periods and forms.
 */
record QuestionTerms(
        String words,
        Map<String, Double> rows,
        Set<String> topics,
        Map<StatementKind, Double> statements,
        Set<StatementKind> needed,
        List<FiscalPeriod> periods,
        Set<DocumentKind> kinds,
        boolean reasons) {
    /** How a question is phrased says nothing about where its answer stands. */
    private static final Pattern PHRASING = Pattern.compile(
            "(?i)\\b(?:assume|assuming|imagine|suppose|pretend)\\b[^.:?]*[.:]|\\banswer (?:in|the|this|with)\\b[^.:?]*[.:?]?"
                    + "|\\b(?:please|kindly|respond|give a response|provide (?:a|an|your) (?:answer|response)|round(?:ed)?|calculate|state|explain why|give me|summari[sz]e|summary of|the status of)\\b"
                    + "|\\(?in (?:usd|us dollars|dollars|%|percent)?\\s*(?:thousands|millions|billions|percents?)\\)?"
                    + "|\\b(?:using|based on|by|relying on|according to|utilizing|primarily)\\b[^.?,:]{0,60}\\b(?:information|data|details|line items)\\b"
                    + "|\\bif [^.?]*not (?:a )?(?:relevant|useful|meaningful|applicable)[^.?]*[.?]?");

    /** Growth without what was bought, sold or owed to currencies: what is left out is not what is asked for. */
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(?i)\\b(?:exclud(?:e|es|ed|ing)|ex|without|ignor(?:e|ing)|leav(?:e|ing) out|strip(?:ping)? out|net of|before|adjust(?:ed|ing) for)"
                    + "\\s+(?:(?:the|any|all)\\s+)?(?:(?:impacts?|effects?|contributions?)\\s+(?:of|from)\\s+)?(?:the\\s+)?"
                    + "(?:m\\s?&\\s?a|(?:mergers|acquisitions|divestitures|disposals)(?:,? (?:and|or) (?:acquisitions|divestitures|disposals))?"
                    + "|acquired businesses|(?:foreign )?(?:currency|exchange)(?: rates?)?(?: effects| movements| changes| translation)?|fx)\\b");

    /** Words of readers in whose place filings have others. */
    private static final Pattern DISPUTE = Pattern.compile("(?i)\\bdisputes?\\b");

    private static final Pattern GUIDANCE = Pattern.compile("(?i)\\bguidance\\b");

    private static final String ORGANIC = " organic growth ";

    /** Reasons stand in the discussion, seldom on the statement itself. */
    private static final Pattern TOLD = Pattern.compile(
            "(?i)\\b(?:factors?|drivers?|driven|caused?|because|contributed|blame|describe[ds]?|discuss(?:ed)?)\\b");

    private static final double TOLD_BESIDE_STATEMENTS = 0.1;

    private static final Pattern YEAR = Pattern.compile(
            "(?i)\\b(?:FY|fiscal(?:\\s+year)?|year|in|of|for|since|and|to|-|vs\\.?|CY)?[\\s'’]*((?:19|20)\\d{2})\\b|\\bFY\\s?'?(\\d{2})\\b");
    private static final Pattern QUARTER = Pattern.compile(
            "(?i)(?:\\b(?:FY\\s?)?['’]?(?<before>(?:20)?\\d{2})[\\s-]?Q(?<after>[1-4])\\b"
                    + "|\\b(?:Q(?<plain>[1-4])(?!\\d\\b|\\d{5})|(?<turned>[1-4])Q(?![1-4]\\b)|(?<word>first|second|third|fourth|final|last)[- ]quarter\\b)"
                    + "(?:(?:\\s+(?:of|in|for))?[\\s,-]*(?:the\\s+)?(?:fiscal\\s+)?(?:year\\s+)?(?:FY\\s?)?['’]?(?<year>(?:19|20)\\d{2}|\\d{2}\\b))?)");
    private static final Map<StatementKind, Pattern> NAMED = new EnumMap<>(Map.of(
            StatementKind.INCOME,
            Pattern.compile(
                    "(?i)\\b(?:income statement|statements? of (?:income|operations|earnings)|p\\s?&\\s?l|profit and loss)"),
            StatementKind.BALANCE,
            Pattern.compile("(?i)\\b(?:balance sheet|statements? of financial (?:position|condition))"),
            StatementKind.CASH_FLOW,
            Pattern.compile("(?i)\\b(?:cash flows? statement|statements? of cash flows?)"),
            StatementKind.EQUITY,
            Pattern.compile("(?i)\\b(?:statements? of (?:changes in )?(?:shareholders|stockholders)?.{0,3}\\s?equity)"),
            StatementKind.COMPREHENSIVE,
            Pattern.compile("(?i)\\bstatements? of comprehensive")));
    private static final Map<DocumentKind, Pattern> FORMS = new EnumMap<>(Map.of(
            DocumentKind.ANNUAL_REPORT,
            Pattern.compile("(?i)\\b(?:10-?k|annual report|20-?f)\\b"),
            DocumentKind.QUARTERLY_REPORT,
            Pattern.compile("(?i)\\b(?:10-?q|quarterly report)\\b"),
            DocumentKind.CURRENT_REPORT,
            Pattern.compile("(?i)\\b(?:8-?k|current report|6-?k)\\b"),
            DocumentKind.EARNINGS_RELEASE,
            Pattern.compile("(?i)\\b(?:earnings|press) (?:release|report|announcement)\\b"),
            DocumentKind.TRANSCRIPT,
            Pattern.compile("(?i)\\b(?:earnings call|conference call|transcripts?|on the call)\\b")));

    static QuestionTerms of(String question, MetricLexicon lexicon) {
        String cleaned = inWordsOfFilings(
                LEFT_OUT.matcher(PHRASING.matcher(question).replaceAll(" ")).replaceAll(ORGANIC));
        var asked = lexicon.asked(cleaned);
        var rows = new LinkedHashMap<String, Double>();
        var topics = asked.stream()
                .filter(MetricLexicon.Entry::isTopic)
                .map(MetricLexicon.Entry::name)
                .collect(Collectors.toSet());
        var statements = new EnumMap<StatementKind, Double>(StatementKind.class);
        var needed = EnumSet.noneOf(StatementKind.class);
        for (var entry : asked) {
            boolean whole = entry.parts().isEmpty();
            rows.merge(entry.name(), 1.0, Math::max);
            for (var part : entry.parts()) {
                lexicon.entry(part).ifPresent(each -> {
                    rows.merge(each.name(), 0.7, Math::max);
                    each.statements().forEach(kind -> statements.merge(kind, 0.8, Math::max));
                    each.statements().stream().limit(1).forEach(needed::add);
                });
            }
            entry.statements().forEach(kind -> statements.merge(kind, whole ? 0.8 : 0.7, Math::max));
        }
        boolean reasons = AskedReason.isIn(cleaned) || TOLD.matcher(cleaned).find();
        if (reasons) {
            statements.replaceAll((_, sure) -> sure * TOLD_BESIDE_STATEMENTS);
        }
        NAMED.forEach((kind, pattern) -> {
            if (pattern.matcher(question).find()) {
                statements.put(kind, 1.5);
                needed.add(kind);
            }
        });
        return new QuestionTerms(
                cleaned, rows, topics, statements, needed, periods(question), kinds(question), reasons);
    }

    private static String inWordsOfFilings(String question) {
        return GUIDANCE.matcher(DISPUTE.matcher(question).replaceAll("litigation"))
                .replaceAll("guidance expect approximately");
    }

    private static Set<DocumentKind> kinds(String question) {
        var kinds = EnumSet.noneOf(DocumentKind.class);
        FORMS.forEach((kind, pattern) -> {
            if (pattern.matcher(question).find()) {
                kinds.add(kind);
            }
        });
        return kinds;
    }

    /** Years and quarters that are named; a quarter without a year takes the first year named. */
    static List<FiscalPeriod> periods(String question) {
        var years = new LinkedHashSet<Integer>();
        Matcher year = YEAR.matcher(question);
        while (year.find()) {
            years.add(year.group(1) != null ? Integer.parseInt(year.group(1)) : 2000 + Integer.parseInt(year.group(2)));
        }
        var periods = new ArrayList<FiscalPeriod>();
        var withQuarter = new LinkedHashSet<Integer>();
        Matcher quarter = QUARTER.matcher(question);
        while (quarter.find()) {
            String named = quarter.group("before") == null ? quarter.group("year") : quarter.group("before");
            int of = named == null ? years.stream().findFirst().orElse(0) : Integer.parseInt(named) % 100 + 2000;
            if (of > 0) {
                periods.add(FiscalPeriod.quarter(of, number(quarter)));
                withQuarter.add(of);
            }
        }
        years.stream()
                .filter(each -> !withQuarter.contains(each))
                .forEach(each -> periods.add(FiscalPeriod.year(each)));
        return List.copyOf(periods);
    }

    private static int number(Matcher quarter) {
        for (var group : List.of("after", "plain", "turned")) {
            if (quarter.group(group) != null) {
                return Integer.parseInt(quarter.group(group));
            }
        }
        String word = quarter.group("word").toLowerCase(Locale.ROOT);
        return Math.min(
                4,
                List.of("first", "second", "third", "fourth", "final", "last").indexOf(word) + 1);
    }
}
