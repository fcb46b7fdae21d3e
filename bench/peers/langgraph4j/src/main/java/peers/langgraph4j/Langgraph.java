package peers.langgraph4j;

import static org.bsc.langgraph4j.GraphDefinition.END;
import static org.bsc.langgraph4j.GraphDefinition.START;
import static org.bsc.langgraph4j.action.AsyncNodeAction.node_async;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.bsc.langgraph4j.CompileConfig;
import org.bsc.langgraph4j.CompiledGraph;
import org.bsc.langgraph4j.GraphInput;
import org.bsc.langgraph4j.GraphStateException;
import org.bsc.langgraph4j.RunnableConfig;
import org.bsc.langgraph4j.StateGraph;
import org.bsc.langgraph4j.action.AsyncNodeAction;
import org.bsc.langgraph4j.checkpoint.BaseCheckpointSaver;
import org.bsc.langgraph4j.checkpoint.FileSystemSaver;
import org.bsc.langgraph4j.checkpoint.MemorySaver;
import org.bsc.langgraph4j.serializer.std.ObjectStreamStateSerializer;
import org.bsc.langgraph4j.state.AgentState;
import trial.Calls;
import trial.Contender;

/**
 * LangGraph4j: a graph with two fan-outs on virtual threads. Timed without a checkpoint saver, its fastest, and with the
 * file saver of its core where {@code trial.kept} is set.
 */
public final class Langgraph implements Contender {
    private static final Executor THREADS = Executors.newVirtualThreadPerTaskExecutor();
    private final Path folder = Path.of(System.getProperty("trial.folder"));
    private final CompiledGraph<AgentState> tree;
    private final List<CompiledGraph<AgentState>> parked = new ArrayList<>();

    public Langgraph() throws GraphStateException {
        tree = Boolean.getBoolean("trial.kept")
                ? compiled(CompileConfig.builder().checkpointSaver(files()).releaseThread(true))
                : compiled(CompileConfig.builder());
    }

    private FileSystemSaver files() {
        return new FileSystemSaver(folder, new ObjectStreamStateSerializer<>(AgentState::new));
    }

    private static CompiledGraph<AgentState> compiled(CompileConfig.Builder config) throws GraphStateException {
        var graph = new StateGraph<>(AgentState::new)
                .addNode("plan", calling("plan"))
                .addEdge(START, "plan")
                .addNode("gathered", node_async(_ -> Map.of())) // branches must meet before they part again
                .addNode("improve0", calling("improve0"))
                .addNode("improve1", calling("improve1"))
                .addNode("improve2", calling("improve2"))
                .addNode("report", calling("report"));
        spread(graph, "plan", "gather", 4, "gathered");
        spread(graph, "gathered", "study", 20, "improve0");
        graph.addEdge("improve0", "improve1")
                .addEdge("improve1", "improve2")
                .addEdge("improve2", "report")
                .addEdge("report", END);
        return graph.compile(config.recursionLimit(100).build());
    }

    private static void spread(StateGraph<AgentState> graph, String from, String name, int count, String to)
            throws GraphStateException {
        for (int i = 0; i < count; i++) {
            graph.addNode(name + i, calling(name + i)).addEdge(from, name + i).addEdge(name + i, to);
        }
    }

    private static AsyncNodeAction<AgentState> calling(String name) {
        return node_async(_ -> Map.of(name, Calls.call(name)));
    }

    @Override
    public void runs(int count) throws Exception {
        Calls.atOnce(count, _ -> tree.invoke(Map.of(), thread(UUID.randomUUID().toString())).orElseThrow());
    }

    private static RunnableConfig thread(String id) {
        return RunnableConfig.builder()
                .threadId(id)
                .addParallelNodeExecutor("plan", THREADS)
                .addParallelNodeExecutor("gathered", THREADS)
                .build();
    }

    @Override
    public void park(int count) throws Exception {
        BaseCheckpointSaver saver = Boolean.getBoolean("trial.kept") ? files() : new MemorySaver();
        var waiting = compiled(CompileConfig.builder().checkpointSaver(saver).interruptAfter("plan"));
        Calls.atOnce(count, _ -> waiting.invoke(Map.of(), thread(UUID.randomUUID().toString())));
        parked.add(waiting);
    }

    @Override
    public void carry(String name, boolean again) {
        var input = again ? GraphInput.resume() : GraphInput.args(Map.of());
        tree.invoke(input, thread(name)).orElseThrow();
    }

    @Override
    public void close() {}
}
