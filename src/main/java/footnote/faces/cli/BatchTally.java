package footnote.faces.cli;

import footnote.runtime.batch.ItemRow;
import footnote.runtime.run.Status;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** How many of a batch's runs stand where, and what they cost together. */
record BatchTally(int all, int done, int failed, int refused, int waiting, int under, int left, BigDecimal spent) {
    static BatchTally of(List<ItemRow> items) {
        int done = count(items, Status.DONE);
        int failed = count(items, Status.FAILED);
        int refused = count(items, Status.REFUSED) + count(items, Status.CANCELLED) + count(items, Status.SUPERSEDED);
        int waiting = count(items, Status.WAITING);
        int left = (int) items.stream().filter(item -> item.status().isEmpty()).count();
        return new BatchTally(
                items.size(),
                done,
                failed,
                refused,
                waiting,
                items.size() - done - failed - refused - waiting - left,
                left,
                items.stream().map(ItemRow::spent).reduce(BigDecimal.ZERO, BigDecimal::add));
    }

    private static int count(List<ItemRow> items, Status status) {
        return (int) items.stream()
                .filter(item -> item.status().filter(each -> each == status).isPresent())
                .count();
    }

    int exitCode() {
        if (done == all) {
            return Cli.DONE;
        }
        if (failed + left + under > 0) {
            return Cli.FAILED;
        }
        return waiting > 0 ? Cli.WAITING : done > 0 ? Cli.DONE : Cli.REFUSED;
    }

    @Override
    public String toString() {
        var said = new ArrayList<String>(List.of(done + " of " + all + " done"));
        add(said, failed, "failed");
        add(said, refused, "refused");
        add(said, waiting, "waiting for you");
        add(said, under, "under way");
        add(said, left, "not begun");
        return String.join(", ", said);
    }

    private static void add(List<String> said, int count, String word) {
        if (count > 0) {
            said.add(count + " " + word);
        }
    }
}
