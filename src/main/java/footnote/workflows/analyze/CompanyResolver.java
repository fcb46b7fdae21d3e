package footnote.workflows.analyze;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.WhichCompany;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.workflows.analyze.QueryReader.AnalysisQuery;
import java.util.Map;
import java.util.Optional;

/** Finds the one company an inquiry or the session before it names. */
final class CompanyResolver {
    private final EvidenceReader evidence;

    CompanyResolver(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    Listing find(AnalysisQuery inquiry, Map<String, String> memory, View view, Run run) {
        String words = inquiry.company()
                .or(() -> Optional.ofNullable(memory.get("company")))
                .orElseThrow(() -> Fault.input("the query names no company; write it like 'analyze RELIANCE.NS'"));
        var found = run.step(
                "resolve", Resolution.class, () -> evidence.company(words, evidence.resolve(words, view), view));
        return WhichCompany.of(found, inquiry.market(), view, run);
    }
}
