package footnote.faces.cli;

import footnote.faces.http.Server;
import footnote.faces.menu.WorkflowMenu;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the page and the API until it is stopped. */
@Command(name = "serve", description = "Serve the web pages, the HTTP API and MCP until stopped.")
final class ServeCommand implements Callable<Integer> {
    private final Context context;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8000",
            description = "Port to listen on (default ${DEFAULT-VALUE}); 0 for any free one.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = "127.0.0.1",
            description =
                    "The address to listen on (default ${DEFAULT-VALUE}); one that other machines can reach needs keys.")
    private String host = "";

    ServeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws InterruptedException {
        context.serves();
        var server = Server.start(
                context.desk(),
                WorkflowMenu.printing(ReportCommand.printing(context.settings())),
                new Server.Address(host, port));
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            server.close();
            stopped.countDown();
        }));
        context.console()
                .out()
                .println("Footnote is at http://" + shown(host) + ":" + server.port() + "/ ; Ctrl-C stops it");
        context.console().out().flush();
        stopped.await();
        return Cli.DONE;
    }

    private static String shown(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }
}
