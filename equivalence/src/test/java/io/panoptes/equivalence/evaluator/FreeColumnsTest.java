package io.panoptes.equivalence.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A relation that is taken for closed is computed once for all rows around it: what is overlooked here gives wrong rows. */
class FreeColumnsTest {
    private static final Relation TABLE = new Relation.Scan(new Table("t", List.of(), List.of()));
    private static final Relation OTHER = new Relation.Scan(new Table("u", List.of(), List.of()));
    private static final Scalar ONE = new Scalar.Literal(Value.of(1), SqlType.BIGINT);
    private static final Scalar COLUMN = new Scalar.Column(0, SqlType.BIGINT);

    /** Each place where an expression may stand in a relation. */
    private enum Place {
        ROW_OF_VALUES(scalar -> new Relation.Values(List.of(SqlType.BIGINT), List.of(List.of(ONE), List.of(scalar)))),
        CONDITION(scalar -> new Relation.Filter(TABLE, scalar)),
        INPUT_OF_A_CONDITION(scalar -> new Relation.Filter(filter(scalar), ONE)),
        ITEM(scalar -> new Relation.Project(TABLE, List.of(COLUMN, scalar))),
        INPUT_OF_AN_ITEM(scalar -> new Relation.Project(filter(scalar), List.of(COLUMN))),
        LEFT_OF_A_JOIN(scalar -> join(false, filter(scalar), OTHER, ONE)),
        RIGHT_OF_A_JOIN(scalar -> join(false, TABLE, filter(scalar), ONE)),
        LEFT_OF_A_LATERAL_JOIN(scalar -> join(true, filter(scalar), OTHER, ONE)),
        CONDITION_OF_A_JOIN(scalar -> join(false, TABLE, OTHER, scalar)),
        CONDITION_OF_A_LATERAL_JOIN(scalar -> join(true, TABLE, OTHER, scalar)),
        LEFT_OF_A_UNION(scalar -> union(filter(scalar), OTHER)),
        RIGHT_OF_A_UNION(scalar -> union(TABLE, filter(scalar))),
        INPUT_OF_DISTINCT(scalar -> new Relation.Distinct(filter(scalar))),
        INPUT_OF_GROUPS(scalar -> new Relation.Aggregate(filter(scalar), List.of(), List.of(List.of()), List.of())),
        KEY_OF_GROUPS(scalar -> new Relation.Aggregate(TABLE, List.of(scalar), List.of(List.of(0)), List.of())),
        ARGUMENT(scalar -> aggregate(List.of(COLUMN, scalar), Optional.empty(), List.of())),
        FILTER(scalar -> aggregate(List.of(), Optional.of(scalar), List.of())),
        ORDER_OF_AN_AGGREGATE(scalar -> aggregate(List.of(), Optional.empty(), List.of(key(scalar)))),
        INPUT_OF_A_WINDOW(scalar -> new Relation.Window(filter(scalar), List.of())),
        ARGUMENT_OF_A_WINDOW(scalar -> window(List.of(COLUMN, scalar), List.of(), List.of())),
        PARTITION(scalar -> window(List.of(), List.of(scalar), List.of())),
        ORDER_OF_A_WINDOW(scalar -> window(List.of(), List.of(), List.of(key(COLUMN), key(scalar)))),
        INPUT_OF_AN_ORDER(scalar -> new Relation.Sort(filter(scalar), List.of(), 0, OptionalLong.empty())),
        KEY_OF_AN_ORDER(scalar -> new Relation.Sort(TABLE, List.of(key(scalar)), 0, OptionalLong.empty())),
        CALL(scalar -> filter(new Scalar.Call(Operator.EQUAL, List.of(COLUMN, scalar), SqlType.BOOLEAN))),
        FUNCTION(scalar -> filter(new Scalar.Uninterpreted("F", List.of(scalar), SqlType.BOOLEAN))),
        WHEN(scalar -> filter(choice(scalar, ONE, ONE))),
        THEN(scalar -> filter(choice(ONE, scalar, ONE))),
        ELSE(scalar -> filter(choice(ONE, ONE, scalar))),
        CAST(scalar -> filter(new Scalar.Cast(scalar, SqlType.BOOLEAN))),
        LEFT_OF_IN(scalar -> filter(new Scalar.In(List.of(COLUMN, scalar), OTHER))),
        LEFT_OF_ANY(scalar -> filter(new Scalar.Quantified(scalar, Operator.LESS, false, OTHER)));

        private final Function<Scalar, Relation> made;

        Place(Function<Scalar, Relation> made) {
            this.made = made;
        }
    }

    /** Each place where a relation may stand that sees the row of the one that is asked about. */
    private enum Inside {
        EXISTS(relation -> filter(new Scalar.Exists(relation))),
        IN(relation -> filter(new Scalar.In(List.of(COLUMN), relation))),
        ANY(relation -> filter(new Scalar.Quantified(COLUMN, Operator.LESS, false, relation))),
        SUBQUERY(relation -> filter(new Scalar.Subquery(relation))),
        LATERAL(relation -> join(true, TABLE, relation, ONE));

        private final Function<Relation, Relation> made;

        Inside(Function<Relation, Relation> made) {
            this.made = made;
        }
    }

    static Place[] places() {
        return Place.values();
    }

    static Inside[] inside() {
        return Inside.values();
    }

    private static Scalar outer(int level) {
        return new Scalar.Outer(level, 0, SqlType.BIGINT);
    }

    @ParameterizedTest
    @MethodSource("places")
    void whatLooksAtTheRowAroundItIsOpenWhereverItLooks(Place place) {
        assertThat(FreeColumns.isClosed(place.made.apply(outer(1)))).isFalse();
        assertThat(FreeColumns.isClosed(place.made.apply(COLUMN))).isTrue();
    }

    @ParameterizedTest
    @MethodSource("inside")
    void oneLevelFurtherInTheRowIsItsOwn(Inside inside) {
        assertThat(FreeColumns.isClosed(inside.made.apply(filter(outer(1))))).isTrue();
        assertThat(FreeColumns.isClosed(inside.made.apply(filter(outer(2))))).isFalse();
        assertThat(FreeColumns.isClosed(inside.made.apply(filter(new Scalar.Exists(filter(outer(2)))))))
                .isTrue();
        assertThat(FreeColumns.isClosed(inside.made.apply(filter(new Scalar.Exists(filter(outer(3)))))))
                .isFalse();
    }

    @Test
    void aTableIsClosed() {
        assertThat(FreeColumns.isClosed(TABLE)).isTrue();
    }

    private static Relation filter(Scalar condition) {
        return new Relation.Filter(TABLE, condition);
    }

    private static Relation join(boolean lateral, Relation left, Relation right, Scalar condition) {
        return new Relation.Join(Relation.JoinKind.INNER, lateral, left, right, condition);
    }

    private static Relation union(Relation left, Relation right) {
        return new Relation.SetOperation(Relation.SetKind.UNION, true, left, right, List.of());
    }

    private static Scalar choice(Scalar condition, Scalar result, Scalar otherwise) {
        return new Scalar.Case(List.of(new Scalar.When(condition, result)), otherwise, SqlType.BOOLEAN);
    }

    private static Relation.SortKey key(Scalar expression) {
        return new Relation.SortKey(expression, false, false);
    }

    private static Relation aggregate(List<Scalar> arguments, Optional<Scalar> filter, List<Relation.SortKey> order) {
        return new Relation.Aggregate(
                TABLE,
                List.of(),
                List.of(List.of()),
                List.of(new Relation.AggregateCall(
                        Relation.AggregateFunction.OTHER, "G", arguments, false, filter, order, SqlType.BIGINT)));
    }

    private static Relation window(List<Scalar> arguments, List<Scalar> partition, List<Relation.SortKey> order) {
        Relation.Frame frame = new Relation.Frame(
                Relation.FrameUnit.ROWS,
                new Relation.Bound.UnboundedPreceding(),
                new Relation.Bound.UnboundedFollowing());
        return new Relation.Window(
                TABLE,
                List.of(new Relation.WindowCall(
                        Relation.WindowFunction.OTHER,
                        "G",
                        arguments,
                        false,
                        partition,
                        order,
                        frame,
                        SqlType.BIGINT)));
    }
}
