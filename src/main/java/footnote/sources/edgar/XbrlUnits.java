package footnote.sources.edgar;

import footnote.domain.Denomination;
import footnote.domain.Unit;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Units as XBRL writes them. */
final class XbrlUnits {
    private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");
    private static final Pattern PER_SHARE = Pattern.compile("([A-Z]{3})/shares", Pattern.CASE_INSENSITIVE);

    private XbrlUnits() {}

    /** USD, USD/shares, shares or pure; anything else is empty. */
    static Optional<Unit> parse(String name) {
        var perShare = PER_SHARE.matcher(name);
        if (perShare.matches()) {
            return Optional.of(Unit.perShare(new Denomination(perShare.group(1).toUpperCase(Locale.ROOT))));
        }
        if (CURRENCY.matcher(name).matches()) {
            return Optional.of(Unit.of(new Denomination(name)));
        }
        return switch (name) {
            case "shares" -> Optional.of(Unit.SHARES);
            case "pure" -> Optional.of(Unit.RATIO);
            default -> Optional.empty();
        };
    }
}
