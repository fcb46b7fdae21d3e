package footnote.runtime.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The files that go into a sandbox, as they are shipped. */
final class SandboxFiles {
    private SandboxFiles() {}

    static String text(String name) {
        try (var in = SandboxFiles.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no " + name + " is shipped");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }
}
