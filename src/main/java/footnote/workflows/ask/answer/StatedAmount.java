package footnote.workflows.ask.answer;

import footnote.domain.Unit;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.research.metrics.MetricNames;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.QuestionWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A sentence that states the very figure asked for, where no statement on file gives it: the figure's name is the subject
 * or what was reported, and an amount of its unit follows that belongs to the year asked for.
 */
final class StatedAmount {
    private static final String YEAR = "(?:19|20)\\d{2}";
    private static final String LEAD = "^(?:(?:In|For|During) (?:the )?(?:fiscal )?(?:year )?(?:ended [^,]+, )?(?<lead>"
            + YEAR + "),? )?(?:(?:our|the company['’]s|its|total|consolidated|reported|annual|full-year) ){0,3}";
    private static final String REPORTED =
            "\\b(?:with|had|reported|recorded|generated|posted|achieved) (?:(?:a|an|total|record|consolidated|annual) ){0,2}";
    private static final String LEVEL =
            "(?:was|were|is|totall?ed|amounted to|reached|came to|stood at|equall?ed)(?: (?:approximately|about|only))? ";
    private static final String MOVED =
            "(?:rose|increased|grew|climbed|advanced|improved|widened|fell|decreased|declined|dropped|narrowed)";
    private static final String MONEY =
            "(?:US)?[$€£¥₹]\\s?\\d[\\d,]*(?:\\.\\d+)?(?:\\s?(?:thousand|million|billion|trillion|crore|lakh|bn|mn|m)\\b)?";
    private static final String PERCENT = "\\d[\\d,]*(?:\\.\\d+)?\\s?(?:%|percent\\b)";

    /** What is asked of a figure beside its amount; a sentence is not computed with. */
    private static final Pattern COMPUTED = Pattern.compile(
            "(?i)\\b(?:average|mean|median|cagr|compound\\w*|ratio|per (?!share)\\w+|as an? (?:share|percent\\w*|proportion)|difference|times|turnover|quarters?|q[1-4]|half|months?|rank\\w*|highest|lowest|compare\\w*|versus|vs\\.?)\\b");

    private static final Pattern GROWTH = Pattern.compile(
            "(?i)\\b(?:gr(?:ow|ew|own|owth)|increase\\w*|ris(?:e|en)|rose|declin\\w+|f[ae]ll\\w*|decreas\\w+|chang\\w+)\\b");
    /** Words that make a figure another one, or one that is not yet. */
    private static final Pattern OTHERWISE = Pattern.compile(
            "(?i)\\b(?:segments?|divisions?|excluding|adjusted|non-gaap|pro forma|constant[- ]currency|organic|comparable|quarters?|months|(?:first|second) half|would|could|may|might|expect\\w*|forecast\\w*|guidance|target\\w*|plan(?:s|ned)?|budget\\w*|if)\\b");

    private static final Pattern ANY_YEAR = Pattern.compile("\\b" + YEAR + "\\b|\\bFY\\s?\\d{2}\\b");

    /** Verbs and nouns that ask for a figure and make it no other one. */
    private static final Pattern NEUTRAL = Pattern.compile(
            "(?i)generat\\w*|earn(?:s|ed)?|record\\w*|post(?:s|ed)?|achiev\\w*|book(?:s|ed)?|total\\w*|amount\\w*|consolidated|figure|value|level|size|dollars?|millions?|billions?");

    private final String question;
    private final String metric;
    private final Optional<Integer> year;
    private final boolean growth;

    private StatedAmount(String question, String metric, Optional<Integer> year) {
        this.question = question;
        this.metric = metric.replaceFirst("_growth$", "");
        this.year = year;
        this.growth = metric.endsWith("_growth") || GROWTH.matcher(question).find();
    }

    /** Of a question for one figure of one year or of the latest; none where more is asked. */
    static Optional<StatedAmount> askedBy(String question) {
        var metrics = AskedMetrics.in(question);
        var periods = AskedFigures.in(question).periods();
        boolean one = metrics.size() == 1
                && periods.size() <= 1
                && periods.stream().allMatch(period -> period.quarter().isEmpty())
                && !COMPUTED.matcher(question).find()
                && !OTHERWISE.matcher(question).find();
        return one
                ? Optional.of(new StatedAmount(
                        question,
                        metrics.getFirst(),
                        periods.stream().map(FiscalPeriod::year).findFirst()))
                : Optional.empty();
    }

    /** Whether a sentence says all that the question asks of the figure: "lost to imports" is no word of its name. */
    boolean isWholeIn(String sentence, QuestionWords topic) {
        return topic.unsaid(sentence).stream()
                .allMatch(word -> NEUTRAL.matcher(word).matches() || names(word));
    }

    /** Whether a word belongs to the question's name for the figure, without which it is not asked for. */
    private boolean names(String word) {
        String without = question.replaceAll("(?i)\\b" + Pattern.quote(word) + "\\b", "");
        return AskedMetrics.in(without).stream().noneMatch(each -> each.startsWith(metric));
    }

    /** The best sentence that states it, of the newest document where no year is asked for; none where two differ. */
    Optional<SentenceCandidate> among(List<SentenceCandidate> sentences, AnswerEvidence data) {
        var found = new LinkedHashMap<String, SentenceCandidate>();
        for (var sentence : sentences) {
            var document = sentence.source().passage().document();
            boolean report = document.kind() != DocumentKind.NEWS && document.kind() != DocumentKind.TRANSCRIPT;
            if (report && (year.isPresent() || data.isNewest(sentence.source()))) {
                amount(sentence.said().text(), document.period())
                        .ifPresent(amount -> found.putIfAbsent(amount, sentence));
            }
        }
        return found.size() == 1 ? found.values().stream().findFirst() : Optional.empty();
    }

    /** The amount of the year that a sentence of a document of that period states. */
    Optional<String> amount(String sentence, Optional<FiscalPeriod> document) {
        String name = names();
        if (name.isEmpty() || OTHERWISE.matcher(sentence).find()) {
            return Optional.empty();
        }
        return growth ? moved(sentence, name, document) : level(sentence, name, document);
    }

    private Optional<String> moved(String sentence, String name, Optional<FiscalPeriod> document) {
        var stated = Pattern.compile(
                        "(?i)" + LEAD + name + " " + MOVED + " (?:by )?(?:approximately |about )?(" + PERCENT + ")")
                .matcher(sentence);
        return stated.find() && isOf(first(sentence), document) ? Optional.of(stated.group(2)) : Optional.empty();
    }

    private Optional<String> level(String sentence, String name, Optional<FiscalPeriod> document) {
        var unit = MetricNames.find(metric).map(MetricNames.Named::unit).orElse(Unit.Kind.CURRENCY);
        String figure = unit == Unit.Kind.PERCENT ? PERCENT : MONEY;
        if (unit != Unit.Kind.PERCENT && unit != Unit.Kind.CURRENCY && unit != Unit.Kind.PER_SHARE) {
            return Optional.empty();
        }
        var stated = Pattern.compile("(?i)(?:" + LEAD + name + " (?:" + LEVEL + "|" + MOVED
                        + " (?:[^$€£¥₹.;]{0,40} )?to )|" + REPORTED + name + " of )(?=" + figure + ")")
                .matcher(sentence);
        if (!stated.find()) {
            return Optional.empty();
        }
        var amounts = new ArrayList<String>();
        var years = new ArrayList<Optional<Integer>>();
        String lead = stated.group("lead");
        var each = Pattern.compile("(?i)(" + figure + ")(?:[^\\d$€£¥₹%.;]{0,40}?(" + YEAR + ")\\b)?")
                .matcher(sentence)
                .region(stated.end(), sentence.length());
        while (each.find()) {
            amounts.add(each.group(1));
            years.add(Optional.ofNullable(amounts.size() == 1 && lead != null ? lead : each.group(2))
                    .map(Integer::valueOf));
        }
        if (years.stream().allMatch(Optional::isEmpty)) {
            boolean alone = amounts.size() == 1 || year.isEmpty();
            return alone && isOf(first(sentence), document) ? Optional.of(amounts.getFirst()) : Optional.empty();
        }
        int wanted = year.or(() -> document.map(FiscalPeriod::year)).orElse(0);
        int at = years.indexOf(Optional.of(wanted));
        return at < 0 ? Optional.empty() : Optional.of(amounts.get(at));
    }

    private static Optional<Integer> first(String sentence) {
        return ANY_YEAR.matcher(sentence)
                .results()
                .map(found -> found.group().replaceAll("\\D", ""))
                .map(digits -> digits.length() == 2 ? 2000 + Integer.parseInt(digits) : Integer.parseInt(digits))
                .findFirst();
    }

    /** Whether a sentence that names this year, or none, is about the year asked for. */
    private boolean isOf(Optional<Integer> named, Optional<FiscalPeriod> document) {
        var of = named.or(
                () -> document.filter(period -> period.quarter().isEmpty()).map(FiscalPeriod::year));
        return of.isPresent() && (year.isEmpty() || year.equals(of));
    }

    /** What accounts and the question call the figure, the longest first. */
    private String names() {
        return AskedFigures.writtenAs(metric).stream()
                .sorted((one, other) -> other.length() - one.length())
                .map(written -> Pattern.quote(written.toLowerCase(Locale.ROOT)) + "s?")
                .collect(Collectors.collectingAndThen(
                        Collectors.joining("|"), all -> all.isEmpty() ? "" : "(?:" + all + ")"));
    }
}
