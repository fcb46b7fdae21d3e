package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class StrictRequestsTest {
    private static WebDesk web;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/api/runs | {'query':'x','options':{'offline':'true'}} | options.offline",
                "/api/runs | {'query':'x','options':{'offline':1}} | options.offline",
                "/api/runs | {'query':'x','options':{'offline':[]}} | options.offline",
                "/api/runs | {'query':'x','options':{'yes':'no'}} | options.yes",
                "/api/runs | {'query':'x','options':{'offlin':true}} | options.offlin",
                "/api/runs | {'query':'x','options':{'budget':'1'}} | options.budget",
                "/api/runs | {'query':'x','options':{'as_of':'2999-01-01'}} | options.as_of",
                "/api/runs | {'query':'x','options':{'as_of':'0001-01-01'}} | options.as_of",
                "/api/runs | {'query':'x','options':{'as_of':20240101}} | options.as_of",
                "/api/runs | {'query':'x','options':[]} | options",
                "/api/runs | {'query':123} | query",
                "/api/runs | {'query':true} | query",
                "/api/runs | {'query':'x','sesion':'s'} | sesion",
                "/api/runs | {'query':'x\\u0000y'} | query",
                "/analyze | {'user_query':7} | user_query",
                "/analyze | {'user_query':'ORRB','option':{}} | option",
                "/api/schedules | {'timing':5,'query':'x'} | timing",
                "/api/keys | {'name':'x','per_minute':'5'} | per_minute",
                "/api/keys | {'name':'x','right':'admin'} | right",
            })
    void namesTheFieldThatDoesNotFit(String path, String body, String field) {
        var answer = web.post(path, body.replace('\'', '"'));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(Problem.MEDIA_TYPE);
        assertThat(web.json(answer).path("detail").asString()).startsWith(field + " ");
        assertThat(answer.body()).doesNotContain("footnote.", "jackson", "java.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/runs?before=nope", "/api/runs?workflow=bogus", "/api/documents?after=%3Cx%3E"})
    void refusesAPageThatBeginsNowhere(String path) {
        assertThat(web.get(path).statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @CsvSource({
        "/api/runs?next=nope, next, before",
        "/api/facts/QVLN?metrics=revenue, metrics, metric",
        "/api/costs?month=6, month, none"
    })
    void namesAParameterThatTheRouteDoesNotHave(String path, String parameter, String instead) {
        var answer = web.get(path);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
        assertThat(web.json(answer).path("detail").asString())
                .startsWith("the parameter '" + parameter + "' is unknown; this route takes ")
                .contains(instead);
    }

    @Test
    void answersEveryRefusalAsAProblem() {
        var malformed = web.post("/api/runs", "{\"query\":");
        var missing = web.send(web.request("/api/runs")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.noBody()));
        var method = web.send(web.request("/api/companies").method("DELETE", BodyPublishers.noBody()));
        var type = web.send(
                web.request("/api/runs").header("Content-Type", "text/plain").POST(BodyPublishers.ofString("x")));
        var accept = web.send(web.request("/api/runs").header("Accept", "application/xml"));
        var nothing = web.get("/api/nothing");
        var absent = web.get("/api/passages");

        assertProblem(malformed, 400);
        assertProblem(missing, 400);
        assertProblem(method, 405);
        assertProblem(type, 415);
        assertProblem(accept, 406);
        assertProblem(nothing, 404);
        assertProblem(absent, 400);
    }

    private static void assertProblem(java.net.http.HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(Problem.MEDIA_TYPE);
        assertThat(web.json(answer).path("status").asInt()).isEqualTo(status);
        assertThat(answer.body()).doesNotContain("footnote.faces", "jackson", "java.", "org.spring");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/..%2f..%2fetc", "/api/%", "/api/runs;x=1", "/api//runs/%2e%2e", "/api/[x]"})
    void answersAMalformedPathAsAProblemWithItsHeaders(String path) throws IOException {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(answer).startsWith("HTTP/1.1 4").contains(Problem.MEDIA_TYPE, "\"status\":4", "nosniff");
        assertThat(answer.toLowerCase(java.util.Locale.ROOT)).doesNotContain("<html", "tomcat", "\"error\"");
    }

    private static String raw(String request) throws IOException {
        try (var socket = new Socket("127.0.0.1", web.server.port())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
