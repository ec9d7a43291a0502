package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Scope;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Table snippets: queries over the tables of the state that give wanted columns. No LIMIT, so always the same rows. */
public final class TableGrammar {
    private static final List<Query.SetOperator> SET_OPERATORS =
            List.of(Query.SetOperator.INTERSECT, Query.SetOperator.EXCEPT, Query.SetOperator.UNION);

    private final RandomGenerator random;
    private final Operations operations;
    private final ValuePool values;
    private final SnippetGenerator snippets;
    private final List<Table> tables;

    public TableGrammar(RandomGenerator random, Operations operations, ValuePool values, List<Table> tables) {
        this.random = random;
        this.operations = operations;
        this.values = values;
        this.snippets = new SnippetGenerator(operations, values);
        this.tables = tables;
    }

    /** A query that gives these columns, in this order and by these names. */
    public Query query(List<Column> wanted) {
        return Choice.<Query>of(2, () -> Sql.unionAll(select(wanted), select(wanted)))
                .or(1, () -> setOperation(wanted))
                .or(1, () -> grouped(wanted))
                .or(4, () -> select(wanted))
                .draw(random);
    }

    private Query setOperation(List<Column> wanted) {
        boolean known = operations.knows(Construct.INTERSECT) && operations.knows(Construct.EXCEPT);
        Query.SetOperator drawn = Draw.oneOf(random, SET_OPERATORS);
        return new Query.SetOperation(known ? drawn : Query.SetOperator.UNION, false, select(wanted), select(wanted));
    }

    private Query select(List<Column> wanted) {
        Source source = source();
        return new Query.Select(
                Chance.oneIn(6).happens(random),
                wanted.stream()
                        .map(column -> item(value(source, column), column))
                        .toList(),
                Optional.of(source.from()),
                condition(source),
                Optional.empty(),
                Optional.empty());
    }

    /** {@code SELECT k AS c0, MAX(x) AS c1 FROM ... GROUP BY k}: the first column is the key. */
    private Query grouped(List<Column> wanted) {
        Source source = source();
        Expression key = snippets.bareColumn(
                        random, source.scope(), wanted.get(0).type())
                .expression();
        if (BareColumns.of(key).isEmpty() || wanted.stream().anyMatch(column -> !column.nullable())) {
            return select(wanted);
        }
        Expression grouping = source.resolve(key);
        var items = new ArrayList<Query.SelectItem>();
        items.add(item(grouping, wanted.get(0)));
        for (Column column : wanted.subList(1, wanted.size())) {
            if (column.type() instanceof SqlType.BooleanType) {
                // Not every DBMS has MIN over Booleans.
                items.add(item(Sql.nullOf(column.type()), column));
            } else {
                String name = random.nextBoolean() ? "MIN" : "MAX";
                Expression argument = source.resolve(snippets.bareColumn(random, source.scope(), column.type())
                        .expression());
                items.add(item(Sql.call(name, argument), column));
            }
        }
        return new Query.Select(
                false,
                items,
                Optional.of(source.from()),
                condition(source),
                Optional.of(new Query.GroupBy.Keys(List.of(grouping))),
                Optional.empty());
    }

    private Expression value(Source source, Column column) {
        var snippet = Chance.oneIn(5).happens(random)
                ? snippets.generate(random, source.scope(), column.type(), 2)
                : snippets.bareColumn(random, source.scope(), column.type());
        Expression resolved = source.resolve(snippet.expression());
        return column.nullable()
                ? resolved
                : Sql.call("COALESCE", resolved, Sql.literal(values.draw(random, column.type())));
    }

    private Optional<Expression> condition(Source source) {
        return Choice.<Optional<Expression>>of(1, () -> Optional.of(ConstantCondition.NEVER))
                .or(
                        3,
                        () -> Optional.of(source.resolve(snippets.generate(random, source.scope(), SqlType.BOOLEAN, 2)
                                .expression())))
                .or(4, () -> Optional.empty())
                .draw(random);
    }

    private Source source() {
        Table left = pick();
        if (Chance.oneIn(3).fails(random)) {
            return Source.of(left, "x");
        }
        Table right = pick();
        FromItem.JoinKind kind = Choice.<FromItem.JoinKind>of(2, () -> FromItem.JoinKind.LEFT)
                .or(1, () -> operations.knows(Construct.RIGHT_JOIN) ? FromItem.JoinKind.RIGHT : FromItem.JoinKind.LEFT)
                .or(1, () -> operations.knows(Construct.FULL_JOIN) ? FromItem.JoinKind.FULL : FromItem.JoinKind.LEFT)
                .or(2, () -> FromItem.JoinKind.INNER)
                .draw(random);
        Source first = Source.of(left, "x");
        Source second = Source.of(right, "y");
        return first.join(kind, second, joinCondition(left, right, kind, first, second));
    }

    /** Columns of one type are compared, so that rows meet. A full join takes no more than that in most DBMSs. */
    private Expression joinCondition(Table left, Table right, FromItem.JoinKind kind, Source first, Source second) {
        Column one = Draw.oneOf(random, left.columns());
        List<Column> partners = new Scope(right.columns(), List.of()).columnsOf(one.type());
        if (kind != FromItem.JoinKind.FULL
                && (partners.isEmpty() || Chance.oneIn(4).happens(random))) {
            Source both = first.join(FromItem.JoinKind.CROSS, second, ConstantCondition.NEVER);
            return both.resolve(snippets.generate(random, new Scope(both.scope().row(), List.of()), SqlType.BOOLEAN, 2)
                    .expression());
        }
        Column other = partners.isEmpty() ? one : Draw.oneOf(random, partners);
        return partners.isEmpty()
                ? ConstantCondition.NEVER
                : Sql.equal(Sql.column("x", one.name()), Sql.column("y", other.name()));
    }

    private Table pick() {
        return Draw.oneOf(random, tables);
    }

    private static Query.SelectItem item(Expression expression, Column column) {
        return Sql.item(expression, column.name());
    }

    /** A FROM clause with its columns under names that say where they are from: {@code x.c0}. */
    private record Source(FromItem from, Scope scope) {
        static Source of(Table table, String alias) {
            List<Column> row = table.columns().stream()
                    .map(column -> new Column(alias + "." + column.name(), column.type(), column.nullable()))
                    .toList();
            return new Source(Sql.table(table.name(), alias), new Scope(row, List.of()));
        }

        Source join(FromItem.JoinKind kind, Source other, Expression condition) {
            var row = new ArrayList<>(scope.row());
            row.addAll(other.scope.row());
            return new Source(
                    new FromItem.Join(kind, from, other.from, Optional.of(condition)), new Scope(row, List.of()));
        }

        Expression resolve(Expression bare) {
            return BareColumns.replace(bare, name -> {
                int dot = name.indexOf('.');
                return Sql.column(name.substring(0, dot), name.substring(dot + 1));
            });
        }
    }
}
