package footnote.faces.cli;

import footnote.runtime.event.EventBus.Watch;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.storage.QuestionRow;
import footnote.runtime.run.storage.RunRow;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Sees a run through from the command line: shows it, asks the reader, and leaves it resumable on Ctrl-C. */
final class RunDriver {
    private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(300);

    private final Context context;
    private final Console console;

    RunDriver(Context context) {
        this.context = context;
        this.console = context.console();
    }

    /** Works on a new run here, whatever other workers do. */
    int begin(RunId id) {
        return here(id, () -> context.desk().engine().attempt(id));
    }

    /** Goes on with a run: a live worker or server does it if there is one, else we do. */
    int proceed(RunId id) {
        return elsewhere(id)
                ? follow(id)
                : here(id, () -> context.desk().engine().attempt(id));
    }

    /** Goes on at the reader's wish, also with a parked or failed run. */
    int resume(RunId id) {
        return elsewhere(id)
                ? follow(id)
                : here(id, () -> context.desk().engine().resume(id));
    }

    private boolean elsewhere(RunId id) {
        if (context.desk().peers().isEmpty()) {
            return false;
        }
        context.desk().engine().requeue(id);
        context.desk().runQueue().now(id);
        return true;
    }

    private int here(RunId id, Supplier<Attempt> work) {
        var desk = context.desk();
        var done = new CountDownLatch(1);
        var onInterrupt = Thread.ofPlatform().unstarted(() -> parked(id, done));
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        desk.runQueue().guard(id);
        try (var view = new EventCursor(ProgressView.of(context));
                Watch _ = desk.engine().events().watch(id.value(), view::show)) {
            workedOn(id, work, view);
        } finally {
            desk.runQueue().unguard(id);
            done.countDown();
            removed(onInterrupt);
        }
        return report(desk.engine().runs().find(id).orElseThrow());
    }

    /**
     * Works until the run is over or waits in vain. While somebody else has it we watch; if that one dies, its lease runs
     * out and we go on.
     */
    private void workedOn(RunId id, Supplier<Attempt> work, EventCursor view) {
        var runs = context.desk().engine().runs();
        boolean told = false;
        while (true) {
            if (work.get() instanceof Attempt.Held(Duration left)) {
                if (!told && left.isPositive()) {
                    told = true;
                    console.err().println(held(id, left));
                }
                view.catchUp(runs.events(id, view.seen()));
                LockSupport.parkNanos(LOOK_EVERY);
                continue;
            }
            var run = runs.find(id).orElseThrow();
            if (run.status() != Status.WAITING || !asked(run, view)) {
                return;
            }
        }
    }

    private String held(RunId id, Duration left) {
        String holder = context.desk().engine().holder(id).orElse("somebody else");
        return "run " + id + " is in the hands of " + holder + " for at least " + (left.toSeconds() + 1)
                + " s; it is watched here, and taken over if that process has ended";
    }

    private static void removed(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // shutting down already: the hook is what got us here
        }
    }

    /** What Ctrl-C does: the work under way is interrupted, all that is finished stays. */
    private void parked(RunId id, CountDownLatch done) {
        context.desk().engine().park(id);
        try {
            if (!done.await(5, TimeUnit.SECONDS)) {
                console.err().println("stopping took too long");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        console.err().println("\nStopped. Nothing finished is lost: footnote resume " + id);
    }

    /** Asks at the terminal; without one the question stays open. */
    private boolean asked(RunRow run, ProgressView view) {
        if (!console.terminal() || context.json) {
            return false;
        }
        view.pause();
        var question = context.desk().engine().runs().openQuestion(run.id()).orElseThrow();
        printQuestion(question);
        while (true) {
            var typed = console.ask(console.bold("> "));
            if (typed.isEmpty() || typed.get().isBlank()) {
                return false;
            }
            try {
                context.desk().engine().reply(run.id(), typed.get(), System.getProperty("user.name", "reader"));
                view.resume();
                return true;
            } catch (Fault e) {
                console.problem(String.valueOf(e.getMessage()));
            }
        }
    }

    private void printQuestion(QuestionRow question) {
        console.out().println();
        console.out().println(Console.plain(RecordText.text(question.proposal())));
        console.out().println(console.bold(Console.plain(question.question())));
        console.out().println(console.dim("  " + question.form().choices()));
    }

    /** Watches a run that a worker goes on with. */
    private int follow(RunId id) {
        var runs = context.desk().engine().runs();
        try (var view = new EventCursor(ProgressView.of(context))) {
            while (true) {
                var standing = runs.find(id).orElseThrow().status();
                view.catchUp(runs.events(id, view.seen()));
                if (standing.over() || standing == Status.WAITING || standing == Status.PARKED) {
                    break;
                }
                LockSupport.parkNanos(LOOK_EVERY);
            }
        }
        return report(runs.find(id).orElseThrow());
    }

    /** Says how the run stands and, where it matters, what to do next. */
    int report(RunRow run) {
        return switch (run.status()) {
            case DONE -> done(run);
            case WAITING -> waiting(run);
            case REFUSED -> {
                console.problem(reason(run));
                yield Cli.REFUSED;
            }
            case SUPERSEDED -> followed(run);
            case PARKED, CANCELLED, QUEUED, RUNNING -> {
                console.err().println("run " + run.id() + " is " + run.status());
                yield run.status() == Status.CANCELLED ? Cli.REFUSED : Cli.FAILED;
            }
            case FAILED -> {
                console.problem(reason(run) + "\n  Fix the cause, then run: footnote resume " + run.id());
                yield Cli.FAILED;
            }
        };
    }

    /** Goes on with the run that took this one's place. */
    private int followed(RunRow run) {
        console.err().println("run " + run.id() + " is " + run.status());
        var next = context.desk().engine().runs().find(run.id().successor());
        return next.isPresent() ? proceed(next.get().id()) : Cli.REFUSED;
    }

    private int done(RunRow run) {
        var results = new Results(context);
        if (context.json) {
            console.out().println(results.json(run));
        } else {
            console.out().println(results.text(run));
            console.out()
                    .println(console.dim("run " + run.id() + ", files in "
                            + context.desk().engine().folder(run).path()));
        }
        return Cli.DONE;
    }

    private int waiting(RunRow run) {
        var question = context.desk().engine().runs().openQuestion(run.id()).orElseThrow();
        if (context.json) {
            var answer = Json.object()
                    .put("run_id", run.id().value())
                    .put("status", run.status().word())
                    .put("question", question.question());
            answer.set("proposal", question.proposal());
            answer.put("options", question.form().choices());
            answer.set("replies", question.form().published());
            console.out().println(answer);
        } else {
            printQuestion(question);
            if (question.form().takesAssent()) {
                console.out().println("  footnote approve " + run.id());
            }
            console.out().println("  footnote reply " + run.id() + " \"…\"");
        }
        return Cli.WAITING;
    }

    private static String reason(RunRow run) {
        return run.fault().map(fault -> fault.message()).orElse("no reason was kept");
    }
}
