package footnote.workflows.report.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Parts of a question that may be a company's name, for when the whole is none: "Apple" of "Apple moat shrinking". */
public final class CompanyNameCandidates {
    private static final int LONGEST = 6;

    private CompanyNameCandidates() {}

    /** The longest first, from left to right; where the question writes names large, only words written large. */
    public static List<String> parts(String said, String query) {
        var words = Arrays.asList(said.strip().split("\\s+", -1));
        boolean large =
                !query.equals(query.toLowerCase(Locale.ROOT)) && words.stream().anyMatch(CompanyNameCandidates::large);
        int most = Math.min(LONGEST, words.size());
        var parts = new ArrayList<String>();
        for (int length = most; length > 0; length--) {
            for (int from = 0; from + length <= words.size(); from++) {
                var part = words.subList(from, from + length);
                if (!large || (large(part.getFirst()) && large(part.getLast()))) {
                    parts.add(String.join(" ", part));
                }
            }
        }
        parts.remove(said.strip());
        return parts;
    }

    private static boolean large(String word) {
        return !word.isEmpty()
                && (Character.isUpperCase(word.codePointAt(0)) || Character.isDigit(word.codePointAt(0)));
    }
}
