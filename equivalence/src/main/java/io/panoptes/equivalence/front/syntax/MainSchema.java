package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/** {@code FROM main.t -> FROM t} and {@code main.t.a -> t.a}: all tables are in the schema main, where a database is one file. */
final class MainSchema extends SqlShuttle {
    private static final String NAME = "MAIN";

    private final Map<String, Optional<List<String>>> commonTables;

    /** @param commonTables that a name without a schema would be taken for */
    private MainSchema(Map<String, Optional<List<String>>> commonTables) {
        this.commonTables = commonTables;
    }

    static SqlNode leftOut(SqlNode query, FromClause clause) {
        SqlNode plain = query.accept(new MainSchema(clause.commonTables()));
        return plain == null ? query : plain;
    }

    @Override
    public @Nullable SqlNode visit(SqlIdentifier name) {
        return name.names.size() > 2 && isMain(name) ? withoutFirst(name) : name;
    }

    @Override
    public @Nullable SqlNode visit(SqlCall call) {
        SqlNode visited = super.visit(call);
        if (visited instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
            select.setFrom(table(from));
        }
        return visited;
    }

    private SqlNode table(SqlNode item) {
        if (item instanceof SqlJoin join) {
            join.setLeft(table(join.getLeft()));
            join.setRight(table(join.getRight()));
            return join;
        }
        if (item instanceof SqlBasicCall call && call.getKind() == SqlKind.AS) {
            call.setOperand(0, table(call.operand(0)));
            return call;
        }
        return item instanceof SqlIdentifier name && name.names.size() == 2 && isMain(name) ? withoutFirst(name) : item;
    }

    private static boolean isMain(SqlIdentifier name) {
        return FromClause.key(name.names.getFirst()).equals(NAME);
    }

    private SqlNode withoutFirst(SqlIdentifier name) {
        if (commonTables.containsKey(FromClause.key(name.names.get(1)))) {
            throw new Unsupported("a table of the schema main beside a common table of its name");
        }
        return name.getComponent(1, name.names.size());
    }
}
