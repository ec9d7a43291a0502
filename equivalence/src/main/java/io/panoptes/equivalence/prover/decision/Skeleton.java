package io.panoptes.equivalence.prover.decision;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import java.util.Map;

/** What a product sums over, and how often, apart from variables and their order. */
record Skeleton(Map<Range, Long> ranges) {

    /** What a variable ranges over, apart from other variables. */
    sealed interface Range {
        record Rows(String table) implements Range {}

        record Values(ValueKind kind) implements Range {}

        record Unknown(String name, int bags) implements Range {}
    }

    static Skeleton of(Product product) {
        return new Skeleton(product.vars().stream().collect(groupingBy(Skeleton::of, counting())));
    }

    static Range of(Var var) {
        return switch (var.source()) {
            case Source.Stored(Table table) -> new Range.Rows(table.name());
            case Source.AnyValue(var type) -> new Range.Values(ValueKind.of(type));
            case Source.Unknown(String name, var bags, var types) -> new Range.Unknown(name, bags.size());
        };
    }
}
