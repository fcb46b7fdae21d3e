package footnote.workflows.analyze;

import static footnote.workflows.analyze.SentimentAnalystTest.assignment;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.TechnicalSignal;
import footnote.runtime.run.Fault;
import footnote.testing.FakeMarket;
import footnote.testing.ScriptedModel;
import footnote.workflows.analyze.TechnicalAnalyst.TechnicalOutput;
import footnote.workflows.analyze.TechnicalAnalyst.TechnicalStudy;
import java.util.List;
import org.junit.jupiter.api.Test;

class TechnicalAnalystTest {
    private final FakeMarket market = new FakeMarket();

    @Test
    void readsARisingChartAsBullish() {
        var study = study(new ScriptedModel());

        assertThat(study.view().signal()).isEqualTo(TechnicalSignal.BULLISH);
        assertThat(study.view().votes())
                .extracting("on")
                .contains("SMA 200", "MACD", "RSI 14", "ADX 14", "Relative strength");
        assertThat(study.view().recentCloses()).hasSize(60);
        assertThat(study.view().confidence()).isBetween(0.5, 1.0);
    }

    @Test
    void namesVendorAndLastDayInEveryFormula() {
        var rsi = study(new ScriptedModel()).measures().find("rsi_14").orElseThrow();

        assertThat(rsi.derivation().orElseThrow().formula())
                .contains("daily bars of ACME.NS to 2026-01-05", "Sample market (fictional)");
        assertThat(rsi.derivation().orElseThrow().inputs()).hasSize(1);
    }

    @Test
    void hasNoViewOnFewerThanSixtyCandles() {
        market.withBars(59);

        assertThatThrownBy(() -> study(new ScriptedModel()))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("60 daily candles, and there are 59");
    }

    @Test
    void leavesOutWhatSixtyCandlesCannotTell() {
        market.withBars(60);

        var study = study(new ScriptedModel());

        assertThat(study.measures().find("sma_50")).isPresent();
        assertThat(study.measures().find("sma_200")).isEmpty();
        assertThat(study.view().gaps()).anySatisfy(gap -> assertThat(gap.toString())
                .isEqualTo("SMA 200: it takes 200 daily bars, and there are 60"));
    }

    @Test
    void tellsTheModelTheFactsTheVotesAndTheRulesSignal() {
        var model = new ScriptedModel();

        var study = study(model);

        assertThat(model.lastText())
                .contains("The rule's signal: BULLISH", "> Acme Industries (ACME.NS)", "| RSI 14 |", "RSI 14 | for")
                .doesNotContain(study.measures().find("rsi_14").orElseThrow().id());
    }

    @Test
    void takesAModelsSignalThatCitesItsReasons() {
        var rsi = study(new ScriptedModel())
                .measures()
                .find("rsi_14")
                .map(LedgerEntry::id)
                .orElseThrow();
        var take = new TechnicalOutput(
                TechnicalSignal.NEUTRAL,
                new Prose("Momentum fades."),
                List.of(new Prose("RSI 14 of {fact:" + rsi + "} is high for so little volume.")));

        var view = study(new ScriptedModel(take)).view();

        assertThat(view.signal()).isEqualTo(TechnicalSignal.NEUTRAL);
        assertThat(view.ruleSignal()).isEqualTo(TechnicalSignal.BULLISH);
        assertThat(view.answeredBy()).isEqualTo("model scripted");
    }

    @Test
    void letsTheRuleAnswerWhereAModelWritesAFigureOrInventsAFact() {
        var figure =
                new TechnicalOutput(TechnicalSignal.BULLISH, new Prose("The price will reach 1,200 INR."), List.of());
        var stranger =
                new TechnicalOutput(TechnicalSignal.BULLISH, new Prose("It rose {fact:f000000000000}."), List.of());
        var uncited = new TechnicalOutput(TechnicalSignal.BEARISH, new Prose("It will fall."), List.of());

        assertThat(List.of(figure, stranger, uncited)).allSatisfy(take -> assertThat(
                        study(new ScriptedModel(take)).view().answeredBy())
                .isEqualTo("rule"));
    }

    @Test
    void refusesAReasonThatCitesNothing() {
        assertThatThrownBy(() -> new TechnicalOutput(
                        TechnicalSignal.BULLISH, new Prose("It rises."), List.of(new Prose("Because I say so."))))
                .hasMessageContaining("cites no fact");
    }

    private TechnicalStudy study(ScriptedModel model) {
        return new TechnicalAnalyst(market.room(), model).study(assignment(market));
    }
}
