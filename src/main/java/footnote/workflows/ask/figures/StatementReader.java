package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.Hit;
import footnote.evidence.search.SearchRequest;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.StatementFacts.Trust;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Puts the statements of a company's reports on file into a ledger. The report of the latest period asked for comes
 * first, so that figures that are compared stand in one report; other reports fill what it lacks.
 */
public final class StatementReader {
    private static final int MOST_REPORTS = 6;
    /** One to read, and one to confirm it by. */
    private static final int ENOUGH_REPORTS = 2;

    private static final Pattern BY_REFERENCE = Pattern.compile(
            "(?is)incorporated\\s+(?:herein\\s+)?by\\s+reference.{0,400}(?:exhibit\\s+13|annual\\s+report\\s+to\\s+(?:stock|share)holders)"
                    + "|(?:exhibit\\s+13|annual\\s+report\\s+to\\s+(?:stock|share)holders).{0,400}incorporated\\s+(?:herein\\s+)?by\\s+reference");

    private static final int SAME_END_DAYS = 12;
    private static final int SAME_LENGTH_DAYS = 20;

    private final DocumentSearch documents;

    public StatementReader(DocumentSearch documents) {
        this.documents = documents;
    }

    /** A ledger of statements, and how far each of its figures is confirmed. */
    record Read(Ledger ledger, List<ReadFact> facts, Set<String> agreed) {
        static Read of(CompanyQuestion question, KeptFacts kept, Set<String> agreed) {
            var facts = kept.all().stream().map(ReadFact::fact).toList();
            return new Read(
                    Ledger.of(question.subject(), facts, question.view().asOf()), kept.all(), Set.copyOf(agreed));
        }

        /** The least trust of all that an entry was computed from; nothing where one is not of the statements. */
        Optional<Trust> trust(LedgerEntry entry) {
            return facts.stream()
                    .filter(each -> same(each.fact(), entry.fact()))
                    .map(ReadFact::trust)
                    .findFirst();
        }

        /** Whether a second report prints the same figure. */
        boolean isAgreed(LedgerEntry entry) {
            return agreed.contains(key(entry.fact()));
        }
    }

    private static String key(Fact fact) {
        return fact.metric().name()
                + fact.dimensions()
                + fact.period().start().isPresent()
                + fact.period().end();
    }

    /** What the statements for those periods say; empty where none is on file. */
    Optional<Read> read(CompanyQuestion question) {
        if (question.view().sample() || question.key().isEmpty()) {
            return Optional.empty(); // the sample market reports its facts as such
        }
        var asked = question.periods();
        var kept = new KeptFacts(List.of());
        var agreed = new LinkedHashSet<String>();
        var lacking = new LinkedHashSet<Integer>();
        int first = asked.stream().mapToInt(FiscalPeriod::year).min().orElse(0);
        int last = asked.stream().mapToInt(FiscalPeriod::year).max().orElse(-1);
        for (int year = first - 1; year <= last; year++) { // averages and sums need the years between too
            lacking.add(year);
        }
        int read = 0;
        for (var label : wanted(documents.reports(question.key(), question.view()), asked)) {
            if (read >= ENOUGH_REPORTS && lacking.isEmpty()) {
                break;
            }
            read++;
            for (var each : documents.statements(label, question.subject(), question.view())) {
                if (isNew(each, kept, agreed)
                        && each.fact().period().isInstant()
                        && each.fact().metric().equals(Metric.ASSETS)) {
                    lacking.remove(each.fact().period().year());
                }
            }
        }
        return kept.all().isEmpty() ? Optional.empty() : Optional.of(Read.of(question, kept, agreed));
    }

    /** Adds a figure, or notes that a second report prints it; whether it was added. */
    private static boolean isNew(ReadFact read, KeptFacts kept, Set<String> agreed) {
        var each = PartSpelling.asIn(kept, read);
        var before = kept.of(each.fact().metric()).stream()
                .filter(known -> same(known.fact(), each.fact()))
                .findFirst();
        if (before.isEmpty()) {
            kept.add(each);
        } else if (equal(before.get().fact().value(), each.fact().value())
                && !before.get().fact().origin().equals(each.fact().origin())) {
            agreed.add(key(before.get().fact()));
        }
        return before.isEmpty();
    }

    /** The rows that a question names, by what to call them, with the rest of the statements; empty where it names none. */
    Optional<ReadRows> rows(CompanyQuestion question, Read read, RowLookup lookup) {
        var asked = question.periods();
        var kept = new KeptFacts(read.facts());
        var agreed = new LinkedHashSet<>(read.agreed());
        var metrics = new ArrayList<Metric>();
        for (var label : wanted(documents.reports(question.key(), question.view()), asked).stream()
                .limit(Math.max(ENOUGH_REPORTS, asked.size()))
                .toList()) {
            var found = lookup.in(documents.rows(label, question.subject(), question.view()));
            if (metrics.isEmpty()) {
                metrics.addAll(found.keySet());
                kept.remove(metrics);
            }
            int at = 0;
            for (var facts : found.size() == metrics.size() ? found.values() : List.<List<ReadFact>>of()) {
                var metric = metrics.get(at++);
                facts.forEach(each -> isNew(new ReadFact(each.fact().withMetric(metric), each.trust()), kept, agreed));
            }
        }
        return metrics.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new ReadRows(metrics.stream().map(Metric::name).toList(), Read.of(question, kept, agreed)));
    }

    /** The company's reports on file. */
    List<DocumentLabel> reports(CompanyQuestion asked) {
        return asked.view().sample() || asked.key().isEmpty()
                ? List.of()
                : documents.reports(asked.key(), asked.view());
    }

    /** The rows of the statements that are nearest to what is asked; none where no report is on file. */
    List<PrintedRow> printed(CompanyQuestion asked) {
        return wanted(reports(asked), asked.periods()).stream()
                .limit(1)
                .flatMap(label -> documents.rows(label, asked.subject(), asked.view()).stream())
                .toList();
    }

    /** The question in the company's fiscal periods for the days it names; empty where no report has a period to them. */
    Optional<CompanyQuestion> dated(CompanyQuestion asked) {
        if (asked.key().isEmpty() || asked.view().sample() || !DatedPeriod.isNamed(asked.question())) {
            return Optional.empty();
        }
        var years = DatedPeriod.days(asked.question()).stream()
                .map(LocalDate::getYear)
                .toList();
        var periods = documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> years.stream()
                        .anyMatch(year -> Math.abs(label.period().orElseThrow().year() - year) <= 1))
                .limit(MOST_REPORTS)
                .flatMap(label -> documents.statements(label, asked.subject(), asked.view()).stream())
                .map(each -> each.fact().period())
                .distinct()
                .toList();
        String worded = new DatedPeriod(periods).in(asked.question());
        return worded.equals(asked.question())
                ? Optional.empty()
                : Optional.of(asked.with(worded, DatedPeriod.years(worded)));
    }

    DocumentSearch room() {
        return documents;
    }

    /** The statements with a figure of zero for each year in which the statement it would stand in shows none. */
    Read withAbsent(CompanyQuestion question, Read read, String metric) {
        var asked = question.periods();
        var kept = new KeptFacts(read.facts());
        var labels = wanted(documents.reports(question.key(), question.view()), asked).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .limit(ENOUGH_REPORTS)
                .toList();
        var years = asked.isEmpty()
                ? labels.stream()
                        .limit(1)
                        .map(label -> label.period().orElseThrow().year())
                        .toList()
                : asked.stream().map(FiscalPeriod::year).toList();
        for (var label : labels) {
            var rows = documents.rows(label, question.subject(), question.view());
            years.stream()
                    .flatMap(year -> AbsentRow.in(rows, metric, year).stream())
                    .forEach(fact -> isNew(fact, kept, new LinkedHashSet<>()));
        }
        return Read.of(question, kept, read.agreed());
    }

    /** Named rows, and the statements they are part of. */
    record ReadRows(List<String> metrics, Read read) {
        /** A question without the words of the rows' names, which limit or change no figure. */
        String without(String question) {
            String rest = question.replaceAll("(?i)\\((?:de|in)crease\\)", " ");
            for (String metric : metrics) {
                for (String word : metric.replaceFirst("_(?:in|outside)_.*", "").split("_", -1)) {
                    rest = rest.replaceAll("(?i)\\b" + word + "\\b", " ");
                }
            }
            return rest;
        }
    }

    /** The annual report that leaves its statements to an exhibit which is not on file; empty where none does. */
    Optional<String> leftToExhibit(String company, View view) {
        var request = SearchRequest.of(
                        "financial statements incorporated by reference from the annual report to stockholders, Exhibit 13",
                        view.sample(),
                        MOST_REPORTS)
                .of(Set.of(DocumentKind.ANNUAL_REPORT))
                .about(Set.of(company))
                .asOf(view.asOf());
        return documents.find(request).stream()
                .map(Hit::passage)
                .filter(passage -> BY_REFERENCE.matcher(passage.text()).find())
                .map(passage -> passage.document().title())
                .findFirst();
    }

    private static boolean equal(BigDecimal one, BigDecimal other) {
        return one.compareTo(other) == 0;
    }

    /** The same figure of the same days; 52 weeks end on slightly different days in two reports at most. */
    private static boolean same(Fact one, Fact other) {
        return one.metric().equals(other.metric())
                && one.dimensions().equals(other.dimensions())
                && one.period().isInstant() == other.period().isInstant()
                && near(one.period().end(), other.period().end(), SAME_END_DAYS)
                && Math.abs(one.period().days() - other.period().days()) <= SAME_LENGTH_DAYS;
    }

    private static boolean near(LocalDate one, LocalDate other, int days) {
        return Math.abs(ChronoUnit.DAYS.between(one, other)) <= days;
    }

    /** Reports of the periods asked for, the latest first, then those around them; the newest where none is asked. */
    private static List<DocumentLabel> wanted(List<DocumentLabel> reports, List<FiscalPeriod> asked) {
        boolean quarters = asked.stream().anyMatch(each -> each.quarter().isPresent());
        var kinds = reports.stream()
                .filter(label -> quarters || label.kind() == DocumentKind.ANNUAL_REPORT || asked.isEmpty())
                .toList();
        if (asked.isEmpty()) {
            var annual = kinds.stream()
                    .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                    .toList();
            return (annual.isEmpty() ? kinds : annual).stream().limit(2).toList();
        }
        var found = new LinkedHashSet<DocumentLabel>();
        asked.stream().sorted(Comparator.reverseOrder()).forEach(period -> kinds.stream()
                .filter(label -> label.period().orElseThrow().equals(period))
                .forEach(found::add));
        int last = asked.stream().mapToInt(FiscalPeriod::year).max().orElseThrow();
        int first = asked.stream().mapToInt(FiscalPeriod::year).min().orElseThrow();
        kinds.stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .filter(label -> {
                    int year = label.period().orElseThrow().year();
                    return year >= first - 1 && year <= last + 2;
                })
                .sorted(Comparator.comparingInt(
                        label -> Math.abs(label.period().orElseThrow().year() - last)))
                .forEach(found::add);
        return found.stream().limit(MOST_REPORTS).toList();
    }
}
