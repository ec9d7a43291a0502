package io.panoptes.equivalence.prover.expression;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A sum of products: the rows of all of them. */
public record Bag(List<Product> products) {
    public Bag {
        products = List.copyOf(products);
    }

    public Bag map(UnaryOperator<Product> change) {
        return new Bag(products.stream().map(change).toList());
    }

    /** With each product as the rule makes it, where it has something to do; empty where it has nothing to do with any. */
    public Optional<Bag> rewritten(Function<Product, Optional<Product>> rule) {
        List<Optional<Product>> made = products.stream().map(rule).toList();
        return made.stream().anyMatch(Optional::isPresent)
                ? Optional.of(new Bag(IntStream.range(0, made.size())
                        .mapToObj(i -> made.get(i).orElse(products.get(i)))
                        .toList()))
                : Optional.empty();
    }
}
