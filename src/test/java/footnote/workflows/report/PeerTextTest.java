package footnote.workflows.report;

import static footnote.workflows.report.Drafts.said;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.claim.Claim.Headline;
import footnote.domain.names.ShortName;
import footnote.research.ClosePeers;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ValuationData;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Text and charts compare a company with close peers alone, and growth with what was paid for it. */
class PeerTextTest {
    /** Two of four machinery makers are near in growth, margin and size; a robot maker grows far faster. */
    @Test
    void distantPeersAreNamedAndNotCompared() {
        var book = Drafts.kept("AMBG").book();

        assertThat(said("AMBG", "industry"))
                .contains("The close peers are Hoshimura Precision and Kranzberg Maschinen.")
                .contains("The data vendor also names Tessandra Robotics");
        assertThat(book.peers("revenue_growth").keySet()).containsExactly("Hoshimura Precision", "Kranzberg Maschinen");
        assertThat(book.peerMedian("revenue_growth")).isEmpty();
    }

    @Test
    void oneDistantPeerDiffersAndSeveralDiffer() {
        assertThat(said("HLVR.SW", "industry")).contains("Tarvimune Therapeutics, which differs too much");
        assertThat(said("AMBG", "industry")).contains("which differ too much");
    }

    @Test
    void exhibitsSayWhoIsNoClosePeerAndWhomTheCompanyLeads() {
        var whole = Drafts.kept("QVLN").book().data();
        var valuation = whole.valuation().orElseThrow();
        var close = valuation.comparable().getFirst();
        var alone = Drafts.written(new ReportData(
                whole.plan(),
                whole.task(),
                whole.financial(),
                Optional.of(new ValuationData(valuation.measures(), List.of(close), valuation.outlooks())),
                whole.market(),
                whole.news(),
                whole.value(),
                List.of()));

        assertThat(Drafts.kept("AMBG").report().toString().contains("Not close peers: "))
                .isTrue();
        assertThat(titles(Drafts.kept("QVLN"))).contains("Quavelin Systems leads its peers in operating margin");
        assertThat(titles(alone)).anyMatch(title -> title.contains(" leads " + ShortName.of(close.name()) + " in "));
    }

    private static List<String> titles(Drafts draft) {
        return draft.report().titles().stream().map(Headline::text).toList();
    }

    /** The margin was 29.7% in two years running; a record that prints like the year before is none. */
    @Test
    void aRecordMarginPrintsAsOne() {
        assertThat(Drafts.kept("HLVR.SW").analysis().finding().toString()).doesNotContain("five-year high");
    }

    /** The only insurer of the market stood beside its banks. */
    @Test
    void banksAreNoPeersOfAnInsurer() {
        assertThat(Drafts.kept("87Q1.T").book().others()).isEmpty();
        assertThat(said("87Q1.T", "industry")).contains("No peers are available");
    }

    @Test
    void closePeersAreMoreAlikeThanDistantOnes() {
        var data = Drafts.kept("AMBG").book().data().valuation().orElseThrow();
        var close = data.comparable();
        var distant =
                data.peers().stream().filter(peer -> !close.contains(peer)).toList();

        assertThat(similarity(close)).isNotEmpty().allMatch(each -> each > 50 && each <= 100);
        assertThat(similarity(distant))
                .isNotEmpty()
                .allMatch(each -> each >= 0
                        && each
                                < similarity(close).stream()
                                        .min(Double::compare)
                                        .orElseThrow());
    }

    private static List<Double> similarity(List<ValuationData.Peer> peers) {
        return peers.stream()
                .map(peer -> peer.measures().number(ClosePeers.SIMILARITY))
                .toList();
    }

    @Test
    void growthThatWasBoughtIsToldWithItsPrice() {
        assertThat(said("AMBG", "growth")).contains("Acquisitions cost {fact:").contains("past growth includes");
        assertThat(said("QVLN", "growth")).doesNotContain("Acquisitions cost");
    }

    @Test
    void whatTheSummarySaysOfSegmentsIsNotSaidAgain() {
        var lead = Drafts.kept("FJDL.OL").analysis().summary().text();

        assertThat(lead).contains("By segment, Salmon added most in FY25");
        assertThat(said("FJDL.OL", "growth")).doesNotContain("By segment,");
    }

    /** The trial's result came on the last day, and analysts had published two weeks before it. */
    @Test
    void estimatesFromBeforeAnEventSaySo() {
        assertThat(said("TRVM", "ratings")).contains("before the share price move of 30 Jun 2026");
        assertThat(said("QVLN", "ratings")).doesNotContain("do not reflect");
    }

    @Test
    void cashLastsFromTheDayItWasCounted() {
        assertThat(said("TRVM", "thesis")).contains("cash at 31 Mar 2026 lasts {fact:");
    }
}
