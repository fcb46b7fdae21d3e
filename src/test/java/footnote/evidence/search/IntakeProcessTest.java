package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.testing.Child;
import footnote.testing.HashEmbedder;
import footnote.testing.PaperMill;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IntakeProcessTest {
    private static final int PAGES = 200;

    @TempDir
    Path home;

    @Test
    void goesOnAfterAKillAndEmbedsNothingTwice() throws IOException {
        var file = Files.write(home.resolve("ANVIL_2023_10K.pdf"), PaperMill.pdf(longReport("Anvil")));

        try (var child = Child.of(Taking.class, home.toString(), "2", file.toString())) {
            child.awaitLine("stuck");
            try (var desk = new Taking(home, Integer.MAX_VALUE)) {
                assertThat(desk.found("anchor chains to " + port(77)))
                        .as("its words are found before its meaning is known")
                        .isEqualTo("ANVIL_2023_10K");
            }
            child.kill();
        }
        int before = embedded().size();
        try (var child = Child.of(Taking.class, home.toString(), String.valueOf(Integer.MAX_VALUE), file.toString())) {
            child.awaitLine("done");
            child.awaitEnd();
        }

        var texts = embedded();
        assertThat(before).isBetween(1, texts.size() - 1);
        assertThat(texts).doesNotHaveDuplicates();
        try (var desk = new Taking(home, Integer.MAX_VALUE)) {
            assertThat(desk.library.documents(false)).hasSize(1);
            var id = desk.library.documents(false).keySet().iterator().next();
            assertThat(desk.library.stage(id)).contains(Library.Stage.DONE);
        }
    }

    @Test
    void takesTurnsWithOtherProgramsWhileOneSearches() throws IOException {
        String all = String.valueOf(Integer.MAX_VALUE);
        var ours = report("own");
        try (var served = new Taking(home, Integer.MAX_VALUE);
                var first = Child.of(
                        Taking.class,
                        home.toString(),
                        all,
                        report("oak").toString(),
                        report("elm").toString());
                var second = Child.of(
                        Taking.class,
                        home.toString(),
                        all,
                        report("ash").toString(),
                        report("fir").toString())) {
            served.take(List.of(ours));
            assertThat(served.found("own chains")).isEqualTo("own");
            first.awaitLine("done");
            second.awaitLine("done");

            for (var name : List.of("own", "oak", "elm", "ash", "fir")) {
                assertThat(served.found(name + " chains")).isEqualTo(name);
            }
        }
    }

    private Path report(String name) throws IOException {
        return Files.write(
                home.resolve(name + ".txt"),
                List.of("The company makes " + name + " chains for ships, and sells them in many ports."));
    }

    private static List<String> longReport(String company) {
        return IntStream.rangeClosed(1, PAGES)
                .mapToObj(page -> company + " Works Inc. annual report 2023\n"
                        + "It sells anchor chains to the port of " + port(page) + " and hooks to its harbour\n")
                .toList();
    }

    /** A name of its own for each page, since figures are not embedded. */
    private static String port(int page) {
        return "Port" + (char) ('a' + page / 26) + (char) ('a' + page % 26) + "ness";
    }

    private List<String> embedded() throws IOException {
        return Files.readAllLines(home.resolve("embedded.txt"));
    }

    /** Takes files in on a home; stands still after as many batches as it is told, to be killed. */
    static final class Taking implements AutoCloseable {
        private final Path home;
        private final Database database;
        private final Library library;
        private final int batches;
        private int done;

        Taking(Path home, int batches) {
            this.home = home;
            this.batches = batches;
            this.database = Database.open("jdbc:sqlite:" + home.resolve("footnote.db"));
            this.library = new Library(
                    database,
                    home.resolve("index"),
                    Slow::new,
                    () -> Reranker.NONE,
                    SearchWeights.STANDARD,
                    Clock.systemUTC());
        }

        public static void main(String[] args) {
            try (var taking = new Taking(Path.of(args[0]), Integer.parseInt(args[1]))) {
                var files = new ArrayList<Path>();
                for (int i = 2; i < args.length; i++) {
                    files.add(Path.of(args[i]));
                }
                taking.take(files);
                System.out.println("done");
            }
        }

        void take(List<Path> files) {
            var taken = new DocumentIndexer(library, Clock.systemUTC())
                    .add(files, Optional.empty(), DocumentIndexer.Progress.SILENT);
            taken.forEach(each -> assertThat(each.refused()).isEmpty());
        }

        String found(String question) {
            return library.find(SearchRequest.of(question, false, 1))
                    .getFirst()
                    .passage()
                    .document()
                    .name();
        }

        /** Writes down what it embeds. */
        private final class Slow implements Embedder {
            private final HashEmbedder hash = new HashEmbedder();

            @Override
            public String model() {
                return hash.model();
            }

            @Override
            public int dimensions() {
                return hash.dimensions();
            }

            @Override
            public List<float[]> passages(List<String> texts) {
                if (done++ == batches) {
                    System.out.println("stuck");
                    while (true) {
                        LockSupport.park();
                    }
                }
                try {
                    Files.write(
                            home.resolve("embedded.txt"),
                            texts.stream()
                                    .map(text -> Integer.toHexString(text.hashCode()) + text.replaceAll("\\s+", " "))
                                    .toList(),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                return hash.passages(texts);
            }

            @Override
            public float[] question(String text) {
                return hash.question(text);
            }
        }

        @Override
        public void close() {
            library.close();
            database.close();
        }
    }
}
