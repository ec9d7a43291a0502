package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What is overlooked here escapes every caveat of the front. */
class RelationPartsTest {
    private static final Relation.Scan OUTER = new Relation.Scan(new Table("t", List.of(), List.of()));
    private static final Relation.Scan INNER = new Relation.Scan(new Table("u", List.of(), List.of()));
    private static final Scalar HIDDEN = new Scalar.Uninterpreted("F", List.of(), SqlType.BIGINT);
    private static final Scalar LOOKING = new Scalar.Exists(new Relation.Filter(INNER, HIDDEN));
    private static final Scalar ONE = new Scalar.Column(0, SqlType.BIGINT);

    @Test
    void findsTheTableAndTheFunctionOfASubqueryOfACondition() {
        assertFindsAll(new Relation.Filter(OUTER, LOOKING));
    }

    @Test
    void findsASubqueryInTheSelectList() {
        assertFindsAll(new Relation.Project(OUTER, List.of(ONE, LOOKING)));
    }

    @Test
    void findsASubqueryInTheConditionOfAJoin() {
        Relation values = new Relation.Values(List.of(), List.of());
        assertFindsAll(new Relation.Join(Relation.JoinKind.INNER, false, values, OUTER, LOOKING));
    }

    @Test
    void findsASubqueryInAKeyOfAnOrder() {
        assertFindsAll(new Relation.Sort(OUTER, List.of(key(LOOKING)), 0, OptionalLong.empty()));
    }

    @Test
    void findsASubqueryInTheKeyTheArgumentTheFilterAndTheOrderOfAnAggregate() {
        assertFindsAll(new Relation.Aggregate(OUTER, List.of(LOOKING), List.of(List.of(0)), List.of()));
        assertFindsAll(aggregate(List.of(LOOKING), Optional.empty(), List.of()));
        assertFindsAll(aggregate(List.of(), Optional.of(LOOKING), List.of()));
        assertFindsAll(aggregate(List.of(), Optional.empty(), List.of(key(LOOKING))));
    }

    @Test
    void findsASubqueryInTheArgumentThePartitionAndTheOrderOfAWindow() {
        assertFindsAll(window(List.of(LOOKING), List.of(), List.of()));
        assertFindsAll(window(List.of(), List.of(LOOKING), List.of()));
        assertFindsAll(window(List.of(), List.of(), List.of(key(LOOKING))));
    }

    @Test
    void findsASubqueryInEachPartOfACase() {
        assertFindsAll(choice(LOOKING, ONE, ONE));
        assertFindsAll(choice(ONE, LOOKING, ONE));
        assertFindsAll(choice(ONE, ONE, LOOKING));
    }

    @Test
    void findsWhatIsComparedWithTheRowsOfASubquery() {
        Relation.Values values = new Relation.Values(List.of(SqlType.BIGINT), List.of());
        assertFindsAll(new Relation.Filter(OUTER, new Scalar.In(List.of(ONE, LOOKING), values)));
        assertFindsAll(new Relation.Filter(OUTER, new Scalar.Quantified(LOOKING, Operator.LESS, true, values)));
    }

    @Test
    void findsBothSidesOfASetOperation() {
        Relation.SetOperation union =
                new Relation.SetOperation(Relation.SetKind.UNION, true, OUTER, new Relation.Distinct(INNER), List.of());
        assertThat(RelationParts.of(union).scans()).containsExactly(OUTER, INNER);
    }

    @Test
    void findsNoMoreThanThereIs() {
        RelationParts parts = RelationParts.of(new Relation.Project(OUTER, List.of(ONE)));
        assertThat(parts.scalars()).containsExactly(ONE);
        assertThat(parts.scans()).containsExactly(OUTER);
    }

    private static void assertFindsAll(Relation relation) {
        RelationParts parts = RelationParts.of(relation);
        assertThat(parts.scans()).containsExactlyInAnyOrder(OUTER, INNER);
        assertThat(parts.scalars()).contains(LOOKING, HIDDEN);
    }

    private static Relation.SortKey key(Scalar expression) {
        return new Relation.SortKey(expression, false, false);
    }

    private static Relation aggregate(List<Scalar> arguments, Optional<Scalar> filter, List<Relation.SortKey> order) {
        return new Relation.Aggregate(
                OUTER,
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
                OUTER,
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

    private static Relation choice(Scalar condition, Scalar result, Scalar otherwise) {
        Scalar choice = new Scalar.Case(List.of(new Scalar.When(condition, result)), otherwise, SqlType.BOOLEAN);
        return new Relation.Filter(OUTER, new Scalar.Cast(choice, SqlType.BOOLEAN));
    }
}
