package footnote.research.guidance;

import footnote.evidence.documents.FiscalPeriod;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A fiscal year or quarter that a sentence names, seen from the quarter reported on, and where it stands. */
record GuidedPeriod(FiscalPeriod period, int start, int end) {
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth");
    private static final String YEAR =
            "(?:fiscal(?: year)? |fy ?|full[- ]year |year )?(?:20(\\d\\d)|(?<=fy ?)(\\d\\d)|['’](\\d\\d))";
    private static final Pattern QUARTER =
            Pattern.compile("(?i)\\b(?:(first|second|third|fourth)[- ](?:fiscal )?quarter|q([1-4])|([1-4])q)(?!['’]s)"
                    + "(?:(?:,? (?:of |in )?(?:the )?(?:our )?|[ -]?)" + YEAR + ")?\\b");
    private static final Pattern WHOLE = Pattern.compile(
            "(?i)\\b(?:(?:for|in|of) )?(?:fiscal(?: year)? |fy ?|full[- ](?:fiscal )?year |full[- ]fiscal |year |the year )?['’]?(?:20(\\d\\d)|(?<=fy ?['’]?)(\\d\\d))\\b");
    private static final Pattern THIS = Pattern.compile(
            "(?i)\\b(?:full[- ](?:fiscal[- ])?year|(?:this|the|current|entire|whole) (?:fiscal )?year|this year['’]s|(?:for|of) the year)\\b(?!s|[- ](?:ago|earlier|before|over|to[- ]date|on[- ]year))");
    private static final Pattern NEXT_YEAR = Pattern.compile("(?i)\\bnext (?:fiscal )?year(?:['’]s)?\\b");
    private static final Pattern NEXT_QUARTER =
            Pattern.compile("(?i)\\b(?:next|current|coming|upcoming) (?:fiscal )?quarter\\b");
    private static final Pattern CALENDAR = Pattern.compile("(?i).*\\bcalendar(?: year)?\\s*$");
    /** Words before a period that make it one to compare with. */
    private static final Pattern COMPARED = Pattern.compile(
            "(?i).*\\b(?:versus|vs\\.?|compared (?:to|with)|relative to|over|than|from|above|below|against|as|since|through|thru|until|by|by the end of|end of|beyond|after|before|last|prior|lapping|down from|up from|impacts? (?:of|from|in)|week in|out of|and beyond)"
                    + "(?: (?:the|our|its|last|prior))?(?: (?:levels?|results?))?(?: (?:of|in|for))?\\s*$");

    /** Those that are not over when the given quarter was reported on; a past or compared one is none. */
    static List<GuidedPeriod> in(String sentence, FiscalPeriod reported) {
        var found = new ArrayList<GuidedPeriod>();
        int quarter = reported.quarter().orElse(4);
        for (var match : QUARTER.matcher(sentence).results().toList()) {
            int named = number(match.group(1), match.group(2), match.group(3));
            int next = quarter == 4 && named == 1 ? reported.year() + 1 : reported.year();
            int year = year(match.group(4), match.group(5), match.group(6)).orElse(next);
            add(found, FiscalPeriod.quarter(year, named), match.start(), match.end());
        }
        for (var match : WHOLE.matcher(sentence).results().toList()) {
            add(
                    found,
                    FiscalPeriod.year(year(match.group(1), match.group(2), null).orElseThrow()),
                    match.start(),
                    match.end());
        }
        int running = quarter == 4 ? reported.year() + 1 : reported.year();
        all(found, THIS.matcher(sentence), FiscalPeriod.year(running));
        if (quarter < 4) {
            all(found, NEXT_YEAR.matcher(sentence), FiscalPeriod.year(reported.year() + 1));
        }
        all(
                found,
                NEXT_QUARTER.matcher(sentence),
                quarter == 4
                        ? FiscalPeriod.quarter(reported.year() + 1, 1)
                        : FiscalPeriod.quarter(reported.year(), quarter + 1));
        return found.stream()
                .filter(each -> later(each.period, reported))
                .filter(each ->
                        !CALENDAR.matcher(sentence.substring(0, each.start)).matches())
                .filter(each ->
                        !COMPARED.matcher(sentence.substring(0, each.start)).matches())
                .sorted(Comparator.comparingInt(GuidedPeriod::start))
                .toList();
    }

    /** Whether it names any period that is over, such as the quarter reported on. */
    static boolean namesPast(String sentence, FiscalPeriod reported) {
        return QUARTER.matcher(sentence)
                .results()
                .anyMatch(match -> number(match.group(1), match.group(2), match.group(3))
                        == reported.quarter().orElse(4));
    }

    private static void all(List<GuidedPeriod> found, Matcher matcher, FiscalPeriod period) {
        matcher.results().forEach(match -> add(found, period, match.start(), match.end()));
    }

    /** A period inside another's words is not named again. */
    private static void add(List<GuidedPeriod> found, FiscalPeriod period, int start, int end) {
        if (found.stream().noneMatch(each -> each.start < end && start < each.end)) {
            found.add(new GuidedPeriod(period, start, end));
        }
    }

    private static boolean later(FiscalPeriod period, FiscalPeriod reported) {
        int quarter = reported.quarter().orElse(4);
        if (period.year() != reported.year()) {
            return period.year() > reported.year() && period.year() <= reported.year() + 2;
        }
        return period.quarter().map(each -> each > quarter).orElse(quarter < 4);
    }

    private static int number(@Nullable String ordinal, @Nullable String... digits) {
        if (ordinal != null) {
            return ORDINALS.indexOf(ordinal.toLowerCase(Locale.ROOT)) + 1;
        }
        for (var digit : digits) {
            if (digit != null) {
                return Integer.parseInt(digit);
            }
        }
        throw new IllegalStateException("a quarter without a number");
    }

    private static Optional<Integer> year(@Nullable String... twoDigits) {
        for (var digits : twoDigits) {
            if (digits != null) {
                return Optional.of(2000 + Integer.parseInt(digits));
            }
        }
        return Optional.empty();
    }
}
