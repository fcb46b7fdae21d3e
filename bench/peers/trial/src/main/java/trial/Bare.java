package trial;

/** No engine: the same calls on virtual threads, nothing kept. What any engine must add to. */
public final class Bare implements Contender {
    @Override
    public void runs(int count) throws Exception {
        Calls.atOnce(count, _ -> tree());
    }

    private static void tree() throws Exception {
        Calls.call("plan");
        Calls.atOnce(4, i -> Calls.call("gather" + i));
        Calls.atOnce(20, i -> Calls.call("study" + i));
        for (int i = 0; i < 3; i++) {
            Calls.call("improve" + i);
        }
        Calls.call("report");
    }

    @Override
    public void park(int count) {
        throw new UnsupportedOperationException("nothing waits here");
    }

    @Override
    public void carry(String name, boolean again) {
        throw new UnsupportedOperationException("nothing is kept here");
    }

    @Override
    public void close() {}
}
