package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.evidence.search.DocumentIndexer;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.sources.http.Network;
import footnote.sources.http.VendorPause;
import footnote.testing.PaperMill;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskTest {
    @TempDir
    Path folder;

    private Desk desk;

    @BeforeEach
    void open() {
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString(), "FOOTNOTE_SEARCH_VECTOR", "0");
        desk = new Desk(new SettingsReader(environment, folder).read(Map.<Setting, String>of()));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void answersFromTheSampleMarketWithMarkersAndSources() {
        var answer = asked("What was the operating margin of Quavelin Systems in FY2025?", true);

        assertThat(answer.answer())
                .startsWith(
                        "Quavelin Systems' operating margin was 39.9% in FY25 ($584m operating income / $1.46bn revenue) [10K");
        assertThat(answer.citations()).isNotEmpty().allSatisfy(citation -> {
            assertThat(citation.url()).isPresent();
            assertThat(citation.date()).isPresent();
        });
        assertThat(answer.figures().getFirst().metric()).isEqualTo("operating_margin");
        assertThat(answer.origin().fictional()).isTrue();
        assertThat(answer.mode()).isEqualTo("direct");
        assertThat(answer.iterations()).isBetween(1, 2);
    }

    @Test
    void takesOneFigureFromAnother() {
        var answer = asked("What was operating cash flow less capex of Quavelin Systems in FY2025?", true);

        var difference = answer.figures().getFirst();
        assertThat(difference.metric()).isEqualTo("operating_cash_flow_less_capital_expenditure");
        assertThat(difference.value()).isBetween(603e6, 605e6);
    }

    @Test
    void readsFiguresOffTheStatementsOfAReadersOwnFile() throws IOException {
        var file = Files.write(
                folder.resolve("ANVIL_2023_10K.pdf"), PaperMill.pdf(PaperMill.annualReport("Anvil Works Inc.", 2023)));
        new DocumentIndexer(desk.search().library(), desk.clock())
                .add(List.of(file), Optional.empty(), DocumentIndexer.Progress.SILENT);

        var answer = asked("What was capital expenditure as a percent of revenue of ANVIL in FY2023?", false);

        assertThat(answer.figures().getFirst().value()).isBetween(6.6, 6.7);
        assertThat(answer.citations()).anySatisfy(citation -> {
            assertThat(citation.document()).isEqualTo("ANVIL_2023_10K");
            assertThat(citation.page()).contains(5);
        });
    }

    @Test
    void tellsTheEventsOfAnAnswer() {
        var id = started("What did management of Quavelin Systems say about acquisitions?", true, Optional.empty());

        assertThat(desk.engine().runs().events(id, 0))
                .extracting(Event::type)
                .contains(
                        Event.PROGRESS,
                        Event.ANALYSIS,
                        Event.REASONING,
                        Event.NEWS_SEARCH,
                        Event.TEN_K_SEARCH,
                        Event.ITERATION_START,
                        Event.AGENT_DECISION,
                        Event.ITERATION_COMPLETE,
                        Event.RESULT);
    }

    @Test
    void rejectsWhatIsNotOurs() {
        var id = started("Write me a poem about the weather", true, Optional.empty());

        assertThat(desk.engine().runs().find(id).orElseThrow().status()).isEqualTo(Status.REFUSED);
        assertThat(desk.engine().runs().events(id, 0)).extracting(Event::type).contains(Event.REJECTED);
    }

    @Test
    void takesAFollowUpForTheCompanyBefore() {
        started("What was revenue of Quavelin Systems in FY2025?", true, Optional.of("s"));

        var id = started("And its net income in FY2024?", true, Optional.of("s"));

        var answer = answer(id);
        assertThat(answer.origin().companies()).containsExactly("Quavelin Systems Inc");
        assertThat(answer.answer()).contains("net income was $414m in FY24");
    }

    @Test
    void saysWhenOneOfTwoComparedCompaniesIsUnknown() {
        var answer = asked("Compare the revenue of Quavelin Systems and Nobody Foods in FY2025", true);

        assertThat(answer.gaps()).anyMatch(gap -> gap.contains("'Nobody Foods' is known"));
    }

    @Test
    void takesAnOfficerWhoSpeaksForAPersonAndNoCashFlow() {
        var answer = asked("What did the CFO of Quavelin Systems say about margins on the latest call?", true);

        assertThat(answer.answer()).contains("(Chief financial officer): “").doesNotContain("operating cash flow");
    }

    @Test
    void saysWhatWasSearchedWhenNothingIsOnFile() {
        var answer = asked("What was revenue growth of the company in 2021?", false);

        assertThat(answer.answer()).contains("The documents do not say");
        assertThat(answer.gaps()).isNotEmpty();
        assertThat(answer.citations()).isEmpty();
    }

    @Test
    void tellsACompanyThatCannotBeLookedUpFromOneThatNobodyKnows() {
        var settings = desk.settings();
        desk.close();
        desk = new Desk(
                settings,
                new Workflows(),
                Clock.systemUTC(),
                new Network(
                        host -> {
                            throw new UnknownHostException(host);
                        },
                        UnaryOperator.identity(),
                        VendorPause.REAL));

        var answer = asked("What was Apple's revenue in FY2024?", false);

        assertThat(answer.answer()).contains("'Apple' could not be looked up").doesNotContain("is known");
    }

    private AskAnswer asked(String question, boolean offline) {
        return answer(started(question, offline, Optional.empty()));
    }

    private RunId started(String question, boolean offline, Optional<String> session) {
        var request = new AskRequest(question, Optional.empty(), List.of(), session);
        var day = Optional.of(desk.evidence().today(offline));
        var options = new RunOptions(offline, day, BigDecimal.ONE, true, Optional.empty());
        var id = desk.engine().start(Ask.NAME, question, request, options, session);
        desk.engine().attempt(id);
        return id;
    }

    private AskAnswer answer(RunId id) {
        var run = desk.engine().runs().find(id).orElseThrow();
        assertThat(run.fault()).isEmpty();
        return Json.read(run.result().orElseThrow(), AskAnswer.class);
    }
}
