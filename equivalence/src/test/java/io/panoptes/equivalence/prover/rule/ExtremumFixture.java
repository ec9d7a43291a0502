package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** Greatest and least values of whole numbers. */
public final class ExtremumFixture {
    private ExtremumFixture() {}

    public static Term greatest(Product... products) {
        return new Term.Extremum(true, new Bag(List.of(products)), SqlType.INTEGER);
    }

    public static Term least(Product... products) {
        return new Term.Extremum(false, new Bag(List.of(products)), SqlType.INTEGER);
    }
}
