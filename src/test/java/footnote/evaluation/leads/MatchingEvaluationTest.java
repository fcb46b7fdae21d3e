package footnote.evaluation.leads;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evaluation.leads.MatchingEvaluation.Pair;
import footnote.evidence.matching.CompanyLists;
import footnote.evidence.matching.KnownCompanies;
import footnote.testing.SharedData;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchingEvaluationTest {
    @Test
    void tellsCompaniesApartAndTogetherOnRecordedNames() {
        SharedData.bytes("companies/name_pairs.tsv");
        var file = SharedData.ROOT.resolve("companies/name_pairs.tsv");
        var pairs = CompanyLists.table(file).stream()
                .map(row -> new Pair(row.get("kind"), row.get("name_a"), row.get("name_b"), row.get("key")))
                .toList();

        var result = MatchingEvaluation.of(pairs, new KnownCompanies(CompanyLists.beside(file)));

        System.out.printf(
                "FIGURE company matching: precision %.4f, recall %.4f on %d right and %d wrong pairs; by kind %s%n",
                result.all().precision(),
                result.all().recall(),
                result.all().right(),
                result.all().wrong(),
                result.kinds());
        System.out.println("missed " + result.missed() + "\nmerged " + result.merged());
        assertThat(result.all().precision()).isGreaterThanOrEqualTo(0.98);
        assertThat(result.all().recall()).isGreaterThanOrEqualTo(0.95);
    }

    @Test
    void countsPairsByKind() {
        var pairs = List.of(
                new Pair("listed", "Müller AG", "Mueller", "1"), new Pair("listed", "Gazprom", "Газпром ПАО", "2"));

        var result = MatchingEvaluation.of(pairs, new KnownCompanies(List.of()));

        assertThat(result.all().right()).isEqualTo(2);
        assertThat(result.all().found()).isGreaterThanOrEqualTo(1);
        assertThat(result.all().merged()).isZero();
    }
}
