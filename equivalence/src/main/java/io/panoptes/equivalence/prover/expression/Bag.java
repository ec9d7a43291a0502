package io.panoptes.equivalence.prover.expression;

import java.util.List;
import java.util.function.UnaryOperator;

/** A sum of products: the rows of all of them. */
public record Bag(List<Product> products) {
    public Bag {
        products = List.copyOf(products);
    }

    public Bag map(UnaryOperator<Product> change) {
        return new Bag(products.stream().map(change).toList());
    }
}
