package footnote.sources.transcripts;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.TranscriptSource;
import footnote.sources.TranscriptSourceContract;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranscriptsTest {
    private static final Listing ACME =
            Listing.of(new Ticker("ACME"), "Acme", "NYSE", Market.UNITED_STATES, Denomination.USD);

    @Nested
    class Folder extends TranscriptSourceContract {
        @TempDir
        Path folder;

        @Override
        protected TranscriptSource source() {
            try {
                for (var parser : TranscriptParsers.all()) {
                    if (parser.name().equals("call as text")) {
                        Files.writeString(folder.resolve("ACME_Q1_2024.txt"), parser.sample());
                    } else if (parser.name().equals("call as JSON")) {
                        Files.writeString(folder.resolve("fool_ACME_q2_2023.json"), parser.sample());
                    }
                }
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            return new TranscriptFolder(folder, new MovingClock("2026-01-01T00:00:00Z"));
        }

        @Override
        protected Listing listing() {
            return ACME;
        }
    }

    @Nested
    class Vendor extends TranscriptSourceContract {
        @Override
        protected TranscriptSource source() {
            var http = new RecordedHttp()
                    .on("NOBODY", response(404, "<Error/>"))
                    .on("/events", """
                            {"company_name":"Acme","events":[{"year":2023,"quarter":4,"conference_date":"x"},
                            {"year":2024,"quarter":1,"conference_date":"2024-04-25T17:30:00.000-04:00"}]}""")
                    .on("/transcript", """
                            {"event":{"year":2024,"quarter":1,"conference_date":"2024-04-25T17:30:00.000-04:00"},
                            "speakers":[{"speaker":"spk01","text":"Anvils sold well."},
                            {"speaker":"spk02","text":"Our first question comes from Bob Roe."},
                            {"speaker":"spk03","text":"How well?"}],
                            "speaker_name_map_v2":{"spk01":{"name":"Ann Doe","title":"CEO"}}}""");
            return new EarningsCalls(http, "key", new MovingClock("2026-01-01T00:00:00Z"));
        }

        @Override
        protected Listing listing() {
            return ACME;
        }

        @Test
        void namesSpeakersWhereItCan() {
            var turns =
                    source().transcript(ACME, source().calls(ACME).getFirst()).turns();

            assertThat(turns.getFirst().speaker()).isEqualTo("Ann Doe");
            assertThat(turns.getFirst().role()).contains("CEO");
            assertThat(turns.getLast().speaker()).isEqualTo("spk03");
        }
    }

    @Test
    void needsAKey() {
        var keyless = new EarningsCalls(new RecordedHttp(), "", new MovingClock("2026-01-01T00:00:00Z"));

        assertThatThrownBy(() -> keyless.calls(ACME))
                .isInstanceOf(NotConfigured.class)
                .hasMessageContaining("earningscall.key");
    }

    @ParameterizedTest
    @CsvSource({
        "zh_MSFT_Q1_2025_earnings_call.txt, MSFT, 2025, 1, 30",
        "zh_FIG_Q1_2026_earnings_call.txt, FIG, 2026, 1, 20",
        "fool_AXL_q2_2021.json, AXL, 2021, 2, 50",
        "fool_AAN_q3_2021.json, AAN, 2021, 3, 50"
    })
    void readsRealCallsInBothParts(String file, String symbol, int year, int quarter, int turns) {
        Transcript call = TranscriptFolder.parse(file, SharedData.bytes("transcripts/" + file), Instant.EPOCH);

        assertThat(call.ticker()).contains(new Ticker(symbol));
        assertThat(call.fiscalYear()).contains(year);
        assertThat(call.fiscalQuarter()).contains(quarter);
        assertThat(call.turns()).hasSizeGreaterThan(turns);
        assertThat(call.turns(Part.PREPARED)).isNotEmpty();
        assertThat(call.turns(Part.QUESTIONS)).isNotEmpty();
    }

    @Test
    void knowsTheDayAndSpeakersOfARealCall() {
        String file = "zh_MSFT_Q1_2025_earnings_call.txt";

        Transcript call = TranscriptFolder.parse(file, SharedData.bytes("transcripts/" + file), Instant.EPOCH);

        assertThat(call.held()).hasValueSatisfying(day -> assertThat(day).isEqualTo("2024-10-30"));
        assertThat(call.company()).isEqualTo("Microsoft");
        assertThat(call.turns()).anySatisfy(turn -> {
            assertThat(turn.speaker()).isEqualTo("Satya Nadella");
            assertThat(turn.role()).contains("Chair and Chief Executive Officer");
        });
    }
}
