package footnote.publication.report;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.claim.ClaimCheck;
import footnote.domain.claim.ClaimReader;
import footnote.publication.report.ReportCheck.Doubt;
import footnote.publication.text.TextFitting;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Proves the words of a page: its titles are those of the ledger, and every claim follows from the facts it names. */
final class ClaimsOnPage {
    static final String TITLES = "h1, .caption .finding";
    private static final String PROSE = "p, li";

    private final LedgerFile file;
    private final ClaimReader reader;
    private final ClaimCheck check;
    private final List<Doubt> doubts;

    ClaimsOnPage(LedgerFile file, Map<String, LedgerEntry> ledger, List<Doubt> doubts) {
        this.file = file;
        this.reader = new ClaimReader(ledger.values());
        this.check = new ClaimCheck(id -> Optional.ofNullable(ledger.get(id)));
        this.doubts = doubts;
    }

    /** How many claims were computed again. */
    int prove(Document page) {
        int claims = kept("title", file.titles()) + kept("claim", file.claims());
        if (!file.titles().isEmpty()) { // ledgers of earlier versions hold no titles
            var titles = file.titles().stream()
                    .collect(Collectors.toMap(title -> squeezed(title.text()), Function.identity(), (one, _) -> one));
            for (var title : page.select(TITLES)) {
                if (!titles.containsKey(squeezed(withReferences(title)))) {
                    doubt(title, "the ledger has no title with these words");
                }
            }
        }
        for (var block : page.select(PROSE)) {
            if (block.closest(".note-list, .sources") == null
                    && block.select(PROSE).size() == 1) {
                claims += sentences(block);
            }
        }
        return claims;
    }

    private int kept(String what, List<Headline> kept) {
        for (var each : kept) {
            var doubt = what.equals("title") ? check.doubt(each) : untrue(each.claims());
            doubt.ifPresent(why ->
                    doubts.add(new Doubt(PrintedReport.LEDGER + " " + what, TextFitting.brief(each.text(), 80), why)));
        }
        return kept.stream().mapToInt(each -> each.claims().size()).sum();
    }

    private int sentences(Element block) {
        int claims = 0;
        for (var sentence : reader.read(withReferences(block))) {
            claims += sentence.claims().size();
            untrue(sentence.claims()).ifPresent(why -> doubt(block, why));
        }
        return claims;
    }

    private Optional<String> untrue(List<Claim> claims) {
        return claims.stream()
                .filter(claim -> !check.holds(claim))
                .findFirst()
                .map(claim -> "the facts " + claim.facts() + " do not show " + claim.kind());
    }

    /** The text with a reference for each figure, as it was before it was printed. */
    static String withReferences(Element element) {
        var copy = element.clone();
        copy.select("a.fig").forEach(figure -> figure.text("{fact:" + figure.attr("data-fact") + "}"));
        return copy.text();
    }

    private static String squeezed(String text) {
        return TextFitting.inert(text).replaceAll("\\s+", "");
    }

    private void doubt(Element element, String why) {
        doubts.add(new Doubt(ReportCheck.where(element), TextFitting.brief(element.text(), 80), why));
    }
}
