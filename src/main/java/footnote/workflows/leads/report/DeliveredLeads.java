package footnote.workflows.leads.report;

import footnote.domain.lead.LeadAnalysisResult;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The leads and signals of each market that were delivered before; a replay neither reads nor writes it. */
public final class DeliveredLeads {
    /** Stands for the company itself among its signals. */
    private static final String ITSELF = "-";

    private final Supplier<Database> database;
    private final Clock clock;

    public DeliveredLeads(Supplier<Database> database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    record Entries(List<String> entries) {}

    /** What was delivered of a market, as company and signal in one. */
    private Set<String> delivered(String market) {
        var step = Step.current().orElseThrow(() -> new IllegalStateException("no run is under way"));
        String body = step.recording()
                .answer(
                        "delivered leads",
                        market,
                        () -> RecordedAnswer.of(Json.write(new Entries(database.get()
                                .query(
                                        "SELECT lead, signal FROM lead_delivery WHERE market = ? AND run_id <> ?"
                                                + " ORDER BY lead, signal",
                                        row -> row.getString(1) + " " + row.getString(2),
                                        market,
                                        step.run().value())))))
                .body();
        return new HashSet<>(Json.read(body, Entries.class).entries());
    }

    /** The leads that are new, or have a signal that is. */
    public List<LeadAnalysisResult> fresh(String market, List<LeadAnalysisResult> leads) {
        var known = delivered(market);
        return leads.stream()
                .filter(lead -> entries(lead).anyMatch(entry -> !known.contains(entry)))
                .toList();
    }

    /** Notes that these were delivered; noting the same twice changes nothing. */
    public void note(String market, List<LeadAnalysisResult> leads) {
        var step = Step.current().orElseThrow(() -> new IllegalStateException("no run is under way"));
        var _ = step.recording().answer("deliver leads", market, () -> {
            write(market, leads, step.run().value());
            return RecordedAnswer.of("noted");
        });
    }

    private void write(String market, List<LeadAnalysisResult> leads, String run) {
        long now = clock.instant().toEpochMilli();
        database.get().transaction(connection -> {
            for (var lead : leads) {
                for (var entry : entries(lead).toList()) {
                    Database.update(
                            connection,
                            "INSERT INTO lead_delivery (market, lead, signal, run_id, at) VALUES (?, ?, ?, ?, ?)"
                                    + " ON CONFLICT (market, lead, signal) DO NOTHING",
                            market,
                            lead.id(),
                            entry.substring(entry.indexOf(' ') + 1),
                            run,
                            now);
                }
            }
            return true;
        });
    }

    private static Stream<String> entries(LeadAnalysisResult lead) {
        return Stream.concat(
                Stream.of(lead.id() + " " + ITSELF),
                lead.signals().detectedSignals().stream().map(signal -> lead.id() + " " + signal.signalId()));
    }
}
