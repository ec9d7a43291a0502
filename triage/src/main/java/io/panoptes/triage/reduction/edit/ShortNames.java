package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.FromItem.TableReference;
import io.panoptes.sql.ast.Query.CommonTable;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** {@code b0, i_b0_1, c0, t1 -> t, i, a, x}: tables, indexes, columns and aliases by one letter each, in the order in which they come. */
record ShortNames() implements Edit {
    private static final String TABLES = "tuvw";
    private static final String INDEXES = "ijk";
    private static final String COLUMNS = "abcdefg";
    private static final String ALIASES = "xyzpqrs";

    /** The records whose texts are names. Of those that hold other texts too, none is a name that is changed. */
    private static final Set<Class<?>> NAMING = Set.of(
            SetupStep.CreateTable.class,
            SetupStep.ColumnDefinition.class,
            SetupStep.Insert.class,
            SetupStep.CreateIndex.class,
            SetupStep.CreateView.class,
            SetupStep.Update.class,
            SetupStep.Delete.class,
            Change.Insert.class,
            Change.Merge.class,
            Change.Update.class,
            Change.Delete.class,
            Change.Assignment.class,
            Constraint.PrimaryKey.class,
            Constraint.Unique.class,
            Constraint.ForeignKey.class,
            TableReference.class,
            Alias.class,
            ColumnReference.class,
            SelectItem.Column.class,
            SelectItem.Star.class,
            CommonTable.class);

    @Override
    public Stream<EditableCase> of(EditableCase original) {
        Map<String, String> names = names(original);
        return Stream.of(RecordTree.mapTexts(original, NAMING, name -> names.getOrDefault(name, name)))
                .filter(renamed -> !renamed.equals(original));
    }

    /** The queries stay the same in all but their names. */
    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    private static Map<String, String> names(EditableCase original) {
        Map<String, String> names = new LinkedHashMap<>();
        // A letter that is a name already stays that name.
        RecordTree.mapTexts(original, NAMING, name -> {
            if (name.length() == 1) {
                names.put(name, name);
            }
            return name;
        });
        Letters tables = new Letters(names, TABLES);
        Letters indexes = new Letters(names, INDEXES);
        Letters columns = new Letters(names, COLUMNS);
        Letters aliases = new Letters(names, ALIASES);
        for (RecordTree.Place place : RecordTree.places(List.of(
                original.setup(), original.left().statements(), original.right().statements()))) {
            switch (place.node()) {
                case SetupStep.CreateTable table -> tables.name(table.name());
                case SetupStep.CreateIndex index -> indexes.name(index.name());
                case SetupStep.ColumnDefinition column -> columns.name(column.name());
                default -> {}
            }
        }
        for (RecordTree.Place place : RecordTree.places(
                List.of(original.left().statements(), original.right().statements()))) {
            switch (place.node()) {
                case Alias alias -> {
                    aliases.name(alias.name());
                    alias.columns().forEach(columns::name);
                }
                case CommonTable table -> {
                    aliases.name(table.name());
                    table.columns().forEach(columns::name);
                }
                case SelectItem.Column(var expression, var alias) -> alias.ifPresent(columns::name);
                default -> {}
            }
        }
        return names;
    }

    /** The names of one kind of thing. */
    private static final class Letters {
        private final Map<String, String> names;
        private final String letters;

        Letters(Map<String, String> names, String letters) {
            this.names = names;
            this.letters = letters;
        }

        /** Where the letters end, a name stays as it is. */
        void name(String old) {
            if (!names.containsKey(old)) {
                letters.chars()
                        .mapToObj(Character::toString)
                        .filter(letter -> !names.containsValue(letter))
                        .findFirst()
                        .ifPresent(letter -> names.put(old, letter));
            }
        }
    }
}
