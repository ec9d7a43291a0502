package io.panoptes.triage.reduction.editable;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What statements may name: every word in them, for text of a DBMS's own may name any table and column. */
public final class StatementWords {
    private StatementWords() {}

    /** In any case, for most DBMSs take {@code A} for {@code a}. */
    public static Set<String> of(Object root) {
        Set<String> words = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        RecordTree.places(root).forEach(place -> {
            if (place.node() instanceof String text) {
                words.addAll(List.of(text.split("\\W+")));
            }
        });
        return words;
    }

    /** Whether columns are read that no word names: a star stands for them, or they are renamed by place. */
    public static boolean countsColumns(Object root) {
        return RecordTree.places(root).stream()
                .anyMatch(place -> place.node() instanceof Query.SelectItem.Star
                        || place.node() instanceof FromItem.TableReference reference
                                && reference.alias().stream()
                                        .anyMatch(alias -> !alias.columns().isEmpty()));
    }
}
