package footnote.runtime.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedResourceTest {
    @Test
    void doesNotAskForTheNameOfAResourceThatIsUnpacked(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("library.so"), "unpacked before");

        var found = UnpackedResource.at(file, UnpackedResource.class, () -> {
            throw new AssertionError("asked for the name");
        });

        assertThat(found).hasContent("unpacked before");
    }
}
