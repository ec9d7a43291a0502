package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The columns of its own row that a snippet reads, which it names without a qualifier, also within subqueries. */
public final class BareColumns implements TreeMapping {
    private final Function<String, Expression> replacement;

    private BareColumns(Function<String, Expression> replacement) {
        this.replacement = replacement;
    }

    /** The expression with each bare column replaced. */
    public static Expression replace(Expression expression, Function<String, Expression> replacement) {
        return new BareColumns(replacement).expression(expression);
    }

    /** The expression over the row that {@code alias} names. */
    public static Expression qualify(Expression expression, String alias) {
        return replace(expression, name -> Sql.column(alias, name));
    }

    public static Set<String> of(Expression expression) {
        var names = new TreeSet<String>();
        replace(expression, name -> {
            names.add(name);
            return Sql.column(name);
        });
        return names;
    }

    @Override
    public Expression expression(Expression expression) {
        return expression instanceof Expression.ColumnReference(var qualifier, var name) && qualifier.isEmpty()
                ? replacement.apply(name)
                : children(expression);
    }
}
