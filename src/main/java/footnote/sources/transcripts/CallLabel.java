package footnote.sources.transcripts;

import footnote.domain.Ticker;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whose call it is and of which fiscal quarter, as far as a file's name or head says. */
record CallLabel(String company, Optional<Ticker> ticker, Optional<Integer> year, Optional<Integer> quarter) {
    private static final Pattern FILE_NAME =
            Pattern.compile("(?:^|_)([A-Z][A-Z0-9.-]{0,9})_[qQ]([1-4])_(\\d{4})(?:[_.]|$)");
    private static final Pattern PREFIX = Pattern.compile("^[a-z0-9]+_");

    /** AAPL_q1_2024.json, with or without something before or after. */
    static CallLabel ofFile(String name) {
        Matcher matcher = FILE_NAME.matcher(name);
        if (!matcher.find()) {
            String stem = PREFIX.matcher(name).replaceFirst("").replaceFirst("\\.[a-z.]+$", "");
            return new CallLabel(stem, Optional.empty(), Optional.empty(), Optional.empty());
        }
        return new CallLabel(
                matcher.group(1),
                Ticker.read(matcher.group(1)),
                Optional.of(Integer.parseInt(matcher.group(3))),
                Optional.of(Integer.parseInt(matcher.group(2))));
    }

    CallLabel withCompany(String name) {
        return new CallLabel(name, ticker, year, quarter);
    }

    CallLabel withTicker(Optional<Ticker> symbol) {
        return new CallLabel(company, symbol.or(() -> ticker), year, quarter);
    }

    CallLabel withQuarter(int fiscalYear, int fiscalQuarter) {
        return new CallLabel(company, ticker, Optional.of(fiscalYear), Optional.of(fiscalQuarter));
    }

    @Override
    public String toString() {
        return "the call of " + company + quarter.map(each -> " Q" + each).orElse("")
                + year.map(each -> " FY" + each).orElse("");
    }
}
