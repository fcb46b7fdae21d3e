package footnote.workflows.leads.review;

import footnote.domain.lead.PatternStrength;
import footnote.domain.lead.SuccessPattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The patterns as the reader is shown them, numbered, with which of them would be used. */
public record PatternProposal(String market, List<Row> patterns, String note) {
    public PatternProposal {
        patterns = List.copyOf(patterns);
    }

    /** One pattern in a line. */
    public record Row(int number, String pattern, String seen, String evidence, String used) {}

    static PatternProposal of(String market, Selection selection, String note) {
        return new PatternProposal(
                market,
                IntStream.range(0, selection.patterns().size())
                        .mapToObj(i -> row(i + 1, selection))
                        .toList(),
                note);
    }

    private static Row row(int number, Selection selection) {
        var pattern = selection.patterns().get(number - 1);
        return new Row(
                number,
                pattern.description(),
                pattern.counts(),
                pattern.strength().words(),
                selection.used().contains(pattern.patternId()) ? "yes" : "no");
    }

    /** Patterns in order and the ids of those that would be used. */
    record Selection(List<SuccessPattern> patterns, List<String> used) {
        /** Weak ones are used only where there are too few strong ones. */
        private static final int WANTED = 3;

        Selection {
            patterns = List.copyOf(patterns);
            used = List.copyOf(used);
        }

        /** The strong ones, and weak ones up to three in all. */
        static Selection usual(List<SuccessPattern> patterns) {
            var used = new ArrayList<String>();
            patterns.stream()
                    .filter(pattern -> pattern.strength() == PatternStrength.STRONG)
                    .forEach(pattern -> used.add(pattern.patternId()));
            patterns.stream()
                    .filter(pattern -> pattern.strength() == PatternStrength.WEAK && used.size() < WANTED)
                    .forEach(pattern -> used.add(pattern.patternId()));
            return new Selection(patterns, used);
        }

        List<SuccessPattern> chosen() {
            return patterns.stream()
                    .filter(pattern -> used.contains(pattern.patternId()))
                    .toList();
        }

        /** The numbers of those that would be used. */
        List<Integer> marked() {
            return IntStream.rangeClosed(1, patterns.size())
                    .filter(number -> used.contains(patterns.get(number - 1).patternId()))
                    .boxed()
                    .toList();
        }

        Selection keeping(List<Integer> numbers) {
            return new Selection(
                    patterns,
                    numbers.stream()
                            .filter(number -> number >= 1 && number <= patterns.size())
                            .map(number -> patterns.get(number - 1).patternId())
                            .toList());
        }

        Selection dropping(List<Integer> numbers) {
            var left = new ArrayList<>(used);
            numbers.stream()
                    .filter(number -> number >= 1 && number <= patterns.size())
                    .forEach(number -> left.remove(patterns.get(number - 1).patternId()));
            return new Selection(patterns, left);
        }

        Selection adding(SuccessPattern pattern) {
            var all = new ArrayList<>(patterns.stream()
                    .filter(each -> !each.patternId().equals(pattern.patternId()))
                    .toList());
            all.add(pattern);
            var more = new ArrayList<>(used);
            more.remove(pattern.patternId());
            more.add(pattern.patternId());
            return new Selection(all, more);
        }

        Selection replacing(int number, SuccessPattern pattern) {
            if (number < 1 || number > patterns.size()) {
                return this;
            }
            var old = patterns.get(number - 1);
            var all = new ArrayList<>(patterns);
            all.set(number - 1, pattern);
            var more = new ArrayList<>(used);
            more.remove(old.patternId());
            more.add(pattern.patternId());
            return new Selection(all, more);
        }
    }
}
