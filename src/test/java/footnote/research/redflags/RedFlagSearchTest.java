package footnote.research.redflags;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.LedgerEntry;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.evidence.EvidenceReader.View;
import footnote.research.redflags.RedFlagSearch.RedFlagFindings;
import footnote.testing.FakeMarket;
import footnote.testing.SampleEvidence;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RedFlagSearchTest {
    private static final Set<String> FLAGGED_IN_WORDS =
            Set.of("ORRB", "SLQS", "MRDK", "SURYAVANT.NS", "9783.HK", "72Q4.T", "998810.KS");
    private static final Set<RiskCode> BY_FIGURES = Set.of(
            RiskCode.RESTATED,
            RiskCode.ACCOUNTING_FLAG,
            RiskCode.DISTRESS,
            RiskCode.WEAK_INTEREST_COVER,
            RiskCode.RECEIVABLES_OUTGROW_SALES,
            RiskCode.WEAK_CASH_CONVERSION,
            RiskCode.NEGATIVE_EQUITY);

    @ParameterizedTest
    @CsvSource({
        "ORRB, RESTATED INVESTIGATION SHORT_REPORT MATERIAL_WEAKNESS RECEIVABLES_OUTGROW_SALES WEAK_CASH_CONVERSION FINANCE_OFFICER_LEFT",
        "SLQS, GOING_CONCERN DELISTING RESTRUCTURING NEGATIVE_EQUITY DISTRESS",
        "9783.HK, AUDITOR_CHANGE TRADING_HALT",
        "SURYAVANT.NS, PLEDGED_SHARES",
        "MRDK, LATE_FILING",
        "AMBG, RESTATED",
        "998810.KS, RELATED_PARTY",
        "72Q4.T, RELATED_PARTY"
    })
    void findsWhatASampleCompanysStoryHolds(String symbol, String codes) {
        var found = search(symbol);

        var wanted = Arrays.stream(codes.split(" ", -1)).map(RiskCode::valueOf).toList();
        assertThat(found.flags()).extracting(RedFlag::code).containsAll(wanted);
        var ids = found.measures().entries().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        var names = Set.of(SampleEvidence.listing(symbol).name());
        assertThat(found.flags()).allSatisfy(flag -> assertThat(flag.sentence().objection(ids, names))
                .isEmpty());
    }

    @Test
    void findsNothingInWordsAboutCleanCompanies() {
        for (var symbol : SampleEvidence.symbols()) {
            if (!FLAGGED_IN_WORDS.contains(symbol)) {
                assertThat(codes(search(symbol))).as(symbol).isSubsetOf(BY_FIGURES);
            }
        }
    }

    @Test
    void putsTheGravestFirstWithItsWordsAndFurtherSources() {
        var flags = search("SLQS").flags();

        var first = flags.getFirst();
        assertThat(first.code()).isEqualTo(RiskCode.GOING_CONCERN);
        assertThat(first.grave()).isTrue();
        assertThat(first.source().place()).startsWith("8-K");
        assertThat(first.source().quote()).contains("Solquist's auditor raises going-concern doubt.");
        assertThat(first.furtherSources()).isNotEmpty();
        assertThat(flags).isSortedAccordingTo(RedFlag.ORDER);
    }

    @Test
    void tellsAResolvedHaltAsResolved() {
        var soon = flag(search("9783.HK"), RiskCode.TRADING_HALT);
        var before = flag(search("9783.HK", LocalDate.of(2026, 3, 1)), RiskCode.TRADING_HALT);

        assertThat(soon.getFirst().grave()).isFalse();
        assertThat(soon.getFirst().sentence().text()).contains("25 Mar 2026 the matter was reported as resolved");
        assertThat(before.getFirst().grave()).isTrue();
    }

    @Test
    void knowsNothingThatBecamePublicLater() {
        var before = search("SLQS", LocalDate.of(2026, 2, 1));

        assertThat(codes(before)).doesNotContain(RiskCode.RESTRUCTURING);
        assertThat(before.flags())
                .allSatisfy(flag -> assertThat(flag.date()).isBeforeOrEqualTo(LocalDate.of(2026, 2, 1)));
    }

    @Test
    void leavesOutNewsAboutOthersAndSaysWhatCouldNotBeSearched() {
        var market = new FakeMarket()
                .story(Duration.ofDays(3), "Acme rival Zenith says its auditor has resigned")
                .story(Duration.ofDays(4), "Short seller targets Zenith, a customer of Acme")
                .story(Duration.ofDays(5), "Hindenburg Research accuses Acme of inflating sales");

        var found = new RedFlagSearch(market.room())
                .search(market.listing(FakeMarket.ACME), new View(true, FakeMarket.TODAY));

        assertThat(codes(found)).contains(RiskCode.SHORT_REPORT).doesNotContain(RiskCode.AUDITOR_CHANGE);
        assertThat(flag(found, RiskCode.SHORT_REPORT).getFirst().source().title())
                .startsWith("Hindenburg");
        assertThat(found.gaps()).anySatisfy(gap -> assertThat(gap.what()).contains("filings"));
    }

    private static List<RedFlag> flag(RedFlagFindings found, RiskCode code) {
        return found.flags().stream().filter(flag -> flag.code() == code).toList();
    }

    private static List<RiskCode> codes(RedFlagFindings found) {
        return found.flags().stream().map(RedFlag::code).toList();
    }

    private static RedFlagFindings search(String symbol) {
        return search(symbol, SampleEvidence.VIEW.asOf());
    }

    private static RedFlagFindings search(String symbol, LocalDate asOf) {
        return new RedFlagSearch(SampleEvidence.open()).search(SampleEvidence.listing(symbol), new View(true, asOf));
    }
}
