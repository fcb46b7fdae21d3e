package footnote.publication.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.publication.report.ReportCheck.Doubt;
import footnote.publication.text.TextFitting;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Proves the figures of drawings: each value drawn is its fact's, each figure written is one of the values beside it. */
final class ChartFigureCheck {
    private static final double CLOSE = 1e-9;
    /** Charts count in thousands, millions, billions, trillions, hundredths or the unit itself. */
    private static final double[] SCALES = {1, 1e-3, 1e-6, 1e-9, 1e-12, 100, 0.01};

    private static final Pattern FIGURE = Pattern.compile("(\\d[\\d,]*(?:\\.\\d+)?)(?:e([+-]?\\d+))?\\s?(tn|bn|m\\b)?");

    private final Map<String, LedgerEntry> ledger;
    private final Set<String> names;
    private final List<Doubt> doubts;

    ChartFigureCheck(Map<String, LedgerEntry> ledger, Set<String> names, List<Doubt> doubts) {
        this.ledger = ledger;
        this.names = names;
        this.doubts = doubts;
    }

    /** How many values were drawn. */
    int prove(Document page) {
        int drawn = 0;
        for (var mark : page.select("svg [data-fact]")) {
            drawn += mark(mark);
        }
        for (var words : page.select("svg text")) {
            words(words);
        }
        return drawn;
    }

    private int mark(Element mark) {
        var facts = mark.attr("data-fact").split(" ", -1);
        var values = mark.attr("data-value").split(" ", -1);
        if (facts.length != values.length) {
            doubt(mark, "it names " + facts.length + " facts and " + values.length + " values");
            return facts.length;
        }
        for (int i = 0; i < facts.length; i++) {
            var fact = value(facts[i]);
            if (fact.isEmpty()) {
                doubt(mark, "the ledger has no fact " + facts[i]);
            } else if (!drawn(number(values[i]), fact.getAsDouble())) {
                doubt(mark, "it is drawn at " + values[i] + ", but the fact " + facts[i] + " is " + fact.getAsDouble());
            }
        }
        return facts.length;
    }

    /** Of a fact, or of facts added up or divided: {@code id}, {@code id+id}, {@code id/(id+id)}. */
    private OptionalDouble value(String facts) {
        int over = facts.indexOf("/(");
        if (over > 0 && facts.endsWith(")")) {
            var part = value(facts.substring(0, over));
            var whole = value(facts.substring(over + 2, facts.length() - 1));
            return part.isEmpty() || whole.isEmpty()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(part.getAsDouble() / whole.getAsDouble() * 100);
        }
        double sum = 0;
        for (var fact : facts.split("\\+", -1)) {
            var entry = ledger.get(fact);
            if (entry == null) {
                return OptionalDouble.empty();
            }
            sum += entry.number();
        }
        return OptionalDouble.of(sum);
    }

    /** A cost may be drawn as what it takes away. */
    private static boolean drawn(double value, double fact) {
        return Arrays.stream(SCALES)
                .anyMatch(scale ->
                        Math.abs(Math.abs(fact * scale) - Math.abs(value)) <= CLOSE * Math.max(1e-9, Math.abs(value)));
    }

    private void words(Element words) {
        var own = words.ownText();
        if (words.hasAttr("data-fact")) {
            figures(words, own);
        } else if (!words.hasClass("fn-tick") && own.chars().anyMatch(Character::isDigit) && !named(words, own)) {
            new Prose(own).unbound(names).forEach(figure -> doubt(words, "the figure '" + figure + "' has no fact"));
        }
    }

    /** Whether it is the name of a row or column, such as the assumption a grid varies. */
    private boolean named(Element words, String text) {
        var cut = text.replace("…", "");
        var exhibit = words.closest(".exhibit");
        return names.contains(text)
                || (exhibit != null
                        && exhibit.select("details.data th").stream()
                                .anyMatch(each -> each.text().contains(cut)));
    }

    private void figures(Element words, String text) {
        var left = text;
        for (var name : names) {
            left = left.replace(name, " ");
        }
        var unbound = new Prose(left.isBlank() ? "-" : left).unbound();
        var values = Arrays.stream(words.attr("data-value").split(" ", -1))
                .mapToDouble(ChartFigureCheck::number)
                .toArray();
        FIGURE.matcher(left).results().forEach(found -> {
            boolean bare = unbound.stream().anyMatch(figure -> found.group(1).startsWith(figure));
            if (bare
                    && Arrays.stream(values)
                            .noneMatch(value -> written(found.group(1), found.group(2), found.group(3), value))) {
                doubt(words, "the figure '" + found.group() + "' is none of those it names");
            }
        });
    }

    /** Whether the digits are the value, rounded as they are written, in any of the scales. */
    private static boolean written(String digits, String exponent, String suffix, double value) {
        var figure = new BigDecimal(digits.replace(",", ""));
        int power = exponent == null ? 0 : Integer.parseInt(exponent);
        power += suffix == null ? 0 : suffix.equals("tn") ? 12 : suffix.equals("bn") ? 9 : 6;
        double shown = figure.movePointRight(power).doubleValue();
        double half = 0.5001 * Math.pow(10, power - figure.scale());
        return Arrays.stream(SCALES).anyMatch(scale -> Math.abs(Math.abs(value * scale) - shown) <= half * 1.000001);
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException _) {
            return Double.NaN;
        }
    }

    private void doubt(Element element, String why) {
        doubts.add(new Doubt(ReportCheck.where(element), TextFitting.brief(element.ownText(), 80), why));
    }
}
