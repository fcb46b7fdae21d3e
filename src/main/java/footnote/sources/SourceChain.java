package footnote.sources;

import footnote.sources.SourceException.Exhausted;
import footnote.sources.SourceException.Unlicensed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Several vendors of the same thing, asked in order until one answers. */
public record SourceChain<S>(String what, List<S> sources, List<String> unlicensed) {
    public SourceChain {
        sources = List.copyOf(sources);
        unlicensed = List.copyOf(unlicensed);
    }

    public SourceChain(String what, List<S> sources) {
        this(what, sources, List.of());
    }

    /** The same, naming vendors that would be asked too if their terms allowed it. */
    SourceChain<S> without(List<String> vendors) {
        return new SourceChain<>(what, sources, vendors);
    }

    /** Every vendor's answer, without those that have none. */
    public <T> List<T> askAll(Function<S, T> question) {
        return sources.stream()
                .flatMap(source -> answer(source, question).stream())
                .toList();
    }

    private static <S, T> Optional<T> answer(S source, Function<S, T> question) {
        try {
            return Optional.of(question.apply(source));
        } catch (SourceException none) {
            return Optional.empty(); // a second opinion that is not available leaves the first
        }
    }

    /** The first answer; what comes back names its vendor itself, in its origin. */
    public <T> T ask(Function<S, T> question) {
        var failures = new ArrayList<SourceException>();
        for (S source : sources) {
            try {
                return question.apply(source);
            } catch (SourceException failure) {
                failures.addAll(failure instanceof Exhausted all ? all.failures() : List.of(failure));
            }
        }
        unlicensed.forEach(vendor -> failures.add(new Unlicensed(vendor, what)));
        throw new Exhausted(what, failures);
    }
}
