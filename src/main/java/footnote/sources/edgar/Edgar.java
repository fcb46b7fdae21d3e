package footnote.sources.edgar;

import footnote.sources.SourceException.NotConfigured;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Duration;
import java.util.Set;

/**
 * EDGAR's addresses and manners: at most ten requests a second, and a User-Agent that says who asks and how to reach
 * them.
 */
public final class Edgar {
    static final String NAME = "edgar";
    static final String AGENT_SETTING = "edgar.user_agent";

    /** Eight a second keeps a margin below the ten that the SEC allows. */
    public static final Vendor VENDOR =
            new Vendor(NAME, Set.of("www.sec.gov", "data.sec.gov", "efts.sec.gov"), 8, 1, 256L << 20, false);

    private final Http http;
    private final String userAgent;

    /** The user agent names a person or firm and an e-mail address, as the SEC asks. */
    public Edgar(Http http, String userAgent) {
        this.http = http;
        this.userAgent = userAgent;
    }

    byte[] fetch(URI uri, String what, Duration fresh) {
        if (!userAgent.contains("@")) {
            throw new NotConfigured(NAME, AGENT_SETTING + " (your name and e-mail address, which the SEC asks for)");
        }
        var response =
                http.send(Request.get(NAME, uri).header("user-agent", userAgent).fresh(fresh));
        if (response.status() == 403) {
            throw new NotConfigured(NAME, AGENT_SETTING, "status 403 for " + what);
        }
        return response.bodyOf(NAME, what);
    }

    static URI companyFacts(String cik) {
        return URI.create("https://data.sec.gov/api/xbrl/companyfacts/CIK" + cik + ".json");
    }

    static URI submissions(String cik) {
        return URI.create("https://data.sec.gov/submissions/CIK" + cik + ".json");
    }

    static URI olderSubmissions(String file) {
        return URI.create("https://data.sec.gov/submissions/" + file);
    }

    static URI tickers() {
        return URI.create("https://www.sec.gov/files/company_tickers_exchange.json");
    }

    static URI index(long cik, String accession) {
        return URI.create(folder(cik, accession) + accession + "-index.htm");
    }

    static URI document(long cik, String accession, String file) {
        return URI.create(folder(cik, accession) + file.replace(" ", "%20"));
    }

    private static String folder(long cik, String accession) {
        return "https://www.sec.gov/Archives/edgar/data/" + cik + "/" + accession.replace("-", "") + "/";
    }

    /** Ten digits with leading zeros. */
    static String padded(long cik) {
        String digits = Long.toString(cik);
        return "0".repeat(Math.max(0, 10 - digits.length())) + digits;
    }
}
