package footnote.sources.sample.books;

import footnote.sources.sample.SampleMarket;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.YearPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Splits a company's sales among the parts it describes; the last takes what rounding leaves. */
final class Segments {
    private Segments() {}

    /** In the order described; empty for a company that tells of none. */
    static Map<String, Long> of(Description company, Quarter span, long sales) {
        var parts = new LinkedHashMap<String, Long>();
        var described = company.named("segments");
        List<String> names = List.copyOf(described.keySet());
        long left = sales;
        double year = span.term().fiscalYear() - (SampleMarket.TODAY.getYear() - (double) YearPath.YEARS);
        for (int i = 0; i < names.size(); i++) {
            YearPath share = YearPath.parse(String.valueOf(described.get(names.get(i))));
            long part = i == names.size() - 1 ? left : Bookkeeper.part(sales, share.percent(year));
            parts.put(names.get(i), part);
            left -= part;
        }
        return parts;
    }
}
