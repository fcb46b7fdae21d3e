package footnote.runtime.session;

import java.util.Map;

/** A result that leaves something behind for follow-ups of its session. */
public interface SessionResult {
    /** What was found, in a sentence or two. */
    String summary();

    /** What a follow-up inherits: company, market, period, analysis type. */
    Map<String, String> memory();
}
