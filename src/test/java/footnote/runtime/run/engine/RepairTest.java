package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunRecord;
import footnote.testing.Bench;
import footnote.testing.Databases;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RepairTest {
    @ParameterizedTest
    @EnumSource
    void makesMissingAndDamagedFilesAgainFromTheRecords(Databases databases) throws IOException {
        try (var bench = Bench.with(databases.fresh(), (asked, run) -> {
            var said = run.step("say", String.class, asked::text);
            run.publish("said.txt", said.getBytes(StandardCharsets.UTF_8));
            run.publish("again.txt", (said + " again").getBytes(StandardCharsets.UTF_8));
            return said;
        })) {
            var id = bench.start();
            bench.engine.attempt(id);
            var folder = bench.outputs.resolve(id.value());
            Files.delete(folder.resolve("said.txt"));
            Files.writeString(folder.resolve("again.txt"), "spoilt");
            var repair = new Repair(bench.database, bench.engine);

            var first = repair.all();

            assertThat(first).hasSize(2).allMatch(Repair.Repaired::repaired);
            assertThat(folder.resolve("said.txt")).hasContent("hello");
            assertThat(folder.resolve("again.txt")).hasContent("hello again");
            assertThat(repair.all()).isEmpty();
        }
    }

    @Test
    void writesARunsOwnRecordAgainWhetherLostOrCut() throws IOException {
        try (var bench = Bench.with(Databases.SQLITE.fresh(), (asked, run) -> {
            var said = run.step("say", String.class, asked::text);
            run.publish("said.txt", said.getBytes(StandardCharsets.UTF_8));
            return said;
        })) {
            var id = bench.start();
            bench.engine.attempt(id);
            var record = bench.outputs.resolve(id.value()).resolve(RunRecord.FILE);
            byte[] before = Files.readAllBytes(record);
            Files.write(record, java.util.Arrays.copyOf(before, 100));
            Files.delete(record.resolveSibling("said.txt"));

            assertThat(new Repair(bench.database, bench.engine).all())
                    .hasSize(2)
                    .allMatch(Repair.Repaired::repaired);

            assertThat(record).hasBinaryContent(before);
            assertThat(record.resolveSibling("said.txt")).hasContent("hello");
            Files.delete(record);
            new Repair(bench.database, bench.engine).all();
            assertThat(record).hasBinaryContent(before);
        }
    }

    @ParameterizedTest
    @EnumSource
    void queuesRunsAgainThatNobodyHolds(Databases databases) {
        try (var bench = Bench.with(databases.fresh(), (asked, _) -> asked.text())) {
            var id = bench.start();
            bench.database.update("UPDATE run SET status = 'running', lease_owner = 'dead', lease_until = 1");

            var repaired = new Repair(bench.database, bench.engine).all();

            assertThat(repaired).extracting(Repair.Repaired::what).containsExactly("runs");
            assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.QUEUED);
        }
    }
}
