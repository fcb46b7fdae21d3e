package footnote.evidence.search;

import java.util.List;

/** Turns texts into vectors of length one; texts that mean the same lie close together. */
public interface Embedder {
    /** Names the weights, so that vectors of another model are never mixed in. */
    String model();

    int dimensions();

    /** One vector for each text, in order. */
    List<float[]> passages(List<String> texts);

    /** The vector of what a reader asks. */
    float[] question(String text);
}
