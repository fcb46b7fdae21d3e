package footnote.evidence.statements.notes;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What stands over a schedule: the sentence that introduces it, and the names of its columns. */
record ScheduleHeading(String text, List<String> lines) {
    private static final Pattern ROW = Pattern.compile(
            "(?i)\\p{L}.*\\s(?:\\$\\s?\\d[\\d,.]*|\\d{1,3}(?:,\\d{3})+|\\d[\\d.]* \\d[\\d.]*|\\d+ ?%)\\)?|(?:thereafter|total\\b).*\\d");
    private static final Pattern DATED =
            Pattern.compile("(?i)\\b(?:19|20)\\d{2}\\b.*|.*\\b(?:millions|thousands)\\b.*");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[a-z\\d)] ?\\.)\\s+(?=\\p{Lu})");
    private static final Pattern NO_COLUMN = Pattern.compile(
            "(?i)\\([^)]*(?:millions|thousands|billions)[^)]*\\)|^(?:in )?(?:millions|thousands|billions)\\b,?|\\b(?:(?:fiscal )?years? (?:ended|ending)(?: \\p{L}+ \\d{1,2},?)?|(?:as of |at )?\\p{L}+ \\d{1,2}, \\d{4})|^(?:fiscal )?years?(?:\\(s\\))?(?= |$)");
    private static final Pattern PLACE =
            Pattern.compile("(?i)u\\.s\\.|united states|domestic|non-u\\.s\\.|international|foreign");
    private static final Pattern KNOWN = Pattern.compile(
            "(?i)(?:(?:" + PLACE.pattern().substring(4)
                    + ")(?: (?:pensions?|plans?))*|(?:non-?qualified|qualified|other|retiree|defined benefit)? ?(?:operating|finance|financing|capital|pensions?|post-?retirement|retirement|medical|health|total|opeb)(?: (?:leases?|benefits?|plans?|medical|life|care|and))*)(?= |$)");
    /** What ends the name of a last column that begins in the line above. */
    private static final Pattern LAST_WORD = Pattern.compile("(?i) (?:benefits|plans|payments)$");

    private static final Pattern MARK = Pattern.compile("\\s?\\((?:\\d|[a-z])\\)");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
    private static final Pattern INTRODUCING = Pattern.compile(
            "(?i)\\b(?:follow\\w*|below|table|summar\\w+|present\\w*|maturit\\w+|schedul\\w+|expected|estimated|minimum)\\b");
    private static final int MOST_LINES = 7;
    private static final int LEAST_WORDS = 4;
    private static final int LONGEST_HEADER = 110;
    private static final int LONGEST_SECTION = 60;
    private static final int MOST_HEADER = 3;

    /** The lines above a row back to the row or the sentence before; a sentence that says nothing brings the one before it. */
    static ScheduleHeading above(List<String> lines, int row) {
        var over = new ArrayList<String>();
        boolean prose = false;
        for (int i = row - 1; i >= Math.max(0, row - MOST_LINES); i--) {
            String line = lines.get(i);
            boolean figures =
                    (ROW.matcher(line).matches() && !DATED.matcher(line).matches())
                            || (i > 0 && PaymentSchedules.isYear(line) && PaymentSchedules.isYear(lines.get(i - 1)));
            boolean ended = line.matches(".*\\p{Ll}{2,}\\)?\\.") && prose;
            if (figures || ended) {
                break;
            }
            prose |= line.length() > LONGEST_HEADER / 2;
            over.addFirst(line);
        }
        String text = String.join(" ", over);
        var sentences = Arrays.asList(SENTENCE.split(text, -1));
        int from = sentences.size() - 1;
        while (from > 0 && !introduces(sentences.subList(from, sentences.size()))) {
            from--;
        }
        return new ScheduleHeading(String.join(" ", sentences.subList(from, sentences.size())), over);
    }

    private static boolean introduces(List<String> sentences) {
        String text = String.join(" ", sentences);
        return WORD.matcher(text).results().limit(LEAST_WORDS).count() == LEAST_WORDS
                && INTRODUCING.matcher(text).find();
    }

    Optional<BigDecimal> scale() {
        return StatedScale.in(text).or(() -> StatedScale.in(String.join(" ", lines)));
    }

    boolean money() {
        return text.matches("(?is).*(?:dollars|[$€£¥]).*");
    }

    /** The names of so many columns; one needs none, several need a header that can be read in one way. */
    Optional<List<String>> columns(int count) {
        if (count == 1) {
            return Optional.of(List.of(""));
        }
        var header = new ArrayList<String>();
        for (int i = lines.size() - 1; i >= 0 && header.size() < MOST_HEADER; i--) {
            String line = NO_COLUMN
                    .matcher(MARK.matcher(lines.get(i)).replaceAll(""))
                    .replaceAll(" ")
                    .replaceAll("\\s+", " ")
                    .strip();
            boolean section = line.endsWith(":") && header.isEmpty() && line.length() < LONGEST_SECTION;
            if (line.isEmpty() || section || PaymentSchedules.isYear(lines.get(i))) {
                continue;
            }
            if (line.endsWith(":") || line.endsWith(".") || line.length() > LONGEST_HEADER) {
                break;
            }
            header.addFirst(line);
            var names = names(header, count);
            if (names.isPresent()) {
                return names;
            }
        }
        return Optional.empty();
    }

    private static Optional<List<String>> names(List<String> header, int count) {
        var last = Arrays.asList(header.getLast().split(" ", -1));
        boolean same = last.size() == count && last.stream().distinct().count() == 1;
        if (header.size() == 1) {
            return same ? Optional.empty() : single(header.getFirst(), count);
        }
        String upper = header.get(header.size() - 2);
        return same
                ? single(upper, count).map(names -> names.stream()
                        .map(name -> name + " " + last.getFirst())
                        .toList())
                : spanning(upper, header.getLast(), count);
    }

    private static Optional<List<String>> single(String line, int count) {
        return repeated(Arrays.asList(line.split(" ", -1)), count).or(() -> known(line, count));
    }

    /** Pension plans of two places beside other plans: the places stand under the first of two names. */
    private static Optional<List<String>> spanning(String upper, String lower, int count) {
        var places =
                known(lower, count - 1).or(() -> known(LAST_WORD.matcher(lower).replaceFirst(""), count - 1));
        var plans = known(upper, 2);
        return places.isPresent()
                        && plans.isPresent()
                        && plans.get().getFirst().matches("(?i).*pension.*")
                        && places.get().stream()
                                .allMatch(each -> PLACE.matcher(each).matches())
                ? Optional.of(Stream.concat(
                                places.get().stream()
                                        .map(place -> place + " " + plans.get().getFirst()),
                                Stream.of(plans.get().getLast()))
                        .toList())
                : Optional.empty();
    }

    /** "Operating Leases Finance Leases": as many names as times their last word stands. */
    private static Optional<List<String>> repeated(List<String> words, int count) {
        String end = words.getLast();
        if (words.stream().filter(end::equals).count() != count
                || words.getFirst().equals(end)) {
            return words.size() == count && words.stream().distinct().count() == count
                    ? Optional.of(words)
                    : Optional.empty();
        }
        var names = new ArrayList<String>();
        var name = new ArrayList<String>();
        for (String word : words) {
            name.add(word);
            if (word.equals(end)) {
                names.add(String.join(" ", name));
                name.clear();
            }
        }
        return names.contains(end) ? Optional.empty() : Optional.of(names); // its first words stand in the line above
    }

    /** A line of the usual names of plans, regions and leases alone. */
    private static Optional<List<String>> known(String line, int count) {
        var names = new ArrayList<String>();
        var each = KNOWN.matcher(line);
        int at = 0;
        while (each.find()) {
            if (!line.substring(at, each.start()).isBlank()) {
                return Optional.empty();
            }
            names.add(each.group().strip());
            at = each.end();
        }
        return line.substring(at).isBlank() && names.size() == count ? Optional.of(names) : Optional.empty();
    }
}
