package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.operator.UngroupedColumns;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWith;
import org.apache.calcite.sql.SqlWithItem;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlQualified;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorNamespace;
import org.apache.calcite.sql.validate.SqlValidatorScope;
import org.apache.calcite.sql.validate.SqlValidatorTable;
import org.apache.calcite.sql.validate.SqlWithItemTableRef;

/**
 * Which type an operand of a comparison asks of the other one in SQLite: a column has that of its declaration, also through a
 * subquery that only hands it on or where it is not grouped, and a CAST that of its type; any other expression, an aggregate too, has
 * none.
 */
enum Affinity {
    TEXT,
    NUMBER,
    NONE;

    /** Where the arms of a compound query ask for different types, SQLite takes one of them, and nobody says which. */
    static Set<Affinity> of(SqlNode node, SqlValidatorScope scope, SqlValidator validator) {
        return switch (node.getKind()) {
            case IDENTIFIER -> ofName((SqlIdentifier) node, scope, validator);
            case CAST ->
                isOfCalcite((SqlCall) node)
                        ? of(((SqlCall) node).operand(0), scope, validator)
                        : ofType(validator.deriveType(scope, node));
            case SCALAR_QUERY, AS -> of(((SqlCall) node).operand(0), scope, validator);
            case SELECT, UNION, INTERSECT, EXCEPT, WITH, ORDER_BY, VALUES -> ofQuery(node, 0, validator);
            case ANY_VALUE ->
                ((SqlCall) node).getOperator() == UngroupedColumns.VALUE
                        ? of(((SqlCall) node).operand(0), scope, validator)
                        : Set.of(NONE);
            case COALESCE, CASE -> ofMerged((SqlCall) node, scope, validator);
            case OTHER_FUNCTION ->
                ((SqlCall) node).getOperator() == FrontOperators.WITHOUT_CASE
                        ? of(((SqlCall) node).operand(0), scope, validator)
                        : Set.of(NONE);
            default -> Set.of(NONE);
        };
    }

    /** Whether it was not written: it makes the arms of a compound query have one type, and stands where its operand does. */
    private static boolean isOfCalcite(SqlCall cast) {
        return cast.getParserPosition().equals(cast.operand(0).getParserPosition());
    }

    /**
     * The column that a FULL JOIN merges is the first value that is there, and of one name by itself: SQLite 3.54 gives it what its first
     * column asks for, and nobody says so. A user may write the same.
     */
    private static Set<Affinity> ofMerged(SqlCall choice, SqlValidatorScope scope, SqlValidator validator) {
        Set<Affinity> all = EnumSet.of(NONE);
        if (columnName(choice).isPresent()) {
            all.addAll(of(arms(choice).getFirst(), scope, validator));
        }
        return all;
    }

    /** COALESCE is a CASE once it is validated. */
    private static List<SqlNode> arms(SqlCall choice) {
        if (!(choice instanceof SqlCase cases)) {
            return choice.getOperandList();
        }
        List<SqlNode> arms = new ArrayList<>(cases.getThenOperands());
        arms.add(cases.getElseOperand());
        return arms;
    }

    /** Of a column, or of one that is merged of several. */
    private static Optional<String> columnName(SqlNode node) {
        return switch (node.getKind()) {
            case IDENTIFIER -> Optional.of(((SqlIdentifier) node).names.getLast());
            case COALESCE, CASE -> {
                List<Optional<String>> names = arms((SqlCall) node).stream()
                        .map(Affinity::columnName)
                        .distinct()
                        .toList();
                yield names.size() == 1 ? names.getFirst() : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    /** What the column of a query asks for at this place among its items. */
    private static Set<Affinity> ofQuery(SqlNode query, int index, SqlValidator validator) {
        return switch (query.getKind()) {
            case SELECT -> ofItem((SqlSelect) query, index, validator);
            case UNION, INTERSECT, EXCEPT -> {
                Set<Affinity> all = EnumSet.noneOf(Affinity.class);
                ((SqlCall) query).getOperandList().forEach(arm -> all.addAll(ofQuery(arm, index, validator)));
                yield all;
            }
            case WITH -> ofQuery(((SqlWith) query).body, index, validator);
            case WITH_ITEM -> ofQuery(((SqlWithItem) query).query, index, validator);
            case WITH_ITEM_TABLE_REF -> ofQuery(rows(((SqlWithItemTableRef) query).getWithItem()), index, validator);
            case ORDER_BY -> ofQuery(((SqlOrderBy) query).query, index, validator);
            case AS -> ofQuery(((SqlCall) query).operand(0), index, validator);
            case VALUES -> Set.of(NONE);
            default -> throw new Unsupported("a text beside a number whose column comes from " + query.getKind());
        };
    }

    /** A recursive table asks for what its first rows do. */
    private static SqlNode rows(SqlWithItem common) {
        return common.recursive.booleanValue() && common.query.getKind() == SqlKind.UNION
                ? ((SqlCall) common.query).operand(0)
                : common.query;
    }

    private static Set<Affinity> ofName(SqlIdentifier name, SqlValidatorScope scope, SqlValidator validator) {
        SqlQualified qualified = scope.fullyQualify(name);
        SqlValidatorNamespace namespace = qualified.namespace;
        if (namespace != null && qualified.suffix().isEmpty() && name.isSimple()) {
            return ofColumn(namespace, name.getSimple(), validator);
        }
        if (namespace == null || qualified.suffix().size() != 1) {
            return ofType(validator.deriveType(scope, name));
        }
        return ofColumn(namespace.resolve(), qualified.suffix().getFirst(), validator);
    }

    private static Set<Affinity> ofColumn(SqlValidatorNamespace namespace, String column, SqlValidator validator) {
        RelDataTypeField field = namespace.field(column);
        if (field == null) {
            return Set.of(NONE);
        }
        SqlValidatorTable validated = namespace.getTable();
        Catalog.CatalogTable table = validated == null ? null : validated.unwrap(Catalog.CatalogTable.class);
        if (table != null) {
            return holdsDates(table.table(), column) ? Set.of(NUMBER) : ofType(field.getType());
        }
        SqlNode source = namespace.getNode();
        return source == null ? Set.of(TEXT, NUMBER, NONE) : ofQuery(source, field.getIndex(), validator);
    }

    /** A DATE column is one of numbers by its declaration; what it holds are texts that are none. */
    private static boolean holdsDates(Table table, String column) {
        return table.column(column)
                .filter(found -> found.traits().contains(ColumnTrait.HOLDS_DATES))
                .isPresent();
    }

    private static Set<Affinity> ofItem(SqlSelect select, int index, SqlValidator validator) {
        SqlNodeList items = select.getSelectList();
        SqlValidatorScope inside = validator.getSelectScope(select);
        boolean star = items.stream().anyMatch(item -> item instanceof SqlIdentifier name && name.isStar());
        return star || index >= items.size() || inside == null ? Set.of(NONE) : of(items.get(index), inside, validator);
    }

    private static Set<Affinity> ofType(RelDataType type) {
        return Set.of(SqlTypeUtil.isCharacter(type) ? TEXT : SqlTypeUtil.isNumeric(type) ? NUMBER : NONE);
    }
}
