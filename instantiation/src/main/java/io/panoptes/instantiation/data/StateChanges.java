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

/** What happens to tables after their rows are in, where no key can object: what is left behind is a state of its own. */
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

    /** Steps to be taken behind those that made the tables and their rows. */
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
                    changed(create, setup, tables).ifPresent(changes::add);
                }
            }
        }
        return changes;
    }

    /** One more change of the rows of one table; none where it can't be made. */
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
                : changed(Draw.oneOf(random, creates), setup, StateTables.of(setup)).stream()
                        .toList();
    }

    /** A strict table names its types from a short list of its own, so it is left alone. */
    private Optional<SetupStep> addedColumn(CreateTable table) {
        if (!has(Feature.ADDED_COLUMNS)
                || opaque.columns().isEmpty()
                || StorageChoice.isStrict(table)
                || Chance.oneIn(8).fails(random)) {
            return Optional.empty();
        }
        ColumnDefinition column = new OpaqueColumns(random, profile, opaque, true)
                .column("l" + table.columns().size(), Optional.empty());
        List<Value> values = opaque.values((SqlType.OpaqueType) column.type());
        Value given = Chance.oneIn(3).happens(random) ? Draw.oneOf(random, values) : Value.NULL;
        return Optional.of(new SetupStep.AddColumn(table.name(), column, given));
    }

    /** Each row takes its own place, and that of those that its keys meet. */
    private Optional<SetupStep> replaced(CreateTable table) {
        if (!has(Feature.REPLACING_INSERTS) || Chance.oneIn(12).fails(random)) {
            return Optional.empty();
        }
        String columns =
                StateTables.stored(table).columns().stream().map(Column::name).collect(Collectors.joining(", "));
        return Optional.of(new SetupStep.Verbatim(
                "REPLACE INTO %s (%s) SELECT %s FROM %s".formatted(table.name(), columns, columns, table.name())));
    }

    private Optional<SetupStep> changed(CreateTable create, List<SetupStep> setup, List<Table> tables) {
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
