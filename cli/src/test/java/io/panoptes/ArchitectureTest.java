package io.panoptes;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Arrows between modules and between packages point down only, and no package or class grows beyond what one can survey. */
@AnalyzeClasses(packages = "io.panoptes", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final int FILES_OF_A_PACKAGE = 40;
    private static final int LINES_OF_A_CLASS = 400;
    private static final int USUAL_LINES = 200;
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", "."));

    @ArchTest
    static final ArchRule arrowsBetweenModulesPointDown = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("sql")
            .definedBy("io.panoptes.sql..")
            .layer("equivalence")
            .definedBy("io.panoptes.equivalence..")
            .layer("dbms-adapters")
            .definedBy("io.panoptes.dbms..")
            .layer("prompts")
            .definedBy("io.panoptes.prompts..")
            .layer("language-model")
            .definedBy("io.panoptes.languagemodel..")
            .layer("corpus")
            .definedBy("io.panoptes.corpus..")
            .layer("oracle-discovery")
            .definedBy("io.panoptes.discovery..")
            .layer("instantiation")
            .definedBy("io.panoptes.instantiation..")
            .layer("triage")
            .definedBy("io.panoptes.triage..")
            .layer("campaign")
            .definedBy("io.panoptes.campaign..")
            .layer("reporting")
            .definedBy("io.panoptes.reporting..")
            // Not with what cli holds.
            .optionalLayer("junit")
            .definedBy("io.panoptes.junit..")
            .layer("text-to-sql")
            .definedBy("io.panoptes.texttosql..")
            .layer("benchmarks")
            .definedBy("io.panoptes.benchmarks..")
            .layer("cli")
            .definedBy("io.panoptes.cli..")
            .whereLayer("sql")
            .mayNotAccessAnyLayer()
            .whereLayer("equivalence")
            .mayOnlyAccessLayers("sql")
            .whereLayer("dbms-adapters")
            .mayOnlyAccessLayers("sql")
            .whereLayer("prompts")
            .mayNotAccessAnyLayer()
            .whereLayer("language-model")
            .mayOnlyAccessLayers("prompts")
            .whereLayer("corpus")
            .mayOnlyAccessLayers("sql", "dbms-adapters", "language-model", "prompts")
            .whereLayer("oracle-discovery")
            .mayOnlyAccessLayers("sql", "equivalence", "dbms-adapters", "language-model", "prompts")
            .whereLayer("instantiation")
            .mayOnlyAccessLayers("sql", "dbms-adapters", "corpus", "oracle-discovery", "equivalence")
            .whereLayer("triage")
            .mayOnlyAccessLayers("sql", "dbms-adapters", "equivalence", "corpus", "instantiation")
            .whereLayer("campaign")
            .mayOnlyAccessLayers("sql", "dbms-adapters", "corpus", "oracle-discovery", "instantiation", "triage")
            .whereLayer("reporting")
            .mayOnlyAccessLayers("sql", "dbms-adapters", "instantiation", "triage", "campaign")
            .whereLayer("junit")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("text-to-sql")
            .mayOnlyAccessLayers("sql", "equivalence", "dbms-adapters", "language-model", "prompts", "reporting")
            .whereLayer("benchmarks")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("cli")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("io.panoptes.(**)").namingSlices("$1").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule theEngineKnowsNoDatabase = noClasses()
            .that()
            .resideInAPackage("io.panoptes.equivalence..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "javax.sql..");

    @Test
    void noPackageHasTooManyFiles() {
        Map<Path, Long> packages =
                sources().stream().collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.counting()));
        packages.values().removeIf(files -> files <= FILES_OF_A_PACKAGE);
        assertThat(packages).isEmpty();
    }

    /** A name that two modules give to two things makes every reader ask which one is meant. */
    @Test
    void simpleNamesStandOnce() {
        Map<String, List<Path>> named = sources().stream()
                .filter(file -> !file.endsWith("package-info.java"))
                .collect(Collectors.groupingBy(
                        file -> file.getFileName().toString(), TreeMap::new, Collectors.toList()));
        named.values().removeIf(files -> files.size() == 1);
        assertThat(named)
                .as("classes of one simple name: give each a name of its own")
                .isEmpty();
    }

    @Test
    void noClassIsTooLongAndNineInTenAreShort() {
        Map<Path, Integer> lines = sources().stream().collect(Collectors.toMap(file -> file, ArchitectureTest::lines));
        assertThat(lines)
                .allSatisfy((file, count) ->
                        assertThat(count).as("lines of %s", file).isLessThanOrEqualTo(LINES_OF_A_CLASS));
        long usual =
                lines.values().stream().filter(count -> count <= USUAL_LINES).count();
        assertThat(10 * usual).as("classes of up to %d lines", USUAL_LINES).isGreaterThanOrEqualTo(9L * lines.size());
    }

    /** The main sources of all modules. */
    private static List<Path> sources() {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> ROOT.relativize(file)
                            .startsWith(ROOT.relativize(file).getName(0).resolve("src/main/java")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the sources can't be read from " + ROOT.toAbsolutePath(), e);
        }
    }

    private static int lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return Math.toIntExact(lines.count());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
