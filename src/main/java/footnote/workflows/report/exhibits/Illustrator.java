package footnote.workflows.report.exhibits;

import footnote.publication.infographic.GeneratedImage;
import footnote.runtime.model.Images;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Has an image model draw an infographic without figures, where there is one. */
public final class Illustrator {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(3));

    private static final Prompt PROMPT = Prompt.of(Illustrator.class);

    private final Images images;

    public Illustrator(Images images) {
        this.images = images;
    }

    /** Whether there is a model to ask. */
    public boolean present() {
        return images != Images.NONE;
    }

    /** The picture as it came, for nobody to trust; nothing where the model fails. */
    public Optional<byte[]> paint(InfographicSpec spec) {
        var prompt = PROMPT.with(
                        "type",
                        spec.infographicType().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .with("style", spec.visualStyle())
                .quote("title", spec.title())
                .quote("elements", String.join("\n", spec.keyElements()))
                .quote("wish", spec.prompt());
        return images.draw(prompt);
    }

    /** What came of asking for a painting; nothing leaves the designed picture in its place. */
    public record PaintedImage(Optional<GeneratedImage> painting) {}
}
