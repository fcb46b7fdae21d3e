package footnote.testing;

import footnote.runtime.run.Branch;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Carries workflows out on runs that break: at a file, or once right after a step was kept. */
public final class BreakingRun {
    private BreakingRun() {}

    /** The workflow where that file cannot be written. */
    public static <I, O> Workflow<I, O> without(String file, Workflow<I, O> workflow) {
        Hook noInk = (method, args) -> {
            if (method.equals("publish") && args[0].equals(file)) {
                throw new IllegalStateException("no ink");
            }
        };
        return (request, run) -> workflow.run(request, over(run, noInk, (_, _) -> {}));
    }

    /** The workflow where that work of several at once fails. */
    public static <I, O> Workflow<I, O> withoutBranch(String at, Workflow<I, O> workflow) {
        Hook broken = (method, args) -> {
            if (method.equals("together") && args[0].equals(at)) {
                args[1] = Arrays.stream((Branch<?>[]) args[1])
                        .map(BreakingRun::broken)
                        .toArray(Branch<?>[]::new);
            }
        };
        return (request, run) -> workflow.run(request, over(run, broken, (_, _) -> {}));
    }

    private static <T> Branch<T> broken(Branch<T> branch) {
        return Branch.of(branch.name(), branch.type(), () -> {
            throw new IllegalArgumentException(branch.name() + " broke");
        });
    }

    /** The workflow, which crashes once after the step of that name. */
    public static <I, O> Workflow<I, O> after(String step, Workflow<I, O> workflow) {
        return after(step::equals, new HashSet<>(), workflow);
    }

    /** The workflow, which crashes once after every step; those it crashed after are remembered. */
    public static <I, O> Workflow<I, O> afterEach(Set<String> broken, Workflow<I, O> workflow) {
        return after(_ -> true, broken, workflow);
    }

    private static <I, O> Workflow<I, O> after(Predicate<Object> step, Set<String> broken, Workflow<I, O> workflow) {
        Hook crash = (method, args) -> {
            boolean reached = List.of("step", "together", "each").contains(method) && step.test(args[0]);
            if (reached && broken.add((String) args[0])) {
                throw Fault.state("crashed after " + args[0]);
            }
        };
        return (request, run) -> workflow.run(request, over(run, (_, _) -> {}, crash));
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
