package footnote.sources.transcripts;

import footnote.domain.Origin;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.domain.Words;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a call from a table of spoken words with their speakers' numbers, as speech recognition writes it. */
final class TranscriptTokens {
    private TranscriptTokens() {}

    static boolean isTable(String text) {
        return text.startsWith("token|speaker|");
    }

    static Transcript parse(String text, CallLabel label, Origin origin) {
        return Parsing.of("transcripts", label.toString(), () -> {
            var turns = new ArrayList<Turn>();
            var words = new StringBuilder();
            String speaker = "";
            for (String line : text.lines().skip(1).toList()) {
                String[] cells = line.split("\\|", -1);
                if (cells.length < 6) {
                    continue;
                }
                if (!cells[1].equals(speaker)) {
                    end(turns, speaker, words);
                    speaker = cells[1];
                }
                words.append(words.isEmpty() ? "" : " ").append(word(cells)).append(cells[4]);
            }
            end(turns, speaker, words);
            if (turns.isEmpty()) {
                throw new Malformed("transcripts", label.toString(), "no words in its table");
            }
            return new Transcript(
                    label.company(),
                    label.ticker(),
                    label.year(),
                    label.quarter(),
                    Optional.empty(),
                    CallParts.told(turns),
                    origin);
        });
    }

    private static String word(String[] cells) {
        return cells[5].equals("UC") && !cells[0].isEmpty() ? Words.capitalized(cells[0]) : cells[0];
    }

    private static void end(List<Turn> turns, String speaker, StringBuilder words) {
        if (!words.toString().isBlank()) {
            turns.add(new Turn("Speaker " + speaker, Optional.empty(), Part.PREPARED, words.toString()));
        }
        words.setLength(0);
    }
}
