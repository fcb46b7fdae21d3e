package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.testing.WebDesk;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;

@Timeout(60)
class OpenApiEndpointTest {
    private static WebDesk web;
    private static JsonNode document;

    @BeforeAll
    static void start() throws IOException {
        web = WebDesk.start();
        try (var file = OpenApiEndpoint.class.getResourceAsStream("/web/openapi.json")) {
            document = Json.tree(new String(file.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
        }
        web.withKey("ann", "admin");
        web.anonymous();
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    private record Route(String method, String path, JsonNode operation) {
        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    private static List<Route> routes() {
        var routes = new ArrayList<Route>();
        document.path("paths").properties().forEach(path -> path.getValue()
                .properties()
                .forEach(operation -> routes.add(new Route(
                        operation.getKey().toUpperCase(java.util.Locale.ROOT), path.getKey(), operation.getValue()))));
        return routes;
    }

    @Test
    void namesEveryRouteThereIs() {
        var served = new TreeSet<String>();
        web.server
                .context()
                .getBean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .forEach((info, method) -> {
                    if (method.getBeanType().getPackageName().equals("footnote.faces.http")) {
                        info.getPatternValues().forEach(pattern -> info.getMethodsCondition()
                                .getMethods()
                                .forEach(verb -> served.add(verb + " " + pattern)));
                    }
                });

        assertThat(routes().stream().map(Route::toString)).containsExactlyInAnyOrderElementsOf(served);
    }

    @Test
    void givesAnExampleOfEveryBodyAndAnswer() {
        for (var route : routes()) {
            var body = route.operation()
                            .path("requestBody")
                            .path("content")
                            .iterator()
                            .hasNext()
                    ? route.operation()
                            .path("requestBody")
                            .path("content")
                            .iterator()
                            .next()
                    : route.operation().path("requestBody");
            var answer = route.operation()
                    .path("responses")
                    .properties()
                    .iterator()
                    .next()
                    .getValue();
            var shown = answer.path("content").path("application/json");

            assertThat(route.operation().has("requestBody") && !body.has("example"))
                    .as("body of " + route)
                    .isFalse();
            assertThat(!shown.isMissingNode()
                            && !shown.has("example")
                            && !route.path().equals("/openapi.json"))
                    .as("answer of " + route)
                    .isFalse();
            route.operation().path("parameters").forEach(parameter -> assertThat(parameter.has("example"))
                    .as(route + " " + parameter.path("name"))
                    .isTrue());
        }
    }

    @Test
    void letsNobodyInWithoutAKey() {
        for (var route : routes()) {
            String path = route.path()
                    .replace("{id}", "20261115-x44p3jcn")
                    .replace("{name}", "run.json")
                    .replace("{company}", "QVLN");

            var answer = web.send(web.request(path)
                    .header("Content-Type", "application/json")
                    .method(route.method(), BodyPublishers.ofString("{}")));

            int wanted = route.operation().path("x-right").asString().equals("none") ? 200 : 401;
            assertThat(answer.statusCode()).as(route.toString()).isEqualTo(wanted);
        }
    }

    @Test
    void letsNobodyElsewhereWithoutAKeyEither() {
        for (var path : List.of(
                "/runs",
                "/runs/x",
                "/runs/x/live",
                "/companies",
                "/companies/QVLN",
                "/theses/QVLN-1",
                "/movers",
                "/documents",
                "/schedules",
                "/runs/x/facts/f000000000000",
                "/settings",
                "/costs",
                "/keys",
                "/audit",
                "/mcp",
                "/actuator/health",
                "/actuator/prometheus",
                "/actuator/env",
                "/nonsense")) {
            assertThat(web.get(path).statusCode()).as(path).isEqualTo(401);
        }
        assertThat(web.send(web.request("/").header("Accept", "text/html"))
                        .headers()
                        .firstValue("Location"))
                .contains("/login");
    }

    @Test
    void refusesAWrongKey() {
        assertThat(web.send(web.request("/api/runs").header("X-API-Key", "fn_00000000_guess"))
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void namesTheSchemaOfDocumentsPassagesSchedulesAndFacts() {
        var inline = routes().stream()
                .filter(route -> List.of("documents", "passages", "schedules", "facts", "sessions", "keys", "batches")
                        .contains(route.path().replaceFirst("^/api/", "").replaceFirst("/.*", "")))
                .flatMap(route -> route.operation().path("responses").properties().stream()
                        .map(answer -> answer.getValue()
                                .path("content")
                                .path("application/json")
                                .path("schema"))
                        .filter(schema -> schema.isObject() && !schema.has("$ref"))
                        .map(_ -> route.toString()))
                .toList();

        assertThat(inline).isEmpty();
    }
}
