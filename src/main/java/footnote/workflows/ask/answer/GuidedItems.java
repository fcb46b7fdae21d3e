package footnote.workflows.ask.answer;

import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.Quotation;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What management expects of a figure, by the item of a list that its guidance is given in. */
final class GuidedItems {
    private static final Pattern LEAD = Pattern.compile("(?is).*\\b(?:guidance|outlook|expects?|expectations)\\b.*:");
    private static final Pattern AMOUNT = Pattern.compile("[$€£¥]\\s?\\d|\\d\\s?(?:%|percent)");
    /** What an item says of its figure after the figure's name. */
    private static final Pattern SAYS =
            Pattern.compile("(?i)\\s(?:of|to be|growth|decline|in the range|between|at|approximately)\\b.*");

    private static final int BRIEF = 3;
    private static final Pattern QUALIFIER = Pattern.compile(
            "(?i)\\b(?:non-gaap|gaap|adjusted|enterprise|full[- ]year|total|fiscal|annual|consolidated|company)\\b");

    private final String question;
    private final List<String> metrics;
    private final List<FiscalPeriod> quarters;

    GuidedItems(String question) {
        this.question = question;
        this.metrics = AskedMetrics.in(question);
        this.quarters = AskedFigures.in(question).periods().stream()
                .filter(each -> each.quarter().isPresent())
                .toList();
    }

    /** The lead of the list and the item, of the newest document of the quarter asked for; nothing where none names the figure. */
    Optional<String> line(List<AnswerEvidence.Source> sources) {
        return metrics.size() != 1
                ? Optional.empty()
                : sources.stream()
                        .filter(source -> quarters.isEmpty()
                                || source.passage()
                                        .document()
                                        .period()
                                        .filter(quarters::contains)
                                        .isPresent())
                        .sorted(Comparator.comparing((AnswerEvidence.Source source) ->
                                        source.passage().document().published().orElse(LocalDate.MIN))
                                .reversed())
                        .flatMap(source -> item(source).stream())
                        .findFirst();
    }

    private Optional<String> item(AnswerEvidence.Source source) {
        String lead = "";
        for (var each : Quotation.of(source.passage())) {
            String text = each.text();
            if (!each.listed()) {
                lead = LEAD.matcher(text).matches() ? text : "";
            } else if (!lead.isEmpty() && isOfFigure(text) && SentenceFit.fits(question, lead + " " + text)) {
                return Optional.of(
                        "“" + lead + "” [" + source.marker() + "]\n- “" + text + "” [" + source.marker() + "]");
            }
        }
        return Optional.empty();
    }

    /** Whether an item begins with the figure's name, and gives an amount. */
    private boolean isOfFigure(String item) {
        String written = QUALIFIER.matcher(SAYS.matcher(item).replaceFirst("")).replaceAll(" ");
        String name = plain(written);
        String metric = metrics.getFirst();
        boolean brief =
                name.split(" ", -1).length <= BRIEF && AskedMetrics.in(written).equals(metrics);
        return AMOUNT.matcher(item).find()
                && (brief
                        || AskedFigures.writtenAs(metric).stream()
                                .anyMatch(each -> plain(each).equals(name)));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z]+", " ")
                .replaceAll("s\\b", "")
                .strip();
    }
}
