package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.WordList;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.names.ShortName;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.plan.QuestionTopic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Several companies of one report in order: who leads by which yardstick, in a finding, a summary and a table's rows. */
public final class CompanyRanking {
    private static final String SIZE = "market_cap";
    private static final String GROWTH = "revenue_growth";
    private static final String MARGIN = "operating_margin";
    private static final String NET = "net_margin";
    private static final String RETURN = "return_on_equity";
    private static final String MULTIPLE = "price_to_earnings";
    private static final String YIELD = "dividend_yield";

    /** A company and what is known of it, by metric. */
    public record Member(String name, Map<String, LedgerEntry> figures) {}

    private final List<Member> members;
    private final boolean bySize;
    private final Optional<Yardstick> asked;

    /** What a question ranks by: a metric, whether high comes first, and how its leader and order are put. */
    private record Yardstick(String metric, boolean high, String lead, String unit, String order) {
        /** What banks and insurers are ranked by where nothing else is asked. */
        static final Yardstick LENDERS =
                new Yardstick(RETURN, true, " leads with an ROE of ", "", "ROE, highest first");

        static Optional<Yardstick> of(QuestionTopic topic, String margin) {
            return switch (topic) {
                case VALUATION ->
                    Optional.of(
                            new Yardstick(MULTIPLE, false, " is cheapest at ", " LTM earnings", "P/E, lowest first"));
                case GROWTH -> Optional.of(new Yardstick(GROWTH, true, " grows fastest, at ", "", "revenue growth"));
                case MARGIN ->
                    Optional.of(new Yardstick(
                            margin,
                            true,
                            " has the highest " + margin.replace('_', ' ') + ", ",
                            "",
                            "margin, highest first"));
                case DIVIDEND ->
                    Optional.of(new Yardstick(
                            YIELD, true, " has the highest dividend yield, ", "", "dividend yield, highest first"));
                case RISK, SOLVENCY, EARNINGS_QUALITY, OWNERSHIP, TREND -> Optional.empty();
            };
        }
    }

    private CompanyRanking(List<Member> members, Optional<QuestionTopic> topic) {
        var units = members.stream()
                .flatMap(member -> Stream.ofNullable(member.figures().get(SIZE)))
                .map(entry -> entry.fact().unit())
                .distinct()
                .count();
        this.bySize = units == 1
                && members.stream().allMatch(member -> member.figures().containsKey(SIZE));
        this.asked = topic.flatMap(each -> Yardstick.of(each, margin(members)))
                .or(() -> topic.isEmpty() && margin(members).equals(NET)
                        ? Optional.of(Yardstick.LENDERS)
                        : Optional.empty());
        String metric = asked.map(Yardstick::metric).orElse(bySize ? SIZE : GROWTH);
        double sign = asked.map(Yardstick::high).orElse(true) ? -1 : 1;
        this.members = members.stream()
                .sorted(Comparator.comparingDouble((Member member) ->
                        number(member, metric).map(value -> sign * value).orElse(1e30)))
                .toList();
    }

    /** None where the report is on one company alone. */
    public static Optional<CompanyRanking> of(ReportFacts book) {
        if (!book.data().plan().analysisType().sideBySide()) {
            return Optional.empty();
        }
        var members = new ArrayList<Member>();
        var own = new LinkedHashMap<String, LedgerEntry>();
        metrics().forEach(metric -> book.now(metric).ifPresent(entry -> own.put(metric, entry)));
        members.add(new Member(book.name(), own));
        for (var peer : book.data().valuation().map(ValuationData::peers).orElse(List.of())) {
            var figures = new LinkedHashMap<String, LedgerEntry>();
            metrics().forEach(metric -> peer.measures().find(metric).ifPresent(entry -> figures.put(metric, entry)));
            members.add(new Member(ShortName.of(peer.name()), figures));
        }
        return members.size() < 2
                ? Optional.empty()
                : Optional.of(new CompanyRanking(members, book.data().plan().topic()));
    }

    private static List<String> metrics() {
        return List.of(SIZE, GROWTH, MARGIN, NET, RETURN, MULTIPLE, YIELD);
    }

    /** First the one that leads. */
    public List<Member> members() {
        return members;
    }

    /** By what the rows are ordered, in words. */
    public String order() {
        return asked.map(Yardstick::order).orElse(bySize ? "market value" : "revenue growth (currencies differ)");
    }

    /** Banks have no operating margin; all are then held to what is left in the end. */
    public String margin() {
        return margin(members);
    }

    private static String margin(List<Member> members) {
        return members.stream()
                                .filter(each -> each.figures().containsKey(MARGIN))
                                .count()
                        > members.size() / 2
                ? MARGIN
                : NET;
    }

    /** The word for the first of two companies, or of more: higher or highest, lower or lowest. */
    public String degree(boolean high) {
        return (high ? "high" : "low") + (members.size() == 2 ? "er" : "est");
    }

    /** The margin's name. */
    public String marginName() {
        return margin().equals(MARGIN) ? "operating margin" : "net margin";
    }

    /** Who leads by what was asked, else by growth and margin. */
    public Optional<Headline> finding() {
        return asked.flatMap(this::leading).or(this::leaders);
    }

    private Optional<Headline> leading(Yardstick yardstick) {
        return leader(yardstick.metric(), yardstick.high())
                .map(member -> new Headline(
                        member.name() + yardstick.lead() + reference(member, yardstick.metric()) + yardstick.unit(),
                        List.of(claim(member, yardstick.metric(), yardstick.high()))));
    }

    /** That no other company has more, or less. */
    private Claim claim(Member leader, String metric, boolean high) {
        var others = known(metric, high).stream().filter(member -> !member.equals(leader));
        return new Claim(
                high ? Claim.Kind.LARGEST : Claim.Kind.SMALLEST,
                Stream.concat(Stream.of(leader), others)
                        .map(member -> Objects.requireNonNull(member.figures().get(metric))
                                .id())
                        .toList());
    }

    private Optional<Headline> leaders() {
        var fastest = leader(GROWTH, true);
        var richest = leader(margin(), true);
        if (fastest.isEmpty() || richest.isEmpty()) {
            return Optional.empty();
        }
        var one = fastest.get().name();
        var other = richest.get().name();
        var claims = List.of(claim(fastest.get(), GROWTH, true), claim(richest.get(), margin(), true));
        return Optional.of(new Headline(
                one.equals(other)
                        ? one + " has the " + degree(true) + " growth and " + marginName()
                        : one + (members.size() == 2 ? " grows faster; " : " grows fastest; ") + other + " has the "
                                + degree(true) + " " + marginName(),
                claims));
    }

    /** Who leads by what, each with its figure. */
    public Optional<Prose> summary() {
        var leads = new LinkedHashMap<String, List<String>>();
        lead(leads, GROWTH, true, "revenue growth");
        lead(leads, margin(), true, marginName());
        lead(leads, RETURN, true, "ROE");
        lead(leads, MULTIPLE, false, "P/E");
        if (leads.isEmpty()) {
            return Optional.empty();
        }
        var names = members.stream().map(Member::name).toList();
        var sentences = leads.entrySet().stream()
                .map(each -> each.getKey() + " has " + WordList.and(each.getValue()) + ".")
                .toList();
        return Optional.of(
                new Prose("The report compares " + WordList.and(names) + ". " + String.join(" ", sentences)));
    }

    private void lead(Map<String, List<String>> leads, String metric, boolean high, String words) {
        leader(metric, high).ifPresent(member -> leads.computeIfAbsent(member.name(), _ -> new ArrayList<>())
                .add("the " + degree(high) + " " + words + " (" + reference(member, metric) + ")"));
    }

    private static String reference(Member member, String metric) {
        return "{fact:" + Objects.requireNonNull(member.figures().get(metric)).id() + "}";
    }

    /** None unless two or more can be held against each other. */
    private Optional<Member> leader(String metric, boolean high) {
        var known = known(metric, high);
        var order = Comparator.comparingDouble(
                (Member member) -> number(member, metric).orElseThrow());
        return known.size() < 2 ? Optional.empty() : known.stream().max(high ? order : order.reversed());
    }

    /** Those with the figure; a multiple that is not positive is not the lowest of anything. */
    private List<Member> known(String metric, boolean high) {
        return members.stream()
                .filter(member -> number(member, metric)
                        .filter(value -> high || value > 0)
                        .isPresent())
                .toList();
    }

    private static Optional<Double> number(Member member, String metric) {
        return Optional.ofNullable(member.figures().get(metric)).map(LedgerEntry::number);
    }
}
