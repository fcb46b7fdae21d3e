package footnote.workflows.report.comparison;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.names.ShortName;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RedFlag;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
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

/** Several companies of one report, in the order of what was asked or of their expected return. */
public final class CompanyRanking {
    private static final String GROWTH = "revenue_growth";

    /** A company with its kind, what is known of it by metric, the desk's view and its red flags. */
    public record Member(
            String name,
            String symbol,
            CompanyKind kind,
            Map<String, LedgerEntry> figures,
            Optional<CompanyView> view,
            List<RedFlag> flags) {
        public Optional<LedgerEntry> figure(String metric) {
            return Optional.ofNullable(figures.get(metric));
        }

        /** The expected return to fair value, where it may be ranked by: no grave red flag, and no model to doubt. */
        Optional<CompanyView.Figure> ranked() {
            return view.filter(each -> !each.doubted() && each.rating() != Advice.AVOID && !grave())
                    .flatMap(CompanyView::expectedReturn);
        }

        boolean grave() {
            return flags.stream().anyMatch(RedFlag::grave);
        }
    }

    private final ReportFacts book;
    private final ComparedMeasures measures;
    private final List<Member> members;
    private final List<Member> given;
    private final Optional<Criterion> asked;

    /** What a question ranks by: a metric, whether high comes first, and how its leader and order are put. */
    private record Criterion(String metric, boolean high, String lead, String unit, String order) {
        static Optional<Criterion> of(QuestionTopic topic, ComparedMeasures measures) {
            var multiple = measures.multiple();
            return switch (topic) {
                case VALUATION ->
                    Optional.of(new Criterion(
                            multiple.metric(),
                            false,
                            " is cheapest at ",
                            " " + measures.multipleUnit(),
                            multiple.label() + ", lowest first"));
                case GROWTH -> Optional.of(new Criterion(GROWTH, true, " grows fastest, at ", "", "revenue growth"));
                case MARGIN ->
                    measures.margin()
                            .map(margin -> new Criterion(
                                    margin.metric(),
                                    true,
                                    " has the highest " + margin.noun() + ", ",
                                    "",
                                    "margin, highest first"));
                case DIVIDEND ->
                    Optional.of(new Criterion(
                            "dividend_yield",
                            true,
                            " has the highest dividend yield, ",
                            "",
                            "dividend yield, highest first"));
                case RISK, SOLVENCY, EARNINGS_QUALITY, OWNERSHIP, TREND -> Optional.empty();
            };
        }
    }

    private CompanyRanking(ReportFacts book, List<Member> members) {
        this.book = book;
        this.measures = ComparedMeasures.of(members);
        this.asked = book.data()
                .plan()
                .topic()
                .flatMap(topic -> Criterion.of(topic, measures))
                .filter(by -> members.stream()
                        .anyMatch(each -> each.figure(by.metric()).isPresent()));
        this.given = List.copyOf(members);
        this.members = members.stream().sorted(order(members)).toList();
    }

    private Comparator<Member> order(List<Member> all) {
        if (asked.isPresent()) {
            return by(asked.get().metric(), asked.get().high());
        }
        return all.stream().anyMatch(each -> each.ranked().isPresent())
                ? Comparator.comparingDouble(each -> each.ranked()
                        .map(value -> -value.value())
                        .orElseGet(() -> 1e20
                                - each.view()
                                        .flatMap(CompanyView::expectedReturn)
                                        .map(CompanyView.Figure::value)
                                        .orElse(-1e20)))
                : by(measures.returned().metric(), true);
    }

    private static Comparator<Member> by(String metric, boolean high) {
        return Comparator.comparingDouble((Member member) -> member.figure(metric)
                .map(LedgerEntry::number)
                .filter(value -> high || value > 0)
                .map(value -> high ? -value : value)
                .orElse(1e30));
    }

    /** None where the report is on one company alone. */
    public static Optional<CompanyRanking> of(ReportFacts book) {
        if (!book.data().plan().analysisType().sideBySide()) {
            return Optional.empty();
        }
        var members = new ArrayList<Member>();
        var own = new LinkedHashMap<String, LedgerEntry>();
        ComparedMeasures.metrics().forEach(metric -> book.now(metric).ifPresent(entry -> own.put(metric, entry)));
        members.add(new Member(
                book.name(),
                book.data().task().listing().ticker().symbol(),
                book.data().value().kind(),
                own,
                Optional.of(book.data().value().view()),
                book.data().redFlags().flags()));
        for (var peer : book.data().valuation().map(ValuationData::peers).orElse(List.of())) {
            var figures = new LinkedHashMap<String, LedgerEntry>();
            ComparedMeasures.metrics()
                    .forEach(metric -> peer.measures().find(metric).ifPresent(entry -> figures.put(metric, entry)));
            members.add(new Member(
                    ShortName.of(peer.name()),
                    peer.ticker().symbol(),
                    peer.assessment().map(ValuationData.Assessment::kind).orElse(CompanyKind.INDUSTRIAL),
                    figures,
                    peer.assessment().map(ValuationData.Assessment::view),
                    peer.assessment().map(ValuationData.Assessment::flags).orElse(List.of())));
        }
        return members.size() < 2 ? Optional.empty() : Optional.of(new CompanyRanking(book, members));
    }

    /** First the one that leads. */
    public List<Member> members() {
        return members;
    }

    /** In the order of the question, or of the vendor's list. */
    public List<Member> given() {
        return given;
    }

    /** What these companies are compared by. */
    public ComparedMeasures measures() {
        return measures;
    }

    /** By what the rows are ordered, in words. */
    public String order() {
        if (asked.isPresent()) {
            return asked.get().order();
        }
        long ranked = members.stream().filter(each -> each.ranked().isPresent()).count();
        return ranked == 0
                ? measures.returned().label() + ", highest first"
                : "expected return, highest first"
                        + (ranked < members.size()
                                ? "; without a fair value to rank by, or with a grave red flag, last"
                                : "");
    }

    /** The word for the first of two companies, or of more: higher or highest, lower or lowest. */
    String degree(boolean high) {
        return degree(high ? "high" : "low");
    }

    String degree(String stem) {
        return stem + (members.size() == 2 ? "er" : "est");
    }

    /** Who leads by what was asked; none where the question asks for no one measure. */
    Optional<Headline> answer() {
        return asked.flatMap(by -> leader(by.metric(), by.high())
                .map(member -> new Headline(
                        declines(by.metric())
                                ? member.name() + " has the " + degree("small") + " revenue decline, "
                                        + amount(member, GROWTH)
                                : member.name() + by.lead() + reference(member, by.metric()) + by.unit(),
                        List.of(claim(member, by.metric(), by.high())))));
    }

    /** Whether it is revenue growth and falls at all companies that report it. */
    boolean declines(String metric) {
        return metric.equals(GROWTH)
                && known(metric, true).stream()
                        .allMatch(member -> member.figure(GROWTH).orElseThrow().number() < 0);
    }

    /** The figure; a decline of revenue without its sign. */
    String amount(Member member, String metric) {
        var entry = member.figure(metric).orElseThrow();
        return metric.equals(GROWTH) && entry.number() < 0
                ? book.derive(
                                "revenue_decline",
                                entry.fact().period(),
                                Unit.PERCENT,
                                MaybeNumber.of(-entry.number()),
                                member.name() + ": decline of revenue",
                                List.of(entry))
                        .map(each -> "{fact:" + each.id() + "}")
                        .orElseThrow()
                : reference(member, metric);
    }

    /** That no other company has more, or less. */
    public Claim claim(Member leader, String metric, boolean high) {
        var others = known(metric, high).stream().filter(member -> !member.equals(leader));
        return new Claim(
                high ? Claim.Kind.LARGEST : Claim.Kind.SMALLEST,
                Stream.concat(Stream.of(leader), others)
                        .map(member -> Objects.requireNonNull(member.figures().get(metric))
                                .id())
                        .toList());
    }

    static String reference(Member member, String metric) {
        return "{fact:" + Objects.requireNonNull(member.figures().get(metric)).id() + "}";
    }

    /** None unless two or more can be held against each other. */
    Optional<Member> leader(String metric, boolean high) {
        var known = known(metric, high);
        return known.size() < 2 ? Optional.empty() : known.stream().min(by(metric, high));
    }

    /** Those with the figure; a multiple that is not positive is not the lowest of anything. */
    List<Member> known(String metric, boolean high) {
        return members.stream()
                .filter(member -> member.figure(metric)
                        .filter(entry -> high || entry.number() > 0)
                        .isPresent())
                .toList();
    }
}
