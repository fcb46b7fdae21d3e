package footnote.runtime.sandbox;

import java.time.Duration;

/** How much a call may take: wall time, and memory above what the interpreter itself needs. */
public record SandboxLimits(Duration wall, int memoryMegabytes) {
    public static final SandboxLimits STANDARD = new SandboxLimits(Duration.ofSeconds(15), 128);
    public static final SandboxLimits INDICATOR = new SandboxLimits(Duration.ofSeconds(3), 128);
    public static final SandboxLimits PLOT = new SandboxLimits(Duration.ofSeconds(12), 192);

    public SandboxLimits {
        if (wall.toMillis() < 1000 || wall.toSeconds() > 300) {
            throw new IllegalArgumentException("a sandbox runs 1 to 300 seconds, not " + wall);
        }
        if (memoryMegabytes < 16 || memoryMegabytes > 4096) {
            throw new IllegalArgumentException("a sandbox has 16 to 4096 MB, not " + memoryMegabytes);
        }
    }

    /** Processor time, half the wall time. */
    double cpuSeconds() {
        return wall.toMillis() / 2000.0;
    }
}
