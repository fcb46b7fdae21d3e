package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.DocumentSearch;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.statements.notes.PaymentSchedules.Amount;
import footnote.evidence.statements.notes.ScheduleFacts.Scheduled;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.figures.ScheduleTime.Use;
import footnote.workflows.ask.figures.ScheduleTopic.Kind;
import footnote.workflows.ask.figures.ScheduleTopic.Side;
import footnote.workflows.ask.question.AnswerForm;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Looks up what falls in a year to come: debt and leases due, benefits to be paid, purchases agreed, amortization
 * expected. The report is that of the earlier year a question names, or the latest. Two schedules with different figures
 * are no answer.
 */
final class ScheduleLookup {
    /** What is asked of a schedule beside its amounts, their sum, their change and their share of the total. */
    private static final Pattern COMPUTED = Pattern.compile(
            "(?i)\\b(?:average|ratio|compare\\w*|versus|vs\\.?|highest|lowest|largest|which year|cumulative\\w*|quarters?|months?|rates?|present value)\\b");

    private static final Pattern BENEFITS =
            Pattern.compile("(?i)\\bbenefit payments?\\b|\\bbenefits? (?:\\p{L}+ ){0,4}(?:paid|payable)\\b");
    private static final Pattern COMPARED =
            Pattern.compile("(?i)\\b(?:percent\\w*|share of|difference|more|less|change|grow\\w*|discount\\w*)\\b|%");

    private final CompanyQuestion asked;
    private final ScheduleTopic topic;

    private ScheduleLookup(CompanyQuestion asked) {
        this.asked = asked;
        this.topic = ScheduleTopic.asked(asked.question());
    }

    static Optional<FigureSheet> of(DocumentSearch documents, CompanyQuestion asked) {
        var form = AnswerForm.of(asked.question());
        boolean figure = form == AnswerForm.FIGURE
                || form == AnswerForm.YES_OR_NO
                || (form == AnswerForm.WORDS && ScheduleTime.asksAmount(asked.question()));
        boolean fits = figure && !asked.view().sample();
        var lookup = new ScheduleLookup(asked);
        return fits && !lookup.topic.kinds().isEmpty()
                ? ScheduleTime.in(asked.question())
                        .filter(time -> isPlain(asked.question(), time))
                        .flatMap(time -> lookup.in(documents, time))
                : Optional.empty();
    }

    private static boolean isPlain(String question, ScheduleTime time) {
        String rest = ScheduleTime.without(question);
        return !COMPUTED.matcher(rest).find()
                && (time.use() != Use.ONE || !COMPARED.matcher(rest).find());
    }

    private Optional<FigureSheet> in(DocumentSearch documents, ScheduleTime time) {
        var reports = documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .sorted(Comparator.comparing((DocumentLabel label) ->
                                label.period().orElseThrow().year())
                        .reversed())
                .toList();
        var report = time.report()
                .map(year -> reports.stream()
                        .filter(label -> label.period().orElseThrow().year() == year)
                        .findFirst())
                .orElseGet(() -> reports.stream().findFirst());
        int of = report.map(label -> label.period().orElseThrow().year()).orElse(Integer.MAX_VALUE);
        return report.filter(_ -> time.first() == 0 || time.first() > of).flatMap(label -> time.span()
                .map(List::of)
                .flatMap(span -> facts(documents, label, time, span))
                .map(facts -> sheet(facts.getFirst()))
                .or(() -> facts(documents, label, time, time.wanted()).flatMap(facts -> computed(facts, time))));
    }

    /** The amounts of all these times in one schedule. */
    private Optional<List<Fact>> facts(
            DocumentSearch documents, DocumentLabel label, ScheduleTime time, List<String> wanted) {
        int year = label.period().orElseThrow().year();
        var facts = wanted.stream()
                .flatMap(due -> documents
                        .tables()
                        .scheduled(
                                label,
                                asked.subject(),
                                asked.view(),
                                wanted.size() > 1 ? asked.question() + " " + due : asked.question(),
                                all -> chosen(all, time.printed(wanted.getFirst(), year))
                                        .flatMap(first -> beside(all, first, time.printed(due, year))))
                        .stream())
                .toList();
        return facts.size() == wanted.size() ? Optional.of(facts) : Optional.empty();
    }

    /** The amount of another time in the schedule and column of one. */
    private Optional<Scheduled> beside(List<Amount> all, Scheduled first, List<String> due) {
        var amount = first.amount();
        return all.stream()
                .filter(each -> due.contains(each.due())
                        && each.page().equals(amount.page())
                        && each.heading().equals(amount.heading())
                        && each.name().equals(amount.name())
                        && each.figure().isPresent())
                .findFirst()
                .map(each -> new Scheduled(each, first.name()));
    }

    private Optional<FigureSheet> computed(List<Fact> facts, ScheduleTime time) {
        var deriver = FactDeriver.on(asked.subject(), facts.getFirst().knownAt());
        var entries = facts.stream().map(deriver::file).toList();
        var last = facts.getLast();
        String metric = facts.getFirst().metric().name();
        var answers =
                switch (time.use()) {
                    case ONE -> entries;
                    case CHANGE -> new FigureChange(asked.question(), deriver).withAmounts(metric, entries);
                    case SUM ->
                        deriver
                                .derive(
                                        "cumulative_" + metric,
                                        Period.between(
                                                facts.getFirst()
                                                        .period()
                                                        .start()
                                                        .orElseThrow(),
                                                last.period().end()),
                                        last.unit(),
                                        MaybeNumber.of(entries.stream()
                                                .mapToDouble(LedgerEntry::number)
                                                .sum()),
                                        "sum of the years",
                                        entries)
                                .stream()
                                .toList();
                    case SHARE ->
                        deriver
                                .derive(
                                        "share_of_" + metric,
                                        facts.getFirst().period(),
                                        Unit.PERCENT,
                                        MaybeNumber.of(
                                                100
                                                        * entries.getFirst().number()
                                                        / entries.getLast().number(),
                                                "the total is zero"),
                                        "amount due / total of the schedule",
                                        entries)
                                .stream()
                                .toList();
                };
        return answers.isEmpty()
                ? Optional.empty()
                : Optional.of(supported(new FigureSheet(
                        asked.company(),
                        answers.stream().map(LedgerEntry::id).toList(),
                        deriver.measures().entries(),
                        List.of())));
    }

    private FigureSheet sheet(Fact fact) {
        var entry = LedgerEntry.of(fact);
        return supported(new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of()));
    }

    private static FigureSheet supported(FigureSheet sheet) {
        return sheet.supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0));
    }

    /** The amount of a report's schedules that a question asks for. */
    static Optional<Scheduled> in(List<Amount> all, CompanyQuestion asked) {
        return ScheduleTime.in(asked.question())
                .filter(time -> isPlain(asked.question(), time))
                .flatMap(time -> {
                    var lookup = new ScheduleLookup(asked);
                    return time.span()
                            .flatMap(span -> lookup.chosen(all, List.of(span)))
                            .or(() -> lookup.chosen(all, time.due()));
                });
    }

    /** The one amount of that time and kind, by what to call it; schedules of that kind alone come first. */
    private Optional<Scheduled> chosen(List<Amount> all, List<String> wanted) {
        var due = all.stream()
                .filter(each -> wanted.contains("after") ? each.due().startsWith("after") : wanted.contains(each.due()))
                .filter(each -> each.figure().isPresent() && isOfKind(each) && isOfSide(each))
                .toList();
        var named = due.stream()
                .filter(each ->
                        topic.kinds().equals(ScheduleTopic.of(each.heading()).kinds()))
                .toList();
        var first = named.isEmpty() ? due : named;
        var whole = first.stream().filter(each -> sides(each).isEmpty()).toList();
        var left = sidesAsked().isEmpty() && !whole.isEmpty() ? whole : first;
        boolean parted = sidesAsked().isEmpty()
                && whole.isEmpty()
                && left.stream().anyMatch(each -> !each.others().isEmpty());
        var one = distinct(left) > 1 ? narrowed(left) : left;
        return !parted && distinct(one) == 1
                ? Optional.of(new Scheduled(one.getFirst(), topic.label(one.getFirst())))
                : Optional.empty();
    }

    /** Of several, those whose own name the question spells, else the total of the others. */
    private List<Amount> narrowed(List<Amount> amounts) {
        String question = words(asked.question());
        var spelled = amounts.stream()
                .filter(each -> words(each.name()).length() > 1 && question.contains(words(each.name())))
                .toList();
        return spelled.isEmpty()
                ? amounts.stream()
                        .filter(total -> (total.name().isEmpty() || ScheduleTopic.isTotal(total.name()))
                                && amounts.stream()
                                        .allMatch(each -> each.equals(total)
                                                || (each.heading().equals(total.heading())
                                                        && !each.name().isEmpty())))
                        .toList()
                : spelled;
    }

    private static String words(String text) {
        return " " + text.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", " ").strip() + " ";
    }

    private static long distinct(List<Amount> amounts) {
        return amounts.stream()
                .map(each -> each.figure()
                        .orElseThrow()
                        .multiply(each.scale().orElse(BigDecimal.ONE))
                        .stripTrailingZeros())
                .distinct()
                .count();
    }

    /** A row's own name tells its kind, and where it tells none what stands over it does. */
    private boolean isOfKind(Amount amount) {
        if (topic.kinds().contains(Kind.CONTRIBUTION)
                && BENEFITS.matcher(amount.heading() + " " + amount.name()).find()) {
            return false; // what goes into a plan is not what it pays
        }
        var own = ScheduleTopic.isTotal(amount.name())
                ? Set.<Kind>of()
                : ScheduleTopic.of(amount.name()).kinds();
        var over = ScheduleTopic.of(amount.heading()).kinds();
        var told = own.isEmpty() ? over : own;
        boolean all = told.containsAll(topic.kinds())
                || (over.containsAll(topic.kinds()) && topic.kinds().containsAll(own));
        return all && topic.kinds().containsAll(own.isEmpty() ? over : own);
    }

    private List<Side> sidesAsked() {
        return Arrays.stream(Side.values())
                .filter(side -> topic.of(side).size() == 1)
                .toList();
    }

    private List<Side> sides(Amount amount) {
        return Arrays.stream(Side.values())
                .filter(side -> side(side, amount).isPresent())
                .toList();
    }

    private static Optional<String> side(Side side, Amount amount) {
        return ScheduleTopic.side(side, amount.name(), amount.heading(), amount.others());
    }

    private boolean isOfSide(Amount amount) {
        Predicate<Side> fits =
                side -> side(side, amount).filter(topic.of(side)::contains).isPresent();
        return sidesAsked().stream().allMatch(fits);
    }
}
