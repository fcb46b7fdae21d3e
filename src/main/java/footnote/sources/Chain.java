package footnote.sources;

import footnote.sources.SourceException.Exhausted;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Several vendors of the same thing, asked in order until one answers. */
public record Chain<S>(String what, List<S> sources) {
    public Chain {
        sources = List.copyOf(sources);
    }

    /** The first answer; what comes back names its vendor itself, in its origin. */
    public <T> T ask(Function<S, T> question) {
        var failures = new ArrayList<SourceException>();
        for (S source : sources) {
            try {
                return question.apply(source);
            } catch (SourceException failure) {
                failures.add(failure);
            }
        }
        throw new Exhausted(what, failures);
    }
}
