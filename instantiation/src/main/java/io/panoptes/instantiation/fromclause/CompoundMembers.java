package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.Operations;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Unions, intersections and differences of stored tables for a FROM clause. */
final class CompoundMembers {
    private static final int MOST_PARTS = 3;
    private static final String ORDERED_ALIAS = "s";

    private static final List<Column> COMPARED =
            List.of(new Column("k", SqlType.INTEGER, true), new Column("m", SqlType.TEXT, true));

    private final RandomGenerator random;
    private final Operations operations;
    private final OpaqueWords words;
    private final List<Stored> tables;
    private final MemberQueries queries;

    CompoundMembers(
            RandomGenerator random,
            Operations operations,
            OpaqueWords words,
            List<Stored> tables,
            MemberQueries queries) {
        this.random = random;
        this.operations = operations;
        this.words = words;
        this.tables = List.copyOf(tables);
        this.queries = queries;
    }

    /** Two or three parts, united in whatever ways; a number and mostly a text of each. */
    Member draw() {
        var parts = new ArrayList<Member>();
        boolean texts = Chance.oneIn(3).fails(random);
        for (int i = 1 + random.nextInt(MOST_PARTS - 1); i >= 0; i--) {
            boolean constant = !parts.isEmpty() && Chance.oneIn(6).happens(random);
            parts.add(constant ? constants(texts) : part(Draw.oneOf(random, tables), texts));
        }
        Query query = parts.getFirst().query();
        Query masked = parts.getFirst().masked();
        long rows = parts.getFirst().rows();
        for (Member part : parts.subList(1, parts.size())) {
            Query.SetOperator operator = operator();
            boolean all = operator == Query.SetOperator.UNION && random.nextBoolean();
            query = new Query.SetOperation(operator, all, query, part.query());
            masked = new Query.SetOperation(operator, all, masked, part.masked());
            rows += part.rows();
        }
        // What opaque predicates say of a column of a compound query, SQLite answers by one part or the other.
        return new Member(
                query,
                masked,
                words.comparesEverything() ? List.of() : parts.getFirst().columns(),
                rows);
    }

    private Member part(Stored stored, boolean texts) {
        List<Query.SelectItem> items = compared(
                texts,
                queries.value(MemberQueries.of(stored, SqlType.INTEGER), Sql.number(Draw.between(random, 1, 2))),
                queries.value(MemberQueries.of(stored, SqlType.TEXT), Sql.text("a")));
        Optional<Expression> where = Chance.oneIn(3).happens(random) ? queries.predicate(stored) : Optional.empty();
        boolean distinct = Chance.oneIn(4).happens(random);
        Query query = MemberQueries.select(distinct, items, stored, where);
        return new Member(
                Chance.oneIn(5).happens(random) ? ordered(query, texts) : query,
                MemberQueries.select(distinct, items, stored, where.map(ignored -> ConstantCondition.ALWAYS)),
                texts ? COMPARED : COMPARED.subList(0, 1),
                stored.rows());
    }

    /** {@code SELECT s.k AS k FROM (SELECT d.c0 AS k FROM b AS d ORDER BY k DESC) AS s}: an order that says nothing. */
    private Query ordered(Query part, boolean texts) {
        Query within = new Query.Ordered(
                part,
                List.of(new Query.SortKey(Sql.column("k"), random.nextBoolean(), Query.NullOrder.UNSPECIFIED)),
                Optional.empty(),
                Optional.empty());
        return Sql.select(
                compared(texts, Sql.column(ORDERED_ALIAS, "k"), Sql.column(ORDERED_ALIAS, "m")),
                Sql.derived(within, ORDERED_ALIAS),
                Optional.empty());
    }

    /** {@code SELECT 2 AS k}: a condition outside decides it before there are rows. */
    private Member constants(boolean texts) {
        Query query = new Query.Select(
                false,
                compared(texts, Sql.number(Draw.between(random, 1, 3)), Sql.text("b")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return new Member(query, query, texts ? COMPARED : COMPARED.subList(0, 1), 1);
    }

    private static List<Query.SelectItem> compared(boolean texts, Expression number, Expression text) {
        return texts ? List.of(Sql.item(number, "k"), Sql.item(text, "m")) : List.of(Sql.item(number, "k"));
    }

    private Query.SetOperator operator() {
        return Choice.<Query.SetOperator>of(
                        1,
                        () -> operations.knows(Construct.INTERSECT)
                                ? Query.SetOperator.INTERSECT
                                : Query.SetOperator.UNION)
                .or(1, () -> operations.knows(Construct.EXCEPT) ? Query.SetOperator.EXCEPT : Query.SetOperator.UNION)
                .or(6, () -> Query.SetOperator.UNION)
                .draw(random);
    }
}
