package footnote.publication.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A report ready for the press: what it is about, its sections, every fact it refers to with the inputs of derived ones,
 * and what was looked for in vain.
 */
public record Report(
        Masthead masthead,
        List<Section> sections,
        List<LedgerEntry> ledger,
        List<Gap> gaps,
        Calculations workings,
        List<String> others) {
    /** The names of other companies that the text may say, figures in them and all. */
    public Report {
        others = List.copyOf(Objects.requireNonNullElse(others, List.of()));
        sections = List.copyOf(sections);
        ledger = List.copyOf(ledger);
        gaps = List.copyOf(gaps);
    }

    /** Gaps that no chapter on methods has listed already. */
    List<Gap> untoldGaps() {
        boolean told = sections.stream()
                .anyMatch(section -> section.id().equals("methods")
                        && section.blocks().stream().anyMatch(Block.Points.class::isInstance));
        return told ? List.of() : gaps;
    }

    /** The top of the first page; the finding is the report's title. */
    public record Masthead(
            String company,
            String symbol,
            String exchange,
            String currency,
            LocalDate asOf,
            String finding,
            Prose summary,
            List<Highlight> highlights,
            boolean fictional,
            String writtenBy,
            List<Block.Point> redFlags) {
        public Masthead {
            highlights = List.copyOf(highlights);
            redFlags = List.copyOf(Objects.requireNonNullElse(redFlags, List.of()));
        }

        /** Of a company without red flags. */
        public Masthead(
                String company,
                String symbol,
                String exchange,
                String currency,
                LocalDate asOf,
                String finding,
                Prose summary,
                List<Highlight> highlights,
                boolean fictional,
                String writtenBy) {
            this(
                    company,
                    symbol,
                    exchange,
                    currency,
                    asOf,
                    finding,
                    summary,
                    highlights,
                    fictional,
                    writtenBy,
                    List.of());
        }
    }

    /** A key figure beside the summary. */
    public record Highlight(String label, String fact, Optional<Prose> note) {}

    /** A chapter; its id is a short lower-case word that links lead to. */
    public record Section(String id, String title, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
        }
    }

    /** Something looked for in vain. */
    public record Gap(String what, String why) {}
}
