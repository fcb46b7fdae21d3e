package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.lead.Area;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.lead.SignalKind;
import footnote.domain.lead.SignalWords;
import footnote.sources.ListedProspects;
import footnote.sources.ProspectSource;
import footnote.sources.ProspectSourceContract;
import footnote.sources.SourceChain;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceSet;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleProspectsTest extends ProspectSourceContract {
    @Override
    protected ProspectSource source() {
        return new SampleMarket().prospects();
    }

    @Override
    protected ProspectSource empty() {
        return new SampleProspects(List.of());
    }

    @Override
    protected ProspectQuery query() {
        return new ProspectQuery("SaaS", new Area("France"), List.of(), 400);
    }

    @Test
    void showsOnlyWhatTheWordsAndTheAreaAskFor() {
        var query = new ProspectQuery("SaaS", Area.EUROPE, List.of("usage-based pricing"), 400);

        assertThat(source().prospects(query, TODAY)).isNotEmpty().allSatisfy(company -> {
            assertThat(company.description().orElseThrow()).contains("usage-based pricing");
            assertThat(company.country().orElseThrow()).isIn("France", "Germany", "United Kingdom");
        });
    }

    @Test
    void saysWhatItHasWhenAskedForWhatItHasNot() {
        assertThatThrownBy(() -> source().prospects(new ProspectQuery("umbrellas", Area.WORLD, List.of(), 5), TODAY))
                .isInstanceOf(NoData.class)
                .hasMessageContaining("Clean Energy");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "Velgrid raises money from existing and new investors. | FUNDING",
                "Saebyeok expands precursor plant | EXPANSION_PLAN",
                "We own no factories and depend on two foundries for all products. | SUPPLIER_RISK",
                "The group will raise capital expenditure next year. | CAPITAL_SPENDING",
                "Operating cash flow was high and capital expenditure low. | -",
                "Ruisheng halts work on a new plant | -",
                "Sales climb | -"
            })
    void tellsFromASentenceWhatHappened(String sentence, SignalKind kind) {
        assertThat(SignalWords.read(sentence).orElse(null)).isEqualTo(kind);
    }

    /** The listed companies of the same market, with what news, filings and calls announce. */
    @Nested
    class Listed extends ProspectSourceContract {
        private final SampleMarket market = new SampleMarket();

        @Override
        protected ProspectSource source() {
            return new ListedProspects("sample", () -> market.listings().listings(), sources());
        }

        @Override
        protected ProspectSource empty() {
            return new ListedProspects("sample", List::of, sources());
        }

        @Override
        protected ProspectQuery query() {
            return new ProspectQuery("Semiconductors", Area.WORLD, List.of(), 400);
        }

        @Test
        void bringsSignalsFromFilingsAndNewsWithTheirPlace() {
            var happenings = source().prospects(query(), SampleMarket.today()).stream()
                    .flatMap(company -> company.happenings().stream())
                    .toList();

            assertThat(happenings)
                    .extracting(each -> each.kind())
                    .contains(SignalKind.SUPPLIER_RISK, SignalKind.CAPITAL_SPENDING, SignalKind.EXPANSION_PLAN);
            assertThat(happenings)
                    .filteredOn(each -> each.kind() == SignalKind.SUPPLIER_RISK)
                    .allSatisfy(each -> assertThat(each.origin().locator()).contains("Item 1A"));
        }

        @Test
        void knowsGrowthAsOfTheDay() {
            var then = growth(LocalDate.of(2023, 6, 30));
            var now = growth(SampleMarket.today());

            assertThat(then).isNotEqualTo(now);
        }

        private List<?> growth(LocalDate day) {
            return source().prospects(query(), day).stream()
                    .map(Prospect::growth)
                    .toList();
        }

        private SourceSet sources() {
            return new SourceSet(
                    market.directory(),
                    new SourceChain<>("prices", List.of(market.bars())),
                    new SourceChain<>("statements", List.of(market.facts())),
                    new SourceChain<>("profiles", List.of(market.profiles())),
                    new SourceChain<>("estimates", List.of(market.estimates())),
                    new SourceChain<>("peers", List.of(market.peers())),
                    new SourceChain<>("news", List.of(market.news())),
                    new SourceChain<>("filings", List.of(market.filings())),
                    new SourceChain<>("calls", List.of(market.transcripts())),
                    new SourceChain<>("gainers", List.of(market.gainers())),
                    each -> market.index(each).symbol());
        }
    }
}
