package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OpaqueColumnsTest {
    private static final Profile SQLITE = Adapters.named("sqlite").profile(new Version("3.50.0.0"));

    private record Made(List<ColumnDefinition> columns, List<Constraint> constraints) {}

    @Test
    void aNarrowTableHasAtLeastOne() {
        assertThat(made(SQLITE, true)).allMatch(made -> made.columns().size() > 1);
        assertThat(made(SQLITE, false)).anyMatch(made -> made.columns().size() == 1);
    }

    @Test
    void aPrimaryKeyIsNeverOverWhatIsComputed() {
        assertThat(made(SQLITE, true))
                .anyMatch(made -> made.columns().getLast().generated().isPresent())
                .allMatch(made -> made.constraints().stream()
                        .filter(Constraint.PrimaryKey.class::isInstance)
                        .flatMap(key -> ((Constraint.PrimaryKey) key).columns().stream())
                        .allMatch(name -> made.columns().stream()
                                .anyMatch(column -> column.name().equals(name)
                                        && column.generated().isEmpty())));
    }

    @Test
    void whereAPrimaryKeyForbidsNullsThereIsNone() {
        assertThat(made(SQLITE, true))
                .anyMatch(made -> made.constraints().stream().anyMatch(Constraint.PrimaryKey.class::isInstance));
        assertThat(made(Adapters.named("h2").profile(new Version("2.5.252")), true))
                .noneMatch(made -> made.constraints().stream().anyMatch(Constraint.PrimaryKey.class::isInstance));
    }

    /** DuckDB refuses the whole table where a key is of a list or of a value with parts. */
    @Test
    void noKeyIsOverWhatNoIndexTakes() {
        List<Made> made = made(Adapters.named("duckdb").profile(new Version("2.0.0.1")), true);
        assertThat(made)
                .anyMatch(one -> one.columns().stream()
                        .anyMatch(column -> column.typeName().equals("INTEGER[]")));
        assertThat(made)
                .anyMatch(one -> !one.constraints().isEmpty())
                .allMatch(one -> one.constraints().stream()
                        .flatMap(key -> ((Constraint.Unique) key).columns().stream())
                        .allMatch(name -> one.columns().stream()
                                .filter(column -> column.name().equals(name))
                                .noneMatch(column -> column.typeName().matches("INTEGER\\[]|STRUCT.*"))));
    }

    private static List<Made> made(Profile profile, boolean narrow) {
        var columns = new OpaqueColumns(new SplittableRandom(4), profile, OpaqueCatalog.of(profile), narrow);
        return IntStream.range(0, 200)
                .mapToObj(i -> {
                    List<ColumnDefinition> definitions = new ArrayList<>(
                            List.of(new ColumnDefinition("c0", SqlType.INTEGER, "INTEGER", true, Optional.empty())));
                    List<Constraint> constraints = new ArrayList<>();
                    columns.addTo(definitions, constraints);
                    return new Made(definitions, constraints);
                })
                .toList();
    }
}
