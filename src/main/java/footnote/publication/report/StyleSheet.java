package footnote.publication.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Style sheets that ship with the program. */
final class StyleSheet {
    private StyleSheet() {}

    static String read(String name) {
        try (var in = StyleSheet.class.getResourceAsStream("/footnote/publication/report/" + name)) {
            if (in == null) {
                throw new IllegalStateException(
                        "the style sheet " + name + " is missing from the program; build it again");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
