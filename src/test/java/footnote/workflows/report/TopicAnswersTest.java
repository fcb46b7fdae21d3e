package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.domain.claim.ClaimCheck;
import footnote.domain.opinion.MissingInput;
import footnote.testing.ProseLint;
import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.plan.MetricPlanner;
import footnote.workflows.report.plan.QuestionTopic;
import footnote.workflows.report.plan.ReportKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

abstract class TopicAnswersTest {
    private static final Map<QuestionTopic, String> QUESTIONS = Map.of(
            QuestionTopic.DIVIDEND, "Is the dividend of %s safe?",
            QuestionTopic.OWNERSHIP, "Who owns %s?",
            QuestionTopic.EARNINGS_QUALITY, "How good is the quality of earnings at %s?",
            QuestionTopic.SOLVENCY, "Can %s pay its debts?",
            QuestionTopic.TREND, "Is the trend of %s intact?",
            QuestionTopic.RISK, "How risky is %s?",
            QuestionTopic.VALUATION, "Is %s cheap?",
            QuestionTopic.MARGIN, "Is the margin of %s improving?",
            QuestionTopic.GROWTH, "How fast is %s growing?");

    /** The report on a company of the sample market that answers a question, from figures gathered once. */
    private static Drafts asked(String symbol, String question) {
        var all = Drafts.kept(symbol).book().data();
        var wish = new MetricPlanner.Wish(question, all.task().listing(), ReportKind.FUNDAMENTAL, 5, List.of());
        var plan = new MetricPlanner(new ScriptedModel()).plan(wish).approved();
        return Drafts.written(new ReportData(
                plan,
                all.task(),
                all.financial(),
                all.valuation(),
                all.market(),
                all.news(),
                all.value(),
                all.failed(),
                all.redFlags()));
    }

    private static String headline(Drafts draft) {
        return new Prose(draft.report().masthead().finding()).rendered(id -> figure(draft, id));
    }

    private static String figure(Drafts draft, String id) {
        return FigureFormat.of(draft.book().entry(id).orElseThrow().fact());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PLFB | Is Pellford Bancorp's dividend safe? | Dividend covered 3.14x, cut by 40.5% since FY22",
                "VRDN.PA | Will Verdanne cut its dividend again? | Dividend cut 68.4% since FY22 and not covered by FCF",
                "QVLN | Is Quavelin's dividend at risk? | Quavelin Systems pays no dividend",
                "SURYAVANT.NS | Who owns Suryavant and how much is pledged? | Promoters hold 51.0%, of which 71.0% is pledged",
                "KLVR | Is Kelvarra's trend intact? | Uptrend: shares at $322.28, above both moving averages",
                "ORRB | Can one trust Orrenbeck's earnings quality? | Orrenbeck Software",
                "PLFB | Can Pellford pay its debts? | CET1 ratio of 10.2%; Basel III requires 7.0% with its buffer",
                "87Q1.T | Is Mizunagi solvent? | Solvency ratio of 178%, vs. 100% required",
                "SLQS | Can Solquist pay its debts? | going concern",
                "TRVM | How long does Tarvimune's cash last? | Cash lasts 1.49 years at the current cash burn",
                "KRZB.DE | What drives Kranzberg's growth? | Revenue fell 4.1% in FY25, after rising 0.6%",
                "BSRV.MI | Is Banca Serravento cheap? | Shares at €4.32, above fair value of €3.70",
            })
    void theHeadlineAnswersTheQuestion(String symbol, String question, String answer) {
        assertThat(headline(asked(symbol, question))).contains(answer);
    }

    @Test
    void theYieldThatAQuestionNamesIsShownByYear() {
        var paying = asked("GRWK", "Granwick with dividend yield");
        var not = asked("QVLN", "Quavelin with dividend yield");

        assertThat(paying.book().years("dividend_yield")).hasSize(5).allSatisfy(year -> {
            var inputs = year.derivation().orElseThrow().inputs();
            assertThat(inputs).isNotEmpty();
            assertThat(year.number()).isBetween(0.0, 20.0);
        });
        assertThat(DataGaps.of(paying.book())).extracting(MissingInput::what).doesNotContain("Dividend yield");
        assertThat(DataGaps.of(not.book()))
                .extracting(MissingInput::toString)
                .contains("Dividend yield: it was zero in each of the years shown");
    }

    /** Every topic for every kind of company would be a hundred reports: each company has a sixth of the topics. */
    @Test
    void everyTopicIsAnsweredInPlainWordsForEachKindOfCompany() {
        assertThat(findings(Drafts.EACH_KIND, 6)).isEmpty();
    }

    @Tag("nightly")
    @Test
    void everyTopicIsAnsweredInPlainWordsForEveryCompany() {
        assertThat(findings(SampleEvidence.symbols(), 1)).isEmpty();
    }

    /** What is wrong with the words of answers; each company is asked each nth question, and the next begins with another. */
    private static List<String> findings(List<String> symbols, int nth) {
        var findings = new ArrayList<String>();
        for (int i = 0; i < symbols.size(); i++) {
            String symbol = symbols.get(i);
            int first = i % nth;
            QUESTIONS.forEach((topic, question) -> {
                if (topic.ordinal() % nth != first) {
                    return;
                }
                var draft = asked(symbol, question.formatted(symbol));
                assertThat(draft.book().data().plan().topic()).contains(topic);
                assertThat(new ClaimCheck(draft.book()::entry)
                                .objection(draft.analysis().finding()))
                        .isEmpty();
                ProseLint.headline(headline(draft)).forEach(each -> findings.add(symbol + " " + topic + ": " + each));
                draft.report()
                        .prose()
                        .map(prose -> prose.rendered(id -> figure(draft, id)))
                        .flatMap(text -> ProseLint.text(text).stream())
                        .forEach(each -> findings.add(symbol + " " + topic + ": " + each));
            });
        }
        return findings;
    }

    @Test
    void anAnswerOnGrowthNamesWhatAddedMost() {
        assertThat(points("KRZB.DE", "What drives Kranzberg's growth?"))
                .anyMatch(text -> text.contains("the most of any segment"))
                .noneMatch(text -> text.contains("-"));
    }

    @Test
    void aCompanyShortOfCashIsToldHowLongItLastsAndWhatToWatch() {
        assertThat(points("SLQS", "Can Solquist survive?"))
                .anyMatch(text -> text.contains("covers less than one month"))
                .anyMatch(text -> text.startsWith("Whether lenders extend or refinance the debt of"))
                .noneMatch(text -> text.contains("the first sign"));
    }

    /** The report on a narrow question has no chapter on valuation to refer to. */
    @Test
    void thePageRefersToNoChapterThatIsLeftOut() {
        var box = asked("SLQS", "Can Solquist survive?").report().masthead().toString();

        assertThat(box).contains("not estimated").doesNotContain("see Valuation");
    }

    private static List<String> points(String symbol, String question) {
        return asked(symbol, question).analysis().passages("summary").stream()
                .map(block -> block.text().text())
                .toList();
    }

    @Test
    void aNarrowQuestionGetsOnlyTheChaptersThatAnswerIt() {
        var sections =
                asked("PLFB", "Is Pellford Bancorp's dividend safe?").report().sections();

        assertThat(sections)
                .extracting(section -> section.id())
                .contains("summary", "management", "disclosures")
                .doesNotContain("valuation", "scenarios", "industry");
    }

    @Test
    void setsTheDividendAgainstEarningsPerShareAndAllPayoutsAgainstCash() {
        var said = asked("KAVERIX.NS", "Is the dividend of Kaverix safe?").report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .flatMap(block -> block.prose())
                .map(prose -> prose.text())
                .toList();

        assertThat(said).anyMatch(text -> text.contains("for EPS, so the payout ratio rose"));
        assertThat(said).anyMatch(text -> text.contains("dividends and buybacks together took"));
    }
}
