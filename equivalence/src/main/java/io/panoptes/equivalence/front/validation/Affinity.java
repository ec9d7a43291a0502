package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Table;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlQualified;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorNamespace;
import org.apache.calcite.sql.validate.SqlValidatorScope;
import org.apache.calcite.sql.validate.SqlValidatorTable;

/**
 * Which type an operand of a comparison asks of the other one in SQLite: a column has that of its declaration, also through a
 * subquery that only hands it on, and a CAST that of its type; any other expression has none.
 */
enum Affinity {
    TEXT,
    NUMBER,
    NONE;

    static Affinity of(SqlNode node, SqlValidatorScope scope, SqlValidator validator) {
        return switch (node.getKind()) {
            case IDENTIFIER -> ofName((SqlIdentifier) node, scope, validator);
            case CAST -> ofType(validator.deriveType(scope, node));
            case SCALAR_QUERY -> of(((SqlCall) node).operand(0), scope, validator);
            case SELECT -> ofItem((SqlSelect) node, 0, validator);
            case AS -> of(((SqlCall) node).operand(0), scope, validator);
            case OTHER_FUNCTION ->
                ((SqlCall) node).getOperator() == FrontOperators.WITHOUT_CASE
                        ? of(((SqlCall) node).operand(0), scope, validator)
                        : NONE;
            default -> NONE;
        };
    }

    private static Affinity ofName(SqlIdentifier name, SqlValidatorScope scope, SqlValidator validator) {
        SqlQualified qualified = scope.fullyQualify(name);
        SqlValidatorNamespace namespace = qualified.namespace;
        if (namespace == null || qualified.suffix().size() != 1) {
            return ofType(validator.deriveType(scope, name));
        }
        return ofColumn(namespace.resolve(), qualified.suffix().getFirst(), validator);
    }

    private static Affinity ofColumn(SqlValidatorNamespace namespace, String column, SqlValidator validator) {
        RelDataTypeField field = namespace.field(column);
        if (field == null) {
            return NONE;
        }
        SqlValidatorTable validated = namespace.getTable();
        Catalog.CatalogTable table = validated == null ? null : validated.unwrap(Catalog.CatalogTable.class);
        if (table != null) {
            return holdsDates(table.table(), column) ? NUMBER : ofType(field.getType());
        }
        return namespace.getNode() instanceof SqlSelect select
                ? ofItem(select, field.getIndex(), validator)
                : ofType(field.getType());
    }

    /** A DATE column is one of numbers by its declaration; what it holds are texts that are none. */
    private static boolean holdsDates(Table table, String column) {
        return table.column(column)
                .filter(found -> found.traits().contains(ColumnTrait.HOLDS_DATES))
                .isPresent();
    }

    private static Affinity ofItem(SqlSelect select, int index, SqlValidator validator) {
        SqlNodeList items = select.getSelectList();
        SqlValidatorScope inside = validator.getSelectScope(select);
        boolean star = items.stream().anyMatch(item -> item instanceof SqlIdentifier name && name.isStar());
        return star || index >= items.size() || inside == null ? NONE : of(items.get(index), inside, validator);
    }

    private static Affinity ofType(RelDataType type) {
        return SqlTypeUtil.isCharacter(type) ? TEXT : SqlTypeUtil.isNumeric(type) ? NUMBER : NONE;
    }
}
