package io.panoptes.equivalence;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
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

    /** What the kernel shares with the prover is how U-expressions, steps and certificates are written, and nothing that judges. */
    @ArchTest
    static final ArchRule theKernelSharesNoRules = noClasses()
            .that()
            .resideInAPackage("io.panoptes.equivalence.kernel..")
            .should()
            .dependOnClassesThat(resideInAPackage("io.panoptes.equivalence.prover..")
                    .or(resideInAPackage("io.panoptes.equivalence.refuter.."))
                    .or(resideInAPackage("io.panoptes.equivalence.evaluator.."))
                    .and(not(belongToAnyOf(
                            ArithmeticOperation.class,
                            Bag.class,
                            BagFunction.class,
                            Formula.class,
                            Function.class,
                            Product.class,
                            Source.class,
                            Term.class,
                            Text.class,
                            Var.class,
                            Proof.class,
                            ReadAs.class,
                            ProofStep.class))));

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
