package footnote.research.management;

import footnote.domain.Origin;
import java.util.Optional;

/** Management's own words on one topic, verbatim, with who said them and where. */
public record ManagementStatement(
        Topic topic,
        Optional<Direction> direction,
        String words,
        String place,
        Optional<String> speaker,
        Origin origin) {

    /** What a statement is about. */
    public enum Topic {
        REVENUE,
        GROSS_MARGIN,
        OPERATING_MARGIN,
        OPERATING_INCOME,
        OPERATING_CASH_FLOW,
        OUTLOOK,
        CAPITAL,
        /** The amount of a legal or tax dispute. */
        CONTINGENCY,
        /** A deal announced after the year's end. */
        SUBSEQUENT_EVENT,
        /** Who audits the accounts, and since when. */
        AUDITOR,
        /** Whether internal control over financial reporting was effective. */
        CONTROL,
        /** Votes that differ by class of shares. */
        VOTES
    }

    /** Which way the figure moved that a statement explains. */
    public enum Direction {
        UP,
        DOWN
    }
}
