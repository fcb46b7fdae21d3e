package footnote.runtime.model;

import java.util.Optional;

/** Draws pictures by an image model, where one is configured. */
public interface Images {
    /** The picture's bytes, or nothing when no image model is configured or none could draw it. */
    Optional<byte[]> draw(Prompt prompt);

    /** Where no image model is configured. */
    Images NONE = _ -> Optional.empty();
}
