package footnote.sources;

import footnote.domain.Listing;
import footnote.domain.Transcript;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Earnings calls, word by word. */
public interface TranscriptSource {
    /** One call by the company's fiscal quarter. */
    record Call(int fiscalYear, int fiscalQuarter, Optional<LocalDate> held) {
        public Call {
            if (fiscalQuarter < 1 || fiscalQuarter > 4) {
                throw new IllegalArgumentException("a year has quarters 1 to 4, not " + fiscalQuarter);
            }
        }

        @Override
        public String toString() {
            return "Q" + fiscalQuarter + " FY" + fiscalYear;
        }
    }

    /** The calls on file, newest first; never empty. */
    List<Call> calls(Listing listing);

    Transcript transcript(Listing listing, Call call);
}
