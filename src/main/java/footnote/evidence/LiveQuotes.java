package footnote.evidence;

import footnote.domain.Finding;
import footnote.domain.IntradayHistory;
import footnote.domain.OptionChain;
import footnote.domain.Ticker;
import footnote.sources.QuoteSet;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/** What vendors quote of the present alone: prices within the last days, and options; they keep no past of it. */
public final class LiveQuotes {
    private final Supplier<QuoteSet> real;
    private final Supplier<QuoteSet> sample;

    public LiveQuotes(Supplier<QuoteSet> real, Supplier<QuoteSet> sample) {
        this.real = real;
        this.sample = sample;
    }

    public Finding<IntradayHistory> intraday(Ticker ticker, Duration interval, int days, boolean sample) {
        return EvidenceReader.find(
                "prices of " + ticker + " within the day",
                interval + " " + days,
                IntradayHistory.class,
                () -> sources(sample).intraday().ask(source -> source.intraday(ticker, interval, days)));
    }

    /** Those that expire on that day, or next. */
    public Finding<OptionChain> options(Ticker ticker, Optional<LocalDate> expiry, boolean sample) {
        return EvidenceReader.find(
                "options on " + ticker,
                expiry.map(LocalDate::toString).orElse("next"),
                OptionChain.class,
                () -> sources(sample).options().ask(source -> source.options(ticker, expiry)));
    }

    private QuoteSet sources(boolean sample) {
        return (sample ? this.sample : real).get();
    }
}
