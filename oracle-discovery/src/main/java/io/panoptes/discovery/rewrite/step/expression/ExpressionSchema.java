package io.panoptes.discovery.rewrite.step.expression;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code pattern -> replacement} for expressions, see {@link ExpressionSchemas} for what the letters mean. */
public record ExpressionSchema(
        String name, boolean mayChangeMeaning, Where where, Expression pattern, Expression replacement)
        implements Step {

    /** Where it may be applied. */
    enum Where {
        ANYWHERE,
        /** Where NULL is as good as FALSE. */
        FILTER
    }

    private static final String CONDITIONS = "pqt";
    private static final Expression CHOSEN = Sql.column("r");

    static ExpressionSchema of(String name, boolean mayChangeMeaning, Where where, String pattern, String replacement) {
        return new ExpressionSchema(
                name, mayChangeMeaning, where, SqlReader.expression(pattern), SqlReader.expression(replacement));
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        Map<Expression, Expression> bound = new HashMap<>();
        if ((where == Where.FILTER && !site.filter()) || !matches(pattern, expression, bound, site)) {
            return Optional.empty();
        }
        if (Trees.expressions(replacement).contains(CHOSEN)) {
            Optional<Expression> chosen = site.condition(nearest(site));
            if (chosen.isEmpty()) {
                return Optional.empty();
            }
            bound.put(CHOSEN, chosen.get());
        }
        return Optional.of(
                new TreeMapping() {
                    @Override
                    public Expression expression(Expression part) {
                        Expression value = bound.get(part);
                        return value == null ? children(part) : value;
                    }
                }.expression(replacement));
    }

    private static List<io.panoptes.discovery.rewrite.site.Cell> nearest(Site site) {
        return site.environment().cells();
    }

    private static boolean matches(
            Expression pattern, Expression expression, Map<Expression, Expression> bound, Site site) {
        if (pattern instanceof Expression.ColumnReference(var ignored, var name)) {
            boolean fits = !CONDITIONS.contains(name)
                    || site.type(expression)
                            .filter(SqlType.BooleanType.class::isInstance)
                            .isPresent();
            if (!fits || expression instanceof Expression.RowValue) {
                return false;
            }
            Expression before = bound.putIfAbsent(pattern, expression);
            return before == null || before.equals(expression);
        }
        List<Expression> patternParts = parts(pattern);
        List<Expression> parts = parts(expression);
        if (patternParts.size() != parts.size() || !shell(pattern).equals(shell(expression))) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            if (!matches(patternParts.get(i), parts.get(i), bound, site)) {
                return false;
            }
        }
        return true;
    }

    /** What is left of a node without its children. */
    private static Expression shell(Expression expression) {
        return new TreeMapping() {
            @Override
            public Expression expression(Expression part) {
                return new Expression.Star();
            }
        }.children(expression);
    }

    private static List<Expression> parts(Expression expression) {
        List<Expression> parts = new ArrayList<>();
        new TreeMapping() {
            @Override
            public Expression expression(Expression part) {
                parts.add(part);
                return part;
            }
        }.children(expression);
        return parts;
    }
}
