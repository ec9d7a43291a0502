package io.panoptes;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Arrows between the rooms point down only. */
@AnalyzeClasses(packages = "io.panoptes", importOptions = DoNotIncludeTests.class)
class RoomsTest {
    private static final String SQL = "sql";
    private static final String EQUIVALENCE = "equivalence";
    private static final String DBMS = "dbms-adapters";
    private static final String PROMPTS = "prompts";
    private static final String CORPUS = "corpus";
    private static final String INSTANTIATION = "instantiation";
    private static final String REPORTING = "reporting";
    private static final String DISCOVERY = "oracle-discovery";
    private static final String CLI = "cli";

    @ArchTest
    static final ArchRule arrowsPointDown = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer(SQL)
            .definedBy("io.panoptes.sql..")
            .layer(EQUIVALENCE)
            .definedBy("io.panoptes.equivalence..")
            .layer(DBMS)
            .definedBy("io.panoptes.dbms..")
            .layer(PROMPTS)
            .definedBy("io.panoptes.prompts..")
            .layer(CORPUS)
            .definedBy("io.panoptes.corpus..")
            .layer(INSTANTIATION)
            .definedBy("io.panoptes.instantiation..")
            .layer(REPORTING)
            .definedBy("io.panoptes.reporting..")
            .layer(DISCOVERY)
            .definedBy("io.panoptes.discovery..")
            .layer(CLI)
            .definedBy("io.panoptes.cli..")
            .whereLayer(SQL)
            .mayNotAccessAnyLayer()
            .whereLayer(EQUIVALENCE)
            .mayOnlyAccessLayers(SQL)
            .whereLayer(DBMS)
            .mayOnlyAccessLayers(SQL)
            .whereLayer(PROMPTS)
            .mayNotAccessAnyLayer()
            .whereLayer(CORPUS)
            .mayOnlyAccessLayers(SQL, DBMS, PROMPTS)
            .whereLayer(INSTANTIATION)
            .mayOnlyAccessLayers(SQL, DBMS, CORPUS, EQUIVALENCE)
            .whereLayer(REPORTING)
            .mayOnlyAccessLayers(SQL, DBMS, INSTANTIATION)
            .whereLayer(DISCOVERY)
            .mayOnlyAccessLayers(SQL, EQUIVALENCE, DBMS, PROMPTS)
            .whereLayer(CLI)
            .mayNotBeAccessedByAnyLayer()
            .withOptionalLayers(true);

    @ArchTest
    static final ArchRule theEngineKnowsNoDatabase = noClasses()
            .that()
            .resideInAPackage("io.panoptes.equivalence..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "javax.sql..");
}
