package io.panoptes.triage;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.instantiation.state.StorageChoice;
import io.panoptes.instantiation.state.TableOptions;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.SideWriter;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.EngineReading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Writes edited cases in the dialect of a target, with the types as that target spells them. */
public final class TargetCaseWriter implements CaseWriter {
    /** Statements that outlive the tables. */
    private static final List<String> SETTINGS = List.of("SET", "PRAGMA", "CALL");

    private final Profile profile;
    private final SetupWriter setupWriter;

    public TargetCaseWriter(Profile profile) {
        this.profile = profile;
        this.setupWriter = new SetupWriter(profile);
    }

    @Override
    public ConcreteCase write(EditableCase edited) {
        return new ConcreteCase(
                setupWriter.write(edited.setup().stream().map(this::spelled).toList()),
                List.of(),
                side(edited.left()),
                side(edited.right()),
                List.of());
    }

    @Override
    public Optional<List<String>> removal(List<SetupStep> setup) {
        boolean leavesTraces = setup.stream()
                .anyMatch(step -> step instanceof SetupStep.Verbatim(var sql)
                        && SETTINGS.stream().anyMatch(sql.toUpperCase(Locale.ROOT)::startsWith));
        if (leavesTraces) {
            return Optional.empty();
        }
        return Optional.of(setup.reversed().stream().flatMap(this::removal).toList());
    }

    @Override
    public List<EngineReading> readings() {
        return Stream.concat(
                        Stream.of(EngineReading.PORTABLE),
                        Adapters.find(profile.dbms())
                                .flatMap(adapter -> adapter.reading().value())
                                .stream()
                                .map(own -> EngineReading.of(profile.dialect(), own)))
                .toList();
    }

    private Stream<String> removal(SetupStep step) {
        return switch (step) {
            case CreateTable table -> Stream.of("DROP TABLE " + SqlWriter.name(table.name(), profile.dialect()));
            case SetupStep.CreateVirtualTable table ->
                Stream.of("DROP TABLE " + SqlWriter.name(table.name(), profile.dialect()));
            case SetupStep.CreateView view -> Stream.of("DROP VIEW " + SqlWriter.name(view.name(), profile.dialect()));
            case SetupStep.AddColumn ignored -> Stream.empty();
            case SetupStep.CreateIndex ignored -> Stream.empty();
            case SetupStep.Insert ignored -> Stream.empty();
            case SetupStep.Grow ignored -> Stream.empty();
            case SetupStep.Update ignored -> Stream.empty();
            case SetupStep.Delete ignored -> Stream.empty();
            case SetupStep.Verbatim(var sql) ->
                TableOptions.childTable(sql).map(child -> "DROP TABLE " + child).stream();
        };
    }

    private Side side(EditableSide side) {
        return new SideWriter(profile).write(side.changes(), side.query(), side.variation());
    }

    private SetupStep spelled(SetupStep step) {
        if (step instanceof SetupStep.AddColumn(var name, var column, var given)) {
            return new SetupStep.AddColumn(name, spelled(column), given);
        }
        if (!(step instanceof CreateTable table)) {
            return step;
        }
        // A strict table names its types from a short list of its own.
        boolean strict = StorageChoice.isStrict(table);
        boolean known = profile.features().contains(Feature.STRICT_TABLES);
        return new CreateTable(
                table.name(),
                strict && known
                        ? table.columns()
                        : table.columns().stream().map(this::spelled).toList(),
                table.constraints(),
                suffix(table.suffix()),
                profile.features().contains(Feature.DESCENDING_KEYS) ? table.descending() : Set.of());
    }

    private String suffix(String suffix) {
        return TableOptions.knows(profile, suffix) ? suffix : StorageChoice.suffix(profile, suffix);
    }

    private ColumnDefinition spelled(ColumnDefinition column) {
        List<String> names = profile.spellings(column.type()).stream()
                .map(TypeSpelling::name)
                .toList();
        return names.isEmpty() || names.contains(column.typeName())
                ? column
                : new ColumnDefinition(
                        column.name(), column.type(), names.getFirst(), column.nullable(), column.generated());
    }
}
