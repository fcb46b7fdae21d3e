package footnote.runtime.sandbox;

import java.time.Duration;

/** How much a call may take: wall time, and memory above what the interpreter itself needs. */
public record CellLimits(Duration wall, int memoryMegabytes) {
    public static final CellLimits STANDARD = new CellLimits(Duration.ofSeconds(15), 128);
    public static final CellLimits INDICATOR = new CellLimits(Duration.ofSeconds(3), 128);

    public CellLimits {
        if (wall.toMillis() < 1000 || wall.toSeconds() > 300) {
            throw new IllegalArgumentException("a cell runs 1 to 300 seconds, not " + wall);
        }
        if (memoryMegabytes < 16 || memoryMegabytes > 4096) {
            throw new IllegalArgumentException("a cell has 16 to 4096 MB, not " + memoryMegabytes);
        }
    }

    /** Processor time, half the wall time. */
    double cpuSeconds() {
        return wall.toMillis() / 2000.0;
    }
}
