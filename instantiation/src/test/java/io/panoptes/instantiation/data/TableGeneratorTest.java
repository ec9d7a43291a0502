package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.schema.Constraint;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TableGeneratorTest {
    @Test
    void whereAUniqueColumnMustNotBeNullNoneMay() {
        assertThat(uniqueColumns("10.2.2.0")).isNotEmpty().noneMatch(Unique::nullable);
        assertThat(uniqueColumns("10.16.1.1")).anyMatch(Unique::nullable);
    }

    @Test
    void whereThereAreNoUniqueKeysOnlyPrimaryOnesAreMade() {
        Profile derby = Adapters.named("derby").profile(new Version("10.16.1.1"));
        assertThat(constraints(derby)).hasAtLeastOneElementOfType(Constraint.Unique.class);
        assertThat(constraints(with(derby, Feature.WITHOUT_UNIQUE_KEYS)))
                .hasAtLeastOneElementOfType(Constraint.PrimaryKey.class)
                .doesNotHaveAnyElementsOfTypes(Constraint.Unique.class);
        assertThat(constraints(with(derby, Feature.WITHOUT_KEYS)))
                .doesNotHaveAnyElementsOfTypes(Constraint.Unique.class, Constraint.PrimaryKey.class);
    }

    private static Profile with(Profile profile, Feature feature) {
        Set<Feature> features = EnumSet.copyOf(profile.features());
        features.add(feature);
        return new Profile(
                profile.dbms(),
                profile.version(),
                profile.dialect(),
                profile.types(),
                profile.hazards(),
                profile.fillings(),
                features,
                profile.errors(),
                profile.explain(),
                profile.planVariations(),
                profile.upkeep());
    }

    private static List<Constraint> constraints(Profile profile) {
        return tables(profile).flatMap(table -> table.constraints().stream()).toList();
    }

    private record Unique(String column, boolean nullable) {}

    private static List<Unique> uniqueColumns(String derby) {
        return tables(Adapters.named("derby").profile(new Version(derby)))
                .flatMap(TableGeneratorTest::unique)
                .toList();
    }

    private static Stream<CreateTable> tables(Profile profile) {
        var snippets = new SnippetGenerator(OperationCatalog.of(profile), new ValuePool(true, true));
        var generator = new TableGenerator(
                new SplittableRandom(3), profile, snippets, OpaqueCatalog.of(profile), GeneratedColumns.NONE, false);
        return Stream.generate(() -> generator.table("b0", List.of())).limit(200);
    }

    private static Stream<Unique> unique(CreateTable table) {
        return table.constraints().stream()
                .filter(Constraint.Unique.class::isInstance)
                .flatMap(constraint -> ((Constraint.Unique) constraint).columns().stream())
                .map(name -> new Unique(
                        name,
                        table.columns().stream()
                                .anyMatch(column -> column.name().equals(name) && column.nullable())));
    }
}
