package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.publication.report.Block;
import footnote.testing.ProseLint;
import footnote.testing.Sampled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag(Sampled.TAG)
abstract class ProseLintTest {
    @Test
    void theProseOfEveryCompanysReportIsPlainAmericanEnglish() {
        var findings = new ArrayList<String>();

        Drafts.all().forEach((symbol, draft) -> draft.report()
                .prose()
                .map(prose -> prose.rendered(id -> figure(draft, id)))
                .forEach(text -> ProseLint.text(text).forEach(finding -> findings.add(symbol + ": " + finding))));

        assertThat(findings).isEmpty();
    }

    @Test
    void everyHeadlineIsShortAndPlain() {
        var findings = new ArrayList<String>();

        Drafts.all().forEach((symbol, draft) -> titles(draft)
                .forEach(title -> ProseLint.headline(title).forEach(finding -> findings.add(symbol + ": " + finding))));

        assertThat(findings).isEmpty();
    }

    @Test
    void noReportClaimsToUseWhatWasPublishedLater() {
        assertThat(Drafts.all()).allSatisfy((symbol, draft) -> assertThat(draft.report()
                        .prose()
                        .map(prose -> prose.text())
                        .filter(text -> text.contains("published after")))
                .singleElement()
                .asString()
                .contains("Nothing published after 30 Jun 2026 is used."));
    }

    @Test
    void aNetMarginIsNeverCalledAMarginBeforeInterestAndTax() {
        assertThat(Drafts.all())
                .allSatisfy((symbol, draft) -> assertThat(draft.report().prose())
                        .noneMatch(prose -> prose.text().contains("before interest and tax")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Turnover was $1.46bn.",
                "What was looked for in vain is listed.",
                "Revenue was 1.46 bn USD.",
                "Revenue rose 11.5 %.",
                "Revenue was (27.3)% lower.",
                "Revenue fell -27.3% y/y.",
                "Results are due on 2026-06-22.",
                "The shares trade on 27.4 times earnings.",
                "The return is 5.6% for the index ^GSPC.",
                "First, revenue rose.",
                "Pellford is a banks company.",
                "Revenue rose to to $1bn.",
                "Revenue rose to {revenue}.",
                "A margin of 23.0%."
            })
    void refusesWhatTheStyleRefuses(String text) {
        assertThat(ProseLint.text(text)).isNotEmpty();
    }

    @Test
    void refusesALongSentenceAndALongHeadline() {
        assertThat(ProseLint.text("Revenue was " + "very ".repeat(45) + "high."))
                .isNotEmpty();
        assertThat(ProseLint.headline("One two three four five six seven eight nine ten eleven twelve thirteen"))
                .isNotEmpty();
    }

    @Test
    void acceptsWhatADeskPrints() {
        assertThat(ProseLint.text("FY2025 revenue rose 11.5% y/y to $1.46bn, vs. $1.31bn in FY2024. EPS was -$1.34."))
                .isEmpty();
        assertThat(ProseLint.headline("Operating margin rose every year, to 39.9% from 33.9%"))
                .isEmpty();
    }

    private static String figure(Drafts draft, String id) {
        return FigureFormat.of(draft.book().entry(id).orElseThrow().fact());
    }

    private static List<String> titles(Drafts draft) {
        var titles = new ArrayList<>(List.of(draft.report().masthead().finding()));
        draft.report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .forEach(block -> {
                    switch (block) {
                        case Block.Heading(String text) -> titles.add(text);
                        case Block.Exhibit exhibit ->
                            titles.add(exhibit.chart().caption().title());
                        case Block.Illustration picture ->
                            titles.add(picture.picture().caption().title());
                        case Block.FigureTable table ->
                            titles.add(table.caption().title());
                        case Block.Paragraph _, Block.Points _, Block.Callout _ -> {}
                    }
                });
        return titles.stream()
                .map(title -> new Prose(title).rendered(id -> figure(draft, id)))
                .toList();
    }
}
