package footnote.evidence.statements.notes;

import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.notes.PaymentSchedules.Amount;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads schedules that stand in a sentence: "maturities of debt are $149 million (2025) and $2,137 million (2026)", or
 * amounts for a span of years, respectively.
 */
final class ScheduleSentences {
    private static final String AMOUNT =
            "[$€£](?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?) ?(?<scale>thousand|million|billion)?";
    private static final Pattern DATED = Pattern.compile(
            AMOUNT + " ?(?:\\(|(?:(?:due )?in|for|during)(?: fiscal| the year)? )(?<year>20\\d{2})(?![\\d–-])");
    private static final Pattern YEARS_OF = Pattern.compile(
            "\\b(?:\\p{L}+ \\d{1,2}, |fiscal )?(?<first>20\\d{2}) (?:through|to) (?:\\p{L}+ \\d{1,2}, |fiscal )?(?<last>20\\d{2})\\b");
    private static final Pattern EACH = Pattern.compile(AMOUNT);
    private static final Pattern AHEAD = Pattern.compile(
            "(?i)\\b(?:matur\\w+|schedul\\w+|estimated|expect\\w*|succeeding|next|future|minimum|payments?|will be)\\b");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[\\p{L}\\d)]\\.)\\s+(?=\\p{Lu})");
    private static final int LEAST = 2;
    private static final int MOST_LENGTH = 700;

    private ScheduleSentences() {}

    /** The amounts of a page's sentences. */
    static List<Amount> of(FilingStatements.PageText page) {
        String text =
                String.join(" ", page.lines()).replaceAll("\\s+([,.;)])", "$1").replaceAll("([$€£])\\s+", "$1");
        var found = new ArrayList<Amount>();
        for (String sentence : SENTENCE.split(text, -1)) {
            if (sentence.length() > MOST_LENGTH || !sentence.contains("20")) {
                continue;
            }
            var amounts = dated(page.page(), sentence);
            found.addAll(amounts.isEmpty() ? respectively(page.page(), sentence) : amounts);
        }
        return found;
    }

    /** Amounts that each have their year. */
    private static List<Amount> dated(Optional<Integer> page, String sentence) {
        var all = DATED.matcher(sentence).results().toList();
        boolean rising = all.size() >= LEAST
                && IntStream.range(1, all.size()).allMatch(i -> year(all.get(i)) == year(all.get(i - 1)) + 1);
        String subject =
                all.isEmpty() ? "" : sentence.substring(0, all.getFirst().start());
        boolean alone = !all.isEmpty()
                && all.size()
                        == EACH.matcher(sentence.substring(0, all.getLast().end()))
                                .results()
                                .count();
        return rising && alone && AHEAD.matcher(subject).find()
                ? all.stream()
                        .map(each -> amount(page, subject, each.group("year"), each))
                        .toList()
                : List.of();
    }

    /** As many amounts as years, in their order. */
    private static List<Amount> respectively(Optional<Integer> page, String sentence) {
        var years = YEARS_OF.matcher(sentence);
        if (!sentence.contains("respectively") || !years.find()) {
            return List.of();
        }
        int first = Integer.parseInt(years.group("first"));
        int count = Integer.parseInt(years.group("last")) - first + 1;
        var all = EACH.matcher(sentence).results().toList();
        boolean fits = count > LEAST
                && all.size() == count
                && years.end() < all.getFirst().start();
        String subject = sentence.substring(0, years.start());
        return fits && AHEAD.matcher(subject).find() && !years.find()
                ? IntStream.range(0, count)
                        .mapToObj(i -> amount(page, subject, String.valueOf(first + i), all.get(i)))
                        .toList()
                : List.of();
    }

    private static int year(MatchResult each) {
        return Integer.parseInt(each.group("year"));
    }

    private static Amount amount(Optional<Integer> page, String subject, String due, MatchResult each) {
        String scale = each.group("scale");
        return new Amount(
                page,
                "",
                subject,
                List.of(),
                due,
                "$" + each.group("number"),
                Optional.ofNullable(scale)
                        .map(word -> BigDecimal.valueOf(
                                switch (word) {
                                    case "million" -> 1_000_000;
                                    case "billion" -> 1_000_000_000;
                                    default -> 1_000;
                                })),
                true);
    }
}
