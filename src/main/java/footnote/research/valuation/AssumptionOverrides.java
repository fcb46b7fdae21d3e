package footnote.research.valuation;

import footnote.runtime.run.Fault;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** What a reader assumes in place of the house: "wacc=9%", rates in percent a year. */
public record AssumptionOverrides(Map<String, Double> values) {
    public static final AssumptionOverrides NOTHING = new AssumptionOverrides(Map.of());

    private record Limits(double least, double most) {}

    private static final Map<String, Limits> KNOWN = known();

    public AssumptionOverrides {
        values = Map.copyOf(values);
    }

    private static Map<String, Limits> known() {
        var known = new LinkedHashMap<String, Limits>();
        known.put("wacc", new Limits(1, 40));
        known.put("growth", new Limits(-30, 60));
        known.put("terminal_growth", new Limits(-5, 8));
        known.put("risk_free", new Limits(-1, 30));
        known.put("premium", new Limits(1, 20));
        known.put("beta", new Limits(0.1, 4));
        known.put("tax", new Limits(0, 60));
        known.put("years", new Limits(1, 15));
        return known;
    }

    /** Reads entries such as "wacc=9%" or "beta=1.2". */
    public static AssumptionOverrides read(List<String> entries) {
        var values = new LinkedHashMap<String, Double>();
        for (var entry : entries) {
            var sides = entry.split("=", 2);
            String name =
                    sides[0].strip().toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
            var limits = KNOWN.get(name);
            if (sides.length < 2 || limits == null) {
                throw Fault.input("--assume takes NAME=VALUE such as wacc=9%; the names are "
                        + String.join(", ", KNOWN.keySet()) + ", not '" + entry + "'");
            }
            values.put(name, number(name, sides[1].strip(), limits));
        }
        return new AssumptionOverrides(values);
    }

    private static double number(String name, String text, Limits limits) {
        try {
            double value = Double.parseDouble(text.replace("%", "").strip());
            if (value >= limits.least() && value <= limits.most()) {
                return value;
            }
            throw Fault.input(name + " may be from " + shown(name, limits.least()) + " to " + shown(name, limits.most())
                    + ", not " + text);
        } catch (NumberFormatException e) {
            throw Fault.input("'" + text + "' is no number for " + name + "; write it like " + name + "=9%");
        }
    }

    private static String shown(String name, double limit) {
        return BigDecimal.valueOf(limit).stripTrailingZeros().toPlainString()
                + (name.equals("beta") || name.equals("years") ? "" : "%");
    }

    OptionalDouble of(String name) {
        var value = values.get(name);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
