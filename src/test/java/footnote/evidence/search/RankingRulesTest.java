package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RankingRulesTest {
    @Test
    void theBestOfEachNeededStatementComesBeforeOneOfThemAgain() {
        var income = page("a#1", StatementKind.INCOME);
        var incomeAgain = page("a#2", StatementKind.INCOME);
        var told = page("a#3");
        var balance = page("a#4", StatementKind.BALANCE);

        var arranged = RankingRules.eachStatementOnce(
                List.of(income, incomeAgain, told, balance), EnumSet.of(StatementKind.INCOME, StatementKind.BALANCE));

        assertThat(arranged).containsExactly(income, balance, incomeAgain, told);
    }

    @Test
    void oneNeededStatementChangesNothing() {
        var ranked = List.of(page("a#1"), page("a#2", StatementKind.INCOME));

        assertThat(RankingRules.eachStatementOnce(ranked, Set.of(StatementKind.INCOME)))
                .isEqualTo(ranked);
        assertThat(RankingRules.eachStatementOnce(List.of(), Set.of(StatementKind.INCOME, StatementKind.BALANCE)))
                .isEmpty();
    }

    @Test
    void theStatementOfAFigureIsAmongTheFirstEightWhereItsReasonsAreAskedFor() {
        var ranked = ten();
        ranked.add(9, page("a#95", StatementKind.INCOME));
        ranked.add(page("a#110", StatementKind.INCOME));

        var ordered = RankingRules.withStatement(ranked, Set.of(StatementKind.INCOME));

        assertThat(keys(ordered))
                .containsExactly(
                        "a#50", "a#10", "a#20", "a#30", "a#40", "a#60", "a#70", "a#95", "a#80", "a#90", "a#100",
                        "a#110");
        assertThat(RankingRules.withStatement(ordered, Set.of(StatementKind.INCOME)))
                .isEqualTo(ordered);
        assertThat(RankingRules.withStatement(ordered, Set.of(StatementKind.BALANCE)))
                .isEqualTo(ordered);
    }

    @Test
    void afterSixComesThePageBehindTheBestPageOfTextAndTwoLaterTheOneBeforeIt() {
        var ranked = ten();

        var keys = keys(arranged(ranked, false, "a#10", "a#49", "a#51"));

        assertThat(keys)
                .containsExactly(
                        "a#50", "a#10", "a#20", "a#30", "a#40", "a#60", "a#51", "a#70", "a#49", "a#80", "a#90",
                        "a#100");
    }

    @Test
    void withinOneDocumentNeighboursComeTwoPlacesSooner() {
        var keys = keys(arranged(ten(), true, "a#49", "a#51"));

        assertThat(keys.indexOf("a#51")).isEqualTo(4);
        assertThat(keys.indexOf("a#49")).isEqualTo(6);
    }

    @Test
    void neighboursOfAStatementAreNotWanted() {
        var ranked = ten();
        ranked.getFirst().statement = 0.8;

        var keys = keys(arranged(ranked, false, "a#51", "a#11"));

        assertThat(keys).doesNotContain("a#51");
        assertThat(keys.indexOf("a#11")).isEqualTo(6);
    }

    @Test
    void aNeighbourThatNothingSpeaksForStaysAway() {
        assertThat(keys(arranged(ten(), false))).hasSize(10);
    }

    @Test
    void aNeighbourSaysThatItIsOne() {
        var arranged = arranged(ten(), false, "a#51");

        assertThat(arranged.get(6).why(SearchWeights.STANDARD)).containsKey("beside a good page");
        assertThat(arranged.get(5).why(SearchWeights.STANDARD)).doesNotContainKey("beside a good page");
    }

    @Test
    void pagesWithTheReasonComeRightAfterTheBest() {
        var ranked = ten();

        var keys = keys(RankingRules.withReason(ranked, each -> each == ranked.getLast() || each == ranked.get(7)));

        assertThat(keys.subList(0, 5)).isEqualTo(keys(ranked).subList(0, 5));
        assertThat(keys.subList(5, 7)).containsExactly(ranked.get(7).key, ranked.getLast().key);
    }

    @Test
    void aReasonOfAnotherPeriodMovesNoPage() {
        var ranked = ten();
        ranked.getFirst().period = 1;

        assertThat(keys(RankingRules.withReason(ranked, each -> each == ranked.getLast())))
                .isEqualTo(keys(ranked));
    }

    private static List<PageCandidate> arranged(List<PageCandidate> ranked, boolean oneDocument, String... others) {
        var found = new HashMap<String, PageCandidate>();
        ranked.forEach(each -> found.put(each.key, each));
        for (var key : others) {
            found.putIfAbsent(key, new PageCandidate(key));
        }
        return RankingRules.withNeighbours(ranked, found, oneDocument);
    }

    private static List<PageCandidate> ten() {
        var ranked = new ArrayList<PageCandidate>();
        for (int number : new int[] {50, 10, 20, 30, 40, 60, 70, 80, 90, 100}) {
            ranked.add(page("a#" + number));
        }
        return ranked;
    }

    private static List<String> keys(List<PageCandidate> candidates) {
        return candidates.stream().map(each -> each.key).toList();
    }

    private static PageCandidate page(String key, StatementKind... kinds) {
        var page = new PageCandidate(key);
        page.statements.addAll(List.of(kinds));
        return page;
    }
}
