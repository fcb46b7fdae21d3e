package footnote.sources;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Days and moments in the spellings vendors use; what cannot be read is empty. */
public final class Dates {
    private static final List<DateTimeFormatter> DAYS = List.of(
            DateTimeFormatter.ISO_LOCAL_DATE,
            pattern("yyyyMMdd"),
            pattern("M/d/yyyy"),
            pattern("M/d/yy"),
            pattern("yyyy/M/d"),
            pattern("d-MMM-yyyy"),
            pattern("d-MMM-yy"),
            pattern("d MMM yyyy"),
            pattern("MMM d, yyyy"),
            pattern("MMM d yyyy"),
            pattern("MMMM d, yyyy"),
            pattern("d.M.yyyy"));
    private static final DateTimeFormatter SPACED = pattern("yyyy-MM-dd HH:mm[:ss][.SSS]");
    private static final DateTimeFormatter FEED = pattern("[EEE[,] ]d MMM yyyy[ HH:mm[:ss]]");
    private static final Pattern WEEKDAY = Pattern.compile("^[A-Za-z]{3,9},?\\s+(?=\\d)");
    private static final Pattern ZONE = Pattern.compile(
            "\\s*(Z|UTC|GMT|UT|[ECMP][SD]T|IST|BST|CET|CEST|JST|KST|HKT" + "|[+-]\\d{2}:?\\d{2}|[+-]\\d{2})$");
    private static final Pattern EPOCH = Pattern.compile("\\d{9,10}|\\d{12,13}");

    private Dates() {}

    /** A day alone, or the day of a moment as it is written, before any change of zone. */
    public static Optional<LocalDate> day(String text) {
        String trimmed = text.strip();
        if (trimmed.length() > 40) {
            return Optional.empty();
        }
        for (var format : DAYS) {
            Optional<LocalDate> day = attempt(trimmed, each -> LocalDate.parse(each, format));
            if (day.isPresent()) {
                return day.filter(Dates::sane);
            }
        }
        return attempt(trimmed, each -> OffsetDateTime.parse(each).toLocalDate())
                .or(() -> attempt(trimmed, each -> LocalDateTime.parse(each).toLocalDate()))
                .or(() -> attempt(withoutZone(trimmed), each -> LocalDateTime.parse(each, SPACED)
                        .toLocalDate()))
                .filter(Dates::sane);
    }

    /** A moment as feeds write it: RFC 1123 with sloppy variants, ISO 8601, or seconds since 1970; UTC if unsaid. */
    public static Optional<Instant> moment(String text) {
        String trimmed = text.strip();
        if (trimmed.isEmpty() || trimmed.length() > 60) {
            return Optional.empty();
        }
        if (EPOCH.matcher(trimmed).matches()) {
            long number = Long.parseLong(trimmed);
            return Optional.of(trimmed.length() > 10 ? Instant.ofEpochMilli(number) : Instant.ofEpochSecond(number));
        }
        return attempt(trimmed, each -> OffsetDateTime.parse(each).toInstant())
                .or(() -> attempt(trimmed, each -> ZonedDateTime.parse(each, DateTimeFormatter.RFC_1123_DATE_TIME)
                        .toInstant()))
                .or(() -> attempt(trimmed, each -> LocalDateTime.parse(each).toInstant(ZoneOffset.UTC)))
                .or(() -> zoned(trimmed))
                .or(() -> day(trimmed).map(each -> each.atStartOfDay().toInstant(ZoneOffset.UTC)))
                .filter(each -> sane(each.atOffset(ZoneOffset.UTC).toLocalDate()));
    }

    private static Optional<Instant> zoned(String text) {
        var zone = ZONE.matcher(text);
        ZoneOffset offset = zone.find() ? offset(zone.group(1)) : ZoneOffset.UTC;
        String local = WEEKDAY.matcher(withoutZone(text)).replaceFirst("");
        return attempt(local, each -> LocalDateTime.parse(each, FEED))
                .or(() -> attempt(local, each -> LocalDateTime.parse(each, SPACED)))
                .or(() -> attempt(local, each -> LocalDateTime.parse(each)))
                .map(each -> each.toInstant(offset));
    }

    private static String withoutZone(String text) {
        return ZONE.matcher(text).replaceFirst("");
    }

    /** IST is India's here: no feed of ours comes from Israel or writes Irish summer time so. */
    private static ZoneOffset offset(String zone) {
        return switch (zone) {
            case "Z", "UTC", "GMT", "UT" -> ZoneOffset.UTC;
            case "EST" -> ZoneOffset.ofHours(-5);
            case "EDT" -> ZoneOffset.ofHours(-4);
            case "CST" -> ZoneOffset.ofHours(-6);
            case "CDT" -> ZoneOffset.ofHours(-5);
            case "MST" -> ZoneOffset.ofHours(-7);
            case "MDT" -> ZoneOffset.ofHours(-6);
            case "PST" -> ZoneOffset.ofHours(-8);
            case "PDT" -> ZoneOffset.ofHours(-7);
            case "BST", "CET" -> ZoneOffset.ofHours(1);
            case "CEST" -> ZoneOffset.ofHours(2);
            case "IST" -> ZoneOffset.ofHoursMinutes(5, 30);
            case "HKT" -> ZoneOffset.ofHours(8);
            case "JST", "KST" -> ZoneOffset.ofHours(9);
            default -> attempt(zone, ZoneOffset::of).orElse(ZoneOffset.UTC);
        };
    }

    private static boolean sane(LocalDate day) {
        return day.getYear() >= 1800 && day.getYear() <= 2200;
    }

    private static <T> Optional<T> attempt(String text, Function<String, T> reading) {
        try {
            return Optional.of(reading.apply(text));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private static DateTimeFormatter pattern(String pattern) {
        return new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .appendPattern(pattern)
                .toFormatter(Locale.ENGLISH);
    }
}
