package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * A recursive common table that looks at no table, such as the numbers from 1 to 12 or the days of a year: its rows are constants.
 *
 * @param all whether rows that come again are kept
 */
record RecursiveRows(Meaning meaning, boolean all) {
    private static final int MOST_ROWS = 1_000;

    /**
     * @param seed its first rows
     * @param step what the rows of one round give in the next
     */
    Relation of(Relation seed, Function<Relation, Relation> step) {
        List<SqlType> types = seed.types();
        Set<Row> known = new HashSet<>();
        List<Row> rows = new ArrayList<>();
        for (List<Row> round = fresh(rows(seed), known);
                !round.isEmpty();
                round = fresh(rows(step.apply(values(types, round))), known)) {
            rows.addAll(round);
            if (rows.size() > MOST_ROWS) {
                throw unsupported();
            }
        }
        return values(types, rows);
    }

    private List<Row> fresh(List<Row> rows, Set<Row> known) {
        return all ? rows : rows.stream().filter(known::add).toList();
    }

    private List<Row> rows(Relation relation) {
        if (RelationParts.of(relation).scans().findAny().isPresent()) {
            throw unsupported();
        }
        Schema none = new Schema(List.of());
        Pool pool = new Pool();
        CompiledQuery query = CompiledQuery.of(relation, none, pool, meaning);
        try {
            List<Row> rows = query.answer(query.run(new Tables(none))).rows();
            if (!query.madeUpFunctions().isEmpty()) {
                throw unsupported();
            }
            return rows;
        } catch (NoAnswer e) {
            throw unsupported();
        }
    }

    private static Unsupported unsupported() {
        return new Unsupported(
                "recursive common table, but for one of constants with up to %,d rows".formatted(MOST_ROWS));
    }

    private static Relation values(List<SqlType> types, List<Row> rows) {
        List<List<Scalar>> constants = new ArrayList<>();
        for (Row row : rows) {
            List<Scalar> constant = new ArrayList<>();
            for (int i = 0; i < types.size(); i++) {
                Value value = row.values().get(i);
                constant.add(new Scalar.Literal(value, types.get(i)));
            }
            constants.add(constant);
        }
        return new Relation.Values(types, constants);
    }
}
