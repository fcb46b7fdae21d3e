package bench;

import footnote.domain.DateRange;
import footnote.domain.Ticker;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.sources.sample.SampleMarket;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Annual reports of any number: words follow each other as in the sample market's filings, a twentieth are rare ones,
 * and vectors gather about subjects in few dimensions, as those of real texts do.
 */
final class Paperwork {
    static final int SIZE = 384;
    static final int LEAVES = 100;
    static final int SPANS = 3;
    private static final int WORDS = 175; // of a passage
    private static final int TABLES = 6; // every sixth page is one, as in a 10-K
    private static final int HIDDEN = 48;
    private static final int RARE = 60_000;
    private static final List<String> FIGURES = List.of(
            "capital expenditure",
            "operating income",
            "net income",
            "revenue",
            "total assets",
            "inventory",
            "long-term debt",
            "research and development",
            "free cash flow",
            "gross margin");

    private final Map<String, List<String>> after = new HashMap<>();
    private final List<String> starts = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();
    private final float[][] projection = new float[HIDDEN][SIZE];
    private final int subjects;

    Paperwork(int passages) {
        this.subjects = Math.max(200, passages / 250);
        var random = new Random(7);
        for (var row : projection) {
            for (int i = 0; i < SIZE; i++) {
                row[i] = (float) random.nextGaussian();
            }
        }
        learn();
    }

    private void learn() {
        var market = new SampleMarket();
        var ever = new DateRange(LocalDate.of(2000, 1, 1), SampleMarket.today());
        for (var listing : market.listings().listings().stream().limit(12).toList()) {
            for (var filing : market.filings().filings(listing, Set.of("10-K"), ever).stream().limit(3).toList()) {
                for (var section : market.filings().document(filing).sections()) {
                    var lines = section.text().lines().toList();
                    lines.stream().filter(Paperwork::isRow).forEach(rows::add);
                    learn(lines.stream()
                            .filter(line -> !isRow(line))
                            .collect(Collectors.joining(" \n "))
                            .split(" +", -1));
                }
            }
        }
    }

    private static boolean isRow(String line) {
        return line.chars().filter(Character::isDigit).count() * 3 > line.length() || line.matches(".*\\d[\\d,.)]*\\s*$");
    }

    private void learn(String[] words) {
        for (int i = 0; i + 1 < words.length; i++) {
            after.computeIfAbsent(words[i], _ -> new ArrayList<>()).add(words[i + 1]);
            if (words[i].equals("\n") && !words[i + 1].equals("\n")) {
                starts.add(words[i + 1]);
            }
        }
    }

    static int documents(int passages) {
        return Math.max(1, passages / (LEAVES * SPANS));
    }

    ParsedDocument document(int number) {
        var random = new Random(number);
        int company = number / 4;
        var label = new DocumentLabel(
                "d" + number,
                "COMPANY" + company + "_" + (2020 + number % 4) + "_10K",
                "Bench" + company + " Holdings",
                List.of(),
                Optional.of(new Ticker("B" + company)),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(2020 + number % 4)),
                Optional.of(LocalDate.of(2021 + number % 4, 2, 20)),
                Optional.empty(),
                "bench");
        var pages = new ArrayList<Page>();
        for (int page = 1; page <= LEAVES; page++) {
            var text = new StringBuilder();
            var spans = new ArrayList<Page.Span>();
            for (int span = 0; span < SPANS; span++) {
                int from = text.length();
                text.append(name(((long) number * LEAVES + page - 1) * SPANS + span)).append(' ');
                if (page % TABLES == 0) {
                    writeRows(text, random);
                } else {
                    write(text, WORDS, random);
                }
                spans.add(new Page.Span(from, text.length()));
            }
            pages.add(new Page(page, Optional.of(page), "Item " + (1 + page % 9), text.toString(), spans));
        }
        return new ParsedDocument(label, pages);
    }

    /** A word no other passage has: what reads alike is embedded once, and figures are left out of it. */
    private static String name(long passage) {
        var name = new StringBuilder("q");
        for (long rest = passage; rest > 0; rest /= 26) {
            name.append((char) ('a' + rest % 26));
        }
        return name.toString();
    }

    private void writeRows(StringBuilder text, Random random) {
        int first = random.nextInt(rows.size());
        for (int i = 0; i < 12; i++) {
            text.append(rows.get((first + i) % rows.size())).append('\n');
        }
    }

    private void write(StringBuilder text, int words, Random random) {
        String word = starts.get(random.nextInt(starts.size()));
        for (int i = 0; i < words; i++) {
            boolean rare = random.nextInt(20) == 0;
            text.append(rare ? "w" + (int) (RARE * Math.pow(random.nextDouble(), 3)) : word).append(' ');
            var next = after.get(word);
            word = next == null
                    ? starts.get(random.nextInt(starts.size()))
                    : next.get(random.nextInt(next.size()));
        }
    }

    /** Half ask for a figure of a company, half are told in words such as the reports use. */
    List<String> questions(int count, int documents) {
        var random = new Random(11);
        var questions = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            if (i % 2 == 0) {
                questions.add("What was the " + FIGURES.get(random.nextInt(FIGURES.size())) + " of Bench"
                        + random.nextInt(Math.max(1, documents / 4)) + " Holdings in FY" + (2020 + random.nextInt(4)) + "?");
            } else {
                var text = new StringBuilder();
                write(text, 9, random);
                questions.add("How did " + text.toString().replace('\n', ' ').strip() + " develop?");
            }
        }
        return questions;
    }

    /** The vector of a passage, by its number among all. */
    float[] vector(int passage) {
        var random = new Random(passage * 31L + 5);
        return about(random.nextInt(subjects), 0.5, random);
    }

    /** What a question means: something near one of the subjects. */
    float[] question(int number) {
        var random = new Random(-1 - number);
        return about(random.nextInt(subjects), 0.6, random);
    }

    private float[] about(int subject, double spread, Random random) {
        var subjects = new Random(1_000_003L * (subject + 1));
        var vector = new float[SIZE];
        for (int h = 0; h < HIDDEN; h++) {
            float hidden = (float) (subjects.nextGaussian() + spread * random.nextGaussian());
            for (int i = 0; i < SIZE; i++) {
                vector[i] += hidden * projection[h][i];
            }
        }
        double sum = 0;
        for (int i = 0; i < SIZE; i++) {
            vector[i] += (float) random.nextGaussian();
            sum += (double) vector[i] * vector[i];
        }
        float norm = (float) Math.sqrt(sum);
        for (int i = 0; i < SIZE; i++) {
            vector[i] /= norm;
        }
        return vector;
    }
}
