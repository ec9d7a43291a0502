package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** Aggregates of aggregates: what makes the whole of the parts. */
final class Phases {
    private Phases() {}

    /** The aggregate of all rows from those of their parts; empty where the parts are not enough. */
    static Optional<Expression> whole(Expression aggregate, Expression ofPart) {
        if (!(aggregate instanceof Expression.Function function)
                || !Traits.isAggregate(function)
                || (function.distinct() && function.name().equals("COUNT"))
                || (function.distinct() && function.name().equals("SUM"))) {
            return Optional.empty();
        }
        return switch (function.name()) {
            case "COUNT" -> Optional.of(Sql.call("COALESCE", Sql.call("SUM", ofPart), Sql.number(0)));
            case "SUM", "MIN", "MAX" -> Optional.of(Sql.call(function.name(), ofPart));
            default -> Optional.empty();
        };
    }
}
