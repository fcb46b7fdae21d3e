package footnote.faces.cli;

import footnote.domain.opinion.Advice;
import java.util.Locale;

/** How a recommendation is worded; not every desk may advise. */
enum SignalWording {
    ADVICE,
    SIGNAL;

    static SignalWording of(String setting) {
        return valueOf(setting.toUpperCase(Locale.ROOT));
    }

    String word(Advice advice) {
        return this == ADVICE ? advice.name() : advice.tone().name();
    }

    String word(String advice) {
        return word(Advice.valueOf(advice));
    }
}
