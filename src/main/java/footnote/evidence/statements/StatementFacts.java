package footnote.evidence.statements;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.FiscalCalendar;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Turns the primary statements of one filing into facts, each with how far its figure is confirmed. */
public final class StatementFacts {
    /** How far a figure is confirmed: its statement alone reads well, its identities hold, or its own row ties. */
    public enum Trust {
        READ,
        BALANCED,
        TIED
    }

    /** A fact with its trust. */
    public record ReadFact(Fact fact, Trust trust) {}

    private static final double NEAR = 0.25;

    private final DocumentLabel label;
    private final Subject subject;
    private final Map<StatementType, FilingTable> tables;
    private final Optional<FiscalCalendar> calendar;
    private final List<ReadFact> facts = new ArrayList<>();

    private StatementFacts(DocumentLabel label, Subject subject, Map<StatementType, FilingTable> tables) {
        this.label = label;
        this.subject = subject;
        this.tables = tables;
        this.calendar = FilingCalendar.of(label, tables);
    }

    /** What the statements of a filing say: catalogued figures, and every row by its printed name. */
    public record Reading(List<ReadFact> facts, List<PrintedRow> rows) {}

    /** The facts of a filing's statements; those of a statement whose identities fail are left out. */
    public static List<ReadFact> of(DocumentLabel label, List<FilingStatements.PageText> pages, Subject subject) {
        return read(label, pages, subject).facts();
    }

    public static Reading read(DocumentLabel label, List<FilingStatements.PageText> pages, Subject subject) {
        boolean annual = label.kind() == DocumentKind.ANNUAL_REPORT;
        var read = new StatementFacts(label, subject, FilingStatements.of(pages, annual));
        read.tables.values().forEach(read::add);
        read.addShares();
        var whole = new EnumMap<StatementType, FilingTable>(StatementType.class);
        whole.putAll(read.tables);
        whole.values().removeIf(table -> !Identities.of(table).hold());
        PartTables.of(pages, whole).forEach(read::add);
        Optional.ofNullable(whole.get(StatementType.INCOME))
                .ifPresent(income -> DividendsPerShare.of(pages, income).forEach(each -> read.add(each, income)));
        var facts = List.copyOf(read.facts);
        return new Reading(facts, read.printed());
    }

    /** What the balance sheet says of the shares outstanding at both its days. */
    private void addShares() {
        var balance = tables.get(StatementType.BALANCE);
        var average = facts.stream()
                .map(ReadFact::fact)
                .filter(fact -> fact.metric().name().matches("shares_(?:basic|diluted)"))
                .max(Comparator.comparing(fact -> fact.period().end()))
                .map(Fact::value)
                .filter(each -> each.signum() > 0);
        if (balance != null && average.isPresent()) {
            SharesOutstanding.of(balance, average.get()).ifPresent(row -> Metric.standard("shares_outstanding")
                    .ifPresent(metric -> add(metric, balance, row, BigDecimal.ONE, Trust.BALANCED)));
        }
    }

    /** Every row of the statements whose identities hold; a heading ends with its total. */
    private List<PrintedRow> printed() {
        var rows = new ArrayList<PrintedRow>();
        tables.values().stream().filter(table -> Identities.of(table).hold()).forEach(table -> {
            String closed = "";
            for (var row : table.rows()) {
                String heading = row.section().equals(closed) ? "" : row.section();
                closed = row.isTotal() ? row.section() : closed;
                PrintedRow.metric(row)
                        .map(metric -> printed(metric, table, row, heading))
                        .ifPresent(rows::add);
            }
        });
        return rows;
    }

    private PrintedRow printed(Metric metric, FilingTable table, TableRow row, String heading) {
        facts.clear();
        add(
                metric,
                table,
                PrintedRow.signed(row),
                table.scale().orElse(BigDecimal.ONE),
                table.isTied(row) ? Trust.TIED : Trust.BALANCED);
        return new PrintedRow(table.type(), row.label(), heading, facts);
    }

    private void add(FilingTable table) {
        var identities = Identities.of(table);
        if (identities.broken() > 0 && !identities.hold()) {
            return;
        }
        boolean joined = agrees(table);
        var rows = new StatementRowChoice(table).rows();
        rows.forEach((name, row) -> Metric.standard(name)
                .ifPresent(metric -> scale(metric, table, rows).ifPresent(scale -> {
                    var trust = table.isTied(row) && identities.hold()
                            ? Trust.TIED
                            : identities.hold() || joined ? Trust.BALANCED : Trust.READ;
                    add(metric, table, row, scale, trust);
                })));
    }

    /** Whether the net income of the other statement is printed in this one too, of the same days. */
    private boolean agrees(FilingTable table) {
        var income = tables.get(StatementType.INCOME);
        var flows = tables.get(StatementType.CASH_FLOW);
        if (income == null || flows == null || table.type() == StatementType.BALANCE) {
            return false;
        }
        var earned = flows.row("net_income_in_cash_flow");
        for (int i = 0; i < flows.columns().size(); i++) {
            int column = income.columns().indexOf(flows.columns().get(i));
            var value = i < flows.columns().size() && earned.isPresent()
                    ? earned.get().cells().get(i)
                    : Optional.<BigDecimal>empty();
            if (column >= 0
                    && value.isPresent()
                    && income.rows().stream()
                            .anyMatch(row -> row.label().contains("net")
                                    && row.cells().get(column).equals(value))) {
                return true;
            }
        }
        return false;
    }

    private void add(Metric metric, FilingTable table, TableRow row, BigDecimal scale, Trust trust) {
        for (int i = 0; i < table.columns().size(); i++) {
            var period = table.columns().get(i).period();
            var dated = calendar.map(period::in).orElse(period);
            row.cells()
                    .get(i)
                    .ifPresent(value -> facts.add(new ReadFact(
                            Fact.of(
                                    subject,
                                    metric,
                                    dated,
                                    value.multiply(scale),
                                    unit(metric, table),
                                    Basis.REPORTED,
                                    label.published().orElse(LocalDate.EPOCH),
                                    origin(table, row)),
                            trust)));
        }
    }

    private void add(DividendsPerShare.Declared declared, FilingTable income) {
        var period = income.columns().get(declared.column()).period();
        facts.add(new ReadFact(
                Fact.of(
                        subject,
                        Metric.DIVIDEND_PER_SHARE,
                        calendar.map(period::in).orElse(period),
                        declared.value(),
                        unit(Metric.DIVIDEND_PER_SHARE, income),
                        Basis.REPORTED,
                        label.published().orElse(LocalDate.EPOCH),
                        origin(declared.page(), declared.row())),
                Trust.BALANCED));
    }

    /** A part of a figure of the statements, which adds up to the whole with the others. */
    private void add(PartTables.Part part) {
        var table = part.statement();
        for (int i = 0; i < table.columns().size(); i++) {
            var period = table.columns().get(i).period();
            var dated = calendar.map(period::in).orElse(period);
            part.row()
                    .cells()
                    .get(i)
                    .ifPresent(value -> facts.add(new ReadFact(
                            new Fact(
                                    subject,
                                    part.metric(),
                                    dated,
                                    value.multiply(table.scale().orElse(BigDecimal.ONE)),
                                    unit(part.metric(), table),
                                    Basis.REPORTED,
                                    label.published().orElse(LocalDate.EPOCH),
                                    origin(part.page(), part.row()),
                                    List.of(new Dimension(part.axis(), part.member()))),
                            Trust.TIED)));
        }
    }

    private Origin origin(FilingTable table, TableRow row) {
        return origin(table.page(), row);
    }

    private Origin origin(Optional<Integer> page, TableRow row) {
        return origin(page, row.name());
    }

    private Origin origin(Optional<Integer> page, String row) {
        var document = Origin.document(label.vendor(), label.name(), Instant.EPOCH);
        var linked = label.uri()
                .map(uri -> Origin.web(label.vendor(), uri, Instant.EPOCH).in(label.name()))
                .orElse(document);
        String name = row.replaceAll("\\s+", " ").strip();
        String place = page.map(each -> "page " + each + ", ").orElse("") + "row " + name;
        return linked.at(place);
    }

    private static Optional<BigDecimal> scale(Metric metric, FilingTable table, Map<String, TableRow> rows) {
        var stated = table.scale().orElse(BigDecimal.ONE);
        return switch (metric.unit().orElse(Unit.Kind.CURRENCY)) {
            case PER_SHARE -> Optional.of(BigDecimal.ONE);
            case SHARES -> ofShares(stated, rows);
            default -> Optional.of(stated);
        };
    }

    /** Shares are often scaled otherwise than amounts: times what one earned, they make what all earned. */
    private static Optional<BigDecimal> ofShares(BigDecimal stated, Map<String, TableRow> rows) {
        var shares = rows.get("shares_diluted");
        var each = rows.get("eps_diluted");
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

    private static Unit unit(Metric metric, FilingTable table) {
        var currency = new Denomination(table.currency());
        return switch (metric.unit().orElse(Unit.Kind.CURRENCY)) {
            case CURRENCY -> Unit.of(currency);
            case PER_SHARE -> Unit.perShare(currency);
            case SHARES -> Unit.SHARES;
            default -> Unit.RATIO;
        };
    }
}
