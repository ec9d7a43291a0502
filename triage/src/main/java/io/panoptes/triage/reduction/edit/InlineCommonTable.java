package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.FromItem.DerivedTable;
import io.panoptes.sql.ast.FromItem.TableReference;
import io.panoptes.sql.ast.Query.CommonTable;
import io.panoptes.sql.ast.Query.With;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code WITH c AS (q) ... FROM c -> ... FROM (q) AS c}, and {@code WITH body -> body} where no common table is left. */
record InlineCommonTable() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        if (!(part instanceof With with) || with.recursive()) {
            return Stream.empty();
        }
        return IntStream.range(0, with.tables().size()).mapToObj(place -> inlined(with, place));
    }

    private static Object inlined(With with, int place) {
        CommonTable common = with.tables().get(place);
        List<CommonTable> rest = new ArrayList<>(with.tables());
        rest.remove(place);
        With without = new With(rest, false, with.body());
        With changed = without;
        for (RecordTree.Place at : RecordTree.places(without)) {
            if (at.node() instanceof TableReference reference
                    && reference.name().equalsIgnoreCase(common.name())) {
                changed = RecordTree.replaceAll(changed, reference, derived(reference, common));
            }
        }
        return changed.tables().isEmpty() ? changed.body() : changed;
    }

    private static DerivedTable derived(TableReference reference, CommonTable common) {
        String name = reference.alias().map(Alias::name).orElse(reference.name());
        List<String> columns = reference
                .alias()
                .map(Alias::columns)
                .filter(given -> !given.isEmpty())
                .orElse(common.columns());
        return new DerivedTable(common.query(), new Alias(name, columns), false);
    }
}
