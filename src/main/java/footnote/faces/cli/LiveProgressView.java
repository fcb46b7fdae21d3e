package footnote.faces.cli;

import footnote.runtime.event.Event;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** On a terminal: finished steps scroll by, those under way stand below with their time, then tokens and cost. */
final class LiveProgressView implements ProgressView {
    private static final int MOST_LINES = 12;
    private static final String[] SPINNER = {"⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"};

    private final Console console;
    private final Map<String, Instant> running = new LinkedHashMap<>();
    private final Map<String, String> parts = new HashMap<>();
    private final ProgressBars bars = new ProgressBars();
    private final ScheduledThreadPoolExecutor ticker = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("view").factory());
    private final Instant began = Instant.now(Clock.systemUTC());
    private int drawn;
    private int turn;
    private long tokens;
    private BigDecimal cost = BigDecimal.ZERO;
    private boolean quiet;

    LiveProgressView(Console console) {
        this.console = console;
        var _ = ticker.scheduleWithFixedDelay(this::redraw, 120, 120, TimeUnit.MILLISECONDS);
    }

    @Override
    public synchronized void show(Event event) {
        var data = event.data();
        String state = data.path("state").asString("");
        tokens += data.path("tokens").asLong(0);
        cost = cost.add(data.path("cost").asDecimal(BigDecimal.ZERO));
        switch (state) {
            case "all" -> bars.begin(event.step(), data.path("of").asInt(0));
            case Event.PART -> parts.put(event.step(), event.part());
            case "started" -> running.put(event.step(), event.at());
            case "finished", "gap", "failed" -> {
                running.remove(event.step());
                parts.remove(event.step());
                bars.end(event.step());
            }
            default -> {}
        }
        String line = LineProgressView.line(event);
        clear();
        if (!line.isEmpty()) {
            console.out().println(coloured(line));
        }
        draw();
    }

    private String coloured(String line) {
        return line.startsWith("✓")
                ? indented(console.green("✓") + line.substring(1), line)
                : line.startsWith("✗")
                        ? console.red(line)
                        : line.startsWith("…") ? console.yellow(line) : console.dim(line);
    }

    /** Steps below others stand further right. */
    private static String indented(String coloured, String line) {
        long depth = line.chars().filter(letter -> letter == '/').count();
        return "  ".repeat((int) depth) + coloured;
    }

    private synchronized void redraw() {
        clear();
        draw();
    }

    private void clear() {
        if (drawn > 0) {
            console.out().print("\u001b[" + drawn + "A\u001b[0J");
            drawn = 0;
        }
    }

    private void draw() {
        if (quiet || running.isEmpty()) {
            console.out().flush();
            return;
        }
        var now = Instant.now(Clock.systemUTC());
        String spin = SPINNER[turn++ % SPINNER.length];
        running.entrySet().stream().limit(MOST_LINES).forEach(entry -> {
            long ms = now.toEpochMilli() - entry.getValue().toEpochMilli();
            String part = parts.containsKey(entry.getKey()) ? ": " + parts.get(entry.getKey()) : "";
            console.out()
                    .println(console.yellow(spin) + " " + entry.getKey() + part + " "
                            + console.dim(LineProgressView.time(ms)));
            drawn++;
        });
        if (running.size() > MOST_LINES) {
            console.out().println(console.dim("  and " + (running.size() - MOST_LINES) + " more"));
            drawn++;
        }
        for (var bar : bars.lines()) {
            console.out().println("  " + bar);
            drawn++;
        }
        String spent = tokens == 0
                ? ""
                : ", " + tokens + " tokens, $" + cost.stripTrailingZeros().toPlainString();
        console.out()
                .println(console.dim("  " + LineProgressView.time(now.toEpochMilli() - began.toEpochMilli()) + spent));
        drawn++;
        console.out().flush();
    }

    @Override
    public synchronized void pause() {
        clear();
        quiet = true;
    }

    @Override
    public synchronized void resume() {
        quiet = false;
    }

    @Override
    public synchronized void close() {
        ticker.shutdownNow();
        clear();
        running.clear();
        console.out().flush();
    }
}
