package footnote.evidence.documents;

import footnote.domain.FiscalCalendar;
import footnote.domain.Period;
import footnote.domain.Ticker;
import footnote.domain.names.CompanyName;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads from a file's name and a document's first pages whose it is, what it is, and of which period. */
final class LabelReader {
    private static final Pattern NAME = Pattern.compile(
            "^(.+?)[_ -]+(?:FY)?((?:19|20)\\d{2})(?:[_ ]?Q([1-4]))?[_ -]+(10-?KT?|10-?Q|8-?K|20-?F|40-?F|6-?K|EARNINGS|ANNUAL_?REPORT)(?:[_ -].*)?$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern DATED = Pattern.compile("(20\\d{2})-(\\d{2})-(\\d{2})");
    private static final Pattern FORM =
            Pattern.compile("(?im)^\\W*form\\s+(10-?KT?|10-?Q|8-?K|20-?F|40-?F|6-?K)(?:/A)?\\b");
    private static final Pattern REGISTRANT =
            Pattern.compile("(?im)^\\s*(.{2,120}?)\\s*(?:\\R\\s*)?\\(?\\s*exact\\s+name\\s+of\\s+registrant");
    private static final String MONTHS =
            "(January|February|March|April|May|June|July|August|September|October|November|December)";
    private static final String DAY = MONTHS + "\\s+(\\d{1,2})\\s*,\\s*((?:19|20)\\d{2})";
    private static final Pattern ENDED = Pattern.compile(
            "(?i)for\\s+the\\s+(?:fiscal\\s+|transition\\s+)?(year|quarterly\\s+period|quarter|period|[a-z-]+\\s+(?:months|weeks))\\s+ended:?\\s+"
                    + DAY);
    private static final Pattern REPORTED =
            Pattern.compile("(?i)date\\s+of\\s+(?:earliest\\s+event\\s+)?report[^:\\n]*:?\\s*" + DAY);
    private static final Pattern SIGNED = Pattern.compile("(?i)(?:date[d:]*|as of)\\s*:?\\s*" + DAY);
    private static final Pattern ANY_DAY = Pattern.compile("(?i)" + DAY);
    /** A class of shares, the symbol and the exchange, where a narrow column may break the class's name. */
    private static final Pattern SYMBOL = Pattern.compile(
            "(?:(?i)(?:common|capital)\\s+(?:stock|shares?)|ordinary\\s+shares?)[^\\n]{0,100}?(?:\\n[^\\n]{0,60}?)?\\s((?-i)(?!(?:PAR|VALUE|STOCK|SHARES?|EACH|NONE|THE|CLASS|LLC|INC)\\s)[A-Z]{1,5}(?:[.-][A-Z])?)\\s+(?i:(?:the\\s+)?(?:new\\s+york|nasdaq|nyse|chicago))");

    private static final Pattern RESULTS =
            Pattern.compile("(?i)(?:reports?|announces?|results)[^\\n]{0,80}(?:quarter|fiscal|results|earnings)");
    private static final Pattern QUARTER_WORDS = Pattern.compile(
            "(?i)\\b(first|second|third|fourth|1st|2nd|3rd|4th|Q[1-4])[- ]quarter[^\\n]{0,30}?(?:fiscal\\s+)?((?:19|20)\\d{2})");
    private static final Pattern BALANCE_SHEET =
            Pattern.compile("(?i)(?:balance\\s+sheets?|statements?\\s+of\\s+financial\\s+(?:position|condition))\\b");
    private static final int HEADER = 300;
    private static final int SPILL_DAYS = 10;
    private static final int LEAST_QUARTER = 60;
    private static final int MOST_QUARTERS = 300;
    private static final int COVER = 3;

    private final String name;
    private final List<String> pages;
    private final String cover;

    private LabelReader(String name, List<String> pages) {
        this.name = name;
        this.pages = pages;
        this.cover = String.join("\n", pages.subList(0, Math.min(COVER, pages.size())));
    }

    /** What a file says of itself, where the reader did not say it. */
    static DocumentLabel read(String id, String stem, List<String> pages, Optional<Ticker> ticker, String vendor) {
        return new LabelReader(stem, pages).label(id, ticker, vendor);
    }

    private DocumentLabel label(String id, Optional<Ticker> ticker, String vendor) {
        Matcher named = NAME.matcher(name);
        boolean telling = named.matches();
        var kind = telling ? DocumentKind.named(named.group(4).replace("_", "")).orElseThrow() : kind();
        var aliases = new ArrayList<String>();
        registrant().ifPresent(aliases::add);
        aliases.addAll(symbols());
        String company =
                telling ? company(named.group(1).replace('_', ' ')) : aliases.isEmpty() ? name : aliases.getFirst();
        var period = telling
                ? Optional.of(new FiscalPeriod(
                        Integer.parseInt(named.group(2)),
                        Optional.ofNullable(named.group(3)).map(Integer::valueOf)))
                : period(kind);
        return new DocumentLabel(
                id,
                name,
                new CompanySpelling(pages).of(company, aliases),
                aliases,
                ticker.or(() -> symbols().stream().findFirst().flatMap(Ticker::read)),
                kind,
                period,
                published(kind),
                Optional.empty(),
                vendor);
    }

    /** The name in the file's, or the registrant's where that is its symbol and not its initials. */
    private String company(String named) {
        return registrant()
                .filter(_ -> symbols().contains(named))
                .filter(name -> !CompanyName.of(name).shortForms(1).contains(named.toLowerCase(Locale.ROOT)))
                .orElse(named);
    }

    private DocumentKind kind() {
        Matcher form = FORM.matcher(cover);
        if (form.find()) {
            return DocumentKind.named(form.group(1)).orElse(DocumentKind.OTHER);
        }
        return RESULTS.matcher(pages.getFirst()).find() ? DocumentKind.EARNINGS_RELEASE : DocumentKind.OTHER;
    }

    private Optional<String> registrant() {
        Matcher matcher = REGISTRANT.matcher(cover);
        return matcher.find()
                ? Optional.of(matcher.group(1)
                                .replaceAll("[_*\\s\\u00a0]+", " ")
                                .strip())
                        .filter(found -> found.chars().anyMatch(Character::isLetter))
                : Optional.empty();
    }

    /** The trading symbols of its shares, each once. */
    private List<String> symbols() {
        return SYMBOL.matcher(cover)
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
    }

    private Optional<FiscalPeriod> period(DocumentKind kind) {
        Matcher said = QUARTER_WORDS.matcher(pages.getFirst());
        if (kind == DocumentKind.EARNINGS_RELEASE && said.find()) {
            return Optional.of(FiscalPeriod.quarter(Integer.parseInt(said.group(2)), quarter(said.group(1))));
        }
        Matcher ended = ENDED.matcher(cover);
        if (!ended.find()) {
            return Optional.empty();
        }
        return day(ended, 2).map(end -> {
            if (kind != DocumentKind.QUARTERLY_REPORT) {
                return FiscalPeriod.year(Period.instant(end).year());
            }
            var calendar = FiscalCalendar.endingIn(yearEnd(end).orElse(Month.DECEMBER));
            return FiscalPeriod.quarter(calendar.year(end), calendar.quarter(end));
        });
    }

    /** The month the fiscal year ends in: the balance sheet of a quarter stands beside that of the last year's end. */
    private Optional<Month> yearEnd(LocalDate quarter) {
        return pages.stream()
                .flatMap(page -> BALANCE_SHEET.matcher(page).results().map(title -> days(page, title.end())))
                .filter(days -> days.contains(quarter))
                .flatMap(days -> days.stream().filter(day -> {
                    long before = ChronoUnit.DAYS.between(day, quarter);
                    return before > LEAST_QUARTER && before < MOST_QUARTERS;
                }))
                .findFirst()
                .map(day -> day.minusDays(SPILL_DAYS).getMonth());
    }

    /** The days that are named in the first lines from there. */
    private static List<LocalDate> days(String page, int from) {
        return ANY_DAY.matcher(page.substring(from, Math.min(page.length(), from + HEADER)))
                .results()
                .flatMap(found -> day(found, 1).stream())
                .toList();
    }

    private static int quarter(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "first", "1st", "q1" -> 1;
            case "second", "2nd", "q2" -> 2;
            case "third", "3rd", "q3" -> 3;
            default -> 4;
        };
    }

    /** The day in the name, of the event reported, of the release, or of the signatures. */
    private Optional<LocalDate> published(DocumentKind kind) {
        Matcher dated = DATED.matcher(name);
        if (dated.find()) {
            return Optional.of(LocalDate.parse(dated.group()));
        }
        return switch (kind) {
            case CURRENT_REPORT -> found(REPORTED, cover);
            case EARNINGS_RELEASE -> found(ANY_DAY, pages.getFirst());
            default -> signed();
        };
    }

    /** The last day the signatures name. */
    private Optional<LocalDate> signed() {
        var latest = Optional.<LocalDate>empty();
        for (String page : pages.subList(pages.size() * 2 / 3, pages.size())) {
            if (page.toLowerCase(Locale.ROOT).contains("signature")) {
                Matcher matcher = SIGNED.matcher(page);
                while (matcher.find()) {
                    var day = day(matcher, 1);
                    if (day.isPresent() && latest.map(day.get()::isAfter).orElse(true)) {
                        latest = day;
                    }
                }
            }
        }
        return latest;
    }

    private static Optional<LocalDate> found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? day(matcher, 1) : Optional.empty();
    }

    private static Optional<LocalDate> day(MatchResult matcher, int group) {
        try {
            return Optional.of(LocalDate.of(
                    Integer.parseInt(matcher.group(group + 2)),
                    Month.valueOf(matcher.group(group).toUpperCase(Locale.ROOT)),
                    Integer.parseInt(matcher.group(group + 1))));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
