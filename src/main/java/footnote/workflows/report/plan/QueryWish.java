package footnote.workflows.report.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a query wants of the report beside its company: of "Granwick with dividend yield, no valuation" the company's
 * words, and the wishes, as a reader would also write them below a plan.
 */
record QueryWish(String subject, String wishes, List<String> notUnderstood) {
    private static final Pattern MARKER = Pattern.compile(
            "(?i)(?<=^|[\\s,;(])(?:with(?:out)?|includ(?:e|es|ing)|exclud(?:e|es|ing)|add(?:ing)?|plus|show(?:ing)?"
                    + "|focus(?:es|ed|ing)?(?: on)?|emphasi[sz]\\w*|concentrat\\w+(?: on)?|especially|particularly|mainly"
                    + "|leav(?:e|ing) out|skip(?:ping)?|drop(?:ping)?|(?<=[,;]\\s?)(?:but )?no)\\b");
    private static final Pattern AND = Pattern.compile("(?i)\\s*(?:[,;]|\\band\\b)\\s*");
    private static final Pattern POLITE = Pattern.compile("(?i)^\\s*(?:please|(?:can|could|would|will) you)\\b");
    private static final Pattern USUAL = Pattern.compile(
            "(?i)\\b(?:an?|the|all|its|their|some|more|detailed|clear|good|charts?|tables?|figures?|graphs?|sources?|citations?"
                    + "|footnotes?|pictures?|infographics?|details?|evidence|numbers?|data|pdf|report|analysis|and|or|on|of|also)\\b");

    QueryWish {
        notUnderstood = List.copyOf(notUnderstood);
    }

    static QueryWish of(String query) {
        if (QuestionTopic.asks(query) && !POLITE.matcher(query).find()) {
            return new QueryWish(query, "", List.of()); // "without buybacks" is a condition there, not a wish
        }
        var parts = parts(query);
        var wishes = parts.stream()
                .skip(1)
                .filter(PlanRefiner::understands)
                .findFirst()
                .map(parts::indexOf);
        int end = wishes.orElse(parts.size());
        return new QueryWish(
                String.join("", parts.subList(0, end)).strip().replaceAll("(?i)[,;]+$|\\s+(?:and|but|with)$", ""),
                String.join("", parts.subList(end, parts.size())).strip(),
                parts.stream().skip(1).flatMap(QueryWish::notUnderstood).toList());
    }

    private static Stream<String> notUnderstood(String part) {
        return AND.splitAsStream(MARKER.matcher(part).replaceFirst(""))
                .map(phrase -> phrase.replaceAll("[.!?)]+$", "").strip())
                .filter(Predicate.not(PlanRefiner::understands))
                .filter(phrase -> !USUAL.matcher(phrase).replaceAll("").isBlank() && !namesSomebody(phrase));
    }

    /** What the report is to be about: "no valuation" makes no valuation report, and a metric added no topic. */
    static String about(String query) {
        var parts = parts(query);
        return parts.getFirst()
                + parts.stream()
                        .skip(1)
                        .filter(part -> PlanRefiner.focuses(part) && !PlanRefiner.drops(part))
                        .collect(Collectors.joining());
    }

    /** The words before the first marker, then each marker with the words up to the next. */
    private static List<String> parts(String query) {
        var starts = MARKER.matcher(query).results().map(found -> found.start()).toList();
        var bounds = Stream.of(List.of(0), starts, List.of(query.length()))
                .flatMap(List::stream)
                .toList();
        var parts = new ArrayList<String>();
        for (int i = 1; i < bounds.size(); i++) {
            parts.add(query.substring(bounds.get(i - 1), bounds.get(i)));
        }
        return parts;
    }

    /** Words with a capital letter may be a company, which is somebody else's to find. */
    private static boolean namesSomebody(String words) {
        return !words.equals(words.toLowerCase(Locale.ROOT));
    }

    /** The plan with every metric that the query names, and changed as its wishes say. */
    ResearchPlan applied(ResearchPlan plan) {
        String asked =
                subject.toLowerCase(Locale.ROOT).replace(plan.companyName().toLowerCase(Locale.ROOT), " ");
        var named = MetricCatalogue.shipped().mentioned(asked).stream()
                .filter(entry -> entry.names().anyMatch(name -> name.contains(" ") && asked.contains(name)))
                .map(entry -> "add " + entry.spec().metricName())
                .toList();
        var words = Stream.concat(named.stream(), Stream.of(wishes))
                .filter(Predicate.not(String::isBlank))
                .toList();
        return words.isEmpty() ? plan : PlanRefiner.rule(plan, String.join("; ", words), plan.planVersion());
    }

    /** What became of the wishes, for the first plan: what was taken up, and words that mean no metric and no chapter. */
    List<String> notes(ResearchPlan plan) {
        var asked = MetricCatalogue.shipped().mentioned(wishes).stream()
                .map(entry -> entry.spec().metricName())
                .filter(name -> plan.metricsToAnalyze().stream()
                        .anyMatch(metric -> metric.metricName().equals(name)))
                .map(name -> "included as requested: " + name);
        var left = notUnderstood.stream()
                .map(words -> "not included: \"" + words + "\" is no metric and no chapter that is known");
        return Stream.concat(asked, left).toList();
    }
}
