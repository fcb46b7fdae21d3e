package footnote.evidence.search.onnx;

import ai.onnxruntime.OrtException;
import footnote.evidence.search.Reranker;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A cross-encoder run in this process: BERT's uncased vocabulary, one score a pair. Weights are the program's own or come
 * from a reader's file; scores that were given before are remembered.
 */
public final class OnnxReranker implements Reranker, AutoCloseable {
    /** Other weights get another name, for the optimized model is kept under it. */
    private static final String ANSWERS = "answers-2.onnx";

    private static final int MOST_OF_QUESTION = 44;
    private static final int MOST_TOKENS = 144;
    private static final int PAIRS_AT_ONCE = 10;
    private static final int REMEMBERED = 10_000;

    private final String name;
    private final int most;
    private final WordPieces pieces;
    private final OnnxModel model;
    private final Map<String, Double> remembered = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Double> eldest) {
            return size() > most;
        }
    };

    private OnnxReranker(String name, WordPieces pieces, OnnxModel model, int remembered) {
        this.name = name;
        this.most = remembered;
        this.pieces = pieces;
        this.model = model;
    }

    /** The model that was trained to tell which sentences of reports answer a question; docs/decisions/0079 says how. */
    public static OnnxReranker ofAnswers(int threads) {
        try {
            var model = OnnxLibrary.shared(
                    ANSWERS + " in " + threads + " threads",
                    () -> OnnxLibrary.optimized("/" + ANSWERS, () -> OnnxEmbedder.resource(ANSWERS), threads));
            return new OnnxReranker(ANSWERS, OnnxEmbedder.pieces(), model, 0); // hardly asked twice
        } catch (OrtException e) {
            throw new IllegalStateException("the model of answers cannot be loaded: " + e.getMessage(), e);
        }
    }

    /** A reader's own weights; a {@code tokenizer.json} beside them is used, else the vocabulary of the embedding model. */
    public static OnnxReranker of(Path file, int threads) {
        try {
            var beside = file.resolveSibling("tokenizer.json");
            String tokenizer = Files.exists(beside)
                    ? Files.readString(beside)
                    : new String(OnnxEmbedder.tokenizer(), StandardCharsets.UTF_8);
            String name = String.valueOf(file.getFileName());
            var model = own(name, Files.readAllBytes(file), threads);
            return new OnnxReranker(name, WordPieces.of(tokenizer), model, REMEMBERED);
        } catch (IOException e) {
            throw Fault.input("search.reranker: " + file + " cannot be read; name an ONNX file, or say off");
        }
    }

    private static OnnxModel own(String name, byte[] weights, int threads) {
        try {
            return new OnnxModel(weights, threads);
        } catch (OrtException e) {
            throw Fault.input("the reranker " + name + " cannot be loaded: " + e.getMessage());
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public double[] scores(String question, List<String> gists) {
        double[] scores = new double[gists.size()];
        var missing = new ArrayList<Integer>();
        synchronized (remembered) {
            for (int i = 0; i < scores.length; i++) {
                var known = remembered.get(question + "\n" + gists.get(i));
                if (known == null) {
                    missing.add(i);
                } else {
                    scores[i] = known;
                }
            }
        }
        score(question, gists, missing, scores);
        synchronized (remembered) {
            missing.forEach(i -> remembered.put(question + "\n" + gists.get(i), scores[i]));
        }
        return scores;
    }

    /** Pairs of like length go together, so that little is spent on padding. */
    private void score(String question, List<String> gists, List<Integer> which, double[] scores) {
        long[] asked = pieces.ids(question, MOST_OF_QUESTION + 2);
        var pairs = which.stream().map(at -> pair(asked, gists.get(at))).toList();
        var order = IntStream.range(0, pairs.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> pairs.get(i).length))
                .toList();
        for (int from = 0; from < order.size(); from += PAIRS_AT_ONCE) {
            var batch = order.subList(from, Math.min(from + PAIRS_AT_ONCE, order.size()));
            double[] found = run(batch.stream().map(pairs::get).toList(), asked.length);
            IntStream.range(0, found.length).forEach(i -> scores[which.get(batch.get(i))] = found[i]);
        }
    }

    private long[] pair(long[] asked, String gist) {
        long[] told = pieces.ids(gist, MOST_TOKENS - asked.length + 1);
        long[] both = Arrays.copyOf(asked, asked.length + told.length - 1);
        System.arraycopy(told, 1, both, asked.length, told.length - 1); // its mark of start is left out
        return both;
    }

    private double[] run(List<long[]> pairs, int asked) {
        try {
            return model.run(pairs, asked, (scores, _) -> IntStream.range(0, pairs.size())
                    .mapToDouble(scores::get)
                    .toArray());
        } catch (OrtException e) {
            throw Fault.input("the reranker " + name + " failed: " + e.getMessage()
                    + "; it must take BERT's three inputs and give one score a pair");
        }
    }

    @Override
    public void close() {
        model.close();
    }
}
