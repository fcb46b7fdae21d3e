package footnote.faces.mcp;

import footnote.Desk;
import footnote.config.Version;
import footnote.faces.access.Caller;
import footnote.faces.front.DataLookup;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.event.Event;
import footnote.runtime.run.RunId;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;

/** The protocol over standard input and output, for a program that starts us as its child. */
public final class StdioFace {
    private StdioFace() {}

    /** Serves until the input ends. */
    public static void serve(Desk desk, WorkflowMenu menu, InputStream in, OutputStream out)
            throws InterruptedException {
        var front = new RunAccess(desk, menu);
        var ended = new CountDownLatch(1);
        var transport = new SerializedStdio(new StdioServerTransportProvider(
                new StrictMcpJson(McpJsonDefaults.getMapper()), ending(in, ended), out));
        var reports = new McpReports(front, _ -> Caller.local());
        var server = McpServer.sync(transport)
                .serverInfo("footnote", Version.text())
                .instructions(McpText.INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder()
                        .tools(false)
                        .prompts(false)
                        .resources(false, true)
                        .build())
                .tools(new McpTools(
                                front,
                                new DataLookup(desk),
                                new ReaderDocuments(front),
                                new ScheduleAccess(front),
                                new ToolFactory(_ -> Caller.local()))
                        .all())
                .prompts(McpPrompts.all())
                .resources(reports.index())
                .resources(reports.latest(Caller.local()))
                .resourceTemplates(reports.template())
                .build();
        try (var _ = desk.engine().events().watchAll(event -> offered(event, desk, reports, server))) {
            ended.await();
        } finally {
            front.end(desk.engine()::handOver);
            front.feeds().close();
            server.close();
        }
    }

    /** A run that was finished here joins the resources. */
    private static void offered(Event event, Desk desk, McpReports reports, McpSyncServer server) {
        if (event.type().equals(Event.RESULT)) {
            Thread.ofVirtual().start(() -> desk.engine()
                    .runs()
                    .find(new RunId(event.runId()))
                    .ifPresent(run -> reports.of(run).forEach(server::addResource)));
        }
    }

    private static InputStream ending(InputStream in, CountDownLatch ended) {
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                return noticed(super.read());
            }

            @Override
            public int read(byte[] into, int from, int length) throws IOException {
                return noticed(super.read(into, from, length));
            }

            private int noticed(int read) {
                if (read < 0) {
                    ended.countDown();
                }
                return read;
            }
        };
    }
}
