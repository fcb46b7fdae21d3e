package footnote.sources.edgar;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** A tagged figure as its format, scale and sign say to read it. */
final class InlineNumber {
    private static final Pattern AROUND = Pattern.compile("[\\s\\u00a0\\u202f$€£¥()]");
    private static final Pattern DIGITS = Pattern.compile("\\d{0,30}\\.?\\d{1,12}");
    private static final Pattern DASH = Pattern.compile("[-\\u2012-\\u2015]+");
    private static final Pattern SCALE = Pattern.compile("-?\\d{1,2}");
    private static final int WHOLLY = 99;

    private InlineNumber() {}

    /** Empty where the figure is said to be none, or is written in words. */
    static Optional<BigDecimal> of(Element element) {
        String format = element.attr("format").replaceFirst("^.*:", "").replace("-", "");
        if ("true".equals(element.attr("xsi:nil"))) {
            return Optional.empty();
        }
        if (format.equals("fixedzero") || format.equals("zerodash") || format.equals("numdash")) {
            return Optional.of(BigDecimal.ZERO);
        }
        String bare = AROUND.matcher(element.text()).replaceAll("");
        boolean comma = format.equals("numcommadecimal") || format.equals("numdotcomma");
        String digits = comma ? bare.replace(".", "").replace(',', '.') : bare.replace(",", "");
        if (!DIGITS.matcher(digits).matches()) {
            return DASH.matcher(digits).matches() ? Optional.of(BigDecimal.ZERO) : Optional.empty();
        }
        String scale = element.attr("scale");
        int power = SCALE.matcher(scale).matches() ? Integer.parseInt(scale) : 0;
        var value = new BigDecimal(digits).scaleByPowerOfTen(power);
        var whole = value.scale() < 0 ? value.setScale(0) : value;
        return Optional.of("-".equals(element.attr("sign")) ? whole.negate() : whole);
    }

    /** How exact it is: -6 for millions; of two tellings of one figure the exacter counts. */
    static int decimals(Element element) {
        String decimals = element.attr("decimals");
        if (decimals.equalsIgnoreCase("INF")) {
            return WHOLLY;
        }
        return SCALE.matcher(decimals).matches() ? Integer.parseInt(decimals) : -WHOLLY;
    }
}
