package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A page in a few lines for one question: what it is, its heading, its lines nearest to the question, its best passage. */
final class PassageSummary {
    private static final int LINES = 5;
    private static final int LONGEST_LINE = 100;
    private static final int LONGEST_PASSAGE = 320;
    private static final int STEM = 6;
    private static final Pattern FIGURES = Pattern.compile("[$€£¥(]*\\s*\\d[\\d,.]*\\s*[%)]*");
    private static final Pattern MARKS = Pattern.compile("[.\\u2026_=\\u2014\\u2013|·•-]{2,}|\\s+");

    private final MetricLexicon lexicon;
    private final Set<String> stems;
    private final Set<String> rows;

    PassageSummary(QuestionTerms terms, MetricLexicon lexicon) {
        this.lexicon = lexicon;
        this.stems = stems(terms.words());
        this.rows = terms.rows().keySet();
    }

    private static Set<String> stems(String words) {
        return Pattern.compile(" ")
                .splitAsStream(MetricLexicon.plain(words))
                .filter(word -> word.length() > 3)
                .map(word -> word.substring(0, Math.min(word.length(), STEM)))
                .collect(Collectors.toSet());
    }

    String of(DocumentLabel label, String section, String text, int from, int to) {
        var ours = stems(label.company());
        var lines = text.lines().map(String::strip).filter(PassageSummary::says).toList();
        var gist = new ArrayList<String>();
        gist.add(label.kind().word() + label.period().map(each -> " " + each).orElse("") + " " + section);
        lines.stream().limit(2).map(PassageSummary::plain).forEach(gist::add);
        nearest(lines, ours).forEach(gist::add);
        gist.add(cut(plain(text.substring(from, Math.min(to, text.length()))), LONGEST_PASSAGE));
        return gist.stream().filter(each -> !each.isBlank()).distinct().collect(Collectors.joining(" ; "));
    }

    private static boolean says(String line) {
        return line.chars().filter(Character::isLetter).count() > 3;
    }

    /** In the order of the page. */
    private List<String> nearest(List<String> lines, Set<String> ours) {
        record Near(int at, double near) {}
        var near = new ArrayList<Near>();
        for (int i = 2; i < lines.size(); i++) {
            double score = near(lines.get(i), ours);
            if (score > 0) {
                near.add(new Near(i, score));
            }
        }
        near.sort(Comparator.comparingDouble(Near::near).reversed().thenComparingInt(Near::at));
        var kept = new TreeSet<Integer>();
        near.stream().limit(LINES).forEach(each -> kept.add(each.at));
        return kept.stream().map(at -> plain(lines.get(at))).toList();
    }

    private double near(String line, Set<String> ours) {
        String small = line.toLowerCase(Locale.ROOT);
        long words = stems.stream()
                .filter(stem -> !ours.contains(stem) && small.contains(stem))
                .count();
        boolean row = !rows.isEmpty() && lexicon.rows(line).stream().anyMatch(rows::contains);
        return words + (row ? 2 : 0);
    }

    private static String plain(String text) {
        String bare = MARKS.matcher(FIGURES.matcher(text).replaceAll(" ")).replaceAll(" ");
        return cut(bare.strip(), text.length() > LONGEST_PASSAGE ? LONGEST_PASSAGE : LONGEST_LINE);
    }

    private static String cut(String text, int most) {
        return text.substring(0, Math.min(text.length(), most));
    }
}
