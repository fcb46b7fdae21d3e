package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.Databases;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files of runs go to a real disk of a few hundred kilobytes, which fills up. */
@Timeout(120)
class FullDiskTest {
    @TempDir
    Path folder;

    private Path disk;

    @BeforeEach
    void mount() throws Exception {
        disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                done("mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", disk.toString()),
                "nobody may mount a disk here");
    }

    @AfterEach
    void unmount() throws Exception {
        done("umount", disk.toString());
    }

    private static boolean done(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    private RunOptions options(boolean offline) {
        return new RunOptions(
                offline,
                Optional.empty(),
                BigDecimal.ONE,
                true,
                Optional.of(disk.resolve("out").toString()));
    }

    private List<String> onDisk() throws IOException {
        try (var files = Files.list(disk.resolve("out"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void saysWhatToDoKeepsNothingHalfWrittenAndResumesOnceThereIsSpace() throws Exception {
        var small = new AtomicInteger();
        var further = new Workflows().with("test", Asked.class, (asked, run) -> {
            run.step("small", String.class, () -> {
                small.incrementAndGet();
                run.publish("small.txt", new byte[1000]);
                return "small";
            });
            for (int size : List.of(1, 2)) { // one after the other, so that it is the second that finds no room
                run.step("large", String.class, () -> {
                    run.publish("large" + size + ".bin", new byte[size * 200_000]);
                    return "large";
                });
            }
            return "done";
        });
        try (var bench = Bench.with(Databases.SQLITE.fresh(), further, "bench")) {
            var id = bench.start(options(true));

            bench.engine.attempt(id);
            var failed = bench.engine.runs().find(id).orElseThrow();
            var listed = names(bench, id);
            var there = onDisk();
            done("mount", "-o", "remount,size=4m", disk.toString());
            bench.engine.resume(id);

            assertThat(failed.status()).isEqualTo(Status.FAILED);
            assertThat(failed.fault().orElseThrow().kind()).isEqualTo(Fault.Kind.STATE);
            assertThat(failed.fault().orElseThrow().message())
                    .contains("the disk is full", "large2.bin", "footnote resume");
            assertThat(listed).contains("small.txt").doesNotContain("large2.bin");
            assertThat(there).containsExactlyElementsOf(listed);
            assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.DONE);
            assertThat(small).hasValue(1);
            assertThat(names(bench, id)).contains("large1.bin", "large2.bin", "run.json", "small.txt");
            assertThat(Files.size(disk.resolve("out/large2.bin"))).isEqualTo(400_000);
        }
    }

    private static List<String> names(Bench bench, RunId id) {
        return bench.engine.runs().artifacts(id).stream()
                .map(file -> file.name())
                .sorted()
                .toList();
    }

    @Test
    void aRealReportGoesOnWhereTheDiskFilledUp() throws Exception {
        try (var desk = DeskWorker.desk(
                Databases.SQLITE.freshUrl(), folder.resolve("home").toString())) {
            var request = new ReportRequest(
                    "Do a fundamental analysis of QVLN",
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    new ReportRequest.Printing(3, true, false, 1, Optional.empty()));
            var id = desk.engine().start(EquityReport.NAME, "QVLN", request, options(true), Optional.empty());

            desk.engine().attempt(id);
            var failed = desk.engine().runs().find(id).orElseThrow();
            var steps = desk.engine().runs().steps(id).size();
            var listed = desk.engine().runs().artifacts(id).size();
            var there = onDisk().size();
            done("mount", "-o", "remount,size=64m", disk.toString());
            desk.engine().resume(id);

            assertThat(failed.status()).as("%s", failed.fault()).isEqualTo(Status.FAILED);
            assertThat(failed.fault().orElseThrow().message()).contains("the disk is full", "footnote resume");
            assertThat(there).isEqualTo(listed);
            assertThat(desk.engine().runs().find(id).orElseThrow().status()).isEqualTo(Status.DONE);
            System.out.println("a disk of 300 KB filled up after " + steps + " steps and " + listed
                    + " files of a report; with space it went on to "
                    + desk.engine().runs().artifacts(id).size() + " files");
        }
    }
}
