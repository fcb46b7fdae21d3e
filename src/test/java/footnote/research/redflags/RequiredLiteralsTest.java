package footnote.research.redflags;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.Listing;
import footnote.sources.sample.SampleMarket;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequiredLiteralsTest {
    private static final Set<String> FLAGGED = Set.of("ORRB", "SLQS", "AMBG");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            going concern; going concern
            (?<!\\w)(?:Going[- ]concern)(?!\\w); concern
            substantial doubts? exists?; substantial doubts exists|substantial doubts exist|substantial doubt exists|substantial doubt exist
            (?:audit|special) committee; audit committee|special committee
            indicat\\w+.{0,120}? (?:going concern|doubt); indicat
            (?:\\w+ ){0,2}halted(?: \\w+)+; halted
            lose (?:its|their)(?: own)*-listing; -listing
            (?-i:May) 10-?[KQ]; may 10-|may 10
            U\\.S\\. debt; u.s. debt
            a{1,3}b; a
            """)
    void takesStringsThatAMatchCannotDoWithout(String regex, String required) {
        assertThat(RequiredLiterals.of(regex)).containsExactlyInAnyOrder(required.split("\\|"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\w+",
                "fraud|\\d+",
                "(?:bankruptcy)?",
                "[a-z]",
                "(?:bonds)*",
                "(?:bonds){0,2}",
                "(?=fraud).",
                "^$"
            })
    void requiresNothingWhereTextsOfAnyKindMayMatch(String regex) {
        assertThat(RequiredLiterals.of(regex)).isEmpty();
    }

    @Test
    void skipsNoPatternThatWouldBeFound() {
        var rules = PhraseRules.shipped().patterns();
        var missed = new ArrayList<String>();
        int found = 0;

        for (String sentence : sentences()) {
            for (var rule : rules) {
                if (rule.pattern().matcher(sentence).find()) {
                    found++;
                    if (!rule.possibleIn(sentence.toLowerCase(Locale.ROOT))) {
                        missed.add(rule.pattern() + " in " + sentence);
                    }
                }
            }
        }

        assertThat(missed).isEmpty();
        assertThat(found).isGreaterThan(100);
    }

    /** Of news and filings of three companies of the sample market with red flags. */
    private static List<String> sentences() {
        var market = new SampleMarket();
        return market.listings().listings().stream()
                .filter(listing -> FLAGGED.contains(listing.ticker().symbol()))
                .flatMap(listing -> texts(market, listing))
                .flatMap(text -> PhraseRules.sentences(text).stream())
                .distinct()
                .limit(2000)
                .toList();
    }

    private static Stream<String> texts(SampleMarket market, Listing listing) {
        var stories = market.news().news(listing, Instant.EPOCH).stream()
                .flatMap(story -> Stream.of(story.title(), story.summary()));
        var year = new DateRange(SampleMarket.today().minusMonths(8), SampleMarket.today());
        var filed = market.filings().filings(listing, Set.of("10-K", "10-Q", "8-K", "20-F", "6-K"), year).stream()
                .flatMap(filing -> market.filings().document(filing).sections().stream())
                .map(section -> section.text());
        return Stream.concat(stories, filed);
    }
}
