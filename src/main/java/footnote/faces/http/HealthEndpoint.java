package footnote.faces.http;

import footnote.config.Version;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Says that the server is there. */
@RestController
final class HealthEndpoint {
    @GetMapping("/health")
    Map<String, String> health() {
        return Map.of("status", "ok", "version", Version.text());
    }
}
