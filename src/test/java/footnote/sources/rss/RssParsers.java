package footnote.sources.rss;

import footnote.testing.Parser;
import java.net.URI;
import java.time.Instant;
import java.util.List;

/** The feed parser, for tests that try them all. */
public final class RssParsers {
    static final Feed FEED = new Feed("Acme Times", URI.create("https://times.example/feeds/all.xml"));

    private RssParsers() {}

    public static List<Parser> all() {
        return List.of(new Parser(
                "rss feed", file -> file.endsWith(".xml") || file.endsWith(".xml.gz"), RssParsers::parse, """
                <?xml version="1.0"?><rss version="2.0"><channel><title>T</title><link>https://times.example</link>
                <description>d</description><item><title>Acme &amp; Co</title><link>/a</link>
                <pubDate>Mon, 02 Jan 2023 10:00:00 GMT</pubDate><description>&lt;p&gt;x&lt;/p&gt;</description></item>
                </channel></rss>"""));
    }

    static List<?> parse(byte[] xml) {
        return FeedReader.parse(FEED, xml, Instant.EPOCH);
    }
}
