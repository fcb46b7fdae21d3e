package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.evidence.DocumentSearch;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.statements.notes.PaymentSchedules.Amount;
import footnote.evidence.statements.notes.ScheduleFacts.Scheduled;
import footnote.workflows.ask.figures.ScheduleTopic.Kind;
import footnote.workflows.ask.figures.ScheduleTopic.Side;
import footnote.workflows.ask.question.AnswerForm;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
    private static final Pattern YEAR =
            Pattern.compile("(?i)(?<![\\d,.$])(20\\d{2})(?![\\d,])|\\b(?:FY ?)'?(\\d{2})\\b");
    private static final Pattern SPAN = Pattern.compile(
            "(?i)\\b(?:fiscal |FY ?)?(20\\d{2}) ?(?:[-–]|to|through|and) ?(?:fiscal |FY ?)?(20\\d{2})\\b");
    private static final Pattern LATER =
            Pattern.compile("(?i)\\b(?:after|beyond|later than) (?:fiscal )?(20\\d{2})\\b|\\bthereafter\\b");
    private static final Pattern AHEAD = Pattern.compile(
            "(?i)\\b(?:matur\\w+|(?:come|comes|coming|falls?|falling) due|due|expect\\w*|schedul\\w+|future|minimum|commit\\w+|estimat\\w+|project\\w+|obligat\\w+|payable|will|owe[sd]?)\\b");
    /** What is asked of a schedule beside one of its amounts. */
    private static final Pattern COMPUTED = Pattern.compile(
            "(?i)\\b(?:average|percent\\w*|share of|ratio|difference|compare\\w*|versus|vs\\.?|more|less|highest|lowest|largest|which year|change|grow\\w*|cumulative\\w*|quarters?|months?|rates?|present value|discount\\w*)\\b|%");

    private final CompanyQuestion asked;
    private final ScheduleTopic topic;

    private ScheduleLookup(CompanyQuestion asked) {
        this.asked = asked;
        this.topic = ScheduleTopic.of(asked.question());
    }

    /** When the question's amount falls, and the fiscal year of the report that says so, where it names one. */
    private record When(String due, int first, Optional<Integer> report) {}

    static Optional<FigureSheet> of(DocumentSearch documents, CompanyQuestion asked) {
        var form = AnswerForm.of(asked.question());
        boolean plain = (form == AnswerForm.FIGURE || form == AnswerForm.YES_OR_NO)
                && !asked.view().sample()
                && !COMPUTED.matcher(asked.question()).find();
        var when = plain ? when(asked.question()) : Optional.<When>empty();
        var lookup = new ScheduleLookup(asked);
        return when.isPresent() && !lookup.topic.kinds().isEmpty()
                ? lookup.in(documents, when.get())
                : Optional.empty();
    }

    private static Optional<When> when(String question) {
        var years = YEAR.matcher(question)
                .results()
                .map(each -> Integer.parseInt(each.group(1) == null ? "20" + each.group(2) : each.group(1)))
                .distinct()
                .sorted()
                .toList();
        var span = SPAN.matcher(question);
        var later = LATER.matcher(question);
        if (later.find()) {
            Optional<Integer> after = Optional.ofNullable(later.group(1)).map(Integer::valueOf);
            var report = years.stream()
                    .filter(each -> after.filter(each::equals).isEmpty())
                    .findFirst();
            return report.isPresent() && years.size() - (after.isPresent() ? 1 : 0) > 1
                    ? Optional.empty()
                    : Optional.of(
                            new When(after.map(each -> "after " + each).orElse("after"), after.orElse(0), report));
        }
        if (span.find()) {
            int first = Integer.parseInt(span.group(1));
            int last = Integer.parseInt(span.group(2));
            var rest = years.stream().filter(each -> each < first).toList();
            return last <= first || rest.size() > 1
                    ? Optional.empty()
                    : Optional.of(
                            new When(first + "-" + last, first, rest.stream().findFirst()));
        }
        if (years.isEmpty() || years.size() > 2) {
            return Optional.empty();
        }
        int due = years.getLast();
        return Optional.of(new When(
                String.valueOf(due), due, years.size() == 2 ? Optional.of(years.getFirst()) : Optional.empty()));
    }

    private Optional<FigureSheet> in(DocumentSearch documents, When when) {
        var reports = documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .sorted(Comparator.comparing((DocumentLabel label) ->
                                label.period().orElseThrow().year())
                        .reversed())
                .toList();
        var report = when.report()
                .map(year -> reports.stream()
                        .filter(label -> label.period().orElseThrow().year() == year)
                        .findFirst())
                .orElseGet(() -> reports.stream().findFirst());
        int of = report.map(label -> label.period().orElseThrow().year()).orElse(Integer.MAX_VALUE);
        boolean ahead = (when.first() == 0 || when.first() > of)
                && (when.report().isEmpty() || AHEAD.matcher(asked.question()).find());
        return report.filter(_ -> ahead)
                .flatMap(label -> documents
                        .tables()
                        .scheduled(label, asked.subject(), asked.view(), asked.question(), all -> chosen(all, when))
                        .stream()
                        .findFirst())
                .map(this::sheet);
    }

    private FigureSheet sheet(Fact fact) {
        var entry = LedgerEntry.of(fact);
        return new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of())
                .supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0));
    }

    /** The amount of a report's schedules that a question asks for. */
    static Optional<Scheduled> in(List<Amount> all, CompanyQuestion asked) {
        return when(asked.question()).flatMap(when -> new ScheduleLookup(asked).chosen(all, when));
    }

    /** The one amount of that time and kind, by what to call it; schedules of that kind alone come first. */
    private Optional<Scheduled> chosen(List<Amount> all, When when) {
        var due = all.stream()
                .filter(each -> when.due().equals("after")
                        ? each.due().startsWith("after")
                        : each.due().equals(when.due()))
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
        return !parted && distinct(left) == 1
                ? Optional.of(new Scheduled(left.getFirst(), topic.label(left.getFirst())))
                : Optional.empty();
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
