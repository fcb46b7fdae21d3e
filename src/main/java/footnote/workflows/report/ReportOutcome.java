package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.MissingInput;
import footnote.runtime.json.Json;
import footnote.runtime.session.SessionResult;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ValuationData;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** What came of a question: a report with its files, or an answer from a report that was there. */
public record ReportOutcome(
        String userQuery,
        String companyName,
        String ticker,
        String market,
        String analysisType,
        LocalDate asOf,
        boolean fictional,
        Optional<String> finding,
        List<Prose> said,
        Optional<Publication> publication,
        List<MissingInput> gaps,
        List<LedgerEntry> ledger,
        Optional<ReportBrief> brief,
        Optional<CompanyView> view,
        List<Rated> others)
        implements SessionResult {
    public ReportOutcome {
        said = List.copyOf(said);
        gaps = List.copyOf(gaps);
        ledger = List.copyOf(ledger);
        view = Objects.requireNonNullElse(view, Optional.empty()); // results of earlier versions have none
        others = List.copyOf(Objects.requireNonNullElse(others, List.of())); // nor these
    }

    @Override
    public String summary() {
        return heading() + ": " + finding.orElse("an answer from the report");
    }

    /** What it is on: a company with its symbol, or several that are compared. */
    public String heading() {
        return switch (analysisType) {
            case "comparison" -> "Company comparison";
            case "sector" -> "Sector comparison";
            default -> companyName + " (" + ticker + ")";
        };
    }

    /** Whether it is on several companies. */
    public boolean compared() {
        return analysisType.equals("comparison") || analysisType.equals("sector");
    }

    @Override
    public Map<String, String> memory() {
        var memory = new TreeMap<>(
                Map.of("company", ticker, "company_name", companyName, "market", market, "report_type", analysisType));
        brief.ifPresent(each -> memory.put("report", Json.write(each)));
        return memory;
    }

    /** A further company of a comparison, with the view of it. */
    public record Rated(String ticker, String name, CompanyView view) {
        /** The companies beside the first one of a comparison; of a report on one company none. */
        static List<Rated> of(ReportData data) {
            return data.plan().analysisType().sideBySide()
                    ? data.valuation().map(ValuationData::peers).orElse(List.of()).stream()
                            .flatMap(peer -> peer
                                    .assessment()
                                    .map(each -> new Rated(peer.ticker().symbol(), peer.name(), each.view()))
                                    .stream())
                            .toList()
                    : List.of();
        }
    }

    /** What was printed: every file with its size, and each chart and infographic by what it shows. */
    public record Publication(List<PrintedFile> files, List<ChartResult> charts, List<InfographicResult> infographics) {
        public Publication {
            files = List.copyOf(files);
            charts = List.copyOf(charts);
            infographics = List.copyOf(infographics);
        }

        /** One file of the output folder. */
        public record PrintedFile(String name, long bytes) {}

        /** A chart that was drawn; the picture itself is the file. */
        public record ChartResult(int chartIndex, String metricName, String filename, String section) {}

        /** An infographic that was drawn. */
        public record InfographicResult(int infographicId, String title, String filename, String infographicType) {}
    }
}
