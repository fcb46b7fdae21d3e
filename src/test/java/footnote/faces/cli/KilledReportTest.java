package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.testing.Child;
import footnote.testing.Conversation;
import footnote.testing.RoleAnswers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report whose process is killed while a model writes its chapters. */
class KilledReportTest {
    private static final int ANSWERED = 3;

    @TempDir
    private Path folder;

    /** The report in a process of its own. */
    static final class Reporting {
        private Reporting() {}

        public static void main(String[] args) {
            var home = new CliHome(Path.of(args[0]));
            home.environment.put("OPENAI_API_KEY", args[1]);
            home.environment.put("OPENAI_BASE_URL", args[2]);
            home.environment.put("FOOTNOTE_REPORT_PDF", "false");
            home.environment.put("FOOTNOTE_CHARTS_MAX", "3");
            System.out.println("ready");
            home.run("report", "QVLN", "--yes", "--sample");
        }
    }

    @Test
    void asksForNoFinishedChapterAgainAfterAKill() {
        var strong = RoleAnswers.strong();
        var holding = new AtomicBoolean(true);
        var chapters = new AtomicInteger();
        try (var conversation = new Conversation(turn -> {
            boolean held =
                    turn.agent().equals("ChapterWriter") && holding.get() && chapters.incrementAndGet() > ANSWERED;
            return held ? strong.apply(turn).stalled() : strong.apply(turn);
        })) {
            var settings = conversation.environment();
            var child = Child.of(
                    "512m",
                    Reporting.class,
                    folder.toString(),
                    settings.get("OPENAI_API_KEY"),
                    settings.get("OPENAI_BASE_URL"));
            until(() -> kept() == ANSWERED);
            child.kill();
            holding.set(false);

            var home = new CliHome(folder);
            home.environment.putAll(settings);
            until(() -> home.run("resume", run()) == 0);

            assertThat(asked(conversation).values().stream().filter(times -> times == 1))
                    .hasSize(ANSWERED);
            assertThat(asked(conversation).values()).allMatch(times -> times <= 2);
        }
    }

    /** How often each chapter was asked for. */
    private static Map<String, Long> asked(Conversation conversation) {
        return conversation.turns().stream()
                .filter(turn -> turn.agent().equals("ChapterWriter"))
                .map(turn -> turn.question()
                        .lines()
                        .filter(line -> line.startsWith("The part to write"))
                        .findFirst()
                        .orElse(""))
                .collect(Collectors.groupingBy(part -> part, Collectors.counting()));
    }

    /** The chapters whose answers the run holds. */
    private int kept() {
        return count("SELECT count(*) FROM answer WHERE kind = 'model' AND note LIKE '%ChapterWriter%'");
    }

    private String run() {
        try (var database = Database.open(url())) {
            return database.first("SELECT id FROM run", row -> row.getString(1)).orElseThrow();
        }
    }

    private int count(String sql) {
        if (!folder.resolve("home/footnote.db").toFile().exists()) {
            return 0;
        }
        try (var database = Database.open(url())) {
            return database.first(sql, row -> row.getInt(1)).orElse(0);
        } catch (RuntimeException _) { // the tables are being made
            return 0;
        }
    }

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("home/footnote.db");
    }

    private static void until(BooleanSupplier reached) {
        long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (!reached.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
        }
    }
}
