package footnote.workflows.ask;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.ReportedStatement;
import java.time.LocalDate;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Computes what a question asks of one company's ledger: figures by year, their share, difference, average or growth. */
final class FigureCalculation {
    private static final Pattern GROWTH = words(
            "growth|grow|grew|grown|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|chang(?:e|ed)|rise|rose|fell|declin(?:e|ed)|year[- ]over[- ]year|yoy|improv(?:e|ed|ing)");
    private static final Pattern AVERAGE = words("average|mean");
    private static final Pattern SHARE =
            words("(?:%|percent|percentage|share|proportion|ratio)(?: of)?|relative to|divided by|over");
    private static final Pattern LESS = Pattern.compile("(?i)((?:\\S+\\s+){1,4})(?:less|minus)((?:\\s+\\S+){1,4})");
    private static final Pattern IN_DAYS = words("days?|dio|dso|dpo|collection period");
    private static final Pattern SEVERAL = Pattern.compile("(?i)\\b(\\d|two|three|four|five)[- ]year\\b");

    private final String question;
    private final String company;
    private final Ledger ledger;
    private final FactDeriver deriver;
    private final FigureScope scope;
    private final List<Integer> years;
    private final List<String> answers = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();

    FigureCalculation(String question, String company, Ledger ledger, List<FiscalPeriod> asked, FigureScope scope) {
        this.scope = scope;
        this.question = question;
        this.company = company;
        this.ledger = ledger;
        this.deriver = new FactDeriver(
                ledger.subject(),
                ledger.asOf(),
                Origin.document(
                        "footnote",
                        "derived",
                        ledger.asOf().atStartOfDay(ZoneOffset.UTC).toInstant()));
        this.years = years(asked);
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)(?<![\\w-])(?:" + alternatives + ")(?![\\w-])");
    }

    /** The metric's full name, in days where the question asks for days. */
    static String named(String metric, String question) {
        String name = metric.equals("eps") ? "eps_diluted" : metric;
        if (IN_DAYS.matcher(question).find() && name.endsWith("_turnover")) {
            return name.replace("_turnover", "_days");
        }
        return name;
    }

    /** The years asked for, oldest first, or the latest; "3 year" reaches back from the last. */
    private List<Integer> years(List<FiscalPeriod> asked) {
        var all = new LinkedHashSet<Integer>();
        asked.stream().map(period -> period.year()).sorted().forEach(all::add);
        if (all.isEmpty()) {
            var known = scope.series(ledger, Metric.REVENUE).isEmpty()
                    ? scope.series(ledger, Metric.NET_INCOME)
                    : scope.series(ledger, Metric.REVENUE);
            (known.isEmpty() ? ledger.years(Metric.REVENUE) : known)
                    .stream()
                            .reduce((_, later) -> later)
                            .ifPresent(entry -> all.add(entry.fact().period().year()));
        }
        var several = SEVERAL.matcher(question);
        if (several.find() && all.size() == 1) {
            int last = all.iterator().next();
            int count = "twothreefourfive".contains(several.group(1))
                    ? List.of("two", "three", "four", "five").indexOf(several.group(1)) + 2
                    : Integer.parseInt(several.group(1));
            all.clear();
            for (int year = last - count + 1; year <= last; year++) {
                all.add(year);
            }
        } else if (AVERAGE.matcher(question).find()
                && all.size() == 2
                && question.matches("(?s).*(?:-|–| to | through ).*")) {
            var ends = List.copyOf(all);
            for (int year = ends.getFirst(); year <= ends.getLast(); year++) {
                all.add(year);
            }
        }
        return all.stream().sorted().toList();
    }

    FigureSheet done(List<String> metrics) {
        var standard = metrics.stream()
                .filter(each -> Metric.standard(each).isPresent())
                .toList();
        boolean share = SHARE.matcher(question).find() && standard.size() == 2 && metrics.size() == 2;
        var difference = difference();
        if (share) {
            inYears(standard.getFirst() + "_to_" + standard.getLast(), year -> shareOf(standard, year));
        } else if (!difference.isEmpty()) {
            inYears(difference.getFirst() + "_less_" + difference.getLast(), year -> lessOf(difference, year));
        } else {
            metrics.forEach(metric -> inYears(metric, year -> one(metric, year)));
        }
        return new FigureSheet(company, answers, deriver.measures().entries(), gaps);
    }

    private void inYears(String metric, Function<Integer, Optional<LedgerEntry>> find) {
        var found = new ArrayList<LedgerEntry>();
        for (int year : years) {
            find.apply(year)
                    .ifPresentOrElse(
                            found::add,
                            () -> gaps.add(metric.replace('_', ' ') + " of " + company + " for " + scope.label(year)
                                    + " is not in the statements"));
        }
        if (AVERAGE.matcher(question).find() && found.size() > 1) {
            average(metric, found).ifPresent(entry -> answers.add(entry.id()));
        }
        found.forEach(entry -> answers.add(entry.id()));
        boolean growing = GROWTH.matcher(question).find() || metric.endsWith("growth");
        if (growing && !AVERAGE.matcher(question).find()) {
            growth(metric, found);
        }
    }

    private Optional<LedgerEntry> one(String metric, int year) {
        String base = metric.endsWith("_growth") ? metric.replace("_growth", "") : named(metric, question);
        var reported = Metric.standard(base).flatMap(each -> reported(each, year));
        reported.ifPresent(each -> deriver.keep(ReportedStatement.withInputs(List.of(each), ledger)));
        return reported.isPresent() || !scope.whole()
                ? reported
                : FigureFormulas.of(base).flatMap(formula -> computed(base, formula, year));
    }

    private Optional<LedgerEntry> reported(Metric metric, int year) {
        return scope.series(ledger, metric).stream()
                .filter(entry -> entry.fact().period().year() == year)
                .findFirst();
    }

    private Optional<LedgerEntry> computed(String name, FigureFormulas.Formula formula, int year) {
        var end = end(year);
        if (end.isEmpty()) {
            return Optional.empty();
        }
        var currency = currency();
        var now = ReportedStatement.year(ledger, currency, end.get());
        var before = ReportedStatement.year(ledger, currency, end.get().minusYears(1));
        var value = formula.work().apply(now, before);
        var inputs = new ArrayList<>(now.read());
        inputs.addAll(before.read());
        var unit = formula.unit().orElse(Unit.of(currency));
        if (value instanceof MaybeNumber.Missing(String because)) {
            gaps.add(name.replace('_', ' ') + " of " + company + " for FY" + year + ": " + because);
        }
        return value.known()
                ? deriver.derive(name, yearTo(end.get()), unit, value, formula.words(), inputs)
                : Optional.empty();
    }

    private Optional<LedgerEntry> shareOf(List<String> pair, int year) {
        var above = Metric.standard(pair.getFirst()).flatMap(each -> reported(each, year));
        var below = Metric.standard(pair.getLast()).flatMap(each -> reported(each, year));
        if (above.isEmpty() || below.isEmpty() || below.get().number() == 0) {
            return Optional.empty();
        }
        return deriver.derive(
                pair.getFirst() + "_to_" + pair.getLast(),
                above.get().fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(100 * above.get().number() / below.get().number()),
                label(pair.getFirst()) + " over " + label(pair.getLast()),
                List.of(above.get(), below.get()));
    }

    /** What is to be taken from what; empty where the question says nothing of the kind. */
    private List<String> difference() {
        return LESS.matcher(question)
                .results()
                .map(each -> Stream.of(each.group(1), each.group(2))
                        .flatMap(words ->
                                AskedFigures.in(words).metrics().stream().limit(1))
                        .toList())
                .filter(pair -> pair.size() == 2)
                .findFirst()
                .orElse(List.of());
    }

    private Optional<LedgerEntry> lessOf(List<String> pair, int year) {
        var from = one(pair.getFirst(), year);
        var taken = one(pair.getLast(), year);
        if (from.isEmpty()
                || taken.isEmpty()
                || !from.get().fact().unit().equals(taken.get().fact().unit())) {
            return Optional.empty();
        }
        return deriver.derive(
                pair.getFirst() + "_less_" + pair.getLast(),
                from.get().fact().period(),
                from.get().fact().unit(),
                MaybeNumber.of(from.get().number() - taken.get().number()),
                label(pair.getFirst()) + " less " + label(pair.getLast()),
                List.of(from.get(), taken.get()));
    }

    private static String label(String metric) {
        return new Metric(metric).label().toLowerCase(Locale.ROOT);
    }

    private Optional<LedgerEntry> average(String metric, List<LedgerEntry> found) {
        double mean = found.stream().mapToDouble(LedgerEntry::number).average().orElse(Double.NaN);
        var last = found.getLast().fact();
        return deriver.derive(
                "average_" + named(metric, question),
                Period.between(
                        found.getFirst().fact().period().end().minusYears(1).plusDays(1),
                        last.period().end()),
                last.unit(),
                MaybeNumber.of(mean, "no figures to average"),
                "mean of " + found.size() + " years",
                found);
    }

    /** From each year to the next, or against the year before where only one is asked for. */
    private void growth(String metric, List<LedgerEntry> found) {
        var all = new ArrayList<>(found);
        if (all.size() == 1) {
            one(metric, years.getFirst() - 1).ifPresent(entry -> all.addFirst(entry));
        }
        for (int i = 1; i < all.size(); i++) {
            var before = all.get(i - 1);
            var now = all.get(i);
            if (now.fact().period().year() - before.fact().period().year() != 1) {
                continue; // a year is missing between them
            }
            boolean points = now.fact().unit().kind() == Unit.Kind.PERCENT;
            double value = points
                    ? now.number() - before.number()
                    : 100 * (now.number() - before.number()) / Math.abs(before.number());
            deriver.derive(
                            metric.replace("_growth", "") + (points ? "_change" : "_growth"),
                            now.fact().period(),
                            Unit.PERCENT,
                            MaybeNumber.of(value, "the year before is zero"),
                            points ? "percentage points against the year before" : "change against the year before",
                            List.of(before, now))
                    .ifPresent(entry -> answers.addFirst(entry.id()));
        }
    }

    private Optional<LocalDate> end(int year) {
        return List.of(Metric.REVENUE, Metric.NET_INCOME, Metric.ASSETS, Metric.OPERATING_CASH_FLOW).stream()
                .flatMap(metric -> ledger.all(metric, Basis.REPORTED).stream())
                .map(entry -> entry.fact().period())
                .filter(period -> (period.isYear() || period.isInstant()) && period.year() == year)
                .filter(period -> period.isYear() || closes(period.end()))
                .map(Period::end)
                .findFirst();
    }

    private boolean closes(LocalDate day) {
        Month month = ledger.years(Metric.NET_INCOME).stream()
                .findFirst()
                .map(entry -> entry.fact().period().end().getMonth())
                .orElse(day.getMonth());
        return day.getMonth() == month;
    }

    private Denomination currency() {
        return ledger.entries().stream()
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .findFirst()
                .orElse(Denomination.USD);
    }

    private Period yearTo(LocalDate end) {
        return ledger.twelveMonthsTo(end);
    }
}
