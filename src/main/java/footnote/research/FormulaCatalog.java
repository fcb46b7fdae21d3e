package footnote.research;

import footnote.domain.Fact;
import footnote.domain.FormulaExpression;
import footnote.domain.LedgerEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The formulas of derived figures as a machine reads them, so that a ledger can be reckoned again without this program. */
final class FormulaCatalog {
    /** Figures are kept to ten digits, and so are those they come from. */
    private static final double CLOSE = 1e-8;

    private static final Map<String, List<String>> TERMS = read();

    private FormulaCatalog() {}

    /** Those of the metric that give the figure over these inputs; none where the figure needs more than them. */
    static Optional<String> terms(Fact fact, List<LedgerEntry> inputs) {
        var facts = inputs.stream().map(LedgerEntry::fact).toList();
        return known(fact.metric().name()).stream()
                .filter(terms -> gives(terms, fact, facts))
                .findFirst();
    }

    private static boolean gives(String terms, Fact fact, List<Fact> inputs) {
        try {
            double value = fact.value().doubleValue();
            return Math.abs(FormulaExpression.value(terms, fact, inputs) - value)
                    <= CLOSE * Math.max(Math.abs(value), 1e-3);
        } catch (IllegalArgumentException _) {
            return false; // these inputs are not the formula's
        }
    }

    private static List<String> known(String metric) {
        var exact = TERMS.get(metric);
        if (exact != null) {
            return exact;
        }
        return TERMS.entrySet().stream()
                .filter(each -> fits(each.getKey(), metric))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElse(List.of());
    }

    private static boolean fits(String pattern, String metric) {
        return (pattern.startsWith("*") && metric.endsWith(pattern.substring(1)))
                || (pattern.endsWith("*") && metric.startsWith(pattern.substring(0, pattern.length() - 1)));
    }

    private static Map<String, List<String>> read() {
        var terms = new LinkedHashMap<String, List<String>>();
        var parts = new LinkedHashMap<String, String>();
        for (var line : text().lines().toList()) {
            if (line.startsWith("$")) {
                int at = line.indexOf(" = ");
                parts.put(line.substring(0, at), written(line.substring(at + 3), parts));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                int at = line.indexOf(": ");
                terms.computeIfAbsent(line.substring(0, at), _ -> new ArrayList<>())
                        .add(written(line.substring(at + 2).strip(), parts));
            }
        }
        return terms;
    }

    /** Longer names first, since one may begin like another. */
    private static String written(String terms, Map<String, String> parts) {
        var text = terms;
        for (var name : parts.keySet().stream()
                .sorted((one, other) -> other.length() - one.length())
                .toList()) {
            text = text.replace(name, parts.get(name));
        }
        return text;
    }

    private static String text() {
        try (var in = FormulaCatalog.class.getResourceAsStream("formulas.txt")) {
            if (in == null) {
                throw new IllegalStateException("formulas.txt is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
