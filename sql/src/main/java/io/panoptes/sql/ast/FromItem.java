package io.panoptes.sql.ast;

import java.util.List;
import java.util.Optional;

/** Something in a FROM clause. */
public sealed interface FromItem {

    record TableReference(String name, Optional<Alias> alias) implements FromItem {}

    record DerivedTable(Query query, Alias alias, boolean lateral) implements FromItem {}

    /** {@code condition} is absent for CROSS joins only. */
    record Join(JoinKind kind, FromItem left, FromItem right, Optional<Expression> condition) implements FromItem {}

    /** Text of one DBMS's own, such as a table function, with its alias inside. */
    record VerbatimTable(String text) implements FromItem {}

    /** {@code AS name(columns)}; {@code columns} is empty where the columns keep their names. */
    record Alias(String name, List<String> columns) {
        public Alias {
            columns = List.copyOf(columns);
        }
    }

    enum JoinKind {
        INNER,
        LEFT,
        RIGHT,
        FULL,
        CROSS
    }
}
