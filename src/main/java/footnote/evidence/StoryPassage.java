package footnote.evidence;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** A news story as a passage that can be cited. */
final class StoryPassage {
    private StoryPassage() {}

    static Passage of(Listing listing, NewsItem item) {
        String text = item.summary().isBlank() ? item.title() : item.title() + "\n" + item.summary();
        var label = new DocumentLabel(
                item.uri().toString(),
                item.title(),
                listing.name(),
                List.of(),
                Optional.of(listing.ticker()),
                DocumentKind.NEWS,
                Optional.empty(),
                item.published().map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC)),
                Optional.of(item.uri()),
                item.publisher().isBlank() ? item.origin().vendor() : item.publisher());
        return new Passage(item.uri().toString(), label, "", Optional.empty(), 0, text.length(), text);
    }
}
