package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Adapters;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.instantiation.filling.StateContents.Stored;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.reduction.RecordTree;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JoinGrammarTest {
    private static final List<Column> COLUMNS =
            List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.INTEGER, true));

    @Test
    void tablesOfManyRowsAreNotJoinedManyTimes() {
        assertThat(mostJoins(3)).isEqualTo(3);
        assertThat(mostJoins(30)).isEqualTo(1);
    }

    /** How many joins the largest of many chains has, of tables with so many rows. */
    private static long mostJoins(int rows) {
        Profile profile = Adapters.named("sqlite").profile(new Version("3.54.1.0"));
        Table table = new Table("b0", COLUMNS, List.of());
        var grammar = new JoinGrammar(
                new SplittableRandom(5),
                OperationCatalog.of(profile),
                new ValuePool(true, true),
                OpaqueCatalog.of(profile),
                List.of(new Stored(table, OpaqueRow.of(COLUMNS), rows)));
        return IntStream.range(0, 200)
                .mapToObj(i -> grammar.query(List.of(COLUMNS.getFirst()), 0).orElseThrow())
                .mapToLong(snippet -> RecordTree.places(snippet.query()).stream()
                        .filter(place -> place.node() instanceof FromItem.Join)
                        .count())
                .max()
                .orElseThrow();
    }
}
