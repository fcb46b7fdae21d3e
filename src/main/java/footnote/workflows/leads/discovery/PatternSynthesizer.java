package footnote.workflows.leads.discovery;

import footnote.domain.Prose;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.PatternReport;
import footnote.domain.lead.PatternStrength;
import footnote.domain.lead.PatternTest;
import footnote.domain.lead.SignalKind;
import footnote.domain.lead.SuccessPattern;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.RetryPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Finds what the successful companies of a market have in common; a model may see patterns, counting decides. */
public final class PatternSynthesizer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final Prompt PROMPT = Prompt.of(PatternSynthesizer.class);
    private static final Map<String, PatternTest> FEATURES = features();
    /** Patterns that are none are shown only when so many of the successful have them that a reader would expect them. */
    private static final double EXPECTED = 0.4;

    private final Model model;

    public PatternSynthesizer(Model model) {
        this.model = model;
    }

    public PatternReport synthesize(LeadIntent intent, List<CompanyData> winners, List<CompanyData> others) {
        var answered = model.answered(
                PROMPT.quote("market", intent.market())
                        .quote(
                                "companies",
                                winners.stream()
                                        .map(company -> new QuotedText(company.name(), company.text()))
                                        .toList()),
                PatternOutput.class,
                take -> take.shownBy(winners),
                () -> new PatternOutput(List.of()));
        var candidates = candidates(winners, others);
        answered.value().patterns().forEach(idea -> {
            if (candidates.values().stream().noneMatch(known -> overlaps(known, idea.phrases()))) {
                candidates.putIfAbsent(idea.description(), PatternTest.of(idea.phrases()));
            }
        });
        var counted = new PatternCounter(winners, others).count(candidates);
        return new PatternReport(
                shown(counted, winners.size()),
                winners.size(),
                others.size(),
                "Each trait was counted among the successful companies and among ordinary ones"
                        + " of the same market; Fisher's exact test, one-sided, corrected by Benjamini and Hochberg;"
                        + " strong means at most a tenth of such finds is expected to be chance.",
                confidence(counted),
                answered.by());
    }

    /** A pattern in the reader's words, recognised by those words, counted beside the others. */
    public SuccessPattern added(String words, List<CompanyData> winners, List<CompanyData> others) {
        var known = FEATURES.entrySet().stream()
                .filter(feature -> feature.getKey().equalsIgnoreCase(words)
                        || feature.getValue().phrases().stream().anyMatch(words::equalsIgnoreCase))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(PatternTest.of(List.of(words)));
        return new PatternCounter(winners, others).counted(words, known);
    }

    private static boolean overlaps(PatternTest known, List<String> phrases) {
        return known.phrases().stream()
                .anyMatch(phrase -> phrases.stream().anyMatch(other -> same(bare(phrase), bare(other))));
    }

    /** Whether one phrase holds the other, so that both would count the same companies. */
    private static boolean same(String one, String other) {
        return (" " + one + " ").contains(" " + other + " ") || (" " + other + " ").contains(" " + one + " ");
    }

    private static String bare(String phrase) {
        return phrase.strip().toLowerCase(Locale.ROOT).replaceFirst("^(?:an?|the|their|its|our) ", "");
    }

    /** What companies can be told by: the usual traits, whatever marks their lists give them, and what happened. */
    private static Map<String, PatternTest> candidates(List<CompanyData> winners, List<CompanyData> others) {
        var candidates = new LinkedHashMap<>(FEATURES);
        var all = new ArrayList<>(winners);
        all.addAll(others);
        all.stream()
                .flatMap(company -> company.metadata().tags().stream())
                .distinct()
                .sorted()
                .filter(tag -> FEATURES.values().stream().noneMatch(known -> overlaps(known, List.of(tag))))
                .forEach(tag -> candidates.putIfAbsent(tag, PatternTest.of(List.of(tag))));
        for (var kind : SignalKind.values()) {
            if (!kind.isRisk()) {
                candidates.put(kind.words() + " within the last year", PatternTest.of(kind));
            }
        }
        return candidates;
    }

    private static List<SuccessPattern> shown(List<SuccessPattern> counted, int winners) {
        return counted.stream()
                .filter(pattern -> pattern.strength() != PatternStrength.NONE
                        ? pattern.frequency() >= 2
                        : pattern.frequency() >= EXPECTED * winners)
                .sorted(Comparator.comparing(SuccessPattern::strength).thenComparing(SuccessPattern::probability))
                .toList();
    }

    private static String confidence(List<SuccessPattern> counted) {
        long strong = counted.stream()
                .filter(pattern -> pattern.strength() == PatternStrength.STRONG)
                .count();
        return strong > 1 ? "high" : strong == 1 ? "medium" : "low";
    }

    private static Map<String, PatternTest> features() {
        try (var in = Objects.requireNonNull(PatternSynthesizer.class.getResourceAsStream("features.tsv"))) {
            var features = new LinkedHashMap<String, PatternTest>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .forEach(cells -> features.put(
                            cells[0],
                            PatternTest.of(Arrays.stream(cells[1].split("\\|", -1))
                                    .map(phrase -> phrase.strip().toLowerCase(Locale.ROOT))
                                    .toList())));
            return features;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the features", e);
        }
    }

    /** Patterns as a model sees them; whether they hold is counted, not asked. */
    public record PatternOutput(List<Idea> patterns) {
        private static final int MOST = 12;

        public PatternOutput {
            patterns = List.copyOf(patterns);
            if (patterns.size() > MOST) {
                throw new IllegalArgumentException("give " + MOST + " patterns at most, not " + patterns.size());
            }
        }

        /** One pattern: a description without figures, and phrases of the texts by which it is recognised. */
        public record Idea(String description, List<String> phrases) {
            public Idea {
                phrases = List.copyOf(phrases);
                if (phrases.isEmpty()
                        || phrases.stream().anyMatch(phrase -> phrase.strip().length() < 3)) {
                    throw new IllegalArgumentException(
                            "a pattern has phrases of three characters or more to know it by");
                }
                if (!new Prose(description).unbound().isEmpty()) {
                    throw new IllegalArgumentException("a description has no figures, unlike \"" + description + "\"");
                }
                SentenceGate.plain(description).ifPresent(why -> {
                    throw new IllegalArgumentException(why);
                });
            }
        }

        /** Refuses a pattern that fewer than two of the companies show in their own words. */
        void shownBy(List<CompanyData> winners) {
            for (var idea : patterns) {
                var test = PatternTest.of(idea.phrases());
                if (winners.stream().filter(test::fits).count() < 2) {
                    throw new IllegalArgumentException("fewer than two of the texts hold any of " + idea.phrases()
                            + "; use phrases letter by letter as they stand there");
                }
            }
        }
    }
}
