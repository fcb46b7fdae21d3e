package footnote.workflows.ask.figures;

import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** What is asked of one company; years are its fiscal years, none meaning the latest, and names all that are companies. */
public record CompanyQuestion(
        String question,
        String key,
        String company,
        Optional<Listing> listing,
        List<FiscalPeriod> years,
        List<String> names,
        ProposedProgram proposed,
        View view) {
    Subject subject() {
        return listing.map(each -> Subject.of(each.ticker())).orElseGet(() -> Subject.unlisted(company));
    }

    CompanyQuestion with(String wording, List<FiscalPeriod> in) {
        return new CompanyQuestion(wording, key, company, listing, in, names, proposed, view);
    }

    /** The periods whose reports are read: the years, and the quarters that the question names. */
    List<FiscalPeriod> periods() {
        var all = new LinkedHashSet<FiscalPeriod>(years);
        AskedFigures.in(question).periods().stream()
                .filter(each -> each.quarter().isPresent())
                .forEach(all::add);
        return List.copyOf(all);
    }
}
