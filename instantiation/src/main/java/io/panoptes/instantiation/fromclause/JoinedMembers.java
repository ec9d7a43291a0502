package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.Operations;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * {@code SELECT d.c0 AS c0, o.c1 AS oc1 FROM b AS d LEFT JOIN b2 AS o ON ...}, now and then with a third table behind: what the outer join leaves NULL, a condition outside may
 * refer to.
 */
final class JoinedMembers {
    private static final String ALIAS = MemberQueries.ALIAS;
    private static final String OTHER_ALIAS = "o";
    private static final String THIRD_ALIAS = "q";
    private static final long MOST_PAIRS = 60;

    private final RandomGenerator random;
    private final Operations operations;
    private final OpaqueWords words;
    private final List<Stored> tables;
    private final MemberQueries queries;

    JoinedMembers(
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

    /** This table and any other, or two others; the rows of this one where there would be too many pairs. */
    Member draw(Stored stored) {
        Stored other = Draw.oneOf(random, tables);
        if (stored.rows() * (long) other.rows() > MOST_PAIRS) {
            return queries.filtered(stored);
        }
        List<Column> left = columns(stored);
        List<Column> right = columns(other);
        Column one = Draw.oneOf(random, left);
        Column two = Draw.oneOf(random, right);
        boolean always = Chance.oneIn(3).happens(random) || !one.type().equals(two.type());
        // What is made equal is often given twice: a planner that takes one for the other must not lose what stands
        // above.
        boolean both = !always && random.nextBoolean();
        var items = new ArrayList<Query.SelectItem>();
        var columns = new ArrayList<Column>();
        left.stream()
                .filter(column -> both && column.equals(one) || Chance.oneIn(3).happens(random))
                .forEach(column -> {
                    items.add(Sql.item(Sql.column(ALIAS, column), column.name()));
                    columns.add(new Column(column.name(), column.type(), true));
                });
        right.stream()
                .filter(column -> both && column.equals(two)
                        || items.isEmpty()
                        || Chance.oneIn(3).fails(random))
                .forEach(column -> {
                    String name = OTHER_ALIAS + column.name();
                    items.add(Sql.item(Sql.column(OTHER_ALIAS, column.name()), name));
                    columns.add(new Column(name, column.type(), true));
                });
        Expression on = always
                ? ConstantCondition.ALWAYS
                : Sql.equal(Sql.column(ALIAS, one), Sql.column(OTHER_ALIAS, two.name()));
        FromItem.JoinKind kind = kind();
        Optional<Expression> where = Chance.oneIn(3).happens(random) ? queries.ofOneValue(stored) : Optional.empty();
        FromItem from = joined(kind, stored, other, on);
        FromItem masked = joined(kind, stored, other, ConstantCondition.ALWAYS);
        long rows = stored.rows() * (long) other.rows();
        Stored third = Draw.oneOf(random, tables);
        if (Chance.oneIn(4).fails(random) || rows * third.rows() > MOST_PAIRS) {
            return new Member(
                    Sql.select(items, from, where), Sql.select(items, masked, Optional.empty()), columns, rows);
        }
        Column three = Draw.oneOf(random, columns(third));
        Expression met = random.nextBoolean() ? Sql.column(ALIAS, one) : Sql.column(OTHER_ALIAS, two.name());
        boolean meets = three.type().equals(one.type()) && one.type().equals(two.type());
        if (random.nextBoolean()) {
            String name = THIRD_ALIAS + three.name();
            items.add(Sql.item(Sql.column(THIRD_ALIAS, three), name));
            columns.add(new Column(name, three.type(), true));
        }
        Expression onThird = meets ? Sql.equal(Sql.column(THIRD_ALIAS, three), met) : ConstantCondition.ALWAYS;
        FromItem.JoinKind kindOfThird = kind();
        return new Member(
                Sql.select(items, beside(kindOfThird, from, third, onThird), where),
                Sql.select(items, beside(kindOfThird, masked, third, ConstantCondition.ALWAYS), Optional.empty()),
                columns,
                rows * third.rows());
    }

    private static FromItem beside(FromItem.JoinKind kind, FromItem from, Stored third, Expression on) {
        return new FromItem.Join(kind, from, MemberQueries.from(third, THIRD_ALIAS), Optional.of(on));
    }

    private List<Column> columns(Stored stored) {
        return words.comparesEverything() ? stored.table().columns() : MemberQueries.plain(stored);
    }

    private FromItem.JoinKind kind() {
        return Choice.<FromItem.JoinKind>of(
                        1,
                        () -> operations.knows(Construct.RIGHT_JOIN) ? FromItem.JoinKind.RIGHT : FromItem.JoinKind.LEFT)
                .or(1, () -> FromItem.JoinKind.INNER)
                .or(2, () -> FromItem.JoinKind.LEFT)
                .draw(random);
    }

    private static FromItem joined(FromItem.JoinKind kind, Stored left, Stored right, Expression on) {
        return new FromItem.Join(
                kind, MemberQueries.from(left, ALIAS), MemberQueries.from(right, OTHER_ALIAS), Optional.of(on));
    }
}
