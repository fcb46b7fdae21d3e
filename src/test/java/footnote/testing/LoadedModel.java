package footnote.testing;

import footnote.evidence.search.onnx.OnnxEmbedder;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Keeps the embedding model open through the slow tests, so that no desk loads it again: 0.15 s each. */
public final class LoadedModel implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
        if (System.getProperty("footnote.tests", "").equals("slow")) {
            Kept.open();
        }
    }

    private static final class Kept {
        /** With as many threads as a desk takes; closed with the process. */
        static final OnnxEmbedder MODEL = new OnnxEmbedder(Runtime.getRuntime().availableProcessors());

        static void open() {} // loads this class
    }
}
