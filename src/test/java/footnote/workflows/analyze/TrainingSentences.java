package footnote.workflows.analyze;

import footnote.domain.Words;
import footnote.domain.opinion.Tone;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;

/** Sentences of our own, written out from sentences.txt, the same ones every time. */
final class TrainingSentences {
    private static final int MOST_OF_ONE = 9;
    private static final Pattern CHOICE = Pattern.compile("\\[([^\\[\\]]*)]");
    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)}");
    private static final List<String> NAMES =
            List.of("Anna Lind", "Mr Okafor", "J. Takeda", "Priya Nair", "Ms Bauer", "Tom Reyes", "Eero Salmi");
    private static final List<String> DAYS =
            List.of("Thursday", "24 October", "2 March", "Monday", "May 14", "30 June", "Nov 6", "next Tuesday");
    private static final List<String> TIMES = List.of("9:30 am", "14:00 GMT", "2 pm ET", "8:15");
    private static final List<String[]> MONEY = List.of(
            new String[] {"EUR ", " mn"},
            new String[] {"EUR ", "m"},
            new String[] {"$", " million"},
            new String[] {"$", "B"},
            new String[] {"SEK ", " million"},
            new String[] {"Rs ", " crore"},
            new String[] {"£", "m"},
            new String[] {"USD ", " bn"},
            new String[] {"€", " million"},
            new String[] {"$", ""});

    /** One sentence, its label, and the number of the line it was made from. */
    record Own(String text, Tone label, int pattern) {}

    private final Random random = new Random(20260117);
    private final Map<String, List<String>> words = new HashMap<>();

    static List<Own> all() {
        return new TrainingSentences().made();
    }

    private List<Own> made() {
        var found = new ArrayList<Own>();
        int pattern = 0;
        for (var line : lines()) {
            char mark = line.isEmpty() ? '#' : line.charAt(0);
            if (mark == '@') {
                int space = line.indexOf(' ');
                words.put(
                        line.substring(1, space),
                        List.of(line.substring(space + 1).split("\\|", -1)));
            } else if (mark != '#') {
                var label = mark == '+' ? Tone.POSITIVE : mark == '-' ? Tone.NEGATIVE : Tone.NEUTRAL;
                for (var text : written(line.substring(2))) {
                    found.add(new Own(text, label, pattern));
                }
                pattern++;
            }
        }
        return found;
    }

    private static List<String> lines() {
        try (var in = TrainingSentences.class.getResourceAsStream("sentences.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private LinkedHashSet<String> written(String pattern) {
        var texts = new LinkedHashSet<String>();
        for (int i = 0; i < MOST_OF_ONE; i++) {
            String text =
                    filled(pattern).replaceAll("\\s+", " ").replace(" ,", ",").strip();
            texts.add(Words.capitalized(text));
        }
        return texts;
    }

    private String filled(String pattern) {
        String text = CHOICE.matcher(pattern)
                .replaceAll(match -> one(List.of(match.group(1).split("\\|", -1))));
        var money = MONEY.get(random.nextInt(MONEY.size()));
        double low = 1 + random.nextInt(60) + random.nextInt(10) / 10.0;
        double high = low + 2 + random.nextInt(50) + random.nextInt(10) / 10.0;
        while (SLOT.matcher(text).find()) {
            text = SLOT.matcher(text).replaceAll(match -> slot(match.group(1), money, low, high));
        }
        return text.replace('\u0001', '$');
    }

    private String slot(String name, String[] money, double low, double high) {
        int share = 3 + random.nextInt(40);
        String word =
                switch (name) {
                    case "lo" -> money[0] + String.format(Locale.ROOT, "%.1f", low) + money[1];
                    case "hi" -> money[0] + String.format(Locale.ROOT, "%.1f", high) + money[1];
                    case "n" -> String.format(Locale.ROOT, "%,d", 1000 + random.nextInt(90_000));
                    case "n1" -> Integer.toString(11 + random.nextInt(30));
                    case "n2" -> Integer.toString(42 + random.nextInt(50));
                    case "q" -> Integer.toString(1 + random.nextInt(4));
                    case "cents" -> Integer.toString(41 + random.nextInt(40));
                    case "cents1" -> Integer.toString(11 + random.nextInt(30));
                    case "pct" -> 20 + share + one(List.of("%", " %", " percent", " per cent", ".5%"));
                    case "pctlow" -> share % 20 + one(List.of("%", " %", " percent", ".4%"));
                    case "year" -> Integer.toString(2005 + random.nextInt(24));
                    case "day" -> one(DAYS);
                    case "time" -> one(TIMES);
                    case "person" -> one(NAMES);
                    default -> one(words.get(name));
                };
        return word.replace('$', '\u0001');
    }

    private String one(List<String> some) {
        return some.get(random.nextInt(some.size()));
    }
}
