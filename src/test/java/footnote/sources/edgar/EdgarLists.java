package footnote.sources.edgar;

import footnote.domain.Listing;
import footnote.testing.SharedData;
import java.util.List;

/** The recorded list of tickers, for tests of other packages. */
public final class EdgarLists {
    private EdgarLists() {}

    public static List<Listing> recorded() {
        return EdgarTickers.parse(SharedData.bytes("sec/company_tickers.json.gz"));
    }
}
