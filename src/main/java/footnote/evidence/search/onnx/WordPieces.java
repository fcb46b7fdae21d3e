package footnote.evidence.search.onnx;

import footnote.runtime.json.Json;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Cuts text into the pieces a BERT vocabulary knows: words lower-cased, accents off, the longest piece first. */
final class WordPieces {
    private static final int LONGEST_WORD = 100;
    private static final int USUAL_PIECES = 31_000;
    private static final Pattern MARKS = Pattern.compile("\\p{Mn}+");
    private static final Pattern WORD =
            Pattern.compile("[\\p{IsHan}]|[\\p{L}\\p{N}&&[^\\p{IsHan}]]+|[^\\s\\p{L}\\p{N}]");

    private final Map<String, Integer> vocabulary;
    private final int unknown;
    private final int first;
    private final int last;

    private WordPieces(Map<String, Integer> vocabulary) {
        this.vocabulary = vocabulary;
        this.unknown = id("[UNK]");
        this.first = id("[CLS]");
        this.last = id("[SEP]");
    }

    /** Reads the vocabulary out of a tokenizer file. */
    static WordPieces of(String tokenizerJson) {
        var vocabulary = HashMap.<String, Integer>newHashMap(USUAL_PIECES);
        try (var json = Json.mapper().createParser(tokenizerJson)) { // a tree of it would take twice as long
            json.nextToken();
            if (enters(json, "model") && enters(json, "vocab")) {
                while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                    String piece = json.currentName();
                    json.nextToken();
                    vocabulary.put(piece, json.getIntValue());
                }
            }
        }
        return new WordPieces(vocabulary);
    }

    /** Goes to the value of that property of the object that the parser is at the start of. */
    private static boolean enters(JsonParser json, String name) {
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            boolean found = json.currentName().equals(name);
            json.nextToken();
            if (found) {
                return true;
            }
            json.skipChildren();
        }
        return false;
    }

    private int id(String piece) {
        var id = vocabulary.get(piece);
        if (id == null) {
            throw new IllegalStateException("the vocabulary has no " + piece);
        }
        return id;
    }

    /** The ids of the text between the marks of start and end, at most that many in all. */
    long[] ids(String text, int most) {
        String plain = MARKS.matcher(Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD))
                .replaceAll("");
        var ids = new ArrayList<Integer>();
        ids.add(first);
        var words = WORD.matcher(plain);
        while (ids.size() < most - 1 && words.find()) {
            add(words.group(), ids);
        }
        var kept = ids.subList(0, Math.min(ids.size(), most - 1));
        long[] all = new long[kept.size() + 1];
        for (int i = 0; i < kept.size(); i++) {
            all[i] = kept.get(i);
        }
        all[kept.size()] = last;
        return all;
    }

    private void add(String word, List<Integer> ids) {
        if (word.length() > LONGEST_WORD) {
            ids.add(unknown);
            return;
        }
        int before = ids.size();
        int from = 0;
        while (from < word.length()) {
            int to = word.length();
            Integer id = null;
            while (to > from) {
                String piece = from == 0 ? word.substring(0, to) : "##" + word.substring(from, to);
                id = vocabulary.get(piece);
                if (id != null) {
                    break;
                }
                to--;
            }
            if (id == null) {
                ids.subList(before, ids.size()).clear();
                ids.add(unknown);
                return;
            }
            ids.add(id);
            from = to;
        }
    }
}
