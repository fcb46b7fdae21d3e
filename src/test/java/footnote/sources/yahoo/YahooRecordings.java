package footnote.sources.yahoo;

import footnote.sources.VendorJson;
import footnote.sources.http.Http.Response;
import footnote.testing.SharedData;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Recorded answers: bare bodies, or a request with its response around them. */
public final class YahooRecordings {
    private YahooRecordings() {}

    public static byte[] body(String file) {
        return body(SharedData.bytes("yahoo/" + file));
    }

    /** The body inside a recording, or the bytes themselves where there is none around them. */
    public static byte[] body(byte[] recording) {
        JsonNode tree = VendorJson.MAPPER.readTree(recording);
        if (!tree.has("response")) {
            return recording;
        }
        JsonNode response = tree.get("response");
        return response.has("bodyJson")
                ? VendorJson.MAPPER.writeValueAsBytes(response.get("bodyJson"))
                : response.path("bodyText")
                        .asString(response.path("body").asString(""))
                        .getBytes(StandardCharsets.UTF_8);
    }

    /** A recorded cookie has run out by now; without its end it is as good as on its day. */
    private static String fresh(String header) {
        return header.replaceAll("(?i); *expires=[^;]*", "");
    }

    public static Response response(String file) {
        JsonNode recording = VendorJson.MAPPER.readTree(SharedData.bytes("yahoo/" + file));
        var headers = new LinkedHashMap<String, List<String>>();
        for (var header : recording.path("response").path("headers").properties()) {
            var values = new ArrayList<String>();
            if (header.getValue().isArray()) {
                header.getValue().forEach(each -> values.add(fresh(each.asString())));
            } else {
                values.add(fresh(header.getValue().asString()));
            }
            headers.put(header.getKey(), values);
        }
        return new Response(
                recording.path("response").path("status").intValue(),
                headers,
                body(file),
                URI.create(recording.path("request").path("url").asString()));
    }
}
