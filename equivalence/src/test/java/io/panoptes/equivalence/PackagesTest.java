package io.panoptes.equivalence;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.stream.Collectors;

/** The packages of the engine form layers, and none of them is too large to be read. */
@AnalyzeClasses(packages = "io.panoptes.equivalence", importOptions = DoNotIncludeTests.class)
class PackagesTest {
    private static final int MOST_FILES = 40;

    @ArchTest
    static final ArchRule partsAreFreeOfCycles =
            slices().matching("io.panoptes.equivalence.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("io.panoptes.equivalence.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingKnowsTheEntryPoints = noClasses()
            .that()
            .resideInAPackage("io.panoptes.equivalence.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.panoptes.equivalence");

    @ArchTest
    static final ArchRule problemsKnowTheAlgebraAlone = noClasses()
            .that()
            .resideInAPackage("io.panoptes.equivalence.problem..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "io.panoptes.equivalence.front..",
                    "io.panoptes.equivalence.evaluator..",
                    "io.panoptes.equivalence.solver..",
                    "io.panoptes.equivalence.prover..",
                    "io.panoptes.equivalence.kernel..",
                    "io.panoptes.equivalence.refuter..",
                    "io.panoptes.equivalence.testdata..");

    @ArchTest
    static void noPackageIsTooLarge(JavaClasses classes) {
        Map<String, Long> files = classes.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files)
                .isNotEmpty()
                .allSatisfy((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(MOST_FILES));
    }
}
