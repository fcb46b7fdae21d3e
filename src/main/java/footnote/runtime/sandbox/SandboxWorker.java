package footnote.runtime.sandbox;

import footnote.runtime.json.Json;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** One locked process: made, used once, and gone. */
final class SandboxWorker {
    static final int STDOUT = 20_000;
    private static final int STDERR = 4_000;
    private static final int RESULT = 3 << 20;
    private static final int MEMORY = 97;
    private static final int UNLOCKED = 98;
    private static final int KILLED = 128 + 9;
    private static final int FORBIDDEN_CALL = 128 + 31;
    private static final int CPU_SPENT = 128 + 24;

    private final SandboxTier tier;
    private final String name;
    private final Process process;
    private final ScheduledExecutorService reaper;

    private SandboxWorker(SandboxTier tier, String name, Process process, ScheduledExecutorService reaper) {
        this.tier = tier;
        this.name = name;
        this.process = process;
        this.reaper = reaper;
    }

    /** Starts a worker; the thread that calls must live as long as the worker, for the kernel ties them together. */
    static SandboxWorker start(SandboxTier tier, SandboxTier.Outfit outfit, ScheduledExecutorService reaper)
            throws IOException {
        String name =
                "footnote-cell-" + HexFormat.of().toHexDigits(UUID.randomUUID().getMostSignificantBits());
        var builder = new ProcessBuilder(tier.command(name, outfit));
        builder.environment().clear();
        builder.environment().putAll(SandboxEnvironment.variables());
        builder.directory(new File("/"));
        return new SandboxWorker(tier, name, builder.start(), reaper);
    }

    boolean alive() {
        return process.isAlive();
    }

    String name() {
        return name;
    }

    /** Waits until the worker has loaded all it needs; false where it ended or took too long. */
    boolean ready(long seconds) {
        var late = reaper.schedule(this::kill, seconds, TimeUnit.SECONDS);
        try {
            return process.getInputStream().read() == 'R';
        } catch (IOException e) {
            return false;
        } finally {
            late.cancel(false);
        }
    }

    /** What a worker that never got ready said. */
    String lastWords() {
        kill();
        try {
            return OutputBuffer.text(process.getErrorStream().readNBytes(STDERR))
                    .strip();
        } catch (IOException e) {
            return "";
        }
    }

    SandboxResult run(SandboxTask task, String filter, String indicators) {
        long begun = System.nanoTime();
        var late = new AtomicBoolean();
        var end = reaper.schedule(
                () -> {
                    late.set(true);
                    kill();
                },
                task.limits().wall().toMillis(),
                TimeUnit.MILLISECONDS);
        String nonce = HexFormat.of().toHexDigits(UUID.randomUUID().getLeastSignificantBits())
                + HexFormat.of().toHexDigits(UUID.randomUUID().getMostSignificantBits());
        var out = new OutputBuffer(name + "-out", process.getInputStream(), STDOUT + 1, RESULT);
        var err = new OutputBuffer(name + "-err", process.getErrorStream(), 0, STDERR);
        try {
            hand(request(task, nonce, filter, indicators));
            int code = process.waitFor();
            long wall = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
            out.await(2_000);
            err.await(2_000);
            var status = status(code, late.get(), wall, task.limits());
            return result(status, code, out, err, wall, nonce);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return SandboxResult.unrun(SandboxStatus.TIMEOUT, tier.name(), "the caller stopped waiting");
        } finally {
            end.cancel(false);
            kill();
        }
    }

    /** A worker that dies at once closes the pipe on us; its exit code then says why. */
    private void hand(byte[] request) {
        try (var in = process.getOutputStream()) {
            in.write(request);
        } catch (IOException e) {
            return;
        }
    }

    private static byte[] request(SandboxTask task, String nonce, String filter, String indicators) {
        var request = Json.object()
                .put("code", task.code())
                .put("kind", task.kind().name().toLowerCase(Locale.ROOT))
                .put("cpu", task.limits().cpuSeconds())
                .put("memory", task.limits().memoryMegabytes())
                .put("nonce", nonce)
                .put("filter", filter)
                .put("ta", indicators);
        request.set("input", task.input());
        return request.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Told from exit code and reaper alone: what the code printed has no say. */
    private static SandboxStatus status(int code, boolean late, long wall, SandboxLimits limits) {
        if (late) {
            return SandboxStatus.TIMEOUT;
        }
        return switch (code) {
            case 0 -> SandboxStatus.OK;
            case MEMORY -> SandboxStatus.MEMORY;
            case FORBIDDEN_CALL -> SandboxStatus.REFUSED;
            case CPU_SPENT -> SandboxStatus.TIMEOUT;
            case UNLOCKED -> SandboxStatus.UNAVAILABLE;
            // the kernel kills for processor time and for memory alike; only the first takes that long
            case KILLED -> wall >= 800 * Math.floor(limits.cpuSeconds()) ? SandboxStatus.TIMEOUT : SandboxStatus.MEMORY;
            default -> SandboxStatus.FAILED;
        };
    }

    private SandboxResult result(
            SandboxStatus status, int code, OutputBuffer out, OutputBuffer err, long wall, String nonce) {
        String end = OutputBuffer.text(out.end());
        int mark = end.lastIndexOf("\n" + nonce);
        long trailer = mark < 0 ? 0 : end.substring(mark).getBytes(StandardCharsets.UTF_8).length;
        long printed = out.total() - trailer;
        var beginning = out.beginning();
        int kept = (int) Math.min(printed, Math.min(STDOUT, beginning.length));
        return new SandboxResult(
                status,
                code,
                new String(beginning, 0, kept, StandardCharsets.UTF_8),
                printed > STDOUT,
                OutputBuffer.text(err.end()),
                wall,
                this.tier.name(),
                status == SandboxStatus.OK && mark >= 0
                        ? parsed(end.substring(mark + 1 + nonce.length()))
                        : Optional.empty());
    }

    private static Optional<JsonNode> parsed(String json) {
        try {
            return Optional.of(Json.tree(json)).filter(node -> !node.isNull());
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    void kill() {
        if (process.isAlive()) {
            process.destroyForcibly();
            tier.end(name);
        }
    }

    static String base64(byte[] filter) {
        return Base64.getEncoder().encodeToString(filter);
    }
}
