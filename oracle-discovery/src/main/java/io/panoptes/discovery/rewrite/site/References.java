package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Which tables an expression refers to. */
public final class References {
    /** Stands for a column without a qualifier, which may be of any table. */
    private static final String ANY = "*";

    private References() {}

    /** The qualifiers of its columns, in lower case, also of those in subqueries. */
    public static Set<String> of(Expression expression) {
        return qualifiers(Trees.expressions(expression));
    }

    public static Set<String> of(Query query) {
        return qualifiers(Trees.expressions(query));
    }

    private static Set<String> qualifiers(List<Expression> expressions) {
        Set<String> found = new HashSet<>();
        for (Expression part : expressions) {
            if (part instanceof Expression.ColumnReference(var qualifier, var ignored)) {
                found.add(qualifier.map(name -> name.toLowerCase(Locale.ROOT)).orElse(ANY));
            }
        }
        return found;
    }

    /** Whether it refers to one of the tables of the item, as far as one can tell. */
    public static boolean mention(Expression expression, FromItem item) {
        return mention(of(expression), item);
    }

    public static boolean mention(Set<String> qualifiers, FromItem item) {
        return qualifiers.contains(ANY) || Renaming.aliases(item).stream().anyMatch(qualifiers::contains);
    }

    public static boolean mentionAny(Collection<Expression> expressions, FromItem item) {
        return expressions.stream().anyMatch(expression -> mention(expression, item));
    }

    /** Whether an item of FROM holds a table that reads the row to its left. */
    public static boolean isLateral(FromItem item) {
        return switch (item) {
            case FromItem.TableReference ignored -> false;
            case FromItem.DerivedTable derived -> derived.lateral();
            case FromItem.Join(var ignored, var left, var right, var also) -> isLateral(left) || isLateral(right);
            case FromItem.VerbatimTable ignored -> true;
        };
    }

    /** The tree with other expressions for some of its columns. */
    public static TreeMapping substituting(Map<Expression, Expression> replacements) {
        return new TreeMapping() {
            @Override
            public Expression expression(Expression expression) {
                Expression replacement = replacements.get(expression);
                return replacement == null ? children(expression) : replacement;
            }
        };
    }
}
