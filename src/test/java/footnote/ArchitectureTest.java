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
            Map.entry("delivery", Set.of("domain", "runtime", "publication")),
            Map.entry("config", Set.of("domain", "runtime", "sources", "evidence", "publication", "delivery")),
            Map.entry(
                    "workflows",
                    Set.of("domain", "runtime", "evidence", "quant", "research", "publication", "delivery")),
            Map.entry(
                    "evaluation",
                    Set.of(
                            "domain",
                            "runtime",
                            "evidence",
                            "quant",
                            "research",
                            "publication",
                            "delivery",
                            "workflows")),
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

    /** The parts of a report in the order in which they build on each other; the workflow itself comes last. */
    private static final List<String> REPORT = List.of("plan", "data", "valuation", "text", "exhibits", "workbook", "");

    @Test
    void theReportIsBuiltInOneDirection() {
        for (int i = 0; i < REPORT.size() - 1; i++) {
            noClasses()
                    .that(resideInAPackage(report(REPORT.get(i))))
                    .should()
                    .dependOnClassesThat(resideInAnyPackage(REPORT.subList(i + 1, REPORT.size()).stream()
                            .map(ArchitectureTest::report)
                            .toArray(String[]::new)))
                    .check(DESK);
        }
    }

    private static String report(String part) {
        return "footnote.workflows.report" + (part.isEmpty() ? "" : "." + part);
    }

    @Test
    void everyPartOfTheReportIsInTheOrder() {
        var parts = DESK.stream()
                .map(type -> type.getPackageName())
                .filter(name -> name.startsWith(report("")))
                .map(name -> name.substring(Math.min(name.length(), "footnote.workflows.report.".length())))
                .collect(toSet());

        assertThat(REPORT).containsAll(parts);
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
