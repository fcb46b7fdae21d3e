package footnote.workflows.ask;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.Ledger;
import footnote.evidence.ReadingRoom;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.Hit;
import footnote.evidence.search.SearchRequest;
import footnote.evidence.search.TableFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a company's annual statements on file, page by page, into a ledger. */
public final class StatementReader {
    private static final List<String> STATEMENTS = List.of(
            "consolidated statements of income: revenue, operating income, net income, earnings per share",
            "consolidated balance sheets: total assets, total current liabilities, shareholders equity",
            "consolidated statements of cash flows: net cash provided by operating activities, capital expenditures");
    private static final int PAGES = 4;
    private static final int MOST_YEARS = 6;

    private final ReadingRoom room;

    public StatementReader(ReadingRoom room) {
        this.room = room;
    }

    /** What the statements of those years say; empty where none is on file. */
    Optional<Ledger> ledger(String question, String company, Subject subject, List<FiscalPeriod> years, View view) {
        if (view.offline() || company.isEmpty()) {
            return Optional.empty(); // the sample market reports its facts as such
        }
        var pages = new LinkedHashMap<String, Hit>();
        for (var period : reports(company, years, view)) {
            for (var statement : STATEMENTS) {
                var request = SearchRequest.of(statement, false, PAGES)
                        .about(Set.of(company))
                        .of(Set.of(DocumentKind.ANNUAL_REPORT))
                        .in(Set.of(period))
                        .asOf(view.asOf());
                room.find(request).forEach(hit -> pages.putIfAbsent(hit.leaf(), hit));
            }
        }
        var facts = new ArrayList<Fact>();
        pages.forEach((leaf, hit) -> room.page(leaf)
                .ifPresent(text -> facts.addAll(
                        TableFacts.of(hit.passage().document(), hit.passage().page(), text, subject))));
        return facts.isEmpty() ? Optional.empty() : Optional.of(Ledger.of(subject, facts, view.asOf()));
    }

    /** The reports of those years, or the report after where one is missing; the latest where none are named. */
    private Set<FiscalPeriod> reports(String company, List<FiscalPeriod> years, View view) {
        var onFile = room.periods(company, DocumentKind.ANNUAL_REPORT, view);
        var wanted = new LinkedHashSet<FiscalPeriod>();
        for (var year : years.stream().limit(MOST_YEARS).toList()) {
            var own = FiscalPeriod.year(year.year());
            wanted.add(
                    onFile.contains(own) || !onFile.contains(FiscalPeriod.year(year.year() + 1))
                            ? own
                            : FiscalPeriod.year(year.year() + 1));
        }
        if (wanted.isEmpty()) {
            onFile.stream().limit(1).forEach(wanted::add);
        }
        return wanted;
    }
}
