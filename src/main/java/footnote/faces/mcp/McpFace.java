package footnote.faces.mcp;

import footnote.config.Version;
import footnote.faces.access.Caller;
import footnote.faces.front.DataLookup;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScheduleAccess;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.time.Duration;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;

/** The protocol over streamable HTTP, at /mcp. */
@Configuration(proxyBeanMethods = false)
public class McpFace {
    private static final String CALLER = "caller";
    /** Its library warns of every session that does not answer; those are ended by {@link McpSessionLimit}. */
    private static final Logger QUIET = Logger.getLogger("io.modelcontextprotocol.util.KeepAliveScheduler");

    static {
        QUIET.setLevel(Level.SEVERE);
    }

    @Bean
    HttpServletStreamableServerTransportProvider mcpTransport() {
        return HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(new StrictMcpJson(McpJsonDefaults.getMapper()))
                .mcpEndpoint("/mcp")
                .keepAliveInterval(Duration.ofSeconds(20))
                .contextExtractor(request -> request.getAttribute(Caller.class.getName()) instanceof Caller caller
                        ? McpTransportContext.create(Map.of(CALLER, caller))
                        : McpTransportContext.EMPTY)
                .build();
    }

    @Bean
    ServletRegistrationBean<HttpServletStreamableServerTransportProvider> mcpServlet(
            HttpServletStreamableServerTransportProvider transport) {
        var servlet = new ServletRegistrationBean<>(transport, "/mcp");
        servlet.setAsyncSupported(true);
        servlet.setName("mcp");
        return servlet;
    }

    @Bean
    FilterRegistrationBean<McpSessionLimit> mcpSessionLimit(
            HttpServletStreamableServerTransportProvider transport, RunAccess runs) {
        var filter = new FilterRegistrationBean<>(
                new McpSessionLimit(transport, runs.desk().clock()));
        filter.addUrlPatterns("/mcp");
        filter.setAsyncSupported(true);
        filter.setOrder(Ordered.LOWEST_PRECEDENCE); // after the caller is known
        return filter;
    }

    @Bean(destroyMethod = "close")
    McpSyncServer mcpServer(
            HttpServletStreamableServerTransportProvider transport,
            RunAccess runs,
            DataLookup lookup,
            ReaderDocuments documents,
            ScheduleAccess schedules) {
        var reports = new McpReports(runs, McpFace::caller);
        return McpServer.sync(transport)
                .serverInfo("footnote", Version.text())
                .instructions(McpText.INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder()
                        .tools(false)
                        .prompts(false)
                        .resources(false, false)
                        .build())
                .tools(new McpTools(runs, lookup, documents, schedules, new ToolFactory(McpFace::caller)).all())
                .prompts(McpPrompts.all())
                .resources(reports.index())
                .resourceTemplates(reports.template())
                .build();
    }

    private static Caller caller(McpSyncServerExchange exchange) {
        if (exchange.transportContext().get(CALLER) instanceof Caller caller) {
            return caller;
        }
        throw new RequestDenied(Reason.NO_KEY, "send a key as 'Authorization: Bearer fn_…'");
    }
}
