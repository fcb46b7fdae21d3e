package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.Ledger;
import footnote.workflows.ask.question.FigureScope;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Chooses by what a figure is split, as the question says: by segment, product or region. */
record PartSplit(String question, Ledger ledger, FigureScope scope) {
    private static final Pattern PLACE = Pattern.compile(
            "(?i)americas?\\b|europe|asia|pacific|africa|middle east|\\bemea\\b|\\bapac\\b|china|japan|india|korea|canad(?:a|ian)|mexico|brazil|germany|france|italy|spain|kingdom|united states|\\bu\\.?s\\.?(?![\\p{L}])|international|domestic|countr|region|rest of|foreign|overseas|worldwide|^other");
    private static final Pattern PRODUCT =
            Pattern.compile("(?i)\\b(?:products?|brands?|product categor\\w+|categor(?:y|ies))\\b");
    private static final Pattern OF_SEGMENTS = Pattern.compile("(?i)\\b(?:segments?|divisions?|business units?)\\b");
    private static final Pattern REGION = Pattern.compile("(?i)\\b(?:regions?|geograph\\w+|countr\\w+)\\b");

    /** By region where the question says so, else by what the company splits itself into first. */
    Optional<Map<String, List<LedgerEntry>>> of(Metric metric) {
        boolean regions = REGION.matcher(question).find();
        var all = scope.splits(ledger, metric).entrySet().stream()
                .filter(each -> each.getValue().size() > 1)
                .toList();
        var places = all.stream()
                .filter(each -> each.getValue().keySet().stream()
                        .allMatch(member -> PLACE.matcher(member).find()))
                .max(Comparator.comparingInt(each -> each.getValue().size()));
        if (regions) {
            return places.map(Map.Entry::getValue).or(() -> placesAmong(all));
        }
        if (isOfProducts()) {
            return all.stream()
                    .filter(each -> !isOfSegments(each.getKey()))
                    .filter(each -> each.getValue().keySet().stream()
                            .noneMatch(member -> PLACE.matcher(member).find() && !member.matches("(?i)other.*")))
                    .max(Comparator.comparingInt(each -> each.getValue().size()))
                    .map(Map.Entry::getValue);
        }
        return Stream.concat(all.stream().filter(each -> !isOfRegions(each.getKey())), all.stream())
                .filter(each -> !OF_SEGMENTS.matcher(question).find()
                        || !(each.getKey().startsWith("product")
                                || areProducts(each.getValue().keySet())))
                .findFirst()
                .map(Map.Entry::getValue);
    }

    private static boolean areProducts(Set<String> members) {
        return members.stream().filter(each -> PRODUCT.matcher(each).find()).count() > members.size() / 2;
    }

    /** Whether products are asked for, which need not be all that a company sells. */
    boolean isOfProducts() {
        return PRODUCT.matcher(question).find();
    }

    private static boolean isOfSegments(String axis) {
        return axis.startsWith("segment");
    }

    private static boolean isOfRegions(String axis) {
        return axis.toLowerCase(Locale.ROOT).matches(".*(?:geograph|region|countr).*");
    }

    /** The regions among the parts of the first split that has several, as of segments that are regions but for a brand. */
    private static Optional<Map<String, List<LedgerEntry>>> placesAmong(
            List<Map.Entry<String, Map<String, List<LedgerEntry>>>> splits) {
        return splits.stream()
                .map(split -> {
                    var members = new LinkedHashMap<>(split.getValue());
                    members.keySet().removeIf(member -> !PLACE.matcher(member.replaceFirst("(?i)^other\\b", ""))
                            .find());
                    return members;
                })
                .filter(members -> members.size() > 1)
                .findFirst()
                .map(members -> (Map<String, List<LedgerEntry>>) members);
    }
}
