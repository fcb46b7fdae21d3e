import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.knn.plugin.KNNPlugin;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** One node of a search cluster: its number, home, and the ports for requests and for the other nodes. */
public final class SearchNode extends Node {
    private SearchNode(Environment environment, Collection<Class<? extends Plugin>> plugins) {
        super(environment, plugins, false);
    }

    public static void main(String[] args) throws Exception {
        var ports = List.of(args[3].split(","));
        int number = Integer.parseInt(args[0]);
        var settings = Settings.builder()
                .put("node.name", "node-" + number)
                .put("cluster.name", "footnote-tests")
                .put("path.home", args[1])
                .put("network.host", "127.0.0.1")
                .put("http.type", "netty4")
                .put("http.port", args[2])
                .put("transport.type", "netty4")
                .put("transport.port", ports.get(number))
                .putList("discovery.seed_hosts", ports.stream().map(port -> "127.0.0.1:" + port).toList())
                .putList("cluster.initial_cluster_manager_nodes", "node-0")
                .put("cluster.routing.allocation.disk.threshold_enabled", false)
                .put("knn.plugin.enabled", true)
                .put("node.processors", 1)
                .build();
        var node = new SearchNode(
                new Environment(settings, Path.of(args[1], "config")), List.of(Netty4Plugin.class, KNNPlugin.class));
        node.start();
        Thread.currentThread().join();
    }
}
