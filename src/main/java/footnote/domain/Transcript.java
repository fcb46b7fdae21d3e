package footnote.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** An earnings call in turns; year and quarter are the company's fiscal ones, as the vendor states them. */
public record Transcript(
        String company,
        Optional<Ticker> ticker,
        Optional<Integer> fiscalYear,
        Optional<Integer> fiscalQuarter,
        Optional<LocalDate> held,
        List<Turn> turns,
        Origin origin) {
    /** The two halves of a call. */
    public enum Part {
        PREPARED,
        QUESTIONS
    }

    /** What one speaker said before the next one did. */
    public record Turn(String speaker, Optional<String> role, Part part, String text) {
        public Turn {
            if (text.isBlank()) {
                throw new IllegalArgumentException(speaker + " says nothing");
            }
        }
    }

    public Transcript {
        turns = List.copyOf(turns);
        if (turns.isEmpty()) {
            throw new IllegalArgumentException("a call of " + company + " without a word");
        }
        fiscalQuarter.filter(each -> each < 1 || each > 4).ifPresent(each -> {
            throw new IllegalArgumentException("a year has quarters 1 to 4, not " + each);
        });
    }

    /** The turns of one half, in order. */
    public List<Turn> turns(Part part) {
        return turns.stream().filter(turn -> turn.part() == part).toList();
    }
}
