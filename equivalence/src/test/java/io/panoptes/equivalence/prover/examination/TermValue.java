package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;

/** The value of a term that refers to no row, by its definition. Numbers come out as exact ones. */
public final class TermValue {
    private static final Database EMPTY = new Database(new Schema(List.of()), Map.of());

    private TermValue() {}

    public static Value of(Term term) {
        Bag bag = new Bag(List.of(new Product(List.of(), Formula.TRUE, List.of(term))));
        return new BagEvaluation(EMPTY, Functions.NONE, 10_000)
                .counts(bag)
                .keySet()
                .iterator()
                .next()
                .getFirst();
    }

    public static boolean holds(Formula formula) {
        return new BagEvaluation(EMPTY, Functions.NONE, 10_000).holds(formula);
    }
}
