package footnote;

import footnote.workflows.coverage.CoverageList;
import footnote.workflows.coverage.PositionUpdate;
import footnote.workflows.coverage.earnings.ResultsNoteWriter;
import footnote.workflows.coverage.screen.ScreenList;
import footnote.workflows.coverage.screen.Screener;
import footnote.workflows.coverage.thesis.ThesisDesk;
import footnote.workflows.coverage.thesis.ThesisList;

/** What a reader follows: companies, positions, theses and screens, with what checks them. */
public final class Watchlists {
    private final Desk desk;

    Watchlists(Desk desk) {
        this.desk = desk;
    }

    /** The companies the reader follows. */
    public CoverageList companies() {
        return new CoverageList(desk.database(), desk.clock());
    }

    /** What puts positions on that list. */
    public PositionUpdate positions() {
        return new PositionUpdate(desk.evidence(), companies());
    }

    /** The reader's theses, and what checks them. */
    public ThesisDesk theses() {
        return new ThesisDesk(desk.evidence(), new ThesisList(desk.database(), desk.clock(), () -> desk.home()
                .path()));
    }

    /** What writes notes on results. */
    public ResultsNoteWriter resultsNotes() {
        return new ResultsNoteWriter(desk.evidence(), theses());
    }

    /** What finds companies by their figures. */
    public Screener screener() {
        return new Screener(desk.evidence());
    }

    /** The screens that readers saved. */
    public ScreenList screens() {
        return new ScreenList(desk.database(), desk.clock());
    }
}
