package footnote.testing;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Predicate;

/** A pure parser under test: what it reads, of which recorded files, and a small sample of its own. */
public record Parser(String name, Predicate<String> files, Function<byte[], ?> parse, String sample) {
    public byte[] sampleBytes() {
        return sample.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return name;
    }
}
