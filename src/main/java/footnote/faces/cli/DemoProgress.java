package footnote.faces.cli;

import footnote.runtime.event.Event;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One line for each part of the demo; at a terminal the line under way shows its step and its time. */
final class DemoProgress implements AutoCloseable {
    private static final int WIDEST = 96;

    private final Console console;
    private final int parts;
    private final ScheduledThreadPoolExecutor ticker = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("demo").factory());
    private int part;
    private String label = "";
    private String step = "";
    private long began;
    private boolean under;

    DemoProgress(Console console, int parts) {
        this.console = console;
        this.parts = parts;
        if (console.terminal()) {
            var _ = ticker.scheduleWithFixedDelay(this::draw, 100, 100, TimeUnit.MILLISECONDS);
        }
    }

    synchronized void begin(String what) {
        part++;
        label = what;
        step = "";
        began = System.nanoTime();
        under = true;
        draw();
    }

    /** A step of the part that is under way. */
    synchronized void show(Event event) {
        if (event.data().path("state").asString("").equals("started")) {
            step = event.step().replaceAll("[/\\[].*", "");
        } else if (!event.part().isEmpty()) {
            step = event.step() + ": " + event.part();
        }
    }

    synchronized void end(boolean done, long millis) {
        under = false;
        clear();
        console.out().println(head() + (done ? " " : " failed, ") + LineProgressView.time(millis));
    }

    private String head() {
        return "[" + part + "/" + parts + "] " + Console.line(label);
    }

    private synchronized void draw() {
        if (!under || !console.terminal()) {
            return;
        }
        clear();
        String line = head() + " " + LineProgressView.time((System.nanoTime() - began) / 1_000_000)
                + (step.isEmpty() ? "" : " " + step);
        console.out().print(line.length() > WIDEST ? line.substring(0, WIDEST) : line);
        console.out().flush();
    }

    private void clear() {
        if (console.terminal()) {
            console.out().print("\r\u001b[2K");
        }
    }

    @Override
    public synchronized void close() {
        ticker.shutdownNow();
        if (under) {
            clear();
        }
    }
}
