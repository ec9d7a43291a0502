package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class ParsedOracleTest {
    private static final Table KEYED = table(new Constraint.PrimaryKey(List.of("id")));

    @Test
    void fillsAPlaceholderWhoseNameIsPartOfAConstraintsText() {
        assertThat(parsed(KEYED).placeholdersOf(KEYED)).extracting(Column::name).containsExactly("p", "e");
    }

    @Test
    void doesNotFillAPlaceholderThatAConstraintMentions() {
        Table constrained = table(new Constraint.Unique(List.of("e")));
        assertThat(parsed(constrained).placeholdersOf(constrained))
                .extracting(Column::name)
                .containsExactly("p");
    }

    private static Table table(Constraint constraint) {
        return new Table(
                "t1",
                List.of(
                        new Column("id", SqlType.INTEGER, false),
                        new Column("p", SqlType.BOOLEAN, true),
                        new Column("e", SqlType.INTEGER, true)),
                List.of(constraint));
    }

    private static ParsedOracle parsed(Table table) {
        return ParsedOracle.of(new Oracle(
                "keyed",
                "keyed",
                new Schema(List.of(table)),
                List.of(
                        new ExpressionPlaceholder("p", "t1", SqlType.BOOLEAN),
                        new ExpressionPlaceholder("e", "t1", SqlType.INTEGER)),
                "SELECT e FROM t1 WHERE p",
                "SELECT e FROM t1 WHERE p AND TRUE",
                Semantics.BAG,
                new Oracle.Origin("test", "here"),
                new Oracle.Proof.Pending()));
    }
}
