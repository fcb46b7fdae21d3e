package footnote.runtime.model;

import java.util.Locale;

/** What a model is wanted for; each role has its own candidates. */
public enum Role {
    /** Short, frequent work: classify, extract, phrase a query. */
    FAST,
    /** Work that needs thought: plan, judge, write. */
    ADVANCED,
    /** Pictures. */
    IMAGE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
