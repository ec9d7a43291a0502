package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Operation;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetAnalysis;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.sql.ast.Dialect;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
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

    static Candidate ofQuery(String sql) {
        return of(List.of(Nodes.of(SqlReader.query(sql))), List.of(), List.of(), List.of());
    }

    static Candidate ofSnippet(Expression expression, SqlType type) {
        Snippet snippet = new SnippetAnalysis(OPERATIONS).describe(expression, type);
        return of(List.of(), List.of(snippet), List.of(), List.of());
    }

    static Candidate ofSnippet(String sql, SqlType type) {
        return ofSnippet(SqlReader.expression(sql), type);
    }

    /** A row of t. */
    static Candidate ofRow(Value... values) {
        return of(
                List.of(),
                List.of(),
                List.of(new SetupStep.Insert("t", List.of("k", "b", "s"), List.of(Row.of(values)))),
                List.of());
    }

    static Candidate ofColumn(SqlType type, String typeName) {
        var column = new SetupStep.ColumnDefinition("c", type, typeName, true, Optional.empty());
        return of(
                List.of(),
                List.of(),
                List.of(new SetupStep.CreateTable("u", List.of(column), List.of(), "")),
                List.of());
    }

    static Candidate ofVariation(PlanVariation variation) {
        return of(List.of(), List.of(), List.of(), List.of(variation));
    }

    private static Candidate of(
            List<Nodes> queries, List<Snippet> snippets, List<SetupStep> setup, List<PlanVariation> variations) {
        return new Candidate(
                new Schema(List.of(T)), queries, queries, snippets, setup, List.of(T), variations, OPERATIONS);
    }
}
