package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Schema;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * Refuses {@code CAST(c AS TEXT)} of a CHAR(n) column that is filled up with blanks: the cast cuts them off, and Calcite, to which both are
 * texts, would leave it out. So it is with a name that is no column's, which may stand for such a column.
 *
 * @param ofChar names of such columns
 * @param ofOther names of other columns
 */
public record CastOfChar(Set<String> ofChar, Set<String> ofOther) implements SyntaxRewrite {
    public CastOfChar {
        ofChar = Set.copyOf(ofChar);
        ofOther = Set.copyOf(ofOther);
    }

    public static CastOfChar of(Schema schema) {
        return new CastOfChar(names(schema, true), names(schema, false));
    }

    private static Set<String> names(Schema schema, boolean ofChar) {
        return schema.tables().stream()
                .flatMap(table -> table.columns().stream())
                .filter(column -> column.traits().contains(ColumnTrait.PADDED) == ofChar)
                .map(Column::name)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!ofChar.isEmpty()
                && call.getKind() == SqlKind.CAST
                && isText(call.operand(1))
                && mayBeFilled(call.operand(0))) {
            throw new Unsupported("cast of a CHAR");
        }
        return Optional.empty();
    }

    private static boolean isText(SqlNode type) {
        return type instanceof SqlDataTypeSpec spec
                && (SqlTypeName.CHAR_TYPES.contains(
                                SqlTypeName.get(spec.getTypeName().getSimple().toUpperCase(Locale.ROOT)))
                        || spec.getTypeName().getSimple().equalsIgnoreCase("TEXT"));
    }

    private boolean mayBeFilled(SqlNode operand) {
        return switch (operand) {
            case SqlIdentifier name -> {
                String last = name.names.getLast().toLowerCase(Locale.ROOT);
                yield ofChar.contains(last) || !ofOther.contains(last);
            }
            case SqlCall call -> call.getOperandList().stream().anyMatch(part -> part != null && mayBeFilled(part));
            case Iterable<?> list -> {
                boolean some = false;
                for (Object part : list) {
                    some |= part instanceof SqlNode node && mayBeFilled(node);
                }
                yield some;
            }
            default -> false;
        };
    }
}
