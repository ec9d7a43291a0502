package io.panoptes.equivalence.refuter.symbolic.data;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** What must hold of the symbolic tables, a formula for each row or pair of rows that a constraint refers to. */
public final class ConstraintEncoders {

    private final Encoding encoding;
    private final SolverFormulas formulas;
    private final List<BoolExpr> found = new ArrayList<>();

    public ConstraintEncoders(Encoding encoding) {
        this.encoding = encoding;
        this.formulas = encoding.formulas();
    }

    /** All that must hold of the table; {@code checks} are its CHECK conditions over its rows. */
    public List<BoolExpr> of(Table table, List<Scalar> checks) {
        found.clear();
        List<SymbolicRow> rows = encoding.database().rowsOf(table).rows();
        validValues(table, rows);
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.PrimaryKey(List<String> columns) -> unique(table, columns, rows);
                case Constraint.Unique(List<String> columns) -> unique(table, columns, rows);
                case Constraint.Reference reference -> reference(table, reference, rows);
                case Constraint.Check ignored -> {}
                case Constraint.Range range -> range(table, range, rows);
                case Constraint.Categorical(String column, List<Value> values) ->
                    categorical(table, column, values, rows);
                case Constraint.FunctionalDependency dependency -> dependency(table, dependency, rows);
                case Constraint.Ordering(String smaller, String larger) -> ordering(table, smaller, larger, rows);
            }
        }
        checks.forEach(check -> check(check, rows));
        return List.copyOf(found);
    }

    private void validValues(Table table, List<SymbolicRow> rows) {
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            for (SymbolicRow row : rows) {
                Expr<?> value = row.values().get(i).value();
                switch (column.type()) {
                    case SqlType.IntegerType(int bits) -> {
                        long limit = 1L << (bits - 1);
                        require(formulas.lessOrSame(
                                formulas.z3().mkInt(Long.toString(bits == 64 ? limit : -limit)), value));
                        require(formulas.lessOrSame(value, formulas.z3().mkInt(Long.toString(limit - 1))));
                    }
                    case SqlType.DecimalType(int precision, int scale) -> {
                        BigInteger limit = BigInteger.TEN.pow(Math.max(0, precision - scale));
                        require(formulas.less(formulas.z3().mkReal("-" + limit), value));
                        require(formulas.less(value, formulas.z3().mkReal(limit.toString())));
                    }
                    case SqlType.TextType ignored -> {
                        require(encoding.domains().texts().valid(value));
                        if (column.traits().contains(ColumnTrait.HOLDS_DATES)) {
                            require(encoding.domains().texts().noNumber(value));
                        }
                    }
                    case SqlType.TimeType ignored -> {
                        require(formulas.lessOrSame(formulas.integer(0), value));
                        require(formulas.less(value, formulas.integer(ValueTerms.SECONDS_A_DAY)));
                    }
                    case SqlType ignored -> {}
                }
            }
        }
    }

    /** {@code UNIQUE (c, ...) -> no two rows agree on c, ... where none is NULL}. */
    private void unique(Table table, List<String> columns, List<SymbolicRow> rows) {
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                List<BoolExpr> agree = new ArrayList<>(
                        List.of(rows.get(i).present(), rows.get(j).present()));
                for (String column : columns) {
                    agree.add(encoding.comparisons()
                            .compare(Operator.EQUAL, at(table, column, rows.get(i)), at(table, column, rows.get(j)))
                            .isTrue());
                }
                require(formulas.not(formulas.and(agree)));
            }
        }
    }

    /** {@code FOREIGN KEY (c, ...) REFERENCES T (d, ...) -> a row without a NULL has a partner in T}. */
    private void reference(Table table, Constraint.Reference reference, List<SymbolicRow> rows) {
        Table target = encoding.database().tables().stream()
                .filter(candidate -> candidate.name().equalsIgnoreCase(reference.target()))
                .findFirst()
                .orElseThrow(() -> new Unsupported("a foreign key to a table that the schema lacks"));
        List<String> targetColumns =
                reference.targetColumns().isEmpty() ? primaryKeyOf(target) : reference.targetColumns();
        for (SymbolicRow row : rows) {
            List<BoolExpr> ways = new ArrayList<>(List.of(formulas.not(row.present())));
            for (String column : reference.columns()) {
                ways.add(at(table, column, row).isNull());
            }
            for (SymbolicRow partner : encoding.database().rowsOf(target).rows()) {
                List<BoolExpr> agree = new ArrayList<>(List.of(partner.present()));
                for (int i = 0; i < reference.columns().size(); i++) {
                    String column = reference.columns().get(i);
                    String targetColumn = targetColumns.get(i);
                    agree.add(encoding.comparisons()
                            .compare(
                                    Operator.EQUAL,
                                    at(table, column, row),
                                    typeOf(table, column),
                                    at(target, targetColumn, partner),
                                    typeOf(target, targetColumn))
                            .isTrue());
                }
                ways.add(formulas.and(agree));
            }
            require(formulas.or(ways));
        }
    }

    private static List<String> primaryKeyOf(Table table) {
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.PrimaryKey(List<String> columns)) {
                return columns;
            }
        }
        throw new IllegalArgumentException("table %s has no primary key to refer to".formatted(table.name()));
    }

    /** {@code CHECK p -> p is not FALSE}. */
    private void check(Scalar condition, List<SymbolicRow> rows) {
        for (SymbolicRow row : rows) {
            SymbolicScope scope = SymbolicScope.outermost(formulas).inner(row.values(), row.present(), formulas);
            require(formulas.implies(
                    row.present(), formulas.not(encoding.truth(condition, scope).isFalse())));
        }
    }

    private void range(Table table, Constraint.Range range, List<SymbolicRow> rows) {
        SqlType type = typeOf(table, range.column());
        for (SymbolicRow row : rows) {
            SymbolicValue value = at(table, range.column(), row);
            range.low()
                    .ifPresent(bound -> requireUnlessFalse(
                            row,
                            Operator.GREATER_OR_EQUAL,
                            value,
                            encoding.domains().literal(bound, type)));
            range.high()
                    .ifPresent(bound -> requireUnlessFalse(
                            row,
                            Operator.LESS_OR_EQUAL,
                            value,
                            encoding.domains().literal(bound, type)));
        }
    }

    private void categorical(Table table, String column, List<Value> values, List<SymbolicRow> rows) {
        SqlType type = typeOf(table, column);
        for (SymbolicRow row : rows) {
            SymbolicValue value = at(table, column, row);
            List<BoolExpr> ways = new ArrayList<>(List.of(formulas.not(row.present()), value.isNull()));
            for (Value category : values) {
                ways.add(formulas.same(
                        value.value(),
                        encoding.domains().literal(category, type).value()));
            }
            require(formulas.or(ways));
        }
    }

    private void dependency(Table table, Constraint.FunctionalDependency dependency, List<SymbolicRow> rows) {
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                List<BoolExpr> agree = new ArrayList<>(
                        List.of(rows.get(i).present(), rows.get(j).present()));
                for (String column : dependency.determinants()) {
                    agree.add(encoding.comparisons()
                            .notDistinct(at(table, column, rows.get(i)), at(table, column, rows.get(j))));
                }
                String dependent = dependency.dependent();
                require(formulas.implies(
                        formulas.and(agree),
                        encoding.comparisons()
                                .notDistinct(at(table, dependent, rows.get(i)), at(table, dependent, rows.get(j)))));
            }
        }
    }

    private void ordering(Table table, String smaller, String larger, List<SymbolicRow> rows) {
        for (SymbolicRow row : rows) {
            requireUnlessFalse(row, Operator.LESS_OR_EQUAL, at(table, smaller, row), at(table, larger, row));
        }
    }

    private void requireUnlessFalse(SymbolicRow row, Operator comparison, SymbolicValue left, SymbolicValue right) {
        BoolExpr isFalse =
                encoding.comparisons().compare(comparison, left, right).isFalse();
        require(formulas.not(formulas.and(row.present(), isFalse)));
    }

    private void require(BoolExpr formula) {
        if (!formula.isTrue()) {
            found.add(formula);
        }
    }

    private static SymbolicValue at(Table table, String column, SymbolicRow row) {
        return row.values().get(table.indexOf(column));
    }

    private static SqlType typeOf(Table table, String column) {
        return table.columns().get(table.indexOf(column)).type();
    }
}
