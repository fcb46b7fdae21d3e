package footnote.faces.http;

import footnote.Desk;
import footnote.config.Setting;
import footnote.faces.access.Keys;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RunAccess;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.run.Fault;
import footnote.runtime.worker.Worker;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Map;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.MapPropertySource;

/** The web server with a worker inside. */
public final class Server implements AutoCloseable {
    private final ConfigurableApplicationContext context;
    private final RunAccess runs;
    private final Worker worker;

    private Server(ConfigurableApplicationContext context, RunAccess runs, Worker worker) {
        this.context = context;
        this.runs = runs;
        this.worker = worker;
    }

    /** Where to listen; port 0 takes any that is free. */
    public record Address(String host, int port) {
        public Address {
            if (port < 0 || port > 65_535) {
                throw Fault.input("a port is 0 to 65535, not " + port);
            }
        }

        /** Refuses what cannot be listened on before anything is started. */
        void checkFree() {
            try (var socket = new ServerSocket()) {
                socket.setReuseAddress(true);
                socket.bind(new InetSocketAddress(host, port));
            } catch (IOException e) {
                String why = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
                if (why.contains("permission")) {
                    throw Fault.input("port " + port + " needs rights that this user does not have; give one above"
                            + " 1023 with --port");
                }
                throw Fault.input(
                        why.contains("assign")
                                ? host + " is not an address of this machine; listen on 127.0.0.1 or one that is"
                                : "port " + port + " of " + host + " is in use; give another with --port");
            }
        }

        boolean loopback() {
            try {
                return InetAddress.getByName(host).isLoopbackAddress();
            } catch (UnknownHostException e) {
                throw Fault.input(
                        "no address '" + host + "' is known; listen on 127.0.0.1 or an address of this machine");
            }
        }
    }

    /** Starts listening; refused on an open address as long as anybody could come in. */
    public static Server start(Desk desk, WorkflowMenu menu, Address address) {
        boolean guarded = new Keys(desk.database(), desk.clock()).any()
                || !desk.settings().text(Setting.OIDC_ISSUER).isEmpty();
        if (!address.loopback() && !guarded) {
            throw Fault.input("others could reach " + address.host()
                    + ", and no key is set; make one with 'footnote keys add NAME --rights run', or set oidc.issuer");
        }
        address.checkFree();
        // the log is set up already; the framework would set it up again
        System.setProperty("org.springframework.boot.logging.LoggingSystem", "none");
        desk.engine().lowerPriority();
        var runs = new RunAccess(desk, menu);
        var spring = new SpringApplication(WebFace.class);
        spring.setWebApplicationType(WebApplicationType.SERVLET);
        spring.setBannerMode(Banner.Mode.OFF);
        spring.setLogStartupInfo(false);
        spring.setRegisterShutdownHook(false);
        spring.addInitializers(context -> {
            context.getEnvironment()
                    .getPropertySources()
                    .addFirst(new MapPropertySource("footnote", properties(address)));
            context.getBeanFactory().registerSingleton("frontDesk", runs);
            context.getBeanFactory().registerSingleton("serverExposure", new ServerExposure(!address.loopback()));
        });
        var context = spring.run();
        var worker = desk.worker("server");
        worker.start();
        return new Server(context, runs, worker);
    }

    private static Map<String, Object> properties(Address address) {
        return Map.ofEntries(
                Map.entry("server.address", address.host()),
                Map.entry("server.port", address.port()),
                Map.entry("server.shutdown", "graceful"),
                Map.entry("spring.lifecycle.timeout-per-shutdown-phase", "3s"),
                Map.entry("server.compression.enabled", "true"),
                Map.entry("server.compression.min-response-size", "1024"),
                Map.entry("server.tomcat.max-connections", "10000"),
                Map.entry("server.tomcat.accept-count", "1000"),
                Map.entry("server.error.whitelabel.enabled", "false"),
                Map.entry("server.forward-headers-strategy", "none"),
                Map.entry("spring.servlet.multipart.max-file-size", ReaderDocuments.MOST_BYTES + "B"),
                Map.entry(
                        "spring.servlet.multipart.max-request-size", ReaderDocuments.MOST_BYTES + BodyLimit.MOST + "B"),
                Map.entry("spring.servlet.multipart.file-size-threshold", "1MB"),
                Map.entry("server.servlet.session.timeout", "10m"),
                Map.entry("server.servlet.session.cookie.same-site", "lax"),
                Map.entry("spring.threads.virtual.enabled", "true"),
                Map.entry("spring.main.lazy-initialization", "false"),
                Map.entry("spring.web.resources.add-mappings", "false"),
                Map.entry("spring.config.location", "optional:classpath:/no-such-file.properties"),
                Map.entry("spring.jmx.enabled", "false"),
                Map.entry("management.endpoints.web.exposure.include", "health,prometheus,metrics"),
                Map.entry("management.endpoint.health.show-details", "when-authorized"),
                Map.entry("management.endpoint.health.roles", "ADMIN"),
                Map.entry("management.endpoints.web.discovery.enabled", "false"));
    }

    /** The framework's own view of it, for tests. */
    ConfigurableApplicationContext context() {
        return context;
    }

    public int port() {
        return Integer.parseInt(String.valueOf(context.getEnvironment().getProperty("local.server.port")));
    }

    /** Ends streams, hands runs over, stops listening. */
    @Override
    public void close() {
        runs.feeds().close();
        runs.end(worker::close);
        context.close();
    }
}
