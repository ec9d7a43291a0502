package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code SELECT * FROM (a UNION ALL b) WHERE p -> a WHERE p UNION ALL b WHERE p}, and so for the other set operations. */
public record FilterIntoOperands() implements Step {
    @Override
    public String name() {
        return "filter-into-operands";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.where().isEmpty()
                || !(select.from().orElse(null)
                        instanceof FromItem.DerivedTable(Query.SetOperation operation, var alias, var lateral))
                || !(operation.left() instanceof Query.Select left)
                || !(operation.right() instanceof Query.Select right)
                || !Traits.isPlainButForDistinct(left)
                || !Traits.isPlainButForDistinct(right)) {
            return Optional.empty();
        }
        Expression moved = site.pick(Sql.conjuncts(select.where()));
        if (!References.mention(moved, select.from().get())) {
            return Optional.empty();
        }
        List<Expression> rest = new ArrayList<>(Sql.conjuncts(select.where()));
        rest.remove(moved);
        Query filtered = new Query.SetOperation(
                operation.operator(),
                operation.all(),
                filtered(left, left, moved, alias),
                filtered(right, left, moved, alias));
        return Optional.of(Sql.withWhere(
                Sql.withFrom(select, new FromItem.DerivedTable(filtered, alias, lateral)), Sql.conjunction(rest)));
    }

    private static Query filtered(Query.Select part, Query.Select named, Expression condition, FromItem.Alias alias) {
        Map<Expression, Expression> values = new HashMap<>();
        List<Expression> own = Traits.values(part).orElseThrow();
        for (int i = 0; i < Math.min(own.size(), named.items().size()); i++) {
            if (named.items().get(i) instanceof SelectItem.Column(var ignored, var name) && name.isPresent()) {
                values.put(Sql.column(alias.name(), name.get()), own.get(i));
            }
        }
        return Sql.withWhere(
                part, Sql.also(part.where(), References.substituting(values).expression(condition)));
    }
}
