package trial;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;

/** The process in which one contender is tried; says its figures line by line on standard output. */
public final class Trial {
    private static final int STEPS = 29;

    private Trial() {}

    /** Arguments: the contender's class; what is tried (time, wait, begin, resume); a number or the trace's file. */
    public static void main(String[] args) throws Exception {
        try (var contender = (Contender)
                Class.forName(args[0]).getDeclaredConstructor().newInstance()) {
            switch (args[1]) {
                case "time" -> time(contender, Boolean.parseBoolean(args[2]));
                case "wait" -> hold(contender, Integer.parseInt(args[2]));
                case "begin" -> carry(contender, args[2], false);
                case "resume" -> carry(contender, args[2], true);
                default -> throw new IllegalArgumentException("no trial '" + args[1] + "'");
            }
            System.out.println("done");
            System.out.flush();
        }
        System.exit(0); // some contenders leave threads behind
    }

    private static void time(Contender contender, boolean many) throws Exception {
        warm(contender);
        Calls.take(0);
        say("0 1", contender, 1, 21);
        Calls.take(50);
        say("50 1", contender, 1, 5);
        if (many) {
            Calls.take(0);
            say("0 200", contender, 200, 1);
            Calls.take(50);
            say("50 200", contender, 200, 1);
        }
    }

    /** 600 runs, or as many as six seconds of processor time allow, so that the slow do not hold us up. */
    private static void warm(Contender contender) throws Exception {
        long until = cpu() + 6_000_000_000L;
        for (int i = 0; i < 30 && cpu() < until; i++) {
            contender.runs(20);
        }
        Calls.made();
    }

    private static void say(String cell, Contender contender, int runs, int times) throws Exception {
        long[] nanos = new long[times];
        long busy = cpu();
        for (int i = 0; i < times; i++) {
            long before = System.nanoTime();
            contender.runs(runs);
            nanos[i] = System.nanoTime() - before;
            long made = Calls.made();
            if (made != (long) STEPS * runs) {
                throw new IllegalStateException(made + " calls were made in " + runs + " runs of " + STEPS);
            }
        }
        Arrays.sort(nanos);
        System.out.println("time " + cell + " " + nanos[times / 2] / 1e6);
        System.out.println("cpu " + cell + " " + (cpu() - busy) / 1e6 / times);
    }

    private static long cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static void hold(Contender contender, int runs) throws Exception {
        contender.park(runs / 10);
        long before = heap();
        int threads = ManagementFactory.getThreadMXBean().getThreadCount();
        contender.park(runs);
        System.out.println("wait " + (heap() - before) / 1024.0 / runs + " "
                + (ManagementFactory.getThreadMXBean().getThreadCount() - threads));
        Runtime.getRuntime().halt(0); // what waits is not ended in order
    }

    private static long heap() throws InterruptedException {
        long used = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            System.gc();
            Thread.sleep(250);
            var memory = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
            used = Math.min(used, memory.getUsed());
        }
        return used;
    }

    private static void carry(Contender contender, String trace, boolean again) throws Exception {
        Calls.traceInto(Path.of(trace));
        contender.carry("carried", again);
    }
}
