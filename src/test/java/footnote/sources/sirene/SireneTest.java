package footnote.sources.sirene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.lead.Area;
import footnote.domain.lead.Industry;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.ProspectSource;
import footnote.sources.ProspectSourceContract;
import footnote.sources.SourceException.NoData;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

public class SireneTest extends ProspectSourceContract {
    private static final MovingClock CLOCK = new MovingClock("2024-11-30T00:00:00Z");
    private static final String ANSWER = """
            {"results":[{"siren":"900000001","nom_complet":"ANVIL CLOUD (ANVIL)","nom_raison_sociale":"ANVIL CLOUD","sigle":"ANVIL",
            "nombre_etablissements":3,"nombre_etablissements_ouverts":2,"siege":{"activite_principale":"58.29C",
            "adresse":"1 RUE DE L'ENCLUME 69001 LYON","code_postal":"69001","libelle_commune":"LYON","siret":"90000000100012",
            "latitude":"45.76","longitude":"4.83"},"activite_principale":"58.29C","categorie_entreprise":"PME",
            "annee_categorie_entreprise":"2022","date_creation":"2013-05-02","date_fermeture":null,
            "dirigeants":[{"nom":"MARTEAU","prenoms":"Odile","annee_de_naissance":"1970","qualite":"Président","type_dirigeant":"personne physique"}],
            "etat_administratif":"A","nature_juridique":"5710","section_activite_principale":"J",
            "tranche_effectif_salarie":"21","annee_tranche_effectif_salarie":"2022",
            "finances":{"2022":{"ca":4000000,"resultat_net":100000},"2023":{"ca":5200000,"resultat_net":300000}},
            "complements":{"est_ess":false}}],"total_results":1,"page":1,"per_page":25,"total_pages":1}""";

    public static List<Parser> parsers() {
        return List.of(
                new Parser("sirene", _ -> false, json -> FrenchCompanies.parse(json, "SaaS", Instant.EPOCH), ANSWER));
    }

    @Override
    protected ProspectSource source() {
        return new FrenchCompanies(new RecordedHttp().on("recherche-entreprises", ANSWER), CLOCK);
    }

    @Override
    protected ProspectSource empty() {
        return new FrenchCompanies(
                new RecordedHttp().on("recherche-entreprises", "{\"results\":[],\"total_results\":0}"), CLOCK);
    }

    @Override
    protected ProspectQuery query() {
        return new ProspectQuery("SaaS", new Area("France"), List.of(), 50);
    }

    @Test
    void asksByActivityCode() {
        assertThat(FrenchCompanies.uri(Industry.named("SaaS").orElseThrow(), 2).toString())
                .contains("activite_principale=58.29A%2C58.29B", "etat_administratif=A", "page=2");
    }

    @Test
    void readsSizeAndGrowthButNoPerson() {
        var company = FrenchCompanies.parse(ANSWER.getBytes(StandardCharsets.UTF_8), "SaaS", Instant.EPOCH)
                .getFirst();

        assertThat(company.employees()).contains(50L);
        assertThat(company.growth()).contains(new BigDecimal("30.0"));
        assertThat(company.identifiers()).containsEntry("siren", "900000001");
        assertThat(company.toString()).doesNotContain("MARTEAU", "Odile");
    }

    @Test
    void knowsFranceAlone() {
        var query = new ProspectQuery("SaaS", new Area("Germany"), List.of(), 50);

        assertThatThrownBy(() -> source().prospects(query, TODAY)).isInstanceOf(NoData.class);
    }
}
