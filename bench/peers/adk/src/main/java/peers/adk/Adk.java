package peers.adk;

import com.google.adk.agents.BaseAgent;
import com.google.adk.agents.InvocationContext;
import com.google.adk.agents.LoopAgent;
import com.google.adk.agents.ParallelAgent;
import com.google.adk.agents.SequentialAgent;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.runner.InMemoryRunner;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import trial.Calls;
import trial.Contender;

/**
 * Google's Agent Development Kit: workflow agents over custom agents, which its documentation names for logic of one's
 * own and which spare it the building of a model request; virtual threads for the parallel ones; sessions in memory.
 */
public final class Adk implements Contender {
    private static final Scheduler THREADS = Schedulers.from(Executors.newVirtualThreadPerTaskExecutor());
    private final InMemoryRunner tree = new InMemoryRunner(SequentialAgent.builder()
            .name("tree")
            .subAgents(
                    new Caller("plan"),
                    parallel("gather", 4),
                    parallel("study", 20),
                    LoopAgent.builder()
                            .name("improve")
                            .maxIterations(3)
                            .subAgents(new Caller("improve0"))
                            .build(),
                    new Caller("report"))
            .build());
    private final InMemoryRunner waiting = new InMemoryRunner(new Caller("plan"));

    private static BaseAgent parallel(String name, int count) {
        return ParallelAgent.builder()
                .name(name)
                .scheduler(THREADS)
                .subAgents(IntStream.range(0, count).mapToObj(i -> new Caller(name + i)).toList())
                .build();
    }

    /** Makes one call and keeps its answer in the session's state. */
    private static final class Caller extends BaseAgent {
        Caller(String name) {
            super(name, "makes a call", List.of(), List.of(), List.of());
        }

        @Override
        protected Flowable<Event> runAsyncImpl(InvocationContext context) {
            return Flowable.fromCallable(() -> {
                String answer = Calls.call(name());
                ConcurrentMap<String, Object> state = new ConcurrentHashMap<>();
                state.put(name(), answer);
                return Event.builder()
                        .id(Event.generateEventId())
                        .invocationId(context.invocationId())
                        .author(name())
                        .content(Content.fromParts(Part.fromText(answer)))
                        .actions(EventActions.builder().stateDelta(state).build())
                        .build();
            });
        }

        @Override
        protected Flowable<Event> runLiveImpl(InvocationContext context) {
            return runAsyncImpl(context);
        }
    }

    @Override
    public void runs(int count) throws Exception {
        Calls.atOnce(count, _ -> {
            String session = turn(tree);
            tree.sessionService().deleteSession(tree.appName(), "reader", session).blockingAwait();
        });
    }

    /** A turn has ended and the session waits for the reader's next message. */
    @Override
    public void park(int count) throws Exception {
        Calls.atOnce(count, _ -> turn(waiting));
    }

    private static String turn(InMemoryRunner runner) {
        var session =
                runner.sessionService().createSession(runner.appName(), "reader").blockingGet();
        runner.runAsync("reader", session.id(), Content.fromParts(Part.fromText("what of it?")))
                .blockingSubscribe();
        return session.id();
    }

    @Override
    public void carry(String name, boolean again) {
        throw new UnsupportedOperationException("1.8.0 resumes at a pending long-running tool call, not after a crash");
    }

    @Override
    public void close() {}
}
