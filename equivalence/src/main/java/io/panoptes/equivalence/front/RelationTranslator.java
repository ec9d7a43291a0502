package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.validation.Catalog;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.calcite.plan.RelOptTable;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.Correlate;
import org.apache.calcite.rel.core.CorrelationId;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Intersect;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.core.Minus;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.RepeatUnion;
import org.apache.calcite.rel.core.SetOp;
import org.apache.calcite.rel.core.Sort;
import org.apache.calcite.rel.core.Spool;
import org.apache.calcite.rel.core.TableScan;
import org.apache.calcite.rel.core.Union;
import org.apache.calcite.rel.core.Values;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.jspecify.annotations.Nullable;

/** Calcite's relational expressions as ours, one for one. */
public final class RelationTranslator {
    private final ReadingProfile profile;
    /** What recursive common tables hold in the round at hand, by their names. */
    private final Map<List<String>, Relation> recursive;

    public RelationTranslator(ReadingProfile profile) {
        this(profile, Map.of());
    }

    private RelationTranslator(ReadingProfile profile, Map<List<String>, Relation> recursive) {
        this.profile = profile;
        this.recursive = recursive;
    }

    /** A relation that is a whole query: its order counts. */
    public Relation translateOrdered(RelNode node, @Nullable Enclosing around) {
        if (node instanceof Sort sort) {
            return sort(sort, around);
        }
        if (node instanceof Project project && project.getInput() instanceof Sort) {
            return project(project, translateOrdered(project.getInput(), around), around);
        }
        return translate(node, around);
    }

    /** A relation inside another: an order without a limit means nothing. */
    Relation translate(RelNode node, @Nullable Enclosing around) {
        if (node instanceof Sort sort) {
            boolean orderOnly = sort.offset == null && sort.fetch == null;
            return orderOnly ? translate(sort.getInput(), around) : sort(sort, around);
        }
        return switch (node) {
            case TableScan scan -> scan(scan);
            case Values values -> values(values);
            case Filter filter -> {
                Scalar condition = scalars(
                                around,
                                filter.getVariablesSet(),
                                filter.getInput().getRowType())
                        .translate(filter.getCondition());
                Relation input = SingleRowGroups.having(translate(filter.getInput(), around), condition);
                yield new Relation.Filter(input, condition);
            }
            case Project project -> project(project, translate(project.getInput(), around), around);
            case Join join -> join(join, around);
            case Correlate correlate -> lateral(correlate, around);
            case Aggregate aggregate -> aggregate(aggregate, around);
            case SetOp setOp -> setOperation(setOp, around);
            case RepeatUnion union -> repeated(union);
            case Spool spool -> translate(spool.getInput(), around);
            default -> throw new Unsupported(node.getRelTypeName());
        };
    }

    private Relation scan(TableScan scan) {
        Catalog.CatalogTable table = scan.getTable().unwrap(Catalog.CatalogTable.class);
        if (table != null) {
            return new Relation.Scan(table.table());
        }
        Relation rows = recursive.get(scan.getTable().getQualifiedName());
        if (rows == null) {
            throw new Unsupported("recursive common table");
        }
        return rows;
    }

    private Relation repeated(RepeatUnion union) {
        RelOptTable itself = union.getTransientTable();
        List<SqlType> types = types(union.getRowType());
        boolean alike = Stream.of(union.getSeedRel(), union.getIterativeRel())
                .allMatch(part -> types(part.getRowType()).equals(types));
        if (itself == null || !alike || !types.stream().allMatch(this::repeats)) {
            throw new Unsupported("recursive common table whose rows may differ in their types");
        }
        Meaning meaning = profile.has(ReadingTrait.NULL_BY_ZERO) ? Meaning.LENIENT : Meaning.STRICT;
        return new RecursiveRows(meaning, union.all)
                .of(
                        translate(union.getSeedRel(), null),
                        rows -> of(itself, rows).translate(union.getIterativeRel(), null));
    }

    /** Whole numbers; in SQLite texts, too, which elsewhere must not be longer than the first one. */
    private boolean repeats(SqlType type) {
        return type instanceof SqlType.IntegerType
                || type instanceof SqlType.TextType && profile.has(ReadingTrait.AFFINITY);
    }

    /** This, while a recursive common table holds these rows. */
    private RelationTranslator of(RelOptTable table, Relation rows) {
        Map<List<String>, Relation> known = new HashMap<>(recursive);
        known.put(table.getQualifiedName(), rows);
        return new RelationTranslator(profile, known);
    }

    private static Relation values(Values values) {
        List<List<Scalar>> rows = new ArrayList<>();
        for (List<RexLiteral> tuple : values.getTuples()) {
            rows.add(tuple.stream().map(Literals::translate).toList());
        }
        return new Relation.Values(types(values.getRowType()), rows);
    }

    private Relation project(Project project, Relation input, @Nullable Enclosing around) {
        ScalarTranslator scalars =
                scalars(around, project.getVariablesSet(), project.getInput().getRowType());
        WindowTranslator windows = new WindowTranslator(profile, scalars, input);
        windows.collect(project.getProjects());
        Relation source = windows.calls().isEmpty() ? input : new Relation.Window(input, windows.calls());
        ScalarTranslator outside = scalars.withWindows(windows.columns());
        List<Scalar> items =
                project.getProjects().stream().map(outside::translate).toList();
        return source instanceof Relation.Project inner && inner.input() instanceof Relation.Aggregate
                ? PlainColumns.over(inner, items)
                : new Relation.Project(source, items);
    }

    private Relation join(Join join, @Nullable Enclosing around) {
        return new Relation.Join(
                joinKind(join.getJoinType()),
                false,
                translate(join.getLeft(), around),
                translate(join.getRight(), around),
                scalars(around, join.getVariablesSet(), join.getRowType()).translate(join.getCondition()));
    }

    private Relation lateral(Correlate correlate, @Nullable Enclosing around) {
        Enclosing leftRow = new Enclosing(
                Set.of(correlate.getCorrelationId()), correlate.getLeft().getRowType(), correlate.getRowType(), around);
        return new Relation.Join(
                joinKind(correlate.getJoinType()),
                true,
                translate(correlate.getLeft(), around),
                translate(correlate.getRight(), leftRow),
                Literals.TRUE);
    }

    private static Relation.JoinKind joinKind(JoinRelType type) {
        return switch (type) {
            case INNER -> Relation.JoinKind.INNER;
            case LEFT -> Relation.JoinKind.LEFT;
            case RIGHT -> Relation.JoinKind.RIGHT;
            case FULL -> Relation.JoinKind.FULL;
            case SEMI -> Relation.JoinKind.SEMI;
            case ANTI -> Relation.JoinKind.ANTI;
            case ASOF, LEFT_ASOF -> throw new Unsupported("ASOF JOIN");
            case LEFT_MARK -> throw new Unsupported("mark join");
        };
    }

    private Relation aggregate(Aggregate aggregate, @Nullable Enclosing around) {
        return new AggregateTranslator(profile).translate(aggregate, translate(aggregate.getInput(), around));
    }

    private Relation setOperation(SetOp setOp, @Nullable Enclosing around) {
        Relation.SetKind kind = switch (setOp) {
            case Union ignored -> Relation.SetKind.UNION;
            case Intersect ignored -> Relation.SetKind.INTERSECT;
            case Minus ignored -> Relation.SetKind.EXCEPT;
            default -> throw new Unsupported(setOp.getRelTypeName());
        };
        List<SqlType> types = types(setOp.getRowType());
        Relation result = translate(setOp.getInput(0), around);
        for (RelNode next : setOp.getInputs().subList(1, setOp.getInputs().size())) {
            result = new Relation.SetOperation(kind, setOp.all, result, translate(next, around), types);
        }
        return result;
    }

    private Relation sort(Sort sort, @Nullable Enclosing around) {
        Relation input = translate(sort.getInput(), around);
        SortKeys order = new SortKeys(profile, input);
        List<Relation.SortKey> keys =
                sort.getCollation().getFieldCollations().stream().map(order::of).toList();
        long offset = sort.offset == null ? 0 : count(sort.offset);
        OptionalLong limit = sort.fetch == null ? OptionalLong.empty() : OptionalLong.of(count(sort.fetch));
        return new Relation.Sort(input, keys, offset, limit);
    }

    private static long count(RexNode rows) {
        if (rows instanceof RexLiteral literal && literal.getValueAs(BigDecimal.class) instanceof BigDecimal number) {
            return number.longValueExact();
        }
        throw new Unsupported("LIMIT that is no constant");
    }

    private ScalarTranslator scalars(@Nullable Enclosing around, Set<CorrelationId> names, RelDataType columns) {
        return new ScalarTranslator(profile, this, around, names, columns);
    }

    private static List<SqlType> types(RelDataType row) {
        return row.getFieldList().stream()
                .map(RelDataTypeField::getType)
                .map(FrontTypes::toOurs)
                .toList();
    }
}
