package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AnswerFormat;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Two figures that a question puts together: one as a share of the other, over it, or less it. */
record FigurePair(String first, String second, Join join) {
    /** How the two are put together. */
    enum Join {
        PERCENT("_to_", " / "),
        RATIO("_to_", " / "),
        DIFFERENCE("_less_", " - "),
        PER_SHARE("_per_", " / "),
        PER_EMPLOYEE("_per_", " / ");

        private final String word;
        private final String sign;

        Join(String word, String sign) {
            this.word = word;
            this.sign = sign;
        }
    }

    private static final Pattern SHARE_OF = Pattern.compile(
            "(?i)(?:%|\\bpercent(?:age)?|\\bshare|\\bproportion|\\bportion|\\bfraction|\\bpart|\\bhow much(?=[^?]*\\b(?:went|goes|go|spent|used)\\b))\\s+of\\s+(?:(?:its|the|total|their)\\s+)*");
    private static final Pattern RATIO_OF = Pattern.compile("(?i)\\bratio of (.{3,80}?) to (.{3,80})");
    private static final Pattern OVER = Pattern.compile(
            "(?i)(.{3,80}?)\\b(?:divided by|relative to|in relation to|over)\\b(?! (?:the|fy|fiscal|\\d|time|last|past|five|three|two|ten))(.{3,80})");
    private static final Pattern RELATIVE = Pattern.compile("(?i)\\b(?:relative|in relation|in proportion) to\\b");
    /** One figure right before "to" and the other right after; a comparison of both is no ratio. */
    private static final Pattern TO = Pattern.compile(
            "(?i)^(?!.*\\b(?:compare[ds]?|comparison|from)\\b).*?((?:[\\p{L}&]+ ){0,2}[\\p{L}&]+)(?: to |-to-| ?/ ?)((?:[\\p{L}&]+ ?){1,3})");

    private static final Pattern LESS = Pattern.compile("(?i)((?:\\S+\\s+){1,4})(?:less|minus)((?:\\s+\\S+){1,4})");
    static final Pattern PER_SHARE =
            Pattern.compile("(?i)\\bper (?:diluted |common |ordinary )*share\\b|\\ba share\\b(?! of)");
    private static final Pattern PER_EMPLOYEE =
            Pattern.compile("(?i)\\bper (?:employee|head|worker|staff member|full[- ]time (?:employee|equivalent))\\b");
    private static final String EMPLOYEES = Metric.EMPLOYEES.name();
    private static final String SHARES = Metric.SHARES_DILUTED.name();
    private static final int NEAR = 40;
    /** What stands between figures that are asked for side by side. */
    private static final Pattern LISTED = Pattern.compile(
            "(?i)[,;/&]|\\b(?:and|or|nor|versus|vs|as well as|along with|both|compared?|comparison|with|against|alongside|relate)\\b");

    /** The pair a question asks for; empty where it names one figure, or puts none together. */
    static Optional<FigurePair> in(String question) {
        var metrics = AskedMetrics.in(question);
        Matcher less = LESS.matcher(question);
        while (less.find()) {
            var pair = sides(less.group(1), less.group(2), Join.DIFFERENCE);
            if (pair.isPresent()) {
                return pair;
            }
        }
        if (metrics.size() == 1 && PER_SHARE.matcher(question).find() && isAmount(metrics.getFirst())) {
            return Optional.of(new FigurePair(metrics.getFirst(), SHARES, Join.PER_SHARE));
        }
        if (PER_EMPLOYEE.matcher(question).find()) {
            return metrics.stream()
                    .filter(FigurePair::isAmount)
                    .map(each -> new FigurePair(each, EMPLOYEES, Join.PER_EMPLOYEE))
                    .findFirst();
        }
        if (metrics.size() != 2) {
            return Optional.empty();
        }
        boolean percent = AnswerFormat.in(question).percent();
        Matcher ratio = RATIO_OF.matcher(question);
        if (ratio.find()) {
            return sides(ratio.group(1), ratio.group(2), percent ? Join.PERCENT : Join.RATIO);
        }
        Matcher share = SHARE_OF.matcher(question);
        while (share.find()) {
            var whole =
                    named(question.substring(share.end(), Math.min(question.length(), share.end() + NEAR)), metrics);
            if (whole.isPresent()) {
                String other = metrics.get(metrics.getFirst().equals(whole.get()) ? 1 : 0);
                return Optional.of(new FigurePair(other, whole.get(), Join.PERCENT));
            }
        }
        Matcher to = TO.matcher(question);
        while (to.find()) {
            var pair = sides(to.group(1), to.group(2), Join.PERCENT);
            if (pair.isPresent()
                    && metrics.containsAll(
                            List.of(pair.get().first(), pair.get().second()))) {
                return pair;
            }
        }
        Matcher over = OVER.matcher(question);
        return over.find()
                ? sides(
                        over.group(1),
                        over.group(2),
                        percent || RELATIVE.matcher(question).find() ? Join.PERCENT : Join.RATIO)
                : Optional.empty();
    }

    /**
     * Whether a question for a figure names two that it does not ask for side by side, so that it wants something of both:
     * "how many times did operating income cover interest expense".
     */
    static boolean areEntangled(String question, List<String> metrics) {
        if (metrics.size() < 2 || AnswerForm.of(question) != AnswerForm.FIGURE) {
            return false;
        }
        int end = IntStream.rangeClosed(1, question.length())
                .filter(at -> at == question.length() || !Character.isLetterOrDigit(question.charAt(at)))
                .filter(at -> names(question.substring(0, at), metrics))
                .findFirst()
                .orElse(question.length());
        var first = AskedMetrics.in(question.substring(0, end));
        int start = IntStream.iterate(question.length() - 1, at -> at >= end, at -> at - 1)
                .filter(at -> !Character.isLetterOrDigit(question.charAt(at)))
                .filter(at -> AskedMetrics.in(question.substring(at)).stream()
                        .anyMatch(each -> metrics.contains(each) && !first.contains(each)))
                .findFirst()
                .orElse(-1);
        return start >= end
                && !LISTED.matcher(question.substring(end, start + 1)).find();
    }

    private static boolean names(String text, List<String> metrics) {
        return AskedMetrics.in(text).stream().anyMatch(metrics::contains);
    }

    /** Whether parts or two figures are asked for, which one row of their name is not. */
    static boolean isOfMore(String question) {
        return PartRank.isAsked(question) || in(question).isPresent();
    }

    /** Which of the metrics a text names first. */
    private static Optional<String> named(String text, List<String> metrics) {
        return IntStream.rangeClosed(1, text.length())
                .filter(end -> end == text.length() || !Character.isLetter(text.charAt(end)))
                .mapToObj(end -> AskedMetrics.in(text.substring(0, end)))
                .flatMap(List::stream)
                .filter(metrics::contains)
                .findFirst();
    }

    /** Whether a figure is an amount of money, so that it can be divided by the number of shares. */
    private static boolean isAmount(String metric) {
        return Metric.standard(metric)
                .map(each -> each.unit().filter(Unit.Kind.CURRENCY::equals).isPresent())
                .orElseGet(() -> FigureFormulas.of(metric)
                        .filter(formula -> formula.kind() == Unit.Kind.CURRENCY)
                        .isPresent());
    }

    private static Optional<FigurePair> sides(String left, String right, Join join) {
        var one = AskedMetrics.in(left);
        var other = AskedMetrics.in(right);
        return one.isEmpty() || other.isEmpty() || one.getLast().equals(other.getFirst())
                ? Optional.empty()
                : Optional.of(new FigurePair(one.getLast(), other.getFirst(), join));
    }

    String name() {
        return join == Join.PER_SHARE
                ? first + "_per_share"
                : join == Join.PER_EMPLOYEE ? first + "_per_employee" : first + join.word + second;
    }

    /** The pair's figure of a year; empty where one is lacking, or the two count different things. */
    Optional<LedgerEntry> of(int year, BiFunction<String, Integer, Optional<LedgerEntry>> cells, FactDeriver deriver) {
        var one = cells.apply(first, year);
        var other = cells.apply(second, year);
        if (one.isEmpty()
                || other.isEmpty()
                || (join != Join.PER_SHARE
                        && join != Join.PER_EMPLOYEE
                        && !one.get().fact().unit().equals(other.get().fact().unit()))) {
            return Optional.empty();
        }
        double above = one.get().number();
        double below = other.get().number();
        return deriver.derive(
                name(),
                one.get().fact().period(),
                switch (join) {
                    case PERCENT -> Unit.PERCENT;
                    case RATIO -> Unit.RATIO;
                    case DIFFERENCE, PER_EMPLOYEE -> one.get().fact().unit();
                    case PER_SHARE ->
                        Unit.perShare(one.get().fact().unit().currency().orElseThrow());
                },
                switch (join) {
                    case PERCENT -> MaybeNumber.of(100 * above / below, label(second) + " is zero");
                    case RATIO, PER_SHARE, PER_EMPLOYEE -> MaybeNumber.of(above / below, label(second) + " is zero");
                    case DIFFERENCE -> MaybeNumber.of(above - below);
                },
                label(first) + join.sign + label(second),
                List.of(one.get(), other.get()));
    }

    private static String label(String metric) {
        return new Metric(metric).label().toLowerCase(Locale.ROOT);
    }
}
