package footnote.workflows.leads.intent;

import footnote.domain.lead.Area;
import footnote.domain.lead.Industry;
import footnote.workflows.leads.intent.IntentExtractor.IntentOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of a request for leads that its reading by rule left out, so that the reader can be told. */
final class UnreadWords {
    /** Words that carry no condition of their own. */
    private static final Set<String> PLAIN =
            Set.of(("a about across all also am among an and any anywhere are around as at based be build business but"
                            + " businesses buyer buyers by can change companies company correct could country countries customer"
                            + " customers do employees find firm firms for from get give had has have headcount headquartered help"
                            + " hi hello i if in industry instead into is it its just lead leads let like list located look looking"
                            + " make maker makers manufacturer manufacturers market markets may me mean meant my need needs no not of offer on"
                            + " one ones only operating or our out over people please potential prospect prospects provide same search"
                            + " sector see sell selling set should show some staff such target than thank thanks that the their"
                            + " them then there these they this those to too up us use using want wanted was we were where which"
                            + " who whose will with within would yes you your i'm we're i'd we'd")
                    .split(" "));

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}'&+/-]*");
    private static final String READ = "\n";

    private UnreadWords() {}

    /** What is left of the request once all that was read is taken away, as phrases in its own words. */
    static List<String> of(String request, IntentOutput read) {
        String left = IntentParser.plain(request).replace('\n', ' ').replace('’', '\'');
        for (var pattern : IntentParser.CONDITIONS) {
            left = pattern.matcher(left).replaceAll(READ);
        }
        for (String word : Stream.of(read.industry().stream(), read.offer().stream(), read.customers().stream())
                .flatMap(words -> words)
                .toList()) {
            left = without(left, word);
        }
        for (String word : sameIndustry(read.industry())) {
            left = without(left, word);
        }
        for (String area : Area.vocabulary()) {
            left = area.length() > 3
                    ? without(left, area)
                    : left.replaceAll(bounded(area.toUpperCase(Locale.ROOT)), READ);
        }
        var unread = new ArrayList<String>();
        for (String part : left.split("[\\n.,;:!?()]", -1)) {
            phrase(part).ifPresent(unread::add);
        }
        return List.copyOf(unread);
    }

    /** The other names of the industry: a request may call it twice. */
    private static List<String> sameIndustry(Optional<String> industry) {
        return industry.flatMap(Industry::named).stream()
                .flatMap(each -> Stream.concat(Stream.of(each.name()), each.synonyms().stream()))
                .toList();
    }

    private static String without(String text, String words) {
        return Pattern.compile(bounded(Pattern.quote(words.strip())), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(text)
                .replaceAll(READ);
    }

    private static String bounded(String pattern) {
        return "(?<![\\p{L}\\p{N}])" + pattern + "(?![\\p{L}\\p{N}])";
    }

    /** The part from its first to its last word that says something. */
    private static Optional<String> phrase(String part) {
        var words = WORD.matcher(part).results().map(match -> match.group()).toList();
        int from = 0;
        int to = words.size();
        while (from < to && isPlain(words.get(from))) {
            from++;
        }
        while (to > from && isPlain(words.get(to - 1))) {
            to--;
        }
        return from == to ? Optional.empty() : Optional.of(String.join(" ", words.subList(from, to)));
    }

    private static boolean isPlain(String word) {
        return PLAIN.contains(word.toLowerCase(Locale.ROOT));
    }
}
