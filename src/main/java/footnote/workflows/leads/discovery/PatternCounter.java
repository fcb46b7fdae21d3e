package footnote.workflows.leads.discovery;

import footnote.domain.Origin;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.PatternStrength;
import footnote.domain.lead.PatternTest;
import footnote.domain.lead.SuccessPattern;
import footnote.quant.statistics.Significance;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Counts who shows a pattern, among successful companies and among ordinary ones alike, and tells chance from more by
 * Fisher's exact test (one-sided) with Benjamini and Hochberg's correction over all that were counted.
 */
final class PatternCounter {
    /** At most this share of the patterns called strong is expected to be chance. */
    static final double FALSE_FINDS = 0.10;

    private static final int QUOTED = 3;
    /** Too rare to tell anything about: in fewer companies than this of both groups together. */
    private static final int RARE = 4;

    private final List<CompanyData> winners;
    private final List<CompanyData> others;

    PatternCounter(List<CompanyData> winners, List<CompanyData> others) {
        this.winners = winners;
        this.others = others;
    }

    /** All patterns that are not too rare, the likeliest to be real first. */
    List<SuccessPattern> count(Map<String, PatternTest> candidates) {
        var common = new LinkedHashMap<String, PatternTest>();
        candidates.forEach((description, test) -> {
            if (hits(winners, test) + hits(others, test) >= RARE) {
                common.put(description, test);
            }
        });
        var counted = List.copyOf(common.entrySet());
        double[] chances =
                counted.stream().mapToDouble(each -> chance(each.getValue())).toArray();
        double[] adjusted = Significance.benjaminiHochberg(chances);
        return IntStream.range(0, counted.size())
                .mapToObj(i -> pattern(counted.get(i).getKey(), counted.get(i).getValue(), chances[i], adjusted[i]))
                .sorted(Comparator.comparingDouble(SuccessPattern::probability)
                        .thenComparing(SuccessPattern::description))
                .toList();
    }

    /** One pattern of the reader's, counted like the others but not tested against them. */
    SuccessPattern counted(String description, PatternTest test) {
        double chance = chance(test);
        var pattern = pattern(description, test, chance, chance);
        return new SuccessPattern(
                pattern.patternId(),
                description,
                pattern.frequency(),
                pattern.confidenceScore(),
                pattern.supportingCompanies(),
                pattern.evidence(),
                pattern.sources(),
                test,
                pattern.winners(),
                pattern.otherFrequency(),
                pattern.others(),
                chance,
                chance,
                PatternStrength.READER);
    }

    private double chance(PatternTest test) {
        int hits = hits(winners, test);
        int otherHits = hits(others, test);
        return winners.isEmpty() || others.isEmpty()
                ? 1
                : Significance.fisherExactGreater(
                        new Significance.Table(hits, winners.size() - hits, otherHits, others.size() - otherHits));
    }

    private SuccessPattern pattern(String description, PatternTest test, double chance, double adjusted) {
        var supporting = winners.stream().filter(test::fits).toList();
        int otherHits = hits(others, test);
        return new SuccessPattern(
                "p-"
                        + description
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("[^a-z0-9]+", "-")
                                .replaceAll("^-|-$", ""),
                description,
                supporting.size(),
                Math.round(1000 * (1 - Math.min(1, adjusted))) / 1000.0,
                supporting.stream().map(CompanyData::name).toList(),
                supporting.stream()
                        .flatMap(company -> test.evidence(company).stream())
                        .distinct()
                        .limit(QUOTED)
                        .toList(),
                supporting.stream()
                        .map(company -> source(company, test))
                        .distinct()
                        .limit(QUOTED)
                        .toList(),
                test,
                winners.size(),
                otherHits,
                others.size(),
                chance,
                adjusted,
                strength(supporting.size(), otherHits, adjusted));
    }

    private static Origin source(CompanyData company, PatternTest test) {
        return test.happened()
                .flatMap(kind -> company.metadata().happenings().stream()
                        .filter(each -> each.kind() == kind)
                        .reduce((_, latest) -> latest))
                .map(CompanyEvent::origin)
                .orElse(company.metadata().origin());
    }

    private PatternStrength strength(int hits, int otherHits, double adjusted) {
        double winning = winners.isEmpty() ? 0 : (double) hits / winners.size();
        double ordinary = others.isEmpty() ? 0 : (double) otherHits / others.size();
        if (winning <= ordinary * 1.2) {
            return PatternStrength.NONE;
        }
        return adjusted <= FALSE_FINDS ? PatternStrength.STRONG : PatternStrength.WEAK;
    }

    private static int hits(List<CompanyData> companies, PatternTest test) {
        return (int) companies.stream().filter(test::fits).count();
    }
}
