package footnote.faces.cli;

import footnote.runtime.model.CostQuote;
import footnote.runtime.run.Fault;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.util.List;
import java.util.Optional;

/** Turns a company of a reader's file into a request of the workflow that the batch runs. */
record BatchRequests(String workflow, String wording, Context context) {
    private static final String COMPANY = "{company}";

    static BatchRequests of(String workflow, Optional<String> question, Context context) {
        String standard =
                switch (workflow) {
                    case Analyze.NAME, Leads.NAME -> COMPANY;
                    case EquityReport.NAME -> "Do a fundamental analysis of " + COMPANY;
                    case Ask.NAME -> "";
                    default ->
                        throw Fault.input("a batch does report, analyze, ask or leads for each line, not '" + workflow
                                + "'; movers looks at a market");
                };
        String wording = question.orElse(standard);
        if (!wording.contains(COMPANY)) {
            throw Fault.input("say with --question what to ask of each, with {company} where its name goes:"
                    + " --question \"What are the main risks of {company}?\"");
        }
        return new BatchRequests(workflow, wording, context);
    }

    Object request(String company) {
        String query = wording.replace(COMPANY, company);
        return switch (workflow) {
            case Analyze.NAME -> new AnalysisRequest(query, Optional.empty());
            case EquityReport.NAME ->
                new ReportRequest(
                        query,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        ReportCommand.printing(context.settings()));
            case Ask.NAME -> new AskRequest(query, Optional.empty(), List.of(), Optional.empty());
            default -> LeadsRequest.of(query, Optional.empty());
        };
    }

    /** The model calls that one of the runs plans. */
    List<CostQuote.Planned> calls(String company) {
        return switch (workflow) {
            case Analyze.NAME -> Analyze.CALLS;
            case EquityReport.NAME -> EquityReport.CALLS;
            case Ask.NAME -> Ask.CALLS;
            default -> Leads.calls(LeadsRequest.of(wording.replace(COMPANY, company), Optional.empty()));
        };
    }
}
