package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.research.guidance.GuidanceRecord;
import footnote.research.metrics.MetricHistory;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.sources.SourceSet;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.testing.FutureMutations;
import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.coverage.CoverageMonitor;
import footnote.workflows.coverage.screen.Screener;
import footnote.workflows.coverage.thesis.Thesis;
import footnote.workflows.coverage.thesis.ThesisParser;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Changes or deletes at random what is dated after a day, in every source of the sample market: what the desk says as of
 * that day stays the same to the byte.
 */
class LookAheadTest {
    private static final SourceSet SOUND = new SampleMarket().sources();
    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");
    private static final List<String> THESES = List.of(
            "wrong if operating margin falls below 35% in any quarter",
            "right if revenue growth exceeds 10% in two consecutive quarters",
            "wrong if net margin is below 5% in any year");

    @Test
    void seesNothingOfTheFutureInAFewTrials() {
        long mutated = trials(3, 11);

        assertThat(mutated).isGreaterThan(1_000);
    }

    @Test
    void theMutationsShowOnceTheirDayHasCome() {
        var day = SampleMarket.today().minusYears(1);
        var mutations = new FutureMutations(SOUND, day, 5);
        var later = new View(true, SampleMarket.today());

        String sound = evidence(FutureMutations.room(SOUND), SampleEvidence.listing("QVLN"), later);
        String changed = evidence(mutations.room(), SampleEvidence.listing("QVLN"), later);

        assertThat(changed).isNotEqualTo(sound);
    }

    @Test
    void anAnalysisSeesNothingOfTheFuture() {
        var day = LocalDate.of(2025, 9, 12);
        var mutations = new FutureMutations(SOUND, day, 21);

        assertThat(analysis(mutations.room(), "QVLN", day))
                .isEqualTo(analysis(FutureMutations.room(SOUND), "QVLN", day));
        assertThat(mutations.mutated()).isPositive();
    }

    @Tag("nightly")
    @Test
    void seesNothingOfTheFutureInManyTrials() {
        long mutated = trials(60, 12);

        assertThat(mutated).isGreaterThan(50_000);
    }

    /** Each trial takes a company and a day by chance. */
    private static long trials(int count, long seed) {
        var random = new Random(seed);
        var symbols = SampleEvidence.symbols();
        long mutated = 0;
        for (int i = 0; i < count; i++) {
            var listing = SampleEvidence.listing(symbols.get(random.nextInt(symbols.size())));
            var day = SampleMarket.today().minusDays(30 + random.nextInt(900));
            var view = new View(true, day);
            var mutations = new FutureMutations(SOUND, day, random.nextLong());
            var changed = mutations.room();
            var sound = FutureMutations.room(SOUND);
            assertThat(difference(outputs(sound, listing, view), outputs(changed, listing, view)))
                    .as("%s as of %s", listing.ticker(), day)
                    .isEmpty();
            mutated += mutations.mutated();
        }
        System.out.println(count + " trials, " + mutated + " mutations after the day, 0 visible");
        return mutated;
    }

    /** Where two outputs part, with the words around it; empty where they are the same. */
    private static String difference(List<String> sound, List<String> changed) {
        for (int i = 0; i < sound.size(); i++) {
            String one = sound.get(i);
            String other = changed.get(i);
            if (!one.equals(other)) {
                int at = 0;
                while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
                    at++;
                }
                int from = Math.max(0, at - 200);
                return "output " + i + ": " + one.substring(from, Math.min(one.length(), at + 100)) + "\nbecame\n"
                        + other.substring(from, Math.min(other.length(), at + 100));
            }
        }
        return "";
    }

    private static List<String> outputs(EvidenceReader room, Listing listing, View view) {
        var outputs = new ArrayList<String>();
        outputs.add(evidence(room, listing, view));
        var theses = THESES.stream()
                .map(sentence -> new Thesis(
                        "t",
                        listing.ticker().symbol(),
                        listing.name(),
                        sentence,
                        ThesisParser.parse(sentence),
                        view.asOf().minusYears(1)))
                .toList();
        outputs.add(Json.write(new CoverageMonitor(room)
                .watch(
                        listing.ticker().symbol(),
                        view,
                        new CoverageMonitor.Background(
                                Optional.empty(), Denomination.USD, List.of(), theses, List.of()))));
        outputs.add(Json.write(new Screener(room)
                .run(
                        "revenue growth > -90% or price > $0 or p/e > 0 or net debt / ebitda < 100",
                        List.of(listing), view)));
        MetricHistory.of(room, listing, Optional.empty(), view)
                .ifPresent(history -> outputs.add(Json.write(GuidanceRecord.of(room, listing, history, view))));
        return outputs;
    }

    /** Everything the room answers on a company. */
    private static String evidence(EvidenceReader room, Listing listing, View view) {
        var days = new DateRange(view.asOf().minusYears(5), view.asOf());
        var since = view.asOf().minusYears(2).atStartOfDay(ZoneOffset.UTC).toInstant();
        var filings = room.filings(listing, FORMS, new DateRange(view.asOf().minusYears(2), view.asOf()), view);
        return String.join(
                "\n",
                Json.write(room.prices(listing.ticker(), days, view)),
                Json.write(room.facts(listing, view).map(LookAheadTest::entries)),
                Json.write(room.factsInParts(listing, view).map(LookAheadTest::entries)),
                Json.write(room.profile(listing.ticker(), view)),
                Json.write(room.estimates(listing.ticker(), view)),
                Json.write(room.consensus(listing.ticker(), view)),
                Json.write(room.peers(listing.ticker(), view)),
                Json.write(room.news(listing, since, view)),
                Json.write(filings),
                Json.write(filings.found().stream()
                        .flatMap(List::stream)
                        .limit(4)
                        .map(filing -> room.document(filing, view))
                        .toList()),
                Json.write(room.annualReport(listing, view)),
                Json.write(room.calls(listing, 4, view)),
                Json.write(room.insiders(listing, days, 50, view)));
    }

    private static List<Object> entries(Ledger ledger) {
        return List.of(
                ledger.entries(),
                ledger.years(Metric.REVENUE),
                ledger.quarters(Metric.REVENUE),
                ledger.lastTwelveMonths(Metric.NET_INCOME).stream().toList(),
                ledger.parts(Metric.REVENUE));
    }

    private static String analysis(EvidenceReader room, String symbol, LocalDate day) {
        var analyze = Analyze.of(room, new ScriptedModel(), new ScriptedModel());
        var workflows = new Workflows().with(Analyze.NAME, AnalysisRequest.class, analyze);
        try (var bench = Bench.with(Databases.SQLITE.fresh(), workflows, "bench")) {
            var options = new RunOptions(true, Optional.of(day), BigDecimal.ONE, true, Optional.empty());
            var id = bench.engine.start(
                    Analyze.NAME, symbol, new AnalysisRequest(symbol, Optional.empty()), options, Optional.empty());
            assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));
            return bench.engine.runs().find(id).orElseThrow().result().orElseThrow();
        }
    }
}
