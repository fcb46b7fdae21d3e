package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.InvestmentHorizon;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.Vote;
import footnote.evidence.TrackRecord;
import footnote.evidence.TrackRecord.Band;
import footnote.faces.front.SignalWording;
import footnote.research.MetricSet;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which rating and confidence follow from the views. */
class SynthesizerRatingTest extends SynthesizedViews {
    @Test
    void recommendsByTheViewsOfThree() {
        var recommendation = recommended(file);

        assertThat(recommendation.recommendation().signal()).isEqualTo(Advice.BUY);
        assertThat(recommendation.recommendation().horizon()).isEqualTo(InvestmentHorizon.MONTHS);
        assertThat(recommendation.recommendation().whatWouldChangeOurMind()).isNotEmpty();
        assertThat(recommendation.recommendation().answeredBy()).isEqualTo("rule");
    }

    @Test
    void givesTheRatingOfTheViewWhateverChartAndNewsSay() {
        for (var rating : Advice.values()) {
            var recommendation = recommended(with(List.of(), rating)).recommendation();

            assertThat(recommendation.signal()).isEqualTo(rating);
        }
    }

    /** Both stand on one card, so a view without a rating gets no recommendation to hold. */
    @Test
    void aRecommendationThatFollowsAViewWithoutARatingIsNone() {
        var unrated = rated(Advice.HOLD, file.measures()).worded(CompanyView.NOT_RATED);
        var rated = rated(Advice.HOLD, file.measures());
        var call = recommended(with(List.of(), Advice.HOLD)).recommendation();

        assertThat(SignalWording.ADVICE.word(call, Optional.of(unrated))).isEqualTo(CompanyView.NOT_RATED);
        assertThat(SignalWording.ADVICE.ruleWord(call, Optional.of(unrated))).isEqualTo(CompanyView.NOT_RATED);
        assertThat(SignalWording.ADVICE.word(call, Optional.of(rated))).isEqualTo("HOLD");
    }

    @Test
    void weighsTheValuationMost() {
        var weighing = VoteWeighting.of(file);

        assertThat(weighing.tally().votes())
                .extracting(Vote::on, Vote::weight)
                .contains(tuple("Valuation", 40.0), tuple("Fundamental view", 35.0), tuple("Technical view", 15.0));
    }

    @Test
    void isNotTurnedByAHeadlineOrTwo() {
        var none = VoteWeighting.of(heard(file, List.of()));
        var one = VoteWeighting.of(
                heard(file, file.sentiment().orElseThrow().headlines().subList(0, 1)));

        assertThat(one.advice()).isEqualTo(none.advice());
        assertThat(one.tally().votes()).anySatisfy(vote -> {
            assertThat(vote.on()).isEqualTo("Sentiment");
            assertThat(vote.weight()).isLessThan(10);
        });
    }

    @Test
    void holdsOnTheChartAlone() {
        var chart = new AnalysisInput(
                file.assignment(),
                file.technical(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                file.measures(),
                List.of());

        assertThat(VoteWeighting.of(chart).advice()).isEqualTo(Advice.HOLD);
    }

    @Test
    void holdsOnTheNewsAlone() {
        var news = new AnalysisInput(
                file.assignment(),
                Optional.empty(),
                Optional.empty(),
                file.sentiment(),
                List.of(),
                Optional.empty(),
                file.measures(),
                List.of(new MissingInput("the technical view", "no prices")));

        var recommendation = recommended(news).recommendation();

        assertThat(recommendation.signal()).isEqualTo(Advice.HOLD);
        assertThat(recommendation.thesis().text())
                .startsWith("No view could be formed")
                .contains("Not available: the technical view.")
                .endsWith(file.sentiment().orElseThrow().summary().text());
    }

    @Test
    void holdsWhereNothingIsKnown() {
        var empty = new AnalysisInput(
                file.assignment(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                MetricSet.none(file.assignment().subject()),
                List.of(new MissingInput("the technical view", "no prices")));

        var recommendation = recommended(empty).recommendation();

        assertThat(recommendation.signal()).isEqualTo(Advice.HOLD);
        assertThat(recommendation.confidence()).isZero();
        assertThat(recommendation.thesis().text()).contains("the technical view");
    }

    @Test
    void takesItsConfidenceFromPastCallsWhereThereAreEnough() {
        var known = new TrackRecord(
                TrackRecord.Kind.REAL,
                LocalDate.of(2020, 1, 1),
                LocalDate.of(2024, 12, 31),
                21,
                List.of(new Band(0, 1, TrackRecord.ENOUGH, 0.58)));
        var thin =
                new TrackRecord(TrackRecord.Kind.REAL, known.from(), known.to(), 21, List.of(new Band(0, 1, 29, 0.58)));

        var calibrated = synthesis(known);
        var uncalibrated = synthesis(thin);

        assertThat(calibrated.recommendation().confidence()).isEqualTo(0.58);
        assertThat(calibrated.recommendation().calibration()).isEqualTo("real");
        assertThat(calibrated
                        .measures()
                        .find("recommendation_confidence")
                        .orElseThrow()
                        .derivation()
                        .orElseThrow()
                        .formula())
                .isEqualTo("share of 30 past calls of this strength that came true within 21 trading days,"
                        + " from 2020-01-01 to 2024-12-31");
        assertThat(uncalibrated.recommendation().calibration()).isEqualTo("none");
        assertThat(uncalibrated.recommendation().confidence())
                .isEqualTo(calibrated.recommendation().strength());
    }
}
