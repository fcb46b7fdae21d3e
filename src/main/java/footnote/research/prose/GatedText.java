package footnote.research.prose;

import footnote.domain.Prose;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** An answer of a model that is prose and is judged sentence by sentence. */
public interface GatedText<T> {
    /** All paragraphs of it. */
    Stream<Prose> prose();

    /**
     * The same with what is left of each paragraph; refused with an {@link IllegalArgumentException} where too little is
     * left to stand.
     */
    T kept(Function<Prose, Optional<Prose>> filter);
}
