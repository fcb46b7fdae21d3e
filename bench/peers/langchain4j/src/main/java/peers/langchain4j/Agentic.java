package peers.langchain4j;

import dev.langchain4j.agentic.Agent;
import dev.langchain4j.agentic.AgenticServices;
import dev.langchain4j.agentic.AgenticServices.AgenticScopeAction;
import dev.langchain4j.agentic.UntypedAgent;
import dev.langchain4j.agentic.internal.PendingResponse;
import dev.langchain4j.agentic.scope.AgenticScopeAccess;
import dev.langchain4j.agentic.scope.AgenticScopePersister;
import dev.langchain4j.service.MemoryId;
import dev.langchain4j.service.V;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import trial.Calls;
import trial.Contender;

/**
 * LangChain4j's agentic module: sequence, parallel and loop over actions that need no model, on virtual threads. Timed
 * with a scope that is dropped at the end, its fastest, and with a store of files where {@code trial.kept} is set.
 */
public final class Agentic implements Contender {
    private static final Executor THREADS = Executors.newVirtualThreadPerTaskExecutor();
    private static final boolean KEPT = Boolean.getBoolean("trial.kept");
    private final Passing passing = sequence(Passing.class);
    private final Remembered remembered = sequence(Remembered.class);

    /** A run whose scope is dropped at its end. */
    public interface Passing {
        @Agent
        String tree(@V("question") String question);
    }

    /** A run whose scope is kept under its name. */
    public interface Remembered extends AgenticScopeAccess {
        @Agent
        String tree(@MemoryId String run, @V("question") String question);
    }

    public Agentic() {
        if (KEPT) {
            AgenticScopePersister.setStore(new ScopeFiles(Path.of(System.getProperty("trial.folder"))));
        }
    }

    private static <T> T sequence(Class<T> type) {
        var improve = AgenticServices.loopBuilder()
                .name("improve")
                .maxIterations(3)
                .subAgents(calling("improve0"))
                .build();
        return AgenticServices.sequenceBuilder(type)
                .subAgents(calling("plan"), parallel("gather", 4), parallel("study", 20), improve, calling("report"))
                .outputKey("report")
                .build();
    }

    private static UntypedAgent parallel(String name, int count) {
        return AgenticServices.parallelBuilder()
                .name(name)
                .executor(THREADS)
                .subAgents(IntStream.range(0, count)
                        .mapToObj(i -> (Object) calling(name + i))
                        .toList())
                .build();
    }

    private static AgenticScopeAction calling(String name) {
        return AgenticServices.agentAction(scope -> scope.writeState(name, Calls.call(name)));
    }

    @Override
    public void runs(int count) throws Exception {
        Calls.atOnce(count, _ -> {
            if (KEPT) {
                String run = UUID.randomUUID().toString();
                remembered.tree(run, "what of it?");
                remembered.evictAgenticScope(run);
            } else {
                passing.tree("what of it?");
            }
        });
    }

    /** The report reads what the reader has not said yet, and its thread waits. */
    @Override
    public void park(int count) throws Exception {
        var waiting = new CountDownLatch(count);
        var reader = AgenticServices.humanInTheLoopBuilder()
                .description("asks whether this is the right plan")
                .outputKey("reply")
                .responseProvider(scope -> new PendingResponse<String>("reply"))
                .build();
        var run = AgenticServices.sequenceBuilder(Remembered.class)
                .subAgents(calling("plan"), reader, AgenticServices.agentAction(scope -> {
                    waiting.countDown();
                    scope.writeState("report", scope.readState("reply"));
                }))
                .outputKey("report")
                .build();
        for (int i = 0; i < count; i++) {
            Thread.ofVirtual().start(() -> run.tree(UUID.randomUUID().toString(), "what of it?"));
        }
        waiting.await();
    }

    @Override
    public void carry(String name, boolean again) {
        remembered.tree(name, "what of it?");
    }

    @Override
    public void close() {}
}
