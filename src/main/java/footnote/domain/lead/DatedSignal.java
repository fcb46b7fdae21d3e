package footnote.domain.lead;

import footnote.domain.Origin;
import java.time.LocalDate;

/** Something that happened to a lead lately: when, in whose words, and how strong it still is, from 0 to 1. */
public record DatedSignal(
        String signalId, SignalKind kind, LocalDate day, String text, double strength, Origin origin) {}
