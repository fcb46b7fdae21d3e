package footnote.evidence.search;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the rows of an annual report's statement page as facts: which line, of which year, how much. */
public final class TableFacts {
    /** What the parent alone earned and owns is not what the group did. */
    private static final Pattern PARENT_ALONE = Pattern.compile(
            "(?i)\\bparent[- ]company\\b|\\bparent only\\b|condensed financial (?:information|statements) of (?:the )?(?:registrant|parent)|\\bnon-?guarantor\\b");

    private static final int LONGEST_TITLE = 110;

    /** A statement that says no scale has whole amounts, which are long; short ones could mean anything. */
    private static final BigDecimal SURELY_WHOLE = BigDecimal.valueOf(10_000_000);

    private static final double NEAR = 0.25;

    private final Origin origin;
    private final Subject subject;
    private final LocalDate known;

    private TableFacts(DocumentLabel label, Optional<Integer> page, Subject subject) {
        this.subject = subject;
        this.known = label.published().orElse(LocalDate.EPOCH);
        var document = Origin.document(label.vendor(), label.name(), Instant.EPOCH);
        var linked = label.uri()
                .map(uri -> Origin.web(label.vendor(), uri, Instant.EPOCH).in(label.name()))
                .orElse(document);
        this.origin = page.map(each -> linked.at("page " + each)).orElse(linked);
    }

    /** The facts of a page, none where it is no primary statement of a fiscal year. */
    public static List<Fact> of(DocumentLabel label, Optional<Integer> page, String text, Subject subject) {
        var kinds = StatementPages.of(text);
        boolean parent = text.lines()
                .limit(StatementHeader.LINES)
                .anyMatch(line -> line.length() < LONGEST_TITLE
                        && PARENT_ALONE.matcher(line).find());
        if (label.kind() != DocumentKind.ANNUAL_REPORT || kinds.isEmpty() || parent) {
            return List.of();
        }
        var kind = kinds.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        return new TableFacts(label, page, subject).read(text.lines().toList(), kind);
    }

    private List<Fact> read(List<String> lines, StatementKind kind) {
        var header = StatementHeader.of(lines);
        if (header.years().isEmpty()) {
            return List.of();
        }
        var rows = new StatementRows(lines, header.years(), kind);
        if (header.scale().isEmpty() && rows.largest().compareTo(SURELY_WHOLE) < 0) {
            return List.of();
        }
        var facts = new ArrayList<Fact>();
        var best = rows.best();
        best.forEach((name, row) -> Metric.standard(name.equals("eps") ? "eps_diluted" : name)
                .ifPresent(metric -> add(facts, metric, header, row, best)));
        return List.copyOf(facts);
    }

    private void add(
            List<Fact> facts, Metric metric, StatementHeader header, StatementRow row, Map<String, StatementRow> rows) {
        var scale = scale(metric, header, rows);
        if (scale.isEmpty()) {
            return;
        }
        for (int i = 0; i < header.years().size(); i++) {
            int year = header.years().get(i);
            var last = header.end().map(each -> each.in(year)).orElse(LocalDate.of(year, 12, 31));
            var period = metric.nature().filter(Metric.Nature.STOCK::equals).isPresent()
                    ? Period.instant(last)
                    : Period.of(last.minusYears(1).plusDays(1), last);
            row.cells()
                    .get(i)
                    .ifPresent(value -> facts.add(Fact.of(
                            subject,
                            metric,
                            period,
                            value.multiply(scale.get()),
                            unit(metric),
                            Basis.REPORTED,
                            known,
                            origin)));
        }
    }

    private static Optional<BigDecimal> scale(Metric metric, StatementHeader header, Map<String, StatementRow> rows) {
        var stated = header.scale().orElse(BigDecimal.ONE);
        return switch (metric.unit().orElse(Unit.Kind.CURRENCY)) {
            case PER_SHARE -> Optional.of(BigDecimal.ONE);
            case SHARES -> ofShares(stated, rows);
            default -> Optional.of(stated);
        };
    }

    /** Shares are often scaled otherwise than amounts: times what one earned, they make what all earned. */
    private static Optional<BigDecimal> ofShares(BigDecimal stated, Map<String, StatementRow> rows) {
        var shares = rows.get("shares_diluted");
        var each = rows.get("eps");
        var all = rows.get("net_income");
        if (shares == null || each == null || all == null) {
            return Optional.empty();
        }
        double earned = all.largest().multiply(stated).doubleValue();
        double once = shares.largest().multiply(each.largest()).doubleValue();
        return Stream.of(stated, BigDecimal.ONE, BigDecimal.valueOf(1_000), BigDecimal.valueOf(1_000_000))
                .filter(scale -> Math.abs(once * scale.doubleValue() / earned - 1) < NEAR)
                .findFirst();
    }

    private static Unit unit(Metric metric) {
        return metric.unit()
                .map(kind -> switch (kind) {
                    case CURRENCY -> Unit.of(Denomination.USD);
                    case PER_SHARE -> Unit.perShare(Denomination.USD);
                    case SHARES -> Unit.SHARES;
                    default -> Unit.RATIO;
                })
                .orElse(Unit.RATIO);
    }
}
