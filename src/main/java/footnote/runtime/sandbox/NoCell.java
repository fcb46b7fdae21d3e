package footnote.runtime.sandbox;

/** Stands where no cell holds: runs nothing and says why. */
public record NoCell(String why) implements CodeCell {
    @Override
    public CellResult run(CellTask task) {
        return CellResult.unrun(CellStatus.UNAVAILABLE, CellTier.NONE, why);
    }

    @Override
    public CellTier tier() {
        return new CellTier(CellTier.NONE, false, why);
    }
}
