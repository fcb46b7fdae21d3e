package footnote.workflows.ask;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The first words of an answer by figures: yes or no where the question asks that, the winner where it asks which. */
final class AnswerOpening {
    private static final Pattern YES_OR_NO = Pattern.compile(
            "(?i)^(?:[^?]*[,.:] )?(?:did|does|do|is|are|was|were|has|have|had|can|will)\\b(?! (?:what|which|how|much)).*");
    private static final Pattern UP = Pattern.compile(
            "(?i)\\b(?:improv\\w*|increas\\w*|gr[eo]w\\w*|ris(?:e|en|ing)|rose|higher|expand\\w*|widen\\w*|gain\\w*|up)\\b");
    private static final Pattern DOWN = Pattern.compile(
            "(?i)\\b(?:declin\\w*|decreas\\w*|drop\\w*|f[ae]ll\\w*|lower|shr[iau]nk\\w*|narrow\\w*|reduc\\w*|worsen\\w*|deteriorat\\w*|down)\\b");
    private static final Pattern POSITIVE =
            Pattern.compile("(?i)\\bpositive\\b|\\bprofitable\\b|\\bmake (?:a )?(?:money|profit)\\b");
    private static final Pattern NEGATIVE =
            Pattern.compile("(?i)\\bnegative\\b|\\b(?:made|make|report(?:ed)?) a loss\\b");
    private static final Pattern STEADY =
            Pattern.compile("(?i)\\b(?:consistent|stable|steady|fluctuat\\w*|unchanged)\\b");
    private static final Pattern WHICH = Pattern.compile("(?i)\\b(?:which|who|whose|what company|among)\\b");
    private static final Pattern MOST = Pattern.compile(
            "(?i)\\b(?:highest|most|largest|biggest|greatest|best|higher|larger|bigger|more|greater)\\b");
    private static final Pattern LEAST =
            Pattern.compile("(?i)\\b(?:lowest|least|smallest|worst|lower|smaller|less)\\b");
    private static final Pattern CAPITAL_INTENSIVE =
            Pattern.compile("(?i)\\bcapital[- ]intensive\\b|\\bcapital intensity\\b");
    private static final double STEADY_POINTS = 2;

    private final String question;
    private final List<LedgerEntry> figures;
    private final Function<LedgerEntry, String> company;

    AnswerOpening(String question, List<LedgerEntry> figures, Function<LedgerEntry, String> company) {
        this.question = question;
        this.figures = figures;
        this.company = company;
    }

    Optional<String> text() {
        if (figures.isEmpty()) {
            return Optional.empty();
        }
        return switch (QuestionForm.of(question)) {
            case YES_OR_NO -> yesOrNo();
            case WHICH, FIGURE -> winner();
            case REASON, WORDS -> Optional.empty();
        };
    }

    static boolean isYesOrNo(String question) {
        return YES_OR_NO.matcher(question.strip()).matches();
    }

    private Optional<String> yesOrNo() {
        if (CAPITAL_INTENSIVE.matcher(question).find()) {
            return intensive();
        }
        if (STEADY.matcher(question).find()) {
            var changes = figures.stream().filter(AnswerOpening::isChange).toList();
            boolean steady = changes.stream().allMatch(each -> Math.abs(each.number()) <= STEADY_POINTS);
            return changes.isEmpty() ? Optional.empty() : Optional.of(word(steady));
        }
        var change = figures.stream().filter(AnswerOpening::isChange).findFirst();
        boolean up = UP.matcher(question).find();
        boolean down = DOWN.matcher(question).find();
        if (change.isPresent() && up != down) {
            boolean rose = change.get().number() > 0;
            return Optional.of(change.get().number() == 0 ? "No." : word(rose == up));
        }
        if (POSITIVE.matcher(question).find()) {
            return Optional.of(word(figures.getFirst().number() > 0));
        }
        return NEGATIVE.matcher(question).find()
                ? Optional.of(word(figures.getFirst().number() < 0))
                : Optional.empty();
    }

    private static boolean isChange(LedgerEntry entry) {
        return entry.fact().metric().name().matches(".*_(?:change|growth|difference)");
    }

    private static String word(boolean yes) {
        return yes ? "Yes." : "No.";
    }

    /** Much spent on plant for what is sold, or plant that is a large part of all it owns. */
    private Optional<String> intensive() {
        var spent = value("capex_to_revenue");
        var plant = value("property_to_assets");
        if (spent.isEmpty() || plant.isEmpty()) {
            return Optional.empty();
        }
        boolean high = spent.get() >= 10 || plant.get() >= 40;
        boolean low = spent.get() <= 7 && plant.get() <= 35;
        return high == low ? Optional.empty() : Optional.of(word(high));
    }

    private Optional<Double> value(String metric) {
        return figures.stream()
                .filter(each -> each.fact().metric().name().equals(metric))
                .map(LedgerEntry::number)
                .findFirst();
    }

    /** Of several companies by one figure, or of several figures of one company, the one asked for. */
    private Optional<String> winner() {
        boolean least =
                LEAST.matcher(question).find() && !MOST.matcher(question).find();
        if (!WHICH.matcher(question).find() || !(least || MOST.matcher(question).find())) {
            return Optional.empty();
        }
        var compared = compared();
        var best = compared.stream().reduce((one, other) -> (other.number() > one.number()) != least ? other : one);
        boolean companies =
                compared.stream().map(each -> each.fact().subject()).distinct().count() > 1;
        return compared.size() < 2
                ? Optional.empty()
                : best.map(each -> (companies ? company.apply(each) + " has the " : capital(label(each)) + " is the ")
                        + (least ? "lowest" : "highest")
                        + (companies ? " " + label(each) : "")
                        + ": {fact:" + each.id() + "}.");
    }

    private List<LedgerEntry> compared() {
        var first = figures.getFirst().fact();
        var same = new ArrayList<LedgerEntry>();
        for (var each : figures) {
            boolean other = same.stream()
                    .noneMatch(
                            known -> known.fact().subject().equals(each.fact().subject())
                                    && known.fact().metric().equals(each.fact().metric()));
            boolean alike = each.fact().unit().equals(first.unit())
                    || each.fact().unit().kind() == first.unit().kind();
            boolean severalCompanies =
                    figures.stream().map(one -> one.fact().subject()).distinct().count() > 1;
            if (other && alike && (!severalCompanies || each.fact().metric().equals(first.metric()))) {
                same.add(each);
            }
        }
        return same;
    }

    private static String label(LedgerEntry entry) {
        return new Metric(entry.fact().metric().name()).label().toLowerCase(Locale.ROOT);
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
