package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.FinancialData.Excerpt;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** What a session keeps of a report, so that a follow-up can be answered from its facts and passages. */
public record ReportBrief(
        String company, String symbol, LocalDate asOf, List<LedgerEntry> facts, List<Excerpt> passages) {
    private static final int MOST_FACTS = 160;

    public ReportBrief {
        facts = List.copyOf(facts);
        passages = List.copyOf(passages);
    }

    /** The figures its words refer to, most prominent first, and the passages it quotes from. */
    public static ReportBrief of(ReportFacts book, AnalysisSections analysis) {
        var ids = new LinkedHashSet<String>();
        analysis.sections().stream()
                .flatMap(section -> section.passages().stream())
                .forEach(passage -> ids.addAll(passage.text().references()));
        analysis.visuals()
                .forEach(visual -> ids.addAll(visual.interpretationText().references()));
        var facts = new ArrayList<LedgerEntry>();
        ids.stream().flatMap(id -> book.entry(id).stream()).limit(MOST_FACTS).forEach(facts::add);
        return new ReportBrief(
                book.data().task().listing().name(),
                book.data().task().listing().ticker().symbol(),
                book.data().task().view().asOf(),
                facts,
                book.data().financial().map(FinancialData::excerpts).orElse(List.of()));
    }
}
