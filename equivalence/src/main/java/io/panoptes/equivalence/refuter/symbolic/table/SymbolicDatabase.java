package io.panoptes.equivalence.refuter.symbolic.table;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A symbolic table of up to N rows for each table of the schema that matters. */
public final class SymbolicDatabase {

    private final SolverFormulas formulas;
    private final ValueTerms domains;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, SymbolicTable> rows = new LinkedHashMap<>();

    public SymbolicDatabase(SolverFormulas formulas, ValueTerms domains, List<Table> tables, int rowsOfATable) {
        this.formulas = formulas;
        this.domains = domains;
        for (Table table : tables) {
            this.tables.put(key(table.name()), table);
            this.rows.put(key(table.name()), rowsOf(table, rowsOfATable));
        }
    }

    public List<Table> tables() {
        return List.copyOf(tables.values());
    }

    public SymbolicTable rowsOf(Table table) {
        return rowsOf(table.name());
    }

    public SymbolicTable rowsOf(String table) {
        SymbolicTable found = rows.get(key(table));
        if (found == null) {
            throw new IllegalArgumentException("the schema has no table " + table);
        }
        return found;
    }

    public BoolExpr[] presentFlags() {
        return rows.values().stream()
                .flatMap(table -> table.rows().stream())
                .map(SymbolicRow::present)
                .toArray(BoolExpr[]::new);
    }

    private SymbolicTable rowsOf(Table table, int count) {
        List<SymbolicRow> symbolic = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<SymbolicValue> values = new ArrayList<>();
            for (Column column : table.columns()) {
                String name = "%s_%d_%s".formatted(table.name(), i, column.name());
                BoolExpr isNull = isNullable(table, column) ? formulas.z3().mkBoolConst(name + "_null") : formulas.no();
                values.add(new SymbolicValue(isNull, anyOf(column.type(), name)));
            }
            symbolic.add(new SymbolicRow(formulas.z3().mkBoolConst("%s_%d".formatted(table.name(), i)), values));
        }
        return SymbolicTable.of(symbolic);
    }

    /** A column of type DECIMAL(p, s) holds multiples of the unit of its last digit, and nothing between. */
    private Expr<?> anyOf(SqlType type, String name) {
        if (type instanceof SqlType.DecimalType(int precision, int scale)) {
            Expr<?> units = formulas.toReal(formulas.z3().mkIntConst(name));
            return formulas.times(
                    units,
                    formulas.z3().mkReal(BigDecimal.ONE.movePointLeft(scale).toPlainString()));
        }
        return formulas.z3().mkConst(name, domains.sort(type));
    }

    private static boolean isNullable(Table table, Column column) {
        return column.nullable()
                && table.constraints().stream()
                        .noneMatch(constraint -> constraint instanceof Constraint.PrimaryKey(List<String> columns)
                                && columns.stream().anyMatch(column.name()::equalsIgnoreCase));
    }

    private static String key(String table) {
        return table.toLowerCase(Locale.ROOT);
    }
}
