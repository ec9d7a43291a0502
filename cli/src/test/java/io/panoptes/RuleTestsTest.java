package io.panoptes;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A rule of the prover is a class, a line in its list, and a test of its name. */
class RuleTestsTest {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", "."));
    private static final String PROVER = "io.panoptes.equivalence.prover.";

    /** The interface of each kind of rule, and the class that lists them. */
    private static final Map<String, String> LISTS = Map.of(
            "rule.bag.BagRule", "rule.bag.BagRules",
            "rule.formula.FormulaRule", "rule.formula.FormulaRules",
            "rule.product.ProductRule", "rule.product.ProductRules",
            "rule.sum.SumRule", "rule.sum.SumRules",
            "rule.term.TermRule", "rule.term.TermRules",
            "limit.LimitRewrite", "limit.LimitRewrites",
            "translation.ComparisonRule", "translation.ComparisonRule");

    private static JavaClasses prover;

    @BeforeAll
    static void read() {
        prover = new ClassFileImporter()
                .withImportOption(new DoNotIncludeTests())
                .importPackages("io.panoptes.equivalence.prover");
    }

    @Test
    void everyRuleHasATestOfItsName() throws IOException {
        Set<String> tests = testClasses();
        assertThat(LISTS.keySet())
                .allSatisfy(kind -> assertThat(rulesOf(kind))
                        .as("rules without a test: add a test class of that name in the package of the rule")
                        .isNotEmpty()
                        .allSatisfy(rule -> assertThat(tests).contains(rule.getSimpleName() + "Test")));
    }

    @Test
    void everyRuleIsInItsList() {
        assertThat(LISTS).allSatisfy((kind, list) -> {
            Set<JavaClass> used = prover.get(PROVER + list).getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass())
                    .collect(Collectors.toSet());
            assertThat(used).as("rules that %s lacks", list).containsAll(rulesOf(kind));
        });
    }

    /** Helpers of the rules too: what they decide, the rules rest on. */
    @Test
    void whatRulesShareHasATest() throws IOException {
        Set<String> tests = testClasses();
        Set<String> interfacesAndLists = Stream.concat(LISTS.keySet().stream(), LISTS.values().stream())
                .map(name -> PROVER + name)
                .collect(Collectors.toSet());
        List<String> helpers = prover.stream()
                .filter(type -> type.getPackageName().startsWith(PROVER + "rule"))
                .filter(type -> type.isTopLevelClass() && !type.isInterface())
                .filter(type -> !interfacesAndLists.contains(type.getName()))
                .filter(type -> !isPlainRecord(type))
                .map(JavaClass::getSimpleName)
                .toList();
        assertThat(helpers).allSatisfy(helper -> assertThat(tests).contains(helper + "Test"));
    }

    private static List<JavaClass> rulesOf(String kind) {
        return prover.stream()
                .filter(type -> !type.isInterface() && type.isAssignableTo(PROVER + kind))
                .toList();
    }

    /** A record that carries values from one rule to the next and decides nothing. */
    private static boolean isPlainRecord(JavaClass type) {
        return Set.of("Sum", "SumParts", "ProductContext", "package-info").contains(type.getSimpleName());
    }

    private static Set<String> testClasses() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve("equivalence/src/test/java"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("Test.java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
