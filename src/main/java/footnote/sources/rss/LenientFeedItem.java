package footnote.sources.rss;

import footnote.sources.Dates;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** A story as its elements say, without a well-formed feed around it. */
record LenientFeedItem(String title, String link, Optional<Instant> published, String summary) {
    private static final List<String> DATES =
            List.of("pubDate", "published", "updated", "dc|date", "created", "date", "lastBuildDate");

    static List<LenientFeedItem> all(byte[] xml) {
        try {
            var items = new ArrayList<LenientFeedItem>();
            var document = Jsoup.parse(new ByteArrayInputStream(xml), null, "", Parser.xmlParser());
            for (Element element : document.select("item, entry")) {
                items.add(new LenientFeedItem(
                        Jsoup.parse(text(element, "title")).text(),
                        link(element),
                        date(element),
                        text(element, "description, summary, content")));
            }
            return items;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The dates that can be read, by title. */
    static Map<String, Instant> dates(List<LenientFeedItem> items) {
        var dates = new HashMap<String, Instant>();
        items.forEach(item -> item.published.ifPresent(date -> dates.putIfAbsent(item.title, date)));
        return dates;
    }

    private static String text(Element element, String names) {
        Element found = element.selectFirst(names);
        return found == null ? "" : found.wholeText().strip();
    }

    private static String link(Element element) {
        Element link = element.selectFirst("link");
        if (link == null) {
            return "";
        }
        return link.hasAttr("href") ? link.attr("href") : link.text();
    }

    private static Optional<Instant> date(Element element) {
        return DATES.stream()
                .map(name -> text(element, name))
                .filter(text -> !text.isEmpty())
                .flatMap(text -> Dates.moment(text).stream())
                .findFirst();
    }
}
