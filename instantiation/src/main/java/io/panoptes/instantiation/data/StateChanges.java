package io.panoptes.instantiation.data;

import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.instantiation.state.StorageChoice;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Changes of tables that hold rows: a column is added, rows replace themselves, some are updated or deleted. A DBMS then holds what
 * inserts alone do not leave: free space, default values of columns that came later. Only changes that no key refuses are made.
 */
final class StateChanges {
    private final RandomGenerator random;
    private final Profile profile;
    private final SnippetGenerator snippets;
    private final OpaqueWords opaque;

    StateChanges(RandomGenerator random, Profile profile, SnippetGenerator snippets, OpaqueWords opaque) {
        this.random = random;
        this.profile = profile;
        this.snippets = snippets;
        this.opaque = opaque;
    }

    /** Steps that follow those of the setup: for each table none, one or several. */
    List<SetupStep> of(List<SetupStep> setup) {
        if (profile.features().contains(Feature.WITHOUT_CHANGES)) {
            return List.of();
        }
        List<Table> tables = StateTables.of(setup);
        var changes = new ArrayList<SetupStep>();
        for (SetupStep step : setup) {
            if (step instanceof CreateTable create) {
                addedColumn(create).ifPresent(changes::add);
                replaced(create).ifPresent(changes::add);
                if (Chance.oneIn(4).happens(random)) {
                    changeOfRows(create, setup, tables).ifPresent(changes::add);
                }
            }
        }
        return changes;
    }

    /** One UPDATE or DELETE of one table; none where no key would take it. */
    List<SetupStep> changesOfRows(List<SetupStep> setup) {
        if (profile.features().contains(Feature.WITHOUT_CHANGES)) {
            return List.of();
        }
        List<CreateTable> creates = setup.stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .toList();
        return creates.isEmpty()
                ? List.of()
                : changeOfRows(Draw.oneOf(random, creates), setup, StateTables.of(setup)).stream()
                        .toList();
    }

    /** A column that opaque predicates read. A strict table is left alone, since its types come from a short list. */
    private Optional<SetupStep> addedColumn(CreateTable table) {
        if (!has(Feature.ADDED_COLUMNS)
                || opaque.columns().isEmpty()
                || StorageChoice.isStrict(table)
                || Chance.oneIn(8).fails(random)) {
            return Optional.empty();
        }
        ColumnDefinition column = new OpaqueColumns(random, profile, opaque, true)
                // Named as OpaqueColumns names its own, and numbered behind all that the table has.
                .column("l" + table.columns().size(), Optional.empty());
        List<Value> values = opaque.values((SqlType.OpaqueType) column.type());
        Value given = Chance.oneIn(3).happens(random) ? Draw.oneOf(random, values) : Value.NULL;
        return Optional.of(new SetupStep.AddColumn(table.name(), column, given));
    }

    /** {@code REPLACE INTO t SELECT ... FROM t}: each row replaces itself, and so the rows that its keys collide with. */
    private Optional<SetupStep> replaced(CreateTable table) {
        if (!has(Feature.REPLACING_INSERTS) || Chance.oneIn(12).fails(random)) {
            return Optional.empty();
        }
        String columns =
                StateTables.stored(table).columns().stream().map(Column::name).collect(Collectors.joining(", "));
        return Optional.of(new SetupStep.Verbatim(
                "REPLACE INTO %s (%s) SELECT %s FROM %s".formatted(table.name(), columns, columns, table.name())));
    }

    /** An UPDATE of a column of no key, or a DELETE where no other table refers to this one. */
    private Optional<SetupStep> changeOfRows(CreateTable create, List<SetupStep> setup, List<Table> tables) {
        Table table = StateTables.stored(create);
        List<Column> proven = StateTables.proven(table).columns();
        var scope = new Scope(proven, List.of());
        var grammar = new OpaqueGrammar(random, opaque, OpaqueRow.of(table.columns()), List.of());
        Optional<Expression> where = Optional.of(
                        snippets.generate(random, scope, SqlType.BOOLEAN, 1).expression())
                .filter(ignored -> Chance.oneIn(3).fails(random))
                .or(() -> grammar.predicate(0).map(Snippet::expression));
        Set<String> keyed = new HashSet<>(StateTables.keyedColumns(table));
        keyed.addAll(UniqueIndex.columns(setup, table));
        List<Column> free = table.columns().stream()
                .filter(column -> !keyed.contains(column.name()) && column.nullable())
                .toList();
        if (!free.isEmpty() && random.nextBoolean()) {
            Column column = Draw.oneOf(random, free);
            Optional<Expression> value = column.type() instanceof SqlType.OpaqueType
                    ? grammar.operand()
                    : Optional.of(
                            snippets.bareColumn(random, scope, column.type()).expression());
            return value.map(given -> new SetupStep.Update(table.name(), column.name(), given, where));
        }
        boolean referred = tables.stream().anyMatch(other -> StateTables.refersTo(other, table));
        return referred ? Optional.empty() : Optional.of(new SetupStep.Delete(table.name(), where));
    }

    private boolean has(Feature feature) {
        return profile.features().contains(feature);
    }
}
