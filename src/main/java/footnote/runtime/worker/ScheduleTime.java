package footnote.runtime.worker;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import footnote.runtime.run.Fault;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * When something comes again: a time of day in a zone on weekdays, daily or on named days, as in "16:30
 * America/New_York" or "mon,thu 07:00 UTC", or at a distance, as in "every 30m".
 */
public final class ScheduleTime {
    private static final Pattern CLOCK =
            Pattern.compile("(?:(weekdays|daily|[a-z]{3}(?:,[a-z]{3})*)\\s+)?(\\d{1,2}:\\d{2})(?:\\s+(\\S+))?");
    private static final Pattern DISTANCE = Pattern.compile("every\\s+(\\d{1,4})\\s*([mhd])");
    private static final Set<DayOfWeek> WEEKDAYS = EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY);

    private final String text;
    private final Optional<Duration> distance;
    private final Set<DayOfWeek> days;
    private final LocalTime time;
    private final ZoneId zone;

    private ScheduleTime(String text, Optional<Duration> distance, Set<DayOfWeek> days, LocalTime time, ZoneId zone) {
        this.text = text;
        this.distance = distance;
        this.days = days;
        this.time = time;
        this.zone = zone;
    }

    @JsonCreator
    public static ScheduleTime of(String text) {
        String words = text.strip();
        var every = DISTANCE.matcher(words.toLowerCase(Locale.ROOT));
        if (every.matches()) {
            return new ScheduleTime(
                    words,
                    Optional.of(distance(words, every.group(1), every.group(2))),
                    Set.of(),
                    LocalTime.MIN,
                    ZoneOffset.UTC);
        }
        String lower = words.toLowerCase(Locale.ROOT);
        var clock = CLOCK.matcher(lower);
        if (!clock.matches()) {
            throw wrong(text);
        }
        try {
            String zone = clock.group(3) == null ? "UTC" : words.substring(clock.start(3), clock.end(3));
            String hour = clock.group(2).length() == 4 ? "0" + clock.group(2) : clock.group(2);
            return new ScheduleTime(
                    words, Optional.empty(), days(clock.group(1)), LocalTime.parse(hour), ZoneId.of(zone));
        } catch (DateTimeException e) {
            throw wrong(text);
        }
    }

    private static Duration distance(String words, String count, String unit) {
        long number = Long.parseLong(count);
        var distance =
                switch (unit) {
                    case "m" -> Duration.ofMinutes(number);
                    case "h" -> Duration.ofHours(number);
                    default -> Duration.ofDays(number);
                };
        if (distance.isZero()) {
            throw wrong(words);
        }
        return distance;
    }

    private static Set<DayOfWeek> days(@Nullable String words) {
        if (words == null || words.equals("weekdays")) {
            return WEEKDAYS;
        }
        if (words.equals("daily")) {
            return EnumSet.allOf(DayOfWeek.class);
        }
        var days = EnumSet.noneOf(DayOfWeek.class);
        for (var word : words.split(",", -1)) {
            days.add(Arrays.stream(DayOfWeek.values())
                    .filter(day -> day.name().toLowerCase(Locale.ROOT).startsWith(word))
                    .findFirst()
                    .orElseThrow(() -> wrong(words)));
        }
        return days;
    }

    private static Fault wrong(String text) {
        return Fault.input("no time '" + text + "'; write it like \"16:30 America/New_York\" (on weekdays),"
                + " \"daily 07:00 Europe/Berlin\", \"mon,thu 09:00 UTC\" or \"every 30m\"");
    }

    /** The first time after that moment; one that a clock change skips comes as much later as the clock jumped. */
    public Instant next(Instant after) {
        if (distance.isPresent()) {
            return after.plus(distance.get());
        }
        var day = after.atZone(zone).toLocalDate();
        while (true) {
            var at = day.atTime(time).atZone(zone).toInstant();
            if (at.isAfter(after) && days.contains(day.getDayOfWeek())) {
                return at;
            }
            day = day.plusDays(1);
        }
    }

    @JsonValue
    @Override
    public String toString() {
        return text;
    }
}
