package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import footnote.domain.SourceLine;
import footnote.testing.Mutations;
import footnote.testing.Parser;
import footnote.testing.SharedData;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a vendor sends, only typed failures leave a parser. */
class ParserFuzzTest {
    private static final int FEW = 300;
    private static final long MAX_SEED = 60_000;

    static Stream<Parser> parsers() {
        return VendorParsers.all().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("parsers")
    void readsItsOwnSample(Parser parser) {
        assertThat(parser.parse().apply(parser.sampleBytes())).isNotNull();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("parsers")
    void onlyTypedFailuresEscape(Parser parser) {
        attack(parser, parser.sampleBytes(), new Random(20260101), FEW);
    }

    @Test
    void refusesEmptyInput() {
        for (Parser parser : VendorParsers.all()) {
            attempt(parser, new byte[0]);
            attempt(parser, "null".getBytes(StandardCharsets.UTF_8));
            attempt(parser, "[[[[".getBytes(StandardCharsets.UTF_8));
        }
    }

    /** A minute for each parser, over the recorded files as well; -Dfuzz.seconds changes that. */
    @Tag("nightly")
    @ParameterizedTest(name = "{0}")
    @MethodSource("parsers")
    void onlyTypedFailuresEscapeOverNight(Parser parser) {
        long end = System.nanoTime()
                + Duration.ofSeconds(Long.getLong("fuzz.seconds", 60)).toNanos();
        var random = new Random(20260102);
        List<byte[]> seeds = seeds(parser);
        while (System.nanoTime() < end) {
            attack(parser, seeds.get(random.nextInt(seeds.size())), random, 20);
        }
    }

    private static List<byte[]> seeds(Parser parser) {
        var own = Stream.of(parser.sampleBytes());
        if (!Files.isDirectory(SharedData.ROOT)) {
            return own.toList();
        }
        var recorded = Stream.of("yahoo", "sec", "news", "ohlcv", "transcripts", "companies")
                .flatMap(folder -> SharedData.files(folder).stream())
                .filter(path -> parser.files().test(EveryRecordedFileTest.name(path)))
                .map(EveryRecordedFileTest::content)
                .filter(content -> content.length < MAX_SEED)
                .limit(10);
        return Stream.concat(own, recorded).toList();
    }

    private static void attack(Parser parser, byte[] seed, Random random, int cases) {
        for (int i = 0; i < cases; i++) {
            attempt(parser, Mutations.of(seed, random));
        }
    }

    private static void attempt(Parser parser, byte[] input) {
        try {
            parser.parse().apply(input);
        } catch (SourceException typed) {
            assertThat(typed.getMessage()).containsAnyOf(SourceLine.vendor(typed.vendor()), "cannot be read");
        } catch (RuntimeException | StackOverflowError escaped) {
            fail(
                    parser.name() + " let " + escaped + " escape on: " + new String(input, StandardCharsets.UTF_8),
                    escaped);
        }
    }
}
