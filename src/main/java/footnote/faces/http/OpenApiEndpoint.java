package footnote.faces.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The API's own description. */
@RestController
final class OpenApiEndpoint {
    private final byte[] document = read();

    private static byte[] read() {
        try (var file = OpenApiEndpoint.class.getResourceAsStream("/web/openapi.json")) {
            if (file == null) {
                throw new IllegalStateException("/web/openapi.json is missing from the program");
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @GetMapping(path = "/openapi.json", produces = MediaType.APPLICATION_JSON_VALUE)
    byte[] document() {
        return document;
    }
}
