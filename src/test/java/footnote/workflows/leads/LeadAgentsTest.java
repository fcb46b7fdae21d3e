package footnote.workflows.leads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Origin;
import footnote.domain.Prose;
import footnote.domain.lead.Area;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.LeadCriteria;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.PatternStrength;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.SignalKind;
import footnote.domain.lead.SuccessPattern;
import footnote.testing.ScriptedModel;
import footnote.workflows.leads.discovery.CompanyFormatter;
import footnote.workflows.leads.discovery.CompanyValidator;
import footnote.workflows.leads.discovery.CompanyValidator.As;
import footnote.workflows.leads.discovery.CompanyValidator.ValidatorOutput;
import footnote.workflows.leads.discovery.CompanyValidator.ValidatorOutput.Opinion;
import footnote.workflows.leads.discovery.CompanyValidator.ValidatorOutput.Verdict;
import footnote.workflows.leads.discovery.PatternSynthesizer;
import footnote.workflows.leads.discovery.PatternSynthesizer.PatternOutput;
import footnote.workflows.leads.generation.SignalAnalyzer;
import footnote.workflows.leads.generation.SignalAnalyzer.SignalOutput;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The agents that judge companies and leads. */
class LeadAgentsTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);
    private static final Origin ORIGIN = Origin.web("test", URI.create("https://list.example/"), Instant.EPOCH);
    private static final LeadIntent INTENT = new LeadIntent(
            "Business Software",
            new Area("France"),
            "leads",
            Optional.of("coffee"),
            Optional.empty(),
            LeadCriteria.NONE);

    @Test
    void rejectsACompanyOfAnotherPlaceOrTradeWithTheReason() {
        var validator = new CompanyValidator(new ScriptedModel());

        assertThat(validator
                        .validate(company("Anvil", "Banks", "France", 30), As.WINNER, INTENT, 0.6)
                        .rejectionReasons())
                .contains("industry does not match");
        assertThat(validator
                        .validate(company("Anvil", "SaaS", "Spain", 30), As.WINNER, INTENT, 0.6)
                        .rejectionReasons())
                .contains("place does not match");
        assertThat(validator
                        .validate(company("Anvil", "SaaS", "France", 3), As.WINNER, INTENT, 0.6)
                        .rejectionReasons())
                .contains("nothing shows that it succeeds");
        assertThat(validator
                        .validate(company("Anvil", "SaaS", "France", 3), As.LEAD, INTENT, 0.6)
                        .isValid())
                .isTrue();
    }

    @Test
    void asksNoModelAboutACompanyThatMatchesToTheLetter() {
        var model = new ScriptedModel();

        new CompanyValidator(model).validate(company("Anvil", "SaaS", "France", 30), As.LEAD, INTENT, 0.6);

        assertThat(model.asked()).isEmpty();
    }

    @Test
    void refusesAVerdictThatQuotesNothingOfTheText() {
        var invented = new Opinion(Verdict.NO, "went bankrupt last year", "it is gone");
        var real = new Opinion(Verdict.YES, "name: Anvil", "it is named");
        var model = new ScriptedModel(new ValidatorOutput(invented, real, real), new ValidatorOutput(real, real, real));
        var validator = new CompanyValidator(model);

        assertThat(validator
                        .validate(company("Anvil", "unknown", "France", 30), As.LEAD, INTENT, 0.6)
                        .answeredBy())
                .isEqualTo("rule");
        assertThat(validator
                        .validate(company("Anvil", "unknown", "France", 30), As.LEAD, INTENT, 0.6)
                        .answeredBy())
                .contains("scripted");
        assertThatThrownBy(() -> new Opinion(Verdict.YES, "x", "it has 300 customers"))
                .hasMessageContaining("no figures");
    }

    @Test
    void callsAPatternStrongWeakOrNoneByItsCounts() {
        var winners = some(12, 9, "usage-based pricing", 6);
        var others = some(50, 8, "usage-based pricing", 25);

        var report = new PatternSynthesizer(new ScriptedModel()).synthesize(INTENT, winners, others);

        assertThat(pattern(report.patterns(), "usage-based pricing").strength()).isEqualTo(PatternStrength.STRONG);
        assertThat(pattern(report.patterns(), "usage-based pricing").counts())
                .isEqualTo("9 of 12 winners, 8 of 50 others");
        assertThat(pattern(report.patterns(), "a redesigned logo").strength()).isEqualTo(PatternStrength.NONE);
        assertThat(pattern(report.patterns(), "usage-based pricing").evidence().getFirst())
                .contains("usage-based pricing");
    }

    @Test
    void countsWhatAModelSeesInsteadOfBelievingIt() {
        var winners = some(12, 9, "weekly meetings", 6);
        var others = some(50, 40, "weekly meetings", 25);
        var model = new ScriptedModel(
                new PatternOutput(List.of(new PatternOutput.Idea("a habit of meeting", List.of("weekly meetings")))));

        var report = new PatternSynthesizer(model).synthesize(INTENT, winners, others);

        assertThat(pattern(report.patterns(), "a habit of meeting").strength()).isEqualTo(PatternStrength.NONE);
        assertThat(model.lastText()).contains("> Anvil 0");
    }

    @Test
    void refusesAPatternThatNoTextShows() {
        var winners = some(12, 9, "usage-based pricing", 6);
        var model =
                new ScriptedModel(new PatternOutput(List.of(new PatternOutput.Idea("magic", List.of("magic dust")))));

        var report = new PatternSynthesizer(model).synthesize(INTENT, winners, some(50, 8, "usage-based pricing", 25));

        assertThat(report.answeredBy()).isEqualTo("rule");
        assertThat(report.patterns()).extracting(SuccessPattern::description).doesNotContain("magic");
    }

    @Test
    void forgetsSignalsThatExpiredAndWeakensOldOnes() {
        var company = with(
                new CompanyEvent(TODAY.minusDays(1), SignalKind.FUNDING, "Anvil raises money.", ORIGIN),
                new CompanyEvent(TODAY.minusDays(60), SignalKind.FUNDING, "Anvil raised money.", ORIGIN),
                new CompanyEvent(TODAY.minusDays(91), SignalKind.NEW_SITE, "Anvil opened a site.", ORIGIN),
                new CompanyEvent(TODAY.plusDays(1), SignalKind.HIRING, "Anvil will hire.", ORIGIN));

        var signals = SignalAnalyzer.signals(company, TODAY, 90);

        assertThat(signals).extracting(each -> each.day()).containsExactly(TODAY.minusDays(1), TODAY.minusDays(60));
        assertThat(signals.get(0).strength()).isGreaterThan(0.95);
        assertThat(signals.get(1).strength()).isBetween(0.3, 0.35);
        assertThat(SignalAnalyzer.signals(company, TODAY, 30)).hasSize(1);
    }

    @Test
    void saysWhyNowAndHowToBeginWithTheReadersOffer() {
        var lead = lead(with(new CompanyEvent(TODAY.minusDays(1), SignalKind.FUNDING, "Anvil raises money.", ORIGIN)));

        var analysis = new SignalAnalyzer(new ScriptedModel()).analyse(lead, INTENT, TODAY, 90);

        assertThat(analysis.whyNow().text()).contains("29 Jun 2026", "“Anvil raises money.”");
        assertThat(analysis.opening().text()).contains("coffee");
        assertThat(analysis.signalStrength()).containsKey("funding");
    }

    @Test
    void refusesAModelsReasonWithAFigureOrWithoutASignal() {
        var lead = lead(with(new CompanyEvent(TODAY.minusDays(1), SignalKind.FUNDING, "Anvil raises money.", ORIGIN)));
        var figure = new SignalOutput(List.of(1), new Prose("It raised 40 million."), new Prose("Ask."));
        var unfounded = new SignalOutput(List.of(), new Prose("It feels right."), new Prose("Ask."));
        var good = new SignalOutput(List.of(1), new Prose("It has fresh money."), new Prose("Ask what comes first."));

        assertThat(analysed(lead, figure)).isEqualTo("rule");
        assertThat(analysed(lead, unfounded)).isEqualTo("rule");
        assertThat(analysed(lead, good)).contains("scripted");
    }

    private static String analysed(LeadData lead, SignalOutput take) {
        return new SignalAnalyzer(new ScriptedModel(take))
                .analyse(lead, INTENT, TODAY, 90)
                .answeredBy();
    }

    private static LeadData lead(CompanyData company) {
        return new LeadData(company, 0.5, List.of("p-x"), "test");
    }

    private static CompanyData with(CompanyEvent... happenings) {
        return format(prospect("Anvil", "SaaS", "France", 5, "Makes anvils.").with(List.of(happenings)));
    }

    /** So many companies, of which the first show the phrase, and the first of others a redesigned logo. */
    private static List<CompanyData> some(int count, int showing, String phrase, int logos) {
        var companies = new ArrayList<CompanyData>();
        for (int i = 0; i < count; i++) {
            companies.add(format(prospect(
                            "Anvil " + i,
                            "SaaS",
                            "France",
                            30,
                            "Makes tools" + (i < showing ? " with " + phrase : "")
                                    + (i < logos ? ", and has a redesigned logo" : "") + ".")
                    .told(
                            Optional.of(URI.create("https://anvil" + i + ".example/")),
                            Optional.of("Makes tools" + (i < showing ? " with " + phrase : "") + "."),
                            i < logos ? List.of("a redesigned logo") : List.of())));
        }
        return companies;
    }

    private static SuccessPattern pattern(List<SuccessPattern> patterns, String description) {
        return patterns.stream()
                .filter(each -> each.description().equals(description))
                .findFirst()
                .orElseThrow();
    }

    private static CompanyData company(String name, String industry, String country, int growth) {
        return format(prospect(name, industry, country, growth, "Makes anvils."));
    }

    private static Prospect prospect(String name, String industry, String country, int growth, String description) {
        return Prospect.named(name, ORIGIN)
                .in(Optional.of(industry), Optional.of(country), Optional.of("Lyon"))
                .sized(Optional.of(2015), Optional.of(40L), Optional.of(BigDecimal.valueOf(growth)))
                .told(Optional.of(URI.create("https://anvil.example/")), Optional.of(description), List.of())
                .known(List.of(), Optional.empty(), Map.of());
    }

    private static CompanyData format(Prospect prospect) {
        return new CompanyFormatter().format(List.of(prospect)).companies().getFirst();
    }
}
