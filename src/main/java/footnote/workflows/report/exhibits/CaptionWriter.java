package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.List;

/** Writes title and interpretation of one chart from sentence templates. */
record CaptionWriter(String id, TextContext context) {
    /** What is known of the company, for an exhibit to add to. */
    TemplateBindings known() {
        return context.facts().known();
    }

    ExhibitText write(Headline title, String meaning, TemplateBindings known) {
        return new ExhibitText(id, ExhibitText.Kind.CHART, title, new Prose(said(meaning, known)));
    }

    Headline headline(String key, TemplateBindings known, List<Claim> claims) {
        return new Headline(said(key, known), claims);
    }

    /** The sentence of the key, or its plain variant where a figure is not known. */
    private String said(String key, TemplateBindings known) {
        return context.phrasing()
                .say(key, known.values())
                .or(() -> context.phrasing().say(key + ".plain", known.values()))
                .orElseThrow();
    }

    static Claim compared(LedgerEntry one, LedgerEntry other) {
        return new Claim(
                one.number() > other.number() ? Claim.Kind.ABOVE : Claim.Kind.BELOW, List.of(one.id(), other.id()));
    }
}
