package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Ticker;
import footnote.domain.opinion.AnalysisType;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.Tone;
import footnote.evidence.AnnualReports;
import footnote.evidence.EvidenceReader.View;
import footnote.testing.FakeMarket;
import footnote.testing.FakeMarket.Part;
import footnote.testing.ScriptedModel;
import footnote.workflows.analyze.FundamentalAnalyst.FundamentalStudy;
import org.junit.jupiter.api.Test;

class FundamentalAnalystTest {
    @Test
    void speaksForAGrowingBusiness() {
        var study = study(new FakeMarket(), FakeMarket.ACME);

        assertThat(study.view().signal()).isEqualTo(Tone.POSITIVE);
        assertThat(study.measures().number("revenue_growth")).isCloseTo(10, within(1e-6));
        assertThat(study.measures().number("piotroski_f_score")).isEqualTo(8);
        assertThat(study.measures().number("debt_to_equity")).isCloseTo(0.2296, within(1e-3));
        assertThat(study.view().peers()).containsExactly("PONE.NS", "PTWO.NS", "PTHREE.NS");
        assertThat(study.view().passages()).isEqualTo("none indexed");
    }

    @Test
    void pricesEarningsByTheCompanysOwnCurrency() {
        var study = study(new FakeMarket(), FakeMarket.ACME);

        double price = study.measures().number("price");
        double earned = 120e9 * Math.pow(1.1, 4) * 1.08;
        assertThat(study.measures().number("price_to_earnings")).isCloseTo(price * 3e9 / earned, within(0.01));
    }

    @Test
    void hasNoMultipleAcrossCurrencies() {
        var study = study(new FakeMarket().quotedIn("USD"), FakeMarket.ACME);

        assertThat(study.measures().find("price_to_earnings")).isEmpty();
        assertThat(study.view().gaps())
                .extracting(MissingInput::toString)
                .contains("Price to earnings: the price is in USD and the statements are in INR,"
                        + " and there is no exchange rate at hand");
    }

    @Test
    void measuresABankByWhatMattersToOne() {
        var study = study(new FakeMarket(), FakeMarket.BANK);

        assertThat(study.measures().find("altman_z_score")).isEmpty();
        assertThat(study.measures().find("debt_to_equity")).isEmpty();
        assertThat(study.view().votes()).extracting("on").contains("Return on assets", "Capital");
        assertThat(study.view().gaps()).extracting("what").doesNotContain("Debt to equity", "EV to EBITDA");
    }

    @Test
    void doesWithoutPeersWhereThereAreNone() {
        var study = study(new FakeMarket().without(Part.PEERS), FakeMarket.ACME);

        assertThat(study.view().peers()).isEmpty();
        assertThat(study.measures().find("peer_price_to_earnings")).isEmpty();
        assertThat(study.view().gaps()).anySatisfy(gap -> assertThat(gap.what()).contains("peers"));
    }

    @Test
    void tellsTheModelWhatIsMissing() {
        var market = new FakeMarket().without(Part.PEERS);
        var model = new ScriptedModel();

        new FundamentalAnalyst(market.room(), AnnualReports.none(), model).study(assignment(market, FakeMarket.ACME));

        assertThat(model.lastText()).contains("> peers of ACME.NS: ", "| Revenue growth |");
    }

    private static FundamentalStudy study(FakeMarket market, Ticker ticker) {
        return new FundamentalAnalyst(market.room(), AnnualReports.none(), new ScriptedModel())
                .study(assignment(market, ticker));
    }

    private static AnalystTask assignment(FakeMarket market, Ticker ticker) {
        return new AnalystTask(
                market.listing(ticker), AnalysisType.COMPOSITE, FakeMarket.NOW, new View(true, FakeMarket.TODAY));
    }
}
