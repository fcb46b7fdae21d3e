package footnote.workflows.movers;

import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Runs on which something breaks: the file of the chart, or the process right after a step was kept. */
final class ChartlessRun {
    private ChartlessRun() {}

    /** Carries a workflow out where no chart can be written. */
    record Undrawn(Movers movers) implements Workflow<MoversRequest, MoverReport> {
        @Override
        public MoverReport run(MoversRequest request, Run run) {
            return movers.run(
                    request,
                    over(
                            run,
                            (method, args) -> {
                                if (method.equals("publish") && args[0].equals(Movers.CHART)) {
                                    throw new IllegalStateException("no ink");
                                }
                            },
                            (_, _) -> {}));
        }
    }

    /** Carries a workflow out and breaks once after the step of that name. */
    record Crashing(Movers movers, String last, AtomicBoolean broken) implements Workflow<MoversRequest, MoverReport> {
        Crashing(Movers movers, String last) {
            this(movers, last, new AtomicBoolean());
        }

        @Override
        public MoverReport run(MoversRequest request, Run run) {
            return movers.run(request, over(run, (_, _) -> {}, (method, args) -> {
                boolean step = List.of("step", "together").contains(method) && last.equals(args[0]);
                if (step && !broken.getAndSet(true)) {
                    throw Fault.state("crashed after " + last);
                }
            }));
        }
    }

    private interface Hook {
        void at(String method, Object[] args);
    }

    private static Run over(Run run, Hook before, Hook after) {
        return (Run)
                Proxy.newProxyInstance(Run.class.getClassLoader(), new Class<?>[] {Run.class}, (_, method, args) -> {
                    before.at(method.getName(), args);
                    var value = called(run, method, args);
                    after.at(method.getName(), args);
                    return value;
                });
    }

    private static Object called(Run run, Method method, Object[] args) throws Throwable {
        try {
            return method.invoke(run, args);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
