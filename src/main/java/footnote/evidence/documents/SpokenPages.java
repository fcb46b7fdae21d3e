package footnote.evidence.documents;

import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays an earnings call out in pages: speakers named before their words, prepared remarks and questions apart. */
final class SpokenPages {
    private SpokenPages() {}

    static ParsedDocument of(
            String id, String stem, Transcript call, Optional<Ticker> ticker, String vendor, Optional<URI> uri) {
        var period = call.fiscalYear().map(year -> new FiscalPeriod(year, call.fiscalQuarter()));
        var symbol = ticker.or(call::ticker);
        var label = new DocumentLabel(
                id,
                stem,
                call.company().isBlank() ? symbol.map(Ticker::symbol).orElse(stem) : call.company(),
                List.of(),
                symbol,
                DocumentKind.TRANSCRIPT,
                period,
                call.held(),
                uri,
                vendor);
        var pages = new ArrayList<Page>();
        pages.addAll(part(1, "Prepared remarks", call.turns(Part.PREPARED)));
        pages.addAll(part(pages.size() + 1, "Questions and answers", call.turns(Part.QUESTIONS)));
        return new ParsedDocument(label, pages);
    }

    private static List<Page> part(int first, String section, List<Turn> turns) {
        var text = new StringBuilder();
        for (var turn : turns) {
            String who =
                    turn.speaker() + turn.role().map(role -> " (" + role + ")").orElse("") + ": ";
            // before every paragraph, since a passage may begin with any
            turn.text().lines().filter(line -> !line.isBlank()).forEach(line -> text.append(who)
                    .append(line.strip())
                    .append('\n'));
        }
        return text.isEmpty() ? List.of() : Chunker.pages(first, section, text.toString());
    }
}
