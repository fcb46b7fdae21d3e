package footnote.faults;

import footnote.Desk;
import footnote.config.SettingsReader;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** The real desk's worker in a process of its own, to be killed. */
public final class DeskWorker {
    private DeskWorker() {}

    static Desk desk(String url, String home) {
        return new Desk(new SettingsReader(
                        Map.of("FOOTNOTE_HOME", home, "FOOTNOTE_DB", url, "FOOTNOTE_WORKER_THREADS", "6"),
                        Path.of(home))
                .read(Map.of()));
    }

    public static void main(String[] args) throws InterruptedException {
        var worker = desk(args[0], args[1]).worker("worker");
        worker.start();
        System.out.println("ready");
        new CountDownLatch(1).await();
    }
}
