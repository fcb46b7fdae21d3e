package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.storage.RunFolder;
import footnote.testing.WebDesk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that a file system, a database, a template or a header would take for orders, sent to the real server. */
@Timeout(90)
class InjectionTest {
    private static WebDesk web;
    private static String ann;
    private static String eve;
    private static String run;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
        eve = web.withKey("eve", "run");
        ann = web.withKey("ann", "run");
        run = web.begin("analyze QVLN");
        web.await(run, "done");
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..%2F..%2Ffootnote.db",
                "%2e%2e%2f%2e%2e%2ffootnote.db",
                "..%5C..%5Cfootnote.db",
                "....%2F%2Ffootnote.db",
                "%2Fetc%2Fpasswd",
                "run.json%00.txt",
                "..;/..;/footnote.db",
                ".."
            })
    void servesNoFileOutsideARunsFolder(String name) {
        web.as(ann);
        assertThat(web.get("/api/runs/" + run + "/artifacts/run.json").statusCode())
                .isEqualTo(200);

        for (var path : List.of(
                "/api/runs/" + run + "/artifacts/" + name,
                "/runs/" + run + "/view/" + name,
                "/assets/1/" + name,
                "/assets/1/fonts/" + name)) {
            var answer = web.get(path);

            assertThat(answer.statusCode()).as(path).isBetween(300, 499);
            assertThat(answer.body()).as(path).doesNotContain("SQLite format").doesNotContain("root:");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"../stolen.txt", "/tmp/stolen.txt", "a/../../b", ".hidden", "", "a\u0000b", "a\nb"})
    void writesNoFileOutsideARunsFolder(String name, @TempDir Path folder) throws IOException {
        var inside = new RunFolder(folder.resolve("out"));

        assertThatThrownBy(() -> inside.write(name, new byte[1])).isInstanceOf(IllegalArgumentException.class);
        try (var files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "' OR '1'='1",
                "'; DROP TABLE run; --",
                "x' UNION SELECT secret FROM access_key --",
                "%",
                "_",
                "\\' OR 1=1 --",
                "$1"
            })
    void takesSqlForWords(String words) {
        web.as(eve);
        for (var path : List.of(
                "/api/runs?q=" + encoded(words),
                "/api/runs?session=" + encoded(words),
                "/api/runs?workflow=" + encoded(words),
                "/api/runs?status=" + encoded(words),
                "/api/runs?before=" + encoded(words),
                "/runs?q=" + encoded(words),
                "/api/sessions/" + encoded(words).replace("+", "%20"),
                "/api/documents?after=" + encoded(words),
                "/api/passages?q=" + encoded(words),
                "/api/companies?q=" + encoded(words))) {
            var answer = web.get(path);

            assertThat(answer.statusCode()).as(path).isLessThan(500);
            assertThat(answer.body()).as(path).doesNotContain(run);
        }
        assertThat(web.as(ann).get("/api/runs/" + run).statusCode()).isEqualTo(200);
    }

    @Test
    void takesTemplatesForWords() {
        web.as(ann);
        String words =
                "${7131*10091} #{7131*10091} {{7131*10091}} <%= 7131*10091 %> @(7131*10091) *{7131*10091} {fact:f000000000000}";

        String id = web.begin("plan " + words);
        web.await(id, "waiting");
        String page = web.get("/runs/" + id).body();

        assertThat(page)
                .contains("${7131*10091}", "#{7131*10091}", "{{7131*10091}}", "&lt;%= 7131*10091 %&gt;")
                .doesNotContain("71958921");
    }

    @Test
    void setsNoHeaderThatAReaderSends() {
        web.as(ann);
        String lines = "x\r\nSet-Cookie: stolen=1\r\n\r\n<script>";

        for (var answer : List.of(
                web.get("/companies/find?q=" + encoded(lines)),
                web.get("/companies/" + encoded(lines).replace("+", "%20")),
                web.get("/login?refused=" + encoded(lines)),
                web.get("/api/runs/" + run + "/artifacts/"
                        + encoded("run.json" + lines).replace("+", "%20")),
                web.send(web.request("/runs")
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("query=plan+x&session=" + encoded(lines)))))) {
            assertThat(answer.headers().allValues("Set-Cookie")).noneMatch(cookie -> cookie.contains("stolen"));
            assertThat(answer.headers().map().toString()).doesNotContain("stolen");
            assertThat(answer.body()).doesNotContain("<script>\n").doesNotContain("\r\n\r\n<script>");
            assertThat(answer.statusCode()).isLessThan(500);
        }
    }

    @Test
    void unpacksNoArchive() throws IOException {
        web.as(ann);
        for (var name : List.of("slip.zip", "slip.docx", "slip.xlsx", "slip.epub", "slip.txt")) {
            var answer = web.send(web.request("/api/documents")
                    .header("Content-Type", "multipart/form-data; boundary=edge")
                    .POST(BodyPublishers.ofByteArray(upload(name))));

            assertThat(answer.statusCode()).as(name).isBetween(200, 499);
        }
        try (var files = Files.walk(web.home.getParent(), 4)) {
            assertThat(files.filter(file -> file.getFileName().toString().startsWith("slipped-" + run)))
                    .isEmpty();
        }
    }

    private static byte[] upload(String name) throws IOException {
        var out = new ByteArrayOutputStream();
        out.write(("--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                        + "\"\r\nContent-Type: application/octet-stream\r\n\r\n")
                .getBytes(StandardCharsets.UTF_8));
        var zip = new ZipOutputStream(out);
        zip.putNextEntry(new ZipEntry("../../slipped-" + run + ".txt"));
        zip.write(65);
        zip.finish();
        out.write("\r\n--edge--\r\n".getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }
}
