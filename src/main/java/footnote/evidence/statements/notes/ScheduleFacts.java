package footnote.evidence.statements.notes;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.ScaleReader;
import footnote.evidence.statements.StatementFacts;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.notes.PaymentSchedules.Amount;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Turns an amount of a schedule into a fact of the year to come that it falls in. */
public final class ScheduleFacts {
    /** An amount with what to call it. */
    public record Scheduled(Amount amount, String name) {}

    /** Chooses the amount that is asked for, or none. */
    public interface Choice {
        Optional<Scheduled> of(List<Amount> amounts);
    }

    private ScheduleFacts() {}

    /** The amount as a fact; nothing where its unit is not told or the report's own fiscal year is not known. */
    public static Optional<Fact> of(
            Scheduled scheduled, List<FilingStatements.PageText> pages, StatementFacts.Reading report) {
        var amount = scheduled.amount();
        var scale = amount.scale().or(() -> StatedScale.throughout(pages, report));
        var known = latest(report);
        if (scale.isEmpty() || known.isEmpty() || !amount.money()) {
            return Optional.empty();
        }
        var beside = known.get();
        String name = (amount.name().isEmpty() ? "" : " " + amount.name()).strip();
        String place = amount.page().map(each -> "page " + each + ", ").orElse("") + "row " + amount.due()
                + (name.isEmpty() ? "" : ", " + name);
        String currency = ScaleReader.currency(List.of(amount.heading(), amount.cell()));
        return amount.figure()
                .map(each -> Fact.of(
                        beside.subject(),
                        new Metric(metric(scheduled.name(), amount.due())),
                        period(amount.due(), year(beside.period())),
                        each.multiply(scale.get()),
                        Unit.of(new Denomination(currency)),
                        Basis.REPORTED,
                        beside.knownAt(),
                        beside.origin().at(place)));
    }

    /** A figure of the report's own fiscal year; of a report whose years are not read, of its balance sheet. */
    private static Optional<Fact> latest(StatementFacts.Reading report) {
        var order = Comparator.comparing((Fact each) -> each.period().end());
        var facts = report.facts().stream().map(ReadFact::fact).toList();
        return facts.stream().filter(each -> each.period().isYear()).max(order).or(() -> facts.stream()
                .filter(each -> each.period().isInstant())
                .max(order));
    }

    private static Period year(Period period) {
        return period.isInstant()
                ? Period.of(period.end().minusYears(1).plusDays(1), period.end())
                        .in(period.fiscal())
                : period;
    }

    private static String metric(String name, String due) {
        String all =
                switch (due) {
                    case PaymentSchedules.TOTAL -> name;
                    case PaymentSchedules.INTEREST -> "interest in " + name;
                    case PaymentSchedules.WITHIN_A_YEAR -> name + " due within a year";
                    case PaymentSchedules.AFTER_FIVE_YEARS -> name + " due after five years";
                    default -> isOfAYear(due) ? name : name + " " + due;
                };
        return all.toLowerCase(java.util.Locale.ROOT)
                .replaceAll("[^a-z0-9]+", " ")
                .strip()
                .replace(' ', '_');
    }

    private static boolean isOfAYear(String due) {
        return due.startsWith("20");
    }

    private static Period period(String due, Period reported) {
        if (!isOfAYear(due)) {
            return Period.instant(reported.end());
        }
        int first = Integer.parseInt(due.substring(0, 4));
        int last = Integer.parseInt(due.substring(due.length() - 4));
        var from = reported.later(first - reported.year());
        return first == last
                ? from
                : Period.between(
                        from.start().orElseThrow(),
                        reported.later(last - reported.year()).end());
    }
}
