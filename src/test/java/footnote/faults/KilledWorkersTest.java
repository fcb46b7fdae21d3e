package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.event.Event;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.testing.Child;
import footnote.testing.Databases;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Workers of the real desk are killed at random while runs of all five workflows go through. */
@Tag("nightly") // by day CrashTest, TakeoverTest and KilledReportTest kill single workers
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class KilledWorkersTest {
    private static final List<String> COMPANIES =
            List.of("QVLN", "ORRB", "BRSK", "KLVR", "AMBG", "GRWK", "ALDV", "TSDR");

    @TempDir
    Path home;

    @Test
    void losesNothingOfSixRunsOverTwoKills() throws Exception {
        killed(6, 2, "512m");
    }

    @Test
    void losesNothingOfTwoHundredRunsWithinHalfAGigabyte() throws Exception {
        killed(200, 20, "512m");
    }

    private void killed(int count, int kills, String heap) throws Exception {
        String url = Databases.POSTGRESQL.freshUrl();
        var random = new Random(7);
        long began = System.nanoTime();
        try (var desk = DeskWorker.desk(url, home.toString())) {
            var runs = new ArrayList<RunId>();
            for (int i = 0; i < count; i++) {
                runs.add(begun(desk, i));
            }
            var workers = new ArrayList<Child>();
            workers.add(worker(url, heap));
            workers.add(worker(url, heap));
            int killed = 0;
            while (open(desk, runs) > 0) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
                boolean late = killed * 10L < (System.nanoTime() - began) / 500_000_000L;
                if (killed < kills && late) {
                    int victim = random.nextInt(workers.size());
                    workers.get(victim).kill();
                    workers.set(victim, worker(url, heap));
                    killed++;
                }
            }
            workers.forEach(Child::close);
            check(desk, runs, killed, (System.nanoTime() - began) / 1e9);
        }
    }

    private Child worker(String url, String heap) {
        return Child.of(heap, DeskWorker.class, url, home.toString()).awaitLine("ready");
    }

    private static RunId begun(Desk desk, int i) {
        String company = COMPANIES.get(i % COMPANIES.size());
        Map<String, Object> requests = new TreeMap<>();
        requests.put(Analyze.NAME, new AnalysisRequest(company, Optional.empty()));
        requests.put(
                Ask.NAME,
                new AskRequest(
                        "What are the main risks of " + company + "?", Optional.empty(), List.of(), Optional.empty()));
        requests.put(Leads.NAME, LeadsRequest.of("Find leads for SaaS companies in France", Optional.empty()));
        requests.put(Movers.NAME, MoversRequest.of(MoversRequest.NASDAQ, "3mo", "anna@example.org"));
        requests.put(
                EquityReport.NAME,
                new ReportRequest(
                        "Do a fundamental analysis of " + company,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        new ReportRequest.Printing(3, true, false, 1, Optional.empty())));
        String name = List.copyOf(requests.keySet()).get(i % requests.size());
        var options =
                new RunOptions(true, Optional.of(desk.evidence().today(true)), BigDecimal.ONE, true, Optional.empty());
        var id = desk.engine().start(name, name + " " + i, requests.get(name), options, Optional.empty());
        desk.runQueue().now(id);
        return id;
    }

    private static long open(Desk desk, List<RunId> runs) {
        return runs.stream()
                .filter(id ->
                        !desk.engine().runs().find(id).orElseThrow().status().over())
                .count();
    }

    private static void check(Desk desk, List<RunId> runs, int killed, double seconds) throws IOException {
        var letters = new HashSet<String>();
        int mails = 0;
        int takeovers = 0;
        for (var id : runs) {
            var run = desk.engine().runs().find(id).orElseThrow();
            assertThat(run.status())
                    .as("%s %s: %s", id, run.workflow(), run.fault())
                    .isEqualTo(Status.DONE);
            takeovers += (int) run.fence() - 1;
            var finished = new HashMap<String, Integer>();
            for (var event : desk.engine().runs().events(id, 0)) {
                if (event.type().equals(Event.PROGRESS)
                        && event.data().path("state").asString("").equals("finished")) {
                    finished.merge(event.step(), 1, Integer::sum);
                }
            }
            assertThat(finished).as("each step of %s was finished once", id).allSatisfy((_, times) -> assertThat(times)
                    .isEqualTo(1));
            for (var file : desk.engine().runs().artifacts(id)) {
                var path = desk.engine().folder(run).path().resolve(file.name());
                assertThat(path).exists();
                if (file.name().endsWith(".eml")) {
                    mails++;
                    Files.readAllLines(path).stream()
                            .filter(line -> line.startsWith("Message-ID:"))
                            .forEach(letters::add);
                }
            }
        }
        assertThat(letters).hasSize(mails);
        System.out.printf(
                "%d runs of five workflows over %d kills in %.0f s: all done, %d takings-over, no finished step repeated, %d mails with %d ids%n",
                runs.size(), killed, seconds, takeovers, mails, letters.size());
    }
}
