package footnote.testing;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Cases of which the daily run takes some and the nightly run takes all; their tests have the tag of this name. */
public final class Sampled {
    public static final String TAG = "sampled";

    private Sampled() {}

    /** Whether every case is to run: mvn verify -Pnightly. */
    public static boolean all() {
        return Boolean.getBoolean("footnote.nightly");
    }

    /** The first case and each nth after it by day. */
    public static <T> Stream<T> every(int nth, List<T> cases) {
        return all()
                ? cases.stream()
                : IntStream.iterate(0, i -> i < cases.size(), i -> i + nth).mapToObj(cases::get);
    }
}
