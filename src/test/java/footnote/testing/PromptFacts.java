package footnote.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The fact lines of a prompt, read as a careful writer would: by metric, in order of years. */
public final class PromptFacts {
    private static final Pattern LINE = Pattern.compile(
            "(?m)^(F\\d+) \\| ([^|\\n]+) \\| ([^|\\n]+) \\| ([^|\\n]+) \\| ([^|\\n]+) \\| ([^|\\n]+)(?: \\| .*)?$");

    private final List<Line> lines = new ArrayList<>();

    /** One fact. */
    public record Line(String id, String subject, String metric, String period, String basis, String value) {
        public String reference() {
            return "{fact:" + id + "}";
        }

        double number() {
            String digits = value.replaceAll("[^0-9.\\-]", "");
            double scale = value.contains("bn") ? 1e9 : value.matches(".*\\dm\\b.*") ? 1e6 : 1;
            return digits.isEmpty() || digits.equals("-") ? 0 : scale * Double.parseDouble(digits);
        }

        String name() {
            return metric.matches("[A-Z]{2,}.*|Beneish.*|Piotroski.*|Altman.*|Bollinger.*|Plus.*|Minus.*")
                    ? metric
                    : metric.substring(0, 1).toLowerCase(Locale.ROOT) + metric.substring(1);
        }
    }

    public PromptFacts(String question) {
        LINE.matcher(question)
                .results()
                .forEach(found -> lines.add(new Line(
                        found.group(1),
                        found.group(2).strip(),
                        found.group(3).strip(),
                        found.group(4).strip(),
                        found.group(5).strip(),
                        found.group(6).strip())));
    }

    public List<Line> lines() {
        return lines;
    }

    /** Two metrics in percent over the same three years or more. */
    public List<List<Line>> alike() {
        var percents = byMetric().values().stream()
                .filter(years -> years.size() >= 3
                        && years.stream().allMatch(each -> each.value().endsWith("%")))
                .toList();
        return percents.stream()
                .flatMap(one -> percents.stream()
                        .filter(other -> other != one && periods(one).equals(periods(other)))
                        .map(other -> List.of(one, other)))
                .findFirst()
                .orElse(List.of());
    }

    private static List<String> periods(List<Line> years) {
        return years.stream().map(Line::period).toList();
    }

    /** Plain sentences over the facts: levels against the year before, growth, peaks that are true, and single figures. */
    public List<String> sentences(int most) {
        var sentences = new ArrayList<String>();
        byMetric().forEach((_, years) -> {
            var last = years.getLast();
            var before = years.get(years.size() - 2);
            sentences.add(last.period() + " " + last.name() + " was " + last.reference() + ", against "
                    + before.reference() + " in " + before.period() + ".");
            if (last.number() > 0
                    && years.getFirst().number() > 0
                    && last.value().startsWith("$")) {
                sentences.add("From " + years.getFirst().period() + " to " + last.period() + ", growth in "
                        + last.name() + " was {calc:growth(" + last.id() + ","
                        + years.getFirst().id() + ")}.");
            }
            if (years.stream().allMatch(each -> each.number() <= last.number()) && last.number() > before.number()) {
                sentences.add("At " + last.reference() + " in " + last.period() + ", " + last.name()
                        + " is the highest of these years, above " + before.reference() + " in " + before.period()
                        + ".");
            }
        });
        lines.stream()
                .filter(each -> byMetric().values().stream().noneMatch(years -> years.contains(each)))
                .forEach(each -> sentences.add(sentence(each)));
        return sentences.stream().limit(most).toList();
    }

    private static String sentence(Line line) {
        return line.period().startsWith("as of")
                ? "The " + line.name() + " stands at " + line.reference() + "."
                : "Over " + line.period() + " the " + line.name() + " of " + line.subject() + " was " + line.reference()
                        + ".";
    }

    private Map<String, List<Line>> byMetric() {
        var years = new LinkedHashMap<String, List<Line>>();
        lines.stream()
                .filter(each -> each.period().matches("FY\\d{2}"))
                .sorted((one, other) -> one.period().compareTo(other.period()))
                .forEach(each -> years.computeIfAbsent(each.subject() + each.metric(), _ -> new ArrayList<>())
                        .add(each));
        years.values()
                .removeIf(each -> each.size() < 2
                        || each.stream().map(Line::period).distinct().count() != each.size());
        return years;
    }
}
