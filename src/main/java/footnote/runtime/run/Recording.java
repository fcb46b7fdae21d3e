package footnote.runtime.run;

import java.util.List;
import java.util.function.Supplier;

/**
 * Everything a run gets from outside: models, vendors, searches, the clock. What came is kept before it is used,
 * so a resumed step does not ask again, and a replay asks nobody.
 */
public interface Recording {
    /**
     * The kept answer to this request in this step, or the live one, kept before it returns. The nth equal request of a
     * step gets the nth answer. A live call that throws leaves nothing behind.
     */
    RecordedAnswer answer(String kind, String request, Supplier<RecordedAnswer> live);

    /** All answers of this kind so far in this run, oldest first. */
    List<RecordedAnswer> recorded(String kind);
}
