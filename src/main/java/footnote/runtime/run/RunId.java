package footnote.runtime.run;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.random.RandomGenerator;

/** Names a run: the day it began and eight random letters, easy to read out and to sort. */
public record RunId(@JsonValue String value) {
    private static final String LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
    private static final RandomGenerator RANDOM = new SecureRandom();
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyyMMdd").withZone(ZoneOffset.UTC);

    @JsonCreator
    public RunId {
        if (!value.matches("[A-Za-z0-9-]{1,40}")) {
            throw new IllegalArgumentException("a run id has letters, digits and dashes, not '" + value + "'");
        }
    }

    public static RunId fresh(Instant now) {
        var id = new StringBuilder(DAY.format(now)).append('-');
        RANDOM.ints(8, 0, LETTERS.length()).forEach(letter -> id.append(LETTERS.charAt(letter)));
        return new RunId(id.toString());
    }

    /** The run that takes this one's place: the same name however often it is asked for. */
    public RunId successor() {
        int cut = value.lastIndexOf("-n");
        boolean counted = cut > 0 && value.substring(cut + 2).matches("\\d{1,3}");
        return new RunId(
                counted
                        ? value.substring(0, cut) + "-n" + (Integer.parseInt(value.substring(cut + 2)) + 1)
                        : value + "-n2");
    }

    @Override
    public String toString() {
        return value;
    }
}
