package footnote.workflows.coverage;

import footnote.evidence.EvidenceReader;
import footnote.runtime.db.Database;
import footnote.workflows.coverage.earnings.ResultsNoteWriter;
import footnote.workflows.coverage.screen.ScreenList;
import footnote.workflows.coverage.screen.Screener;
import footnote.workflows.coverage.thesis.ThesisChecker;
import footnote.workflows.coverage.thesis.ThesisList;
import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Supplier;

/** What a reader follows: companies, positions, theses and screens, with what checks them; each is opened when used. */
public record Watchlists(
        Supplier<EvidenceReader> evidence, Supplier<Database> database, Clock clock, Supplier<Path> home) {
    /** The companies the reader follows. */
    public CoverageList companies() {
        return new CoverageList(database.get(), clock);
    }

    /** What puts positions on that list. */
    public PositionUpdate positions() {
        return new PositionUpdate(evidence.get(), companies());
    }

    /** The reader's theses, and what checks them. */
    public ThesisChecker theses() {
        return new ThesisChecker(evidence.get(), new ThesisList(database.get(), clock, home));
    }

    /** The consensus that was seen of them before. */
    ConsensusHistory consensus() {
        return new ConsensusHistory(database.get());
    }

    /** What writes notes on results. */
    public ResultsNoteWriter resultsNotes() {
        return new ResultsNoteWriter(evidence.get(), theses());
    }

    /** What finds companies by their figures. */
    public Screener screener() {
        return new Screener(evidence.get());
    }

    /** The screens that readers saved. */
    public ScreenList screens() {
        return new ScreenList(database.get(), clock);
    }
}
