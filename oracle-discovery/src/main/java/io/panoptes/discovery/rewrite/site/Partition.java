package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** Conditions of which exactly one is true for every row. */
public final class Partition {
    private Partition() {}

    public static List<Expression> draw(Site site, List<Cell> row) {
        List<Cell> numbers = row.stream()
                .filter(cell -> cell.type() instanceof SqlType.IntegerType)
                .toList();
        if (!numbers.isEmpty() && site.oneIn(3)) {
            return ranges(site, site.<Cell>pick(numbers).reference());
        }
        return site.condition(row).map(condition -> of(site, condition)).orElse(List.of());
    }

    static List<Expression> of(Site site, Expression condition) {
        return site.oneIn(2)
                ? List.of(condition, Sql.not(condition), Sql.is(condition, Test.NULL))
                : List.of(condition, Sql.isNot(condition, Test.TRUE));
    }

    /** {@code x < a}, {@code x >= a AND x < b}, ..., {@code x >= z}, {@code x IS NULL}. */
    private static List<Expression> ranges(Site site, Expression value) {
        int cuts = Draw.between(site.random(), 1, 2);
        List<Expression> parts = new ArrayList<>();
        for (int i = 0; i <= cuts; i++) {
            Expression below = Sql.binary(BinaryOperator.LESS, value, Sql.number(i + 1));
            Expression above = Sql.binary(BinaryOperator.GREATER_OR_EQUAL, value, Sql.number(i));
            parts.add(i == 0 ? below : i == cuts ? above : Sql.and(above, below));
        }
        parts.set(0, Sql.binary(BinaryOperator.LESS, value, Sql.number(1)));
        parts.add(Sql.is(value, Test.NULL));
        return parts;
    }
}
