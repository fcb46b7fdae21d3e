package footnote.evidence.search;

import footnote.evidence.documents.Page;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A page on the way to its place: what supports it, and its best passage by meaning. */
final class PageCandidate {
    private static final double ANY_PERIOD = 0.2;

    final String key;
    private final String document;
    double keyword;
    double vector;
    double statement;
    double row;
    double heading;
    double period;
    double form;
    double neighbour;
    double reread;
    final Set<StatementKind> statements = EnumSet.noneOf(StatementKind.class);
    Optional<Page.Span> span = Optional.empty();

    PageCandidate(String key) {
        this.key = key;
        this.document = key.substring(0, key.lastIndexOf('#'));
    }

    String document() {
        return document;
    }

    int number() {
        return Integer.parseInt(key.substring(key.lastIndexOf('#') + 1));
    }

    double score(SearchWeights by) {
        return by.vector() * vector
                + by.keyword() * keyword
                + inItsPeriod(by.statement() * statement + by.row() * row + by.heading() * heading)
                + by.period() * period
                + by.form() * form
                + by.reread() * reread;
    }

    /** A statement of another year has the rows that are asked for, but not the figures. */
    private double inItsPeriod(double signs) {
        return signs * (ANY_PERIOD + (1 - ANY_PERIOD) * period);
    }

    Map<String, Double> why(SearchWeights by) {
        var why = new LinkedHashMap<String, Double>();
        put(why, "meaning", by.vector() * vector);
        put(why, "words", by.keyword() * keyword);
        put(why, "statement", inItsPeriod(by.statement() * statement));
        put(why, "rows", inItsPeriod(by.row() * row));
        put(why, "headings", inItsPeriod(by.heading() * heading));
        put(why, "period", by.period() * period);
        put(why, "form", by.form() * form);
        put(why, "read again", by.reread() * reread);
        put(why, "beside a good page", neighbour);
        return why;
    }

    private static void put(Map<String, Double> why, String reason, double share) {
        if (share > 0.0005) {
            why.put(reason, Math.round(share * 1000) / 1000.0);
        }
    }
}
