package footnote.sources.edgar;

import footnote.domain.InsiderTrade;
import footnote.domain.Origin;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.Xml;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;

/** Reads dealings of insiders from the XML of form 4. */
final class Form4 {
    private static final String WHAT = "form 4";

    private Form4() {}

    /** A form may report holdings alone, so the list may be empty. */
    static List<InsiderTrade> parse(byte[] xml, URI uri, Instant retrieved) {
        return Parsing.of(Edgar.NAME, WHAT, () -> {
            Element root = Xml.parse(Edgar.NAME, WHAT, xml);
            if (!root.getTagName().equals("ownershipDocument")) {
                throw new Malformed(Edgar.NAME, WHAT, "its root is " + root.getTagName());
            }
            var origin = Origin.web(Edgar.NAME, uri, retrieved);
            var trades = new ArrayList<InsiderTrade>();
            for (String kind : List.of("nonDerivativeTransaction", "derivativeTransaction")) {
                for (Element trade : Xml.all(root, kind)) {
                    trade(root, trade, kind.equals("derivativeTransaction"), origin)
                            .ifPresent(trades::add);
                }
            }
            return List.copyOf(trades);
        });
    }

    private static Optional<InsiderTrade> trade(Element root, Element trade, boolean derivative, Origin origin) {
        var day = Xml.text(trade, "transactionDate").flatMap(Dates::day);
        var shares = number(trade, "transactionShares");
        if (day.isEmpty() || shares.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new InsiderTrade(
                Xml.text(root, "rptOwnerName").orElse("unnamed"),
                Xml.text(root, "officerTitle"),
                day.get(),
                Xml.text(trade, "securityTitle").orElse("unnamed"),
                Xml.text(trade, "transactionCode").orElse(""),
                Xml.text(trade, "transactionAcquiredDisposedCode").orElse("").equals("A"),
                derivative,
                shares.get(),
                number(trade, "transactionPricePerShare"),
                number(trade, "sharesOwnedFollowingTransaction"),
                origin));
    }

    private static Optional<BigDecimal> number(Element element, String name) {
        return Xml.text(element, name)
                .filter(each -> each.matches("-?\\d{1,20}(\\.\\d{1,10})?"))
                .map(BigDecimal::new);
    }
}
