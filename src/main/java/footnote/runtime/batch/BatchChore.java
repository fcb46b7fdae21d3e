package footnote.runtime.batch;

import footnote.runtime.run.Wakeups;

/** Lets workers go on with every open batch, whoever began it. */
public final class BatchChore {
    private final Batches batches;
    private final Wakeups wakeups;

    public BatchChore(Batches batches, Wakeups wakeups) {
        this.batches = batches;
        this.wakeups = wakeups;
    }

    public void fillAll() {
        for (var id : batches.open()) {
            batches.fill(id).forEach(wakeups::once);
        }
    }
}
