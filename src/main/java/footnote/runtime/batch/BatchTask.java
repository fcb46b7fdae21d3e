package footnote.runtime.batch;

import footnote.runtime.run.storage.RunQueue;

/** Lets workers go on with every open batch. */
public final class BatchTask {
    private final Batches batches;
    private final RunQueue queue;

    public BatchTask(Batches batches, RunQueue queue) {
        this.batches = batches;
        this.queue = queue;
    }

    public void fillAll() {
        for (var id : batches.open()) {
            batches.fill(id).forEach(queue::once);
        }
    }
}
