package io.panoptes.instantiation.data;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.Generated;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Columns that only opaque predicates and indexes read, of types and collations that proofs know nothing of, and keys over them. */
final class OpaqueColumns {
    private final RandomGenerator random;
    private final Profile profile;
    private final OpaqueWords words;
    private final boolean narrow;

    /** @param narrow whether the table is mostly made of them */
    OpaqueColumns(RandomGenerator random, Profile profile, OpaqueWords words, boolean narrow) {
        this.random = random;
        this.profile = profile;
        this.words = words;
        this.narrow = narrow;
    }

    /** Puts some behind the columns of a table, and a key over them beside its constraints now and then. */
    void addTo(List<ColumnDefinition> definitions, List<Constraint> constraints) {
        boolean hasUniqueKeys = !profile.features().contains(Feature.WITHOUT_KEYS)
                && !profile.features().contains(Feature.WITHOUT_UNIQUE_KEYS);
        int count = words.columns().isEmpty() ? 0 : narrow ? Draw.between(random, 1, 3) : Draw.between(random, 0, 3);
        for (int i = 0; i < count; i++) {
            definitions.add(column("l" + i, i == 0 ? Optional.empty() : generated(definitions)));
        }
        if (count > 0
                && Chance.oneIn(narrow ? 2 : 3).happens(random)
                && !profile.features().contains(Feature.UNIQUE_NEEDS_NOT_NULL)) {
            List<String> columns = definitions.subList(definitions.size() - count, definitions.size()).stream()
                    .filter(column -> column.generated().isEmpty() && isIndexed(column))
                    .map(ColumnDefinition::name)
                    .limit(random.nextBoolean() ? 2 : 1)
                    .toList();
            if (!columns.isEmpty() && hasUniqueKeys) {
                // What a row lacks then, the table lacks in both queries.
                constraints.add(key(constraints, columns));
            }
        }
    }

    private boolean isIndexed(ColumnDefinition column) {
        return column.type() instanceof SqlType.OpaqueType type && words.isIndexed(type);
    }

    /** One more column, without a constraint. */
    ColumnDefinition column(String name, Optional<Generated> generated) {
        List<OpaqueWords.OpaqueColumn> choices = words.columns();
        String declaration = Draw.oneOf(random, choices).declaration();
        return new ColumnDefinition(name, new SqlType.OpaqueType(declaration), declaration, true, generated);
    }

    private Constraint key(List<Constraint> constraints, List<String> columns) {
        boolean keyed = constraints.stream().anyMatch(Constraint.PrimaryKey.class::isInstance);
        boolean primary = !keyed && profile.features().contains(Feature.LENIENT_PRIMARY_KEYS) && random.nextBoolean();
        return primary ? new Constraint.PrimaryKey(columns) : new Constraint.Unique(columns);
    }

    /** Where all values may be compared, what is computed from the other columns is one more. */
    private Optional<Generated> generated(List<ColumnDefinition> definitions) {
        boolean stored = random.nextBoolean();
        boolean known = profile.fillings()
                .contains(stored ? Filling.STORED_GENERATED_COLUMN : Filling.VIRTUAL_GENERATED_COLUMN);
        if (!known || !words.comparesEverything() || Chance.oneIn(4).fails(random)) {
            return Optional.empty();
        }
        List<Column> row = definitions.stream()
                .filter(column -> column.generated().isEmpty())
                .map(column -> new Column(column.name(), column.type(), true))
                .toList();
        return new OpaqueGrammar(random, words, OpaqueRow.of(row), List.of())
                .operand()
                .map(expression -> new Generated(expression, stored));
    }
}
