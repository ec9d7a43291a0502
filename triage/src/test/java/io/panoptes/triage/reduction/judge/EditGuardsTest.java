package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Operations;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An edit must not let in what a correct DBMS may answer in two ways. */
class EditGuardsTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (k INTEGER, a INTEGER)"));
    private static final Operations OPERATIONS = new Operations(List.of(), Set.of(), Dialect.PORTABLE);
    private static final CreateTable T = new CreateTable(
            "t",
            List.of(
                    new ColumnDefinition("k", SqlType.INTEGER, "INTEGER", false, Optional.empty()),
                    new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty())),
            List.of(new Constraint.PrimaryKey(List.of("k"))),
            "");

    private static EditableCase of(String query, String... changes) {
        EditableSide side = new EditableSide(
                SqlReader.query(query),
                Optional.empty(),
                Stream.of(changes)
                        .map(change -> SqlReader.change(change, SCHEMA))
                        .toList());
        return new EditableCase(
                List.of(T), side, new EditableSide(SqlReader.query("SELECT 1"), Optional.empty()), Semantics.BAG);
    }

    private static boolean admits(String start, EditableCase edited) {
        return EditGuards.at(of(start), OPERATIONS).admit(edited);
    }

    @Test
    void admitPlainQueries() {
        assertThat(admits("SELECT a FROM t ORDER BY k LIMIT 1", of("SELECT a FROM t WHERE a > 1")))
                .isTrue();
    }

    @Test
    void refuseALimitThatHasLostItsOrder() {
        assertThat(admits("SELECT a FROM t ORDER BY k LIMIT 1", of("SELECT a FROM t LIMIT 1")))
                .isFalse();
    }

    @Test
    void refuseASubqueryThatMayGiveSeveralRows() {
        assertThat(admits("SELECT (SELECT MAX(a) FROM t) FROM t", of("SELECT (SELECT a FROM t) FROM t")))
                .isFalse();
    }

    /** HSQLDB ran it: a constant kept the name that it had in an earlier statement of the process. */
    @Test
    void refuseANameThatNothingGives() {
        String start = "SELECT 1 FROM (SELECT FALSE AS c FROM t GROUP BY FALSE) AS b WHERE c BETWEEN NULL AND 3";
        assertThat(admits(
                        start,
                        of("SELECT 1 FROM (SELECT FALSE FROM t GROUP BY FALSE) AS b WHERE c BETWEEN NULL AND 3")))
                .isFalse();
        assertThat(admits(start, of("SELECT 1 FROM (SELECT FALSE AS c) AS b WHERE c BETWEEN NULL AND 3")))
                .isTrue();
    }

    /** A guard that objects to the case as it came saw more than its text when it let it pass. */
    @Test
    void doNotAskAGuardThatObjectsToTheStart() {
        assertThat(admits("SELECT a FROM t LIMIT 1", of("SELECT a FROM t LIMIT 2")))
                .isTrue();
        assertThat(admits("SELECT a FROM t LIMIT 1", of("SELECT (SELECT a FROM t) FROM t LIMIT 2")))
                .isFalse();
    }

    @Test
    void lookAtWhatStatementsLeave() {
        String start = "SELECT a FROM t";
        assertThat(admits(start, of("SELECT a FROM t", "DELETE FROM t WHERE a = (SELECT MAX(a) FROM t)")))
                .isTrue();
        assertThat(admits(start, of("SELECT a FROM t", "DELETE FROM t WHERE a = (SELECT a FROM t)")))
                .isFalse();
    }

    /** MySQL assigns one after the other, so that {@code a = k, k = a} gives other values than in the standard. */
    @Test
    void refuseAssignmentsWhoseOrderCounts() {
        assertThat(admits("SELECT a FROM t", of("SELECT a FROM t", "UPDATE t SET a = k")))
                .isTrue();
        assertThat(admits("SELECT a FROM t", of("SELECT a FROM t", "UPDATE t SET a = k, k = a")))
                .isFalse();
    }

    /** Of two rows with one key the last wins here, and MERGE refuses them there. */
    @Test
    void refuseAMergeThatMayGiveAKeyTwice() {
        String form =
                "MERGE INTO t USING (SELECT %s, u.a FROM u) AS n(k, a) ON t.k = n.k WHEN MATCHED THEN UPDATE SET a = n.a WHEN NOT"
                        + " MATCHED THEN INSERT (k, a) VALUES (n.k, n.a)";
        EditableCase start = withKeys(form.formatted("u.k"), T.constraints());
        EditGuards guards = EditGuards.at(start, OPERATIONS);
        assertThat(guards.admit(start)).isTrue();
        assertThat(guards.admit(withKeys(form.formatted("u.a"), T.constraints())))
                .isFalse();
        assertThat(guards.admit(withKeys(form.formatted("u.k"), List.of()))).isFalse();
    }

    private static EditableCase withKeys(String change, List<Constraint> constraints) {
        EditableCase one = of("SELECT a FROM t", change);
        return one.withSetup(List.of(
                new CreateTable("t", T.columns(), constraints, ""),
                new CreateTable("u", T.columns(), constraints, "")));
    }
}
