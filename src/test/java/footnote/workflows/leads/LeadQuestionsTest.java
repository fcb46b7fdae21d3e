package footnote.workflows.leads;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.lead.SuccessPattern;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.Prospecting;
import footnote.workflows.leads.discovery.Discovery.ConsolidatedResearch;
import footnote.workflows.leads.review.PatternProposal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a search for leads asks its reader, and how it takes the replies. */
class LeadQuestionsTest extends LeadRuns {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "drop 2 and 3 | 1",
                "only the first one please | 1",
                "looks good but without a security certificate | 1 2",
                "keep 1, 3 | 1 3",
                "{\"type\":\"drop\",\"patterns\":\"3\"} | 1 2"
            })
    void understandsWhatIsSaidToThePatterns(String said, String left) {
        var bench = bench(new Prospecting());
        var id = reviewed(bench);
        var before = proposal(bench, id);

        bench.reply(id, said);

        var used = proposal(bench, id).stream()
                .filter(row -> row.used().equals("yes"))
                .map(PatternProposal.Row::pattern)
                .toList();
        var wanted = Stream.of(left.split(" "))
                .map(number -> before.get(Integer.parseInt(number) - 1).pattern())
                .toList();
        assertThat(used).containsExactlyElementsOf(wanted);
    }

    @Test
    void showsTheIntentAndThePatternsBeforeItGoesOn() {
        var bench = bench(new Prospecting());
        var id = bench.start(request(FRANCE), false);

        bench.bench.engine.attempt(id);
        assertThat(bench.question(id)).contains("what you are looking for");
        assertThat(paths(bench, id)).containsExactly("extract intent");
        bench.reply(id, "yes");
        assertThat(bench.question(id)).contains("patterns");
        assertThat(paths(bench, id)).noneMatch(path -> path.startsWith("find leads"));
        bench.reply(id, "Yes, proceed with lead generation");

        assertThat(bench.result(id).leadReport().leads()).isNotEmpty();
    }

    @Test
    void asksForWhatTheRequestLeavesOpen() {
        var bench = bench(new Prospecting());
        var id = bench.start(request("find me leads please"), false);

        bench.bench.engine.attempt(id);
        assertThat(bench.question(id)).contains("which industry", "which country");
        bench.reply(id, "clean energy companies");
        assertThat(bench.question(id)).contains("which country").doesNotContain("which industry");
        bench.reply(id, "in the UK");

        assertThat(bench.question(id)).contains("what you are looking for");
        bench.reply(id, "no, in Germany rather");
        bench.reply(id, "yes");
        assertThat(bench.bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.WAITING);
    }

    @Test
    void refusesAnOpenRequestWhenNobodyCanBeAsked() {
        var bench = bench(new Prospecting());
        var id = bench.start(request("find me leads"), true);

        bench.bench.engine.attempt(id);

        assertThat(bench.bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.REFUSED);
    }

    @Test
    void addsAPatternInTheReadersWordsAndCountsIt() {
        var bench = bench(new Prospecting());
        var id = reviewed(bench);

        bench.reply(id, "add: an office in the capital");

        var added = proposal(bench, id).getLast();
        assertThat(added.pattern()).isEqualTo("an office in the capital");
        assertThat(added.seen()).matches("\\d+ of \\d+ winners, \\d+ of \\d+ others");
        assertThat(added.evidence()).isEqualTo("yours");
        bench.reply(id, "approve");
        assertThat(bench.result(id).patternReport().patterns())
                .extracting(SuccessPattern::description)
                .contains("an office in the capital");
    }

    @Test
    void comparesOtherCompaniesWhenAsked() {
        var bench = bench(new Prospecting());
        var id = bench.start(new LeadsRequest(FRANCE, 6, 10, 60, 90, false, none(), none(), none(), none()), false);
        bench.bench.engine.attempt(id);
        bench.reply(id, "yes");

        bench.reply(id, "please re-run with other companies");

        assertThat(paths(bench, id)).contains("consolidate", "consolidate#2");
        var winners = bench.bench.engine.runs().steps(id).stream()
                .filter(step -> step.path().startsWith("consolidate"))
                .map(step -> Json.read(step.result().orElseThrow(), ConsolidatedResearch.class))
                .map(research -> research.winners().stream()
                        .map(company -> company.name())
                        .collect(Collectors.toSet()))
                .toList();
        assertThat(winners.get(1)).isNotEmpty().doesNotContainAnyElementsOf(winners.get(0));
    }

    @Test
    void widensStepByStepWithConsentAndSaysSo() {
        var bench = bench(new Prospecting());
        var id = bench.start(request("Find leads for clean energy companies in Japan"), false);
        bench.bench.engine.attempt(id);
        bench.reply(id, "yes");

        assertThat(bench.question(id)).contains("from Japan to worldwide");
        bench.reply(id, "yes");
        bench.reply(id, "yes");

        assertThat(bench.result(id).leadReport().widened()).containsExactly("from Japan to worldwide");
        assertThat(bench.result(id).intentData().country().name()).isEqualTo("worldwide");
    }

    @Test
    void saysWhatThereIsWhenAnIndustryIsUnknown() {
        var bench = bench(new Prospecting());
        var id = bench.start(request("Find leads for umbrella companies in France"), true);

        bench.bench.engine.attempt(id);

        var run = bench.bench.engine.runs().find(id).orElseThrow();
        assertThat(run.status()).isEqualTo(Status.REFUSED);
        assertThat(run.toString()).contains("it knows", "Business Software");
    }

    @Test
    void asksWhatToDoWhenNoSourceCanBeSearched() {
        var bench = bench(new Prospecting().failing(3)); // as often as a step is tried
        var id = bench.start(request(FRANCE), false);
        bench.bench.engine.attempt(id);
        bench.reply(id, "yes");

        assertThat(bench.question(id)).contains("no source could be searched");
        bench.reply(id, "retry");
        bench.reply(id, "yes");

        assertThat(bench.result(id).leadReport().leads()).isNotEmpty();
    }

    private static RunId reviewed(LeadBench bench) {
        var id = bench.start(request(FRANCE), false);
        bench.bench.engine.attempt(id);
        bench.reply(id, "yes");
        return id;
    }

    private static List<PatternProposal.Row> proposal(LeadBench bench, RunId id) {
        var question = bench.bench.engine.runs().openQuestion(id).orElseThrow();
        return Json.convert(question.proposal(), PatternProposal.class).patterns();
    }

    private static List<String> paths(LeadBench bench, RunId id) {
        return bench.bench.engine.runs().steps(id).stream().map(StepRow::path).toList();
    }
}
