package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Correlated;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT k, COUNT(x) FROM a GROUP BY k -> SELECT DISTINCT k, (SELECT COUNT(x) FROM a AS b WHERE b.k IS NOT DISTINCT FROM a.k) FROM a}. */
public record GroupsAsCorrelated() implements Step {
    @Override
    public String name() {
        return "groups-as-correlated";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.distinct() || select.having().isPresent() || select.from().isEmpty()) {
            return Optional.empty();
        }
        return Traits.keys(select)
                .filter(keys -> Traits.values(select).orElse(List.of()).containsAll(keys))
                .map(keys -> {
                    List<SelectItem> items = new ArrayList<>();
                    for (SelectItem item : select.items()) {
                        items.add(
                                item instanceof SelectItem.Column(var value, var name) && !keys.contains(value)
                                        ? new SelectItem.Column(Correlated.of(value, select, keys, site), name)
                                        : item);
                    }
                    return new Query.Select(
                            true, items, select.from(), select.where(), Optional.empty(), Optional.empty());
                });
    }
}
