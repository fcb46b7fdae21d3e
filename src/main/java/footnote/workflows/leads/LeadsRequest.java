package footnote.workflows.leads;

import footnote.runtime.run.Fault;
import java.util.Optional;

/** What a reader asked for, how many companies to compare and to find, and which files to heed. */
public record LeadsRequest(
        String query,
        int companies,
        int leads,
        int comparison,
        int expiryDays,
        boolean onlyNew,
        Optional<String> session,
        Optional<String> exclude,
        Optional<String> contacts,
        Optional<String> suppress) {
    private static final int LONGEST = 2000;

    public LeadsRequest {
        if (query.isBlank()) {
            throw Fault.input("the request is empty; write it like 'Find leads for SaaS companies in France'");
        }
        if (query.length() > LONGEST) {
            throw Fault.input("the request has " + query.length() + " characters; " + LONGEST + " are enough");
        }
        within("--companies", companies, 3, 100);
        within("--leads", leads, 1, 500);
        within("--comparison", comparison, 5, 500);
        within("--expire", expiryDays, 1, 365);
    }

    private static void within(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw Fault.input(option + " goes from " + least + " to " + most + ", not " + value);
        }
    }

    public static LeadsRequest of(String query) {
        return of(query, Optional.empty());
    }

    /** With the usual numbers and no files. */
    public static LeadsRequest of(String query, Optional<String> session) {
        return new LeadsRequest(
                query, 15, 50, 60, 90, false, session, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
