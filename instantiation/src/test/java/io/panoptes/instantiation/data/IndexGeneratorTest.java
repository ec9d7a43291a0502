package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IndexGeneratorTest {
    private static final Table TABLE = new Table(
            "b0", List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.TEXT, true)), List.of());

    @Test
    void holdsTheBeginningsOfTextsWhereTheDbmsCan() {
        assertThat(indexes("mysql", "8.0.33"))
                .anyMatch(sql -> sql.matches("CREATE INDEX \\w+ ON b0 \\(c1\\(1\\)\\)"))
                .noneMatch(sql -> sql.contains("c0(1)"));
        assertThat(indexes("postgresql", "16.0.0")).noneMatch(sql -> sql.contains("c1(1)"));
    }

    /** A query can't ask for it. */
    @Test
    void theBeginningOfATextIsNotComputed() {
        var column = new Expression.ColumnReference(Optional.empty(), "c1");
        assertThat(SetupStep.IndexKey.prefix(column, 2, false).computed()).isEmpty();
    }

    private static List<String> indexes(String dbms, String version) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        var generator = new IndexGenerator(
                new SplittableRandom(4),
                profile,
                new SnippetGenerator(OperationCatalog.of(profile), new ValuePool(true, true)),
                OpaqueCatalog.of(profile),
                true);
        return new SetupWriter(profile)
                .write(IntStream.range(0, 200)
                        .boxed()
                        .<SetupStep>flatMap(i -> generator.indexes(TABLE).stream())
                        .toList());
    }
}
