package footnote.evidence.search;

import java.util.List;

/** Reads a question and a page's gist together and says how well the one answers the other. */
public interface Reranker {
    /** What it is called where a ranking is explained. */
    String name();

    /** One score for each gist, in order; only differences mean something. */
    double[] scores(String question, List<String> gists);

    /** Leaves every order as it is. */
    Reranker NONE = new Reranker() {
        @Override
        public String name() {
            return "off";
        }

        @Override
        public double[] scores(String question, List<String> gists) {
            return new double[0];
        }
    };
}
