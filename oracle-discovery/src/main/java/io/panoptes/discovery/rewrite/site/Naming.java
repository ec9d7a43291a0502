package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;

/** Names of columns: those of a set operation are those of its left operand. */
public final class Naming {
    private Naming() {}

    /** The query with the names of the model's columns, as far as both are selections. */
    public static Query as(Query model, Query query) {
        if (query instanceof Query.SetOperation(var operator, var all, var left, var right)) {
            return new Query.SetOperation(operator, all, as(model, left), right);
        }
        if (!(first(model) instanceof Query.Select named) || !(query instanceof Query.Select select)) {
            return query;
        }
        List<SelectItem> items = new ArrayList<>();
        for (int i = 0; i < select.items().size(); i++) {
            items.add(
                    select.items().get(i) instanceof SelectItem.Column(var value, var ignored)
                                    && i < named.items().size()
                                    && named.items().get(i) instanceof SelectItem.Column(var other, var name)
                                    && name.isPresent()
                            ? Sql.item(value, name.get())
                            : select.items().get(i));
        }
        return Sql.withItems(select, items);
    }

    private static Query first(Query query) {
        return query instanceof Query.SetOperation(var operator, var all, var left, var right) ? first(left) : query;
    }
}
