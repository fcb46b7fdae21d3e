package footnote.sources.edgar;

import footnote.domain.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Cuts a filing's lines at the headings of its items.
 *
 * <p>Every line that starts like a heading is a candidate: tables of contents, cross-references and the headings
 * themselves. Of all ways to pick candidates in the form's order we take the one with the most items, headings with
 * the right words before others, and of those the one whose sections are longest in the sum of logarithms: the lines
 * of a table of contents follow each other closely, real headings do not.
 */
final class ItemSplit {
    private static final Pattern HEADING = Pattern.compile(
            "^(?:part\\s+[iv]+\\s*[.,:\\-\\u2013\\u2014]*\\s*)?item[s]?\\s*(\\d{1,2}(?:\\.\\d{2})?(?:\\s?[a-k]|\\.\\s?d)?)(?![\\w])"
                    + "\\s*[.:\\-\\u2013\\u2014)]*\\s*(.*)$",
            Pattern.CASE_INSENSITIVE);
    /** A 20-F's risk factors, which many head without the item's number. */
    private static final Pattern RISKS =
            Pattern.compile("^(?:3\\s?\\.?\\s?)?d\\s?[.:)]\\s*(risk\\s+factors\\W*)$", Pattern.CASE_INSENSITIVE);

    private static final Pattern PART = Pattern.compile("^part\\s+([iv]+)\\b", Pattern.CASE_INSENSITIVE);
    private static final int TITLE_REACH = 160;
    private static final double WELL_TITLED = 40;
    private static final double UNTITLED = 25;
    private static final double MENTION = 8;
    private static final double LISTED = 6;
    private static final double NEVER = 0;
    /** The most lines that a table of contents has for one item, and the fewest items it lists. */
    private static final int ENTRY_LINES = 25;

    private static final int LEAST_ENTRIES = 8;
    private static final Pattern PAGE_REFERENCE = Pattern.compile("[\\s.]\\d{1,3}$");
    private static final Pattern FURNITURE =
            Pattern.compile("^(?:\\d{1,3}|[a-z]-\\d{1,3}|table of contents)$", Pattern.CASE_INSENSITIVE);

    /** A line that may be the heading of the form's item of that rank. */
    private record Candidate(int line, int rank, double weight, String title) {
        Candidate less(double points) {
            return new Candidate(line, rank, weight - points, title);
        }
    }

    private final Form form;
    private final List<String> lines;
    private final long[] start;

    private ItemSplit(Form form, List<String> lines) {
        this.form = form;
        this.lines = lines;
        this.start = new long[lines.size() + 1];
        for (int i = 0; i < lines.size(); i++) {
            start[i + 1] = start[i] + lines.get(i).length() + 1;
        }
    }

    /** The sections found, in order; empty where the text has no headings of that form. */
    static List<Section> split(Form form, List<String> lines) {
        var split = new ItemSplit(form, lines);
        return split.sections(split.best(split.candidates()));
    }

    /** Where the items start, in order. */
    static List<FilingItems.Heading> headings(Form form, List<String> lines) {
        var split = new ItemSplit(form, lines);
        return split.best(split.candidates()).stream()
                .map(found -> new FilingItems.Heading(
                        found.line, form.items().get(found.rank).id(), title(found)))
                .toList();
    }

    private List<Candidate> candidates() {
        var found = new ArrayList<Candidate>();
        for (int i = 0; i < lines.size(); i++) {
            var heading = HEADING.matcher(lines.get(i));
            if (heading.matches()) {
                String number =
                        heading.group(1).replaceAll("\\s|\\.(?=\\s*[dD])", "").toUpperCase(Locale.ROOT);
                addCandidates(found, i, number, heading.group(2));
            } else if (form.equals(Form.FOREIGN)) {
                var risks = RISKS.matcher(lines.get(i));
                if (risks.matches()) {
                    addCandidates(found, i, "3D", risks.group(1));
                }
            }
        }
        return demoteContents(withoutContents(found));
    }

    /**
     * Without a table of contents whose items follow once more: an item that it lists and the form leaves out would
     * otherwise be taken from it, and the text up to the next for that item's.
     */
    private static List<Candidate> withoutContents(List<Candidate> found) {
        var kept = new ArrayList<>(found);
        int from = 0;
        for (int i = 1; i <= found.size(); i++) {
            if (i == found.size()
                    || found.get(i).line - found.get(i - 1).line > ENTRY_LINES
                    || found.get(i).rank < found.get(i - 1).rank) {
                var run = found.subList(from, i);
                if (isContents(run, found.subList(i, found.size()))) {
                    kept.removeAll(run);
                }
                from = i;
            }
        }
        return kept;
    }

    private static boolean isContents(List<Candidate> run, List<Candidate> after) {
        var listed = run.stream().map(Candidate::rank).collect(Collectors.toSet());
        long again = listed.stream()
                .filter(rank -> after.stream().anyMatch(each -> each.rank == rank))
                .count();
        return listed.size() >= LEAST_ENTRIES && 2 * again > listed.size();
    }

    /** A heading amid others, as in a table of contents, yields to one of the same item that stands alone. */
    private List<Candidate> demoteContents(List<Candidate> found) {
        var crowded = found.stream().map(each -> isCrowded(found, each)).toList();
        var lonely = new HashSet<Integer>();
        for (int i = 0; i < found.size(); i++) {
            if (!crowded.get(i)) {
                lonely.add(found.get(i).rank);
            }
        }
        var weighed = new ArrayList<Candidate>();
        for (int i = 0; i < found.size(); i++) {
            Candidate each = found.get(i);
            boolean listed =
                    PAGE_REFERENCE.matcher(each.title).find() || (crowded.get(i) && lonely.contains(each.rank));
            weighed.add(listed ? each.less(LISTED) : each);
        }
        return weighed;
    }

    private static boolean isCrowded(List<Candidate> found, Candidate candidate) {
        return found.stream()
                        .filter(each -> each.line > candidate.line && each.line <= candidate.line + 8)
                        .mapToInt(Candidate::line)
                        .distinct()
                        .count()
                >= 2;
    }

    private void addCandidates(List<Candidate> found, int line, String number, String rest) {
        String title = rest.isBlank() && line + 1 < lines.size() ? lines.get(line + 1) : rest;
        for (int rank = 0; rank < form.items().size(); rank++) {
            Form.Item item = form.items().get(rank);
            double weight = item.number().equals(number) ? weight(item, title, rest) : NEVER;
            if (weight > NEVER) {
                found.add(new Candidate(line, rank, weight, title));
            }
        }
    }

    private static double weight(Form.Item item, String title, String rest) {
        String head = title.length() > TITLE_REACH ? title.substring(0, TITLE_REACH) : title;
        if (!item.title().matcher(head).find()) {
            return item.inParts() ? NEVER : MENTION;
        }
        boolean sentence = rest.length() > TITLE_REACH || (!rest.isEmpty() && Character.isLowerCase(rest.charAt(0)));
        return sentence ? UNTITLED : WELL_TITLED;
    }

    private List<Candidate> best(List<Candidate> candidates) {
        int count = candidates.size();
        double[] score = new double[count];
        int[] before = new int[count];
        Arrays.fill(before, -1);
        int last = -1;
        double top = -1;
        for (int i = 0; i < count; i++) {
            Candidate here = candidates.get(i);
            score[i] = here.weight;
            for (int j = 0; j < i; j++) {
                Candidate there = candidates.get(j);
                if (there.rank < here.rank && there.line < here.line) {
                    double joined = score[j] + Math.log(length(there.line, here.line)) + here.weight;
                    if (joined > score[i]) {
                        score[i] = joined;
                        before[i] = j;
                    }
                }
            }
            double whole = score[i] + Math.log(length(here.line, lines.size()));
            if (whole >= top) {
                top = whole;
                last = i;
            }
        }
        var chain = new ArrayList<Candidate>();
        for (int i = last; i >= 0; i = before[i]) {
            chain.addFirst(candidates.get(i));
        }
        return chain;
    }

    private double length(int from, int to) {
        return Math.max(1, start[to] - start[from]);
    }

    private List<Section> sections(List<Candidate> chain) {
        var sections = new ArrayList<Section>();
        for (int i = 0; i < chain.size(); i++) {
            Candidate here = chain.get(i);
            int end = i + 1 < chain.size() ? chain.get(i + 1).line : lines.size();
            sections.add(Section.of(form.items().get(here.rank).id(), title(here), text(here.line, end)));
        }
        return sections;
    }

    /** Without the page number and running head at its end; the next part's heading may stand below them. */
    private String text(int from, int to) {
        var kept = new ArrayList<>(lines.subList(from, to));
        int at = kept.size() - 1;
        if (at > 0 && PART.matcher(kept.get(at)).find()) {
            at--;
        }
        while (at > 0 && FURNITURE.matcher(kept.get(at)).matches()) {
            kept.remove(at--);
        }
        return String.join("\n", kept);
    }

    private static String title(Candidate candidate) {
        String title = candidate.title.strip();
        return title.length() > TITLE_REACH ? title.substring(0, TITLE_REACH).strip() + "…" : title;
    }
}
