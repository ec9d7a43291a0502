package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.stream.Collectors;

/** What a product sums over, apart from names and order. */
final class Skeleton {
    private Skeleton() {}

    static String of(Product product) {
        return product.vars().stream().map(Skeleton::of).sorted().collect(Collectors.joining(" × "));
    }

    static String of(Var var) {
        return switch (var.source()) {
            case Source.Stored(Table table) -> Text.name(table);
            case Source.AnyValue(var type) -> ValueKind.of(type).toString();
            case Source.Made(String name, List<Bag> bags, var types) -> name + bags.size();
        };
    }
}
