package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Fault;
import footnote.runtime.run.FaultNote;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Step;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.DatabaseLock;
import footnote.testing.Databases;
import footnote.testing.Sampled;
import footnote.testing.Scratch;
import footnote.workflows.analyze.AnalysisRequest;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The database cannot be written for a while; no run may take that for something missing in the world. */
@Timeout(120)
class UnwritableDatabaseTest {
    private static final String RESULT = "first, each 0, each 1, each 2, left, right inner, last";

    /** Takes some pages of a database, for it cannot be packed. */
    private static final String NOISE = new Random(1)
            .ints(9_000, 'a', 'z')
            .mapToObj(letter -> String.valueOf((char) letter))
            .collect(Collectors.joining());

    private static Map<String, String> undisturbed = Map.of();

    private final AtomicReference<Consumer<String>> trouble = new AtomicReference<>(_ -> {});

    private String work(Asked asked, Run run) {
        var first = run.step("first", String.class, () -> found("first"));
        var items = run.each("each", List.of(0, 1, 2), String.class, i -> found("each " + i));
        var left = new Branch<>("left", String.class, RetryPolicy.DEFAULT, () -> found("left"));
        var right = new Branch<>(
                "right",
                String.class,
                RetryPolicy.DEFAULT,
                () -> found("right ") + run.step("inner", String.class, () -> found("inner")));
        var joined = run.together("both", left, right);
        var last = run.step("last", String.class, () -> found("last"));
        return Stream.of(
                        Stream.of(first),
                        items.stream().map(UnwritableDatabaseTest::text),
                        Stream.of(text(joined.of(left)), text(joined.of(right)), last))
                .flatMap(each -> each)
                .collect(Collectors.joining(", "));
    }

    /** Hears something before and after trouble comes, and swallows faults as careless work would. */
    private String found(String name) {
        var recording = Step.current().orElseThrow().recording();
        var heard = recording.answer("vendor", name, () -> RecordedAnswer.of(name + NOISE));
        trouble.get().accept(name.strip());
        try {
            recording.answer("vendor", name + " again", () -> RecordedAnswer.of(name));
        } catch (Fault e) {
            return "swallowed";
        }
        return heard.body().replace(NOISE, "");
    }

    private static String text(Outcome<String> outcome) {
        return switch (outcome) {
            case Outcome.Done<String>(String value) -> value;
            case Outcome.Gap<String>(String what, Fault.Kind kind, String why) ->
                "no " + what + ", " + kind + ": " + why;
        };
    }

    static Stream<String> places() {
        return Stream.of("first", "each 0", "each 1", "each 2", "left", "right", "inner", "last");
    }

    static Stream<Arguments> placesOnBoth() {
        return Sampled.every(
                3,
                Stream.of(Databases.values())
                        .flatMap(kind -> places().map(place -> Arguments.of(kind, place)))
                        .toList());
    }

    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("placesOnBoth")
    void aLockAtAnyStepIsWaitedFor(Databases kind, String place) throws Exception {
        String url = DatabaseLock.impatient(kind.freshUrl());
        try (var bench = Bench.with(Database.open(url), this::work);
                var lock = new DatabaseLock(url)) {
            var id = bench.start();
            trouble.set(name -> {
                if (name.equals(place)) {
                    lock.takeUntilRefused(3);
                }
            });

            bench.engine.attempt(id);

            assertThat(lock.refusals()).isGreaterThanOrEqualTo(3);
            assertDone(bench, id);
        }
    }

    @Test
    void aDatabaseThatIsFullAnywhereEndsTheAttemptAndResumesToTheSame() throws Exception {
        var empty = Databases.file(Databases.SQLITE.freshUrl());
        Database.open("jdbc:sqlite:" + empty).close();
        long before = Files.size(empty) / 4096;
        int ended = 0;
        for (long pages = before + 2; pages < before + 26; pages++) {
            var file = Files.copy(empty, Scratch.folder("full").resolve("footnote.db"));
            RunId id;
            boolean done;
            try (var full = Bench.with(Database.open("jdbc:sqlite:" + file + "?max_page_count=" + pages), this::work)) {
                id = full.start();
                done = worked(full, id);
            }
            try (var roomy = Bench.with(Database.open("jdbc:sqlite:" + file), this::work)) {
                if (!done) {
                    ended++;
                    roomy.database.update("UPDATE run SET lease_until = 0");
                    roomy.engine.resume(id);
                }

                assertDone(roomy, id);
            }
        }
        assertThat(ended).isGreaterThan(5);
    }

    /** Whether the run is done; where not even its end can be written, whoever works on it is told by an exception. */
    private static boolean worked(Bench bench, RunId id) {
        try {
            bench.engine.attempt(id);
        } catch (RuntimeException e) {
            assertThat(e).hasMessageContaining("SQLITE_FULL");
        }
        return bench.engine.runs().find(id).orElseThrow().status() == Status.DONE;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the run's records could not be written: [SQLITE_ERROR] SQL error or missing database (cannot commit - no"
                        + " transaction is active)",
                "the run's records could not be written: [SQLITE_FULL] Insertion failed because database is full",
                "DatabaseException: database jdbc:sqlite:/h/footnote.db: [SQLITE_BUSY] The database file is locked"
            })
    void aFaultOfTheRecordsThatAnEarlierVersionKeptIsDoneAgain(String message) {
        try (var bench = Bench.with(Databases.SQLITE.fresh(), this::work)) {
            var id = bench.start();
            trouble.set(name -> {
                if (name.equals("last")) {
                    throw Fault.state("something else");
                }
            });
            bench.engine.attempt(id);
            trouble.set(_ -> {});
            bench.database.update(
                    "UPDATE step SET result = NULL, fault = ? WHERE path = 'each[1]'",
                    Json.write(new FaultNote(Fault.Kind.STATE, message)));
            bench.database.update("UPDATE step SET result = '\"made without each 1\"' WHERE path = 'both[left]'");

            bench.engine.resume(id);

            assertDone(bench, id);
        }
    }

    private static void assertDone(Bench bench, RunId id) {
        var run = bench.engine.runs().find(id).orElseThrow();
        assertThat(run.status()).as("%s", run.fault()).isEqualTo(Status.DONE);
        assertThat(run.result()).contains('"' + RESULT + '"');
        assertThat(bench.engine.runs().steps(id)).hasSize(8).allSatisfy(step -> assertThat(step.fault())
                .isEmpty());
        var numbers = bench.engine.runs().events(id, 0).stream()
                .map(event -> event.seq())
                .toList();
        assertThat(numbers)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, numbers.size())
                        .mapToObj(Long::valueOf)
                        .toList());
    }

    @Test
    void aWholeAnalysisUnderALockIsTheUndisturbedOne() throws Exception {
        var undisturbed = undisturbed();

        var disturbed = analysis(lock -> lock.after(8, 3));

        assertThat(disturbed).isEqualTo(undisturbed);
    }

    @Tag("nightly")
    @Test
    @Timeout(1200)
    void aWholeAnalysisUnderALockAtAnyOfFortyMomentsIsTheUndisturbedOne() throws Exception {
        var undisturbed = undisturbed();
        var random = new Random(41);

        for (int i = 0; i < 40; i++) {
            int events = 1 + random.nextInt(14);
            int refusals = 1 + random.nextInt(5);

            assertThat(analysis(lock -> lock.after(events, refusals)))
                    .as("locked after event %d until %d refusals", events, refusals)
                    .isEqualTo(undisturbed);
        }
    }

    /** What an analysis gives that nothing happens to, made once. */
    private static synchronized Map<String, String> undisturbed() throws Exception {
        if (undisturbed.isEmpty()) {
            undisturbed = analysis(_ -> {});
        }
        return undisturbed;
    }

    /** The result, steps and files of an analysis during which something happens to its database. */
    private static Map<String, String> analysis(Consumer<Moment> disturbance) throws Exception {
        String url = DatabaseLock.impatient(Databases.SQLITE.freshUrl());
        var home = Scratch.folder("home");
        try (var desk = DeskWorker.desk(url, home.toString());
                var lock = new DatabaseLock(url)) {
            var options = new RunOptions(
                    true, Optional.of(LocalDate.of(2026, 6, 30)), BigDecimal.ONE, true, Optional.empty());
            var id = desk.engine()
                    .start("analyze", "ORRB", new AnalysisRequest("ORRB", Optional.empty()), options, Optional.empty());
            desk.database().update("UPDATE run SET seed = 7 WHERE id = ?", id.value());
            disturbance.accept((events, refusals) -> {
                var seen = new AtomicInteger();
                var _ = desk.engine().events().watch(id.value(), _ -> {
                    if (seen.incrementAndGet() == events) {
                        lock.takeUntilRefused(refusals);
                    }
                });
            });

            desk.engine().attempt(id);

            var run = desk.engine().runs().find(id).orElseThrow();
            var all = desk.engine().runs().steps(id).stream()
                    .collect(Collectors.toMap(StepRow::path, UnwritableDatabaseTest::kept));
            desk.engine().runs().artifacts(id).stream()
                    .filter(file -> !file.name().equals("run.json"))
                    .forEach(file -> all.put(file.name(), file.sha256()));
            all.put("result", String.valueOf(run.result()).replace(id.value(), "ID"));
            all.put("status", run.status().word());
            return all;
        }
    }

    /** When the lock is taken, and how many refusals later it is let go. */
    @FunctionalInterface
    private interface Moment {
        void after(int events, int refusals);
    }

    private static String kept(StepRow step) {
        return step.result().orElse("") + step.fault().map(FaultNote::message).orElse("");
    }
}
