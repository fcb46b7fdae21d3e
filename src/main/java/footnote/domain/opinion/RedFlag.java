package footnote.domain.opinion;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import java.net.URI;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A warning sign about a company that a filing, a news story or its own figures show: what it is, in one sentence, since
 * when, and where it stands. Its sentence refers to facts; quoted words stay with their source.
 */
public record RedFlag(
        RiskCode code, boolean grave, Prose sentence, LocalDate date, Source source, List<Source> furtherSources) {
    /** The gravest first, of equals the newest. */
    public static final Comparator<RedFlag> ORDER = Comparator.comparing(RedFlag::grave)
            .thenComparing(flag -> flag.code().gravity())
            .thenComparing(RedFlag::date)
            .reversed()
            .thenComparing(RedFlag::code);

    public RedFlag {
        furtherSources = List.copyOf(Objects.requireNonNullElse(furtherSources, List.of()));
    }

    /** A document or story: its title, its form and section or its publisher, its day, its address, and its words. */
    public record Source(String title, String place, LocalDate date, Optional<URI> uri, Optional<String> quote) {
        /** As it is printed behind a sentence: "8-K, Item 4.02, 12 Feb 2026". */
        public String citation() {
            return (place.isBlank() ? title : place) + ", " + FigureFormat.day(date);
        }
    }

    /** What a report on the company says first when this is its gravest finding. */
    public String headline(String company) {
        return switch (code) {
            case GOING_CONCERN -> company + " faces substantial doubt as a going concern";
            case RESTRUCTURING -> company + " is restructuring its debt; shareholders rank last";
            case DELISTING -> company + " risks losing its exchange listing";
            case COVENANT_BREACH -> company + " has breached the terms of its debt";
            case RESTATED -> company + " restated its accounts; reported figures need caution";
            case TRADING_HALT -> "Trading halt puts disclosure by " + company + " in doubt";
            case AUDITOR_CHANGE -> "Auditor's departure puts accounts of " + company + " in doubt";
            case INVESTIGATION -> "Investigation puts reported figures of " + company + " in doubt";
            case SHORT_REPORT -> "Short seller disputes reported figures of " + company;
            case DISTRESS -> "Balance sheet of " + company + " signals financial distress";
            case ACCOUNTING_FLAG -> "Accounts of " + company + " show signs of earnings management";
            default -> company + ": " + code.label().toLowerCase(Locale.ROOT) + " calls for caution";
        };
    }
}
