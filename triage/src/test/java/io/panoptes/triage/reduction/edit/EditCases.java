package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Cases to edit, and what an edit makes of them. */
final class EditCases {
    private EditCases() {}

    static Query query(String sql) {
        return SqlReader.query(sql);
    }

    static EditableSide side(String sql) {
        return new EditableSide(query(sql), Optional.empty());
    }

    static EditableCase pair(String left, String right) {
        return new EditableCase(List.of(), side(left), side(right), Semantics.BAG);
    }

    /** A setup below two queries that read the table t. */
    static EditableCase over(SetupStep... setup) {
        return pair("SELECT a FROM t", "SELECT t.a FROM t").withSetup(List.of(setup));
    }

    /** What the query may become, where it is the left one. */
    static List<Query> edited(TreeEdit edit, String sql) {
        return lefts(new OneSidedEdit(edit), pair(sql, "SELECT 1"));
    }

    static List<Query> lefts(Edit edit, EditableCase original) {
        return edit.of(original).map(changed -> changed.left().query()).toList();
    }

    static List<List<SetupStep>> setups(Edit edit, SetupStep... setup) {
        return edit.of(over(setup)).map(EditableCase::setup).toList();
    }

    static CreateTable table(String name, List<Constraint> constraints, String... columns) {
        return new CreateTable(
                name,
                Arrays.stream(columns)
                        .map(column -> new ColumnDefinition(column, SqlType.INTEGER, "INTEGER", true, Optional.empty()))
                        .toList(),
                constraints,
                "");
    }

    static CreateTable table(String name, String... columns) {
        return table(name, List.of(), columns);
    }

    /** A row each for the values of the only column a. */
    static Insert rows(String table, int... values) {
        return new Insert(
                table,
                List.of("a"),
                Arrays.stream(values).mapToObj(value -> Row.of(Value.of(value))).toList());
    }
}
