package footnote.workflows.ask.answer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Prints what was guided last before what was guided earlier, each under its heading where there are figures of both. */
final class DatedGuidance {
    private static final Pattern AMOUNT = Pattern.compile("[$€£¥₹]\\s?\\d|\\d\\s?(?:%|percent)");

    private DatedGuidance() {}

    static List<String> lines(List<SentenceCandidate> sentences) {
        var last = sentences.stream()
                .flatMap(each -> each.source().passage().document().published().stream())
                .max(Comparator.naturalOrder());
        var latest = sentences.stream()
                .filter(each -> each.source().passage().document().published().equals(last))
                .toList();
        var earlier = sentences.stream().filter(each -> !latest.contains(each)).toList();
        if (earlier.isEmpty() || latest.stream().noneMatch(DatedGuidance::hasFigure)) {
            return listed("Most relevant passages:", sentences);
        }
        var all = new ArrayList<>(listed("Latest guidance:", latest));
        all.addAll(listed("Earlier guidance, which the latest replaces where both are on the same period:", earlier));
        return all;
    }

    private static boolean hasFigure(SentenceCandidate sentence) {
        return AMOUNT.matcher(sentence.said().text()).find();
    }

    private static List<String> listed(String heading, List<SentenceCandidate> sentences) {
        var lines = new ArrayList<>(List.of(heading));
        sentences.forEach(each -> lines.add(each.line()));
        return lines;
    }
}
