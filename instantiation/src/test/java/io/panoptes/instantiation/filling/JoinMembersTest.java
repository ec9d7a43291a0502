package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.ValuePool;
import io.panoptes.instantiation.filling.StateContents.Stored;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JoinMembersTest {
    private static final List<Column> COLUMNS =
            List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.INTEGER, true));

    @Test
    void ofACompoundQueryOnlyTheRowsCount() {
        assertThat(members()).anyMatch(JoinMembersTest::isCompound);
        assertThat(members().stream().filter(JoinMembersTest::isCompound))
                .allMatch(source -> source.columns().isEmpty());
    }

    @Test
    void somethingIsCounted() {
        assertThat(members())
                .anyMatch(source -> source.columns().stream()
                        .anyMatch(column -> column.type().equals(SqlType.BIGINT)));
    }

    private static boolean isCompound(JoinSource source) {
        return source.from() instanceof FromItem.DerivedTable derived && derived.query() instanceof Query.SetOperation;
    }

    private static List<JoinSource> members() {
        Table table = new Table("b0", COLUMNS, List.of());
        var members = new JoinMembers(
                new SplittableRandom(5),
                new ValuePool(true, true),
                List.of(new Stored(table, OpaqueRow.of(COLUMNS), 7)));
        return IntStream.range(0, 200).mapToObj(i -> members.member(i % 4)).toList();
    }
}
