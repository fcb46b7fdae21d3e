package footnote.delivery.mail;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import footnote.runtime.run.Fault;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** An e-mail address in its plain form, a@b.example, which leaves no room for a header of its own. */
public record Address(@JsonValue String text) {
    private static final Pattern SHAPE =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?");

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Address {
        if (!SHAPE.matcher(text).matches() || text.contains("..")) {
            throw Fault.input("not an e-mail address: '" + text.replaceAll("\\p{Cntrl}", "␍")
                    + "'; write it like anna@example.org");
        }
    }

    /** One or several, parted by commas. */
    public static List<Address> list(String text) {
        return Arrays.stream(text.split(",", -1))
                .filter(each -> !each.isBlank())
                .map(each -> new Address(each.strip()))
                .distinct()
                .toList();
    }

    public String domain() {
        return text.substring(text.indexOf('@') + 1);
    }

    @Override
    public String toString() {
        return text;
    }
}
