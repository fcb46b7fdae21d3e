package footnote;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The arrows of docs/ARCHITECTURE.md, as a table. */
class ArchitectureTest {
    private static final Map<String, Set<String>> MAY_IMPORT = Map.ofEntries(
            Map.entry("domain", Set.of()),
            Map.entry("runtime", Set.of()),
            Map.entry("sources", Set.of("domain", "runtime")),
            Map.entry("evidence", Set.of("domain", "runtime", "sources")),
            Map.entry("quant", Set.of("domain")),
            Map.entry("research", Set.of("domain", "runtime", "evidence", "quant")),
            Map.entry("publication", Set.of("domain")),
            Map.entry("delivery", Set.of("runtime", "publication")),
            Map.entry("config", Set.of("domain", "runtime", "sources", "evidence", "publication", "delivery")),
            Map.entry(
                    "workflows",
                    Set.of("domain", "runtime", "evidence", "quant", "research", "publication", "delivery")),
            Map.entry(
                    "evaluation",
                    Set.of("domain", "runtime", "evidence", "quant", "research", "publication", "workflows")),
            Map.entry(
                    "faces",
                    Set.of(
                            "config",
                            "domain",
                            "runtime",
                            "evidence",
                            "quant",
                            "publication",
                            "delivery",
                            "workflows",
                            "evaluation")));

    private static final Set<String> FOLDERS = MAY_IMPORT.keySet();

    private static final JavaClasses DESK = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("footnote");

    @ParameterizedTest
    @FieldSource("FOLDERS")
    void importsOnlyWhatItMay(String folder) {
        String[] allowed = Stream.concat(Stream.of(folder), MAY_IMPORT.get(folder).stream())
                .map(each -> "footnote." + each + "..")
                .toArray(String[]::new);
        var desk = resideInAPackage("footnote"); // Main and Desk: for faces alone
        var others = not(resideInAPackage("footnote.."));
        classes()
                .that(resideInAPackage("footnote." + folder + ".."))
                .should()
                .onlyDependOnClassesThat(
                        folder.equals("faces")
                                ? resideInAnyPackage(allowed).or(desk).or(others)
                                : resideInAnyPackage(allowed).or(others))
                .allowEmptyShould(true)
                .check(DESK);
    }

    @Test
    void everyFolderIsInTheTable() {
        var folders = DESK.stream()
                .map(type -> type.getPackageName().split("\\.", -1))
                .filter(path -> path.length > 1)
                .map(path -> path[1])
                .collect(toSet());

        assertThat(FOLDERS).containsAll(folders);
    }

    @Test
    void theDeskKnowsNoFace() {
        noClasses()
                .that(resideInAPackage("footnote").and(not(assignableTo(Main.class))))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("footnote.faces..")
                .check(DESK);
    }

    @Test
    void workflowsDoNotKnowEachOther() {
        slices().matching("footnote.workflows.(*)..")
                .should()
                .notDependOnEachOther()
                .allowEmptyShould(true)
                .check(DESK);
    }

    /** Packages whose parts build on each other in this order; an empty name is the package itself. */
    private static final Map<String, List<String>> PARTS = Map.of(
            "workflows.report",
            List.of("plan", "data", "valuation", "comparison", "text", "exhibits.program", "exhibits", "workbook", ""),
            "workflows.ask",
            List.of(
                    "formulas",
                    "question",
                    "question.followup",
                    "question.row",
                    "arithmetic",
                    "retrieval",
                    "figures",
                    "answer.sentence",
                    "answer",
                    ""),
            "runtime.run",
            List.of("", "storage", "engine"),
            "faces.web",
            List.of("layout", "document", "result", "run", "company", ""));

    private static final Set<String> DIVIDED = PARTS.keySet();

    @ParameterizedTest
    @FieldSource("DIVIDED")
    void partsBuildOnEachOtherInOneDirection(String whole) {
        var parts = PARTS.get(whole);
        for (int i = 0; i < parts.size() - 1; i++) {
            noClasses()
                    .that(resideInAPackage(part(whole, parts.get(i))))
                    .should()
                    .dependOnClassesThat(resideInAnyPackage(parts.subList(i + 1, parts.size()).stream()
                            .map(part -> part(whole, part))
                            .toArray(String[]::new)))
                    .check(DESK);
        }
    }

    private static String part(String whole, String part) {
        return "footnote." + whole + (part.isEmpty() ? "" : "." + part);
    }

    @ParameterizedTest
    @FieldSource("DIVIDED")
    void everyPartIsInTheOrder(String whole) {
        var parts = DESK.stream()
                .map(type -> type.getPackageName() + ".")
                .filter(name -> name.startsWith(part(whole, "") + "."))
                .map(name -> name.substring(part(whole, "").length() + 1))
                .map(name -> name.isEmpty() ? name : name.substring(0, name.length() - 1))
                .collect(toSet());

        assertThat(PARTS.get(whole)).containsAll(parts);
    }

    @Test
    void springStaysInTheWebFaces() {
        noClasses()
                .that(not(resideInAnyPackage("footnote.faces.http..", "footnote.faces.web..", "footnote.faces.mcp..")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.springframework..")
                .check(DESK);
    }

    @Test
    void quantDoesNoInputOrOutput() {
        noClasses()
                .that()
                .resideInAPackage("footnote.quant..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.sql..")
                .allowEmptyShould(true)
                .check(DESK);
    }
}
