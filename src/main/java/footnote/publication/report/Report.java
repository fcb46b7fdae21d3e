package footnote.publication.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A report ready to print: what it is about, its sections, every fact it refers to with the inputs of derived ones, what
 * is not available, and its titles with what they claim of the facts.
 */
public record Report(
        Masthead masthead,
        List<Section> sections,
        List<LedgerEntry> ledger,
        List<Gap> gaps,
        Calculations workings,
        List<String> others,
        Length length,
        List<Headline> titles) {
    /** How long a printed report is, in pages. */
    public enum Length {
        FULL(10, 12),
        COMPARED(2, 6),
        NARROW(2, 4),
        BRIEF(1, 1);

        private final int fewest;
        private final int most;

        Length(int fewest, int most) {
            this.fewest = fewest;
            this.most = most;
        }

        public int fewest() {
            return fewest;
        }

        public int most() {
            return most;
        }
    }

    /** Of the usual length. */
    public Report(
            Masthead masthead,
            List<Section> sections,
            List<LedgerEntry> ledger,
            List<Gap> gaps,
            Calculations workings,
            List<String> others) {
        this(masthead, sections, ledger, gaps, workings, others, Length.FULL, List.of());
    }

    /** The names of other companies that the text may say, figures in them and all. */
    public Report {
        others = List.copyOf(Objects.requireNonNullElse(others, List.of()));
        sections = List.copyOf(sections);
        ledger = List.copyOf(ledger);
        gaps = List.copyOf(gaps);
        titles = List.copyOf(Objects.requireNonNullElse(titles, List.of()));
    }

    /** All running text, in reading order. */
    public Stream<Prose> prose() {
        return Stream.of(
                        Stream.of(masthead.summary()),
                        masthead.redFlags().stream().map(Block.Point::text),
                        sections.stream()
                                .flatMap(section -> section.blocks().stream())
                                .flatMap(Block::prose))
                .flatMap(each -> each);
    }

    /** Gaps that no chapter on methods has listed already. */
    List<Gap> untoldGaps() {
        boolean told = sections.stream()
                .anyMatch(section -> section.id().equals("methods")
                        && section.blocks().stream().anyMatch(Block.Points.class::isInstance));
        return told ? List.of() : gaps;
    }

    /**
     * The top of the first page; the finding is the report's title. A report on several companies has their symbols in
     * {@code compared}, and their names or sector as its company.
     */
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
            List<Block.Point> redFlags,
            Optional<ViewBox> view,
            Optional<String> compared) {
        public Masthead {
            compared = Objects.requireNonNullElse(compared, Optional.empty());
            highlights = List.copyOf(highlights);
            redFlags = List.copyOf(Objects.requireNonNullElse(redFlags, List.of()));
        }

        /** The rows of the view box and the key data. */
        public List<Highlight> allHighlights() {
            return Stream.concat(view.stream().flatMap(box -> box.rows().stream()), highlights.stream())
                    .toList();
        }

        /** Of a company without red flags and without a view. */
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
                    List.of(),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    /** The box that leads the first page: fair value, price, upside, uncertainty and date. */
    public record ViewBox(String title, List<Highlight> rows) {
        public ViewBox {
            rows = List.copyOf(rows);
        }
    }

    /** A key figure beside the summary, or why there is none; the note names its period. */
    public record Highlight(String label, Prose value, Optional<Prose> note) {
        public Highlight(String label, String fact, Optional<Prose> note) {
            this(label, new Prose("{fact:" + fact + "}"), note);
        }
    }

    /** A chapter; its id is a short lower-case word that links lead to. */
    public record Section(String id, String title, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
        }
    }

    /** Something that is not available, and why. */
    public record Gap(String what, String why) {}
}
