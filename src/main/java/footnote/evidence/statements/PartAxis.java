package footnote.evidence.statements;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** By what a table splits a figure: segment, region or product, as the words above it say, else as its rows are called. */
final class PartAxis {
    private static final Pattern PLACE = Pattern.compile(
            "\\b(?:geograph|region|countr|united states|u s|europe|emea|asia|pacific|americas?|latin|china|japan|middle east|africa|oceania|australia|brazil|mexico|germany|france|kingdom|russia|india|korea|international|domestic|rest of (?:the )?world|canada)\\b?");
    private static final Pattern SEGMENT = Pattern.compile("\\b(?:segments?|divisions?)\\b");
    private static final Pattern REGION =
            Pattern.compile("\\b(?:geograph\\w*|regions?|countr\\w+)\\b(?! operating segments?)");
    private static final Pattern PRODUCT =
            Pattern.compile("\\b(?:products?|categor(?:y|ies)|offerings?|brands?|merchandise|disaggregat\\w+)\\b");
    private static final Pattern GOODS =
            Pattern.compile("(?:net |sales of |revenues? from )*(?:products?|services?|goods|equipment|other)\\b.*");
    private static final int HEADING = 12;

    private PartAxis() {}

    /** The axis of these rows, which stand among these lines. */
    static String of(List<TableRow> parts, List<String> lines) {
        String first = parts.getFirst().name();
        int at = 0;
        while (at < lines.size() - 1 && !lines.get(at).startsWith(first)) {
            at++;
        }
        String heading =
                String.join(" ", lines.subList(Math.max(0, at - HEADING), at)).toLowerCase(Locale.ROOT);
        long places =
                parts.stream().filter(row -> PLACE.matcher(row.label()).find()).count();
        boolean mostly = places * 2 > parts.size();
        int segment = last(SEGMENT, heading);
        int region = last(REGION, heading);
        int product = last(PRODUCT, heading);
        if (parts.size() > 2 && places * 3 >= parts.size() * 2L) {
            return "region";
        }
        boolean goods =
                parts.stream().allMatch(row -> GOODS.matcher(row.label()).matches());
        if (!goods && segment > Math.max(region, mostly ? -1 : product) && !(mostly && region >= 0)) {
            return "segment";
        }
        return mostly || region > Math.max(segment, product) ? "region" : "product";
    }

    /** Where the words stand last; -1 where they do not. */
    private static int last(Pattern words, String text) {
        return words.matcher(text)
                .results()
                .mapToInt(found -> found.end())
                .max()
                .orElse(-1);
    }
}
