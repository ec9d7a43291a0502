package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Operation;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetAnalysis;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Candidates for the tests of guards, over {@code t(k INTEGER PRIMARY KEY, b BOOLEAN, s TEXT)}. */
final class Candidates {
    private static final Table T = new Table(
            "t",
            List.of(
                    new Column("k", SqlType.INTEGER, false),
                    new Column("b", SqlType.BOOLEAN, true),
                    new Column("s", SqlType.TEXT, true)),
            List.of(new Constraint.PrimaryKey(List.of("k"))));
    static final Operations OPERATIONS = new Operations(List.<Operation>of(), Set.of(), Dialect.PORTABLE);

    private Candidates() {}

    static Subject ofQuery(String sql) {
        return of(List.of(Nodes.of(SqlReader.query(sql))), List.of(), List.of(), List.of());
    }

    static Subject ofSnippet(Expression expression, SqlType type) {
        Snippet snippet = new SnippetAnalysis(OPERATIONS).describe(expression, type);
        return of(List.of(), List.of(snippet), List.of(), List.of());
    }

    static Subject ofSnippet(String sql, SqlType type) {
        return ofSnippet(SqlReader.expression(sql), type);
    }

    /** A row of t. */
    static Subject ofRow(Value... values) {
        return of(
                List.of(),
                List.of(),
                List.of(new SetupStep.Insert("t", List.of("k", "b", "s"), List.of(Row.of(values)))),
                List.of());
    }

    static Subject ofColumn(SqlType type, String typeName) {
        var column = new SetupStep.ColumnDefinition("c", type, typeName, true, Optional.empty());
        return of(
                List.of(),
                List.of(),
                List.of(new SetupStep.CreateTable("u", List.of(column), List.of(), "")),
                List.of());
    }

    static Subject ofVariation(PlanVariation variation) {
        return of(List.of(), List.of(), List.of(), List.of(variation));
    }

    /** What the guard says when asked about the state, the oracle and the case, one after the other. */
    static Optional<String> objection(HazardGuard guard, Subject subject) {
        return guard.objectionToState(subject.state())
                .or(() -> guard.objectionToOracle(subject.oracle()))
                .or(() -> guard.objectionToCase(subject.candidate()));
    }

    /** A case in its three parts. */
    record Subject(StateView state, ProvenPair oracle, GuardedCase candidate) {}

    private static Subject of(
            List<Nodes> queries, List<Snippet> snippets, List<SetupStep> setup, List<PlanVariation> variations) {
        var schema = new Schema(List.of(T));
        Nodes query = queries.isEmpty() ? Nodes.of(SqlReader.query("SELECT k FROM t")) : queries.getFirst();
        return new Subject(
                new StateView(setup, List.of(T)),
                new ProvenPair(schema, query, query),
                new GuardedCase(query, query, snippets, schema, variations, OPERATIONS));
    }
}
