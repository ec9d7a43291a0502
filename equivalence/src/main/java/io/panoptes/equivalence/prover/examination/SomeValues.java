package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A few values for a variable that may take any: those of its kind in the database, and NULL. */
final class SomeValues {
    private static final int MOST = 4;

    private SomeValues() {}

    static Formula isOne(Var var, Database database) {
        if (!(var.source() instanceof Source.AnyValue(SqlType type))) {
            throw new IllegalArgumentException(var + " stands for a row");
        }
        Set<Value> values = new LinkedHashSet<>();
        values.add(Value.NULL);
        for (Table table : database.schema().tables()) {
            for (int i = 0; i < table.columns().size(); i++) {
                if (ValueKind.of(table.columns().get(i).type()) == ValueKind.of(type)) {
                    int column = i;
                    database.rowsOf(table.name())
                            .forEach(row ->
                                    values.add(ExaminedValues.plain(row.values().get(column))));
                }
            }
        }
        List<Formula> ways = new ArrayList<>();
        values.stream()
                .limit(MOST)
                .forEach(value -> ways.add(new Formula.Same(Terms.variable(var), new Term.Constant(value, type))));
        return new Formula.Or(ways);
    }
}
