package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.CorrelationId;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexCorrelVariable;
import org.apache.calcite.rex.RexFieldAccess;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexOver;
import org.apache.calcite.rex.RexSubQuery;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.fun.SqlQuantifyOperator;
import org.jspecify.annotations.Nullable;

/**
 * Calcite's row expressions as our scalars.
 *
 * <p>{@code names} are Calcite's names for the row at hand, which has these columns: a relation inside an expression sees that
 * row under them.
 */
final class ScalarTranslator {
    private final ReadingProfile profile;
    private final RelationTranslator relations;
    private final @Nullable Enclosing around;
    private final Set<CorrelationId> names;
    private final RelDataType columns;
    private final Map<RexOver, Scalar> windows;
    private final FunctionTranslator functions;

    ScalarTranslator(
            ReadingProfile profile,
            RelationTranslator relations,
            @Nullable Enclosing around,
            Set<CorrelationId> names,
            RelDataType columns) {
        this(profile, relations, around, names, columns, Map.of());
    }

    private ScalarTranslator(
            ReadingProfile profile,
            RelationTranslator relations,
            @Nullable Enclosing around,
            Set<CorrelationId> names,
            RelDataType columns,
            Map<RexOver, Scalar> windows) {
        this.profile = profile;
        this.relations = relations;
        this.around = around;
        this.names = names;
        this.columns = columns;
        this.windows = windows;
        this.functions = new FunctionTranslator(profile);
    }

    /** The same, where window functions stand as these columns. */
    ScalarTranslator withWindows(Map<RexOver, Scalar> columns) {
        return new ScalarTranslator(profile, relations, around, names, this.columns, columns);
    }

    Scalar translate(RexNode node) {
        return switch (node) {
            case RexInputRef column -> new Scalar.Column(column.getIndex(), FrontTypes.toOurs(column.getType()));
            case RexLiteral literal -> Literals.translate(literal);
            case RexSubQuery subquery -> subquery(subquery);
            case RexOver over -> window(over);
            case RexCall call -> call(call);
            case RexFieldAccess access -> outer(access);
            default -> throw new Unsupported(node.getClass().getSimpleName());
        };
    }

    private Scalar window(RexOver over) {
        Scalar column = windows.get(over);
        if (column == null) {
            throw new Unsupported("window function outside SELECT");
        }
        return column;
    }

    private Scalar outer(RexFieldAccess access) {
        if (access.getReferenceExpr() instanceof RexCorrelVariable row) {
            SqlType type = FrontTypes.toOurs(access.getType());
            return Enclosing.column(around, row.id, row.getType(), access.getField(), type);
        }
        throw new Unsupported("field of a structured value");
    }

    private Scalar subquery(RexSubQuery subquery) {
        Relation relation = relation(subquery.rel);
        return switch (subquery.getKind()) {
            case EXISTS -> new Scalar.Exists(relation);
            case SCALAR_QUERY -> scalar(relation);
            case IN -> {
                List<Scalar> operands = translate(subquery.getOperands());
                RealComparison.refuseCasts(operands, relation, profile);
                yield new Scalar.In(operands, relation);
            }
            case SOME -> quantified(subquery, relation);
            default -> throw new Unsupported(subquery.getOperator().getName() + " subquery");
        };
    }

    private static Scalar scalar(Relation relation) {
        if (relation.types().size() != 1) {
            throw new Unsupported("scalar subquery with several columns");
        }
        return new Scalar.Subquery(relation);
    }

    private Scalar quantified(RexSubQuery subquery, Relation relation) {
        if (subquery.getOperands().size() != 1) {
            throw new Unsupported("SOME with several columns");
        }
        SqlKind kind = ((SqlQuantifyOperator) subquery.getOperator()).comparisonKind;
        Operator comparison = FunctionTranslator.operator(kind);
        if (comparison == null) {
            throw new Unsupported(kind + " SOME");
        }
        Scalar operand = translate(subquery.getOperands().getFirst());
        RealComparison.refuseCasts(List.of(operand), relation, profile);
        return new Scalar.Quantified(operand, comparison, false, relation);
    }

    private Relation relation(RelNode node) {
        return relations.translate(node, new Enclosing(names, columns, around));
    }

    private Scalar call(RexCall call) {
        return switch (call.getKind()) {
            case CASE -> caseOf(call);
            case CAST, SAFE_CAST -> {
                Scalar operand = translate(call.getOperands().getFirst());
                SqlType type = FrontTypes.toOurs(call.getType());
                boolean tried = call.getKind() == SqlKind.SAFE_CAST;
                if (operand.type() instanceof SqlType.OpaqueType) {
                    yield EvaluatedTypes.cast(operand, type, tried);
                }
                if (profile.has(ReadingTrait.VALUES_ALONE)
                        && EvaluatedTypes.isWhole(operand.type())
                        && type.equals(SqlType.TEXT)) {
                    yield EvaluatedTypes.text(operand);
                }
                if (tried) {
                    throw new Unsupported("TRY_CAST");
                }
                checkDay(call.getOperands().getFirst(), operand, type);
                yield Casts.cast(operand, type);
            }
            default -> functions.translate(call, translate(call.getOperands()));
        };
    }

    /** {@code CAST(DATE '2020-01-01' + INTERVAL '1' DAY AS TEXT)}: computed here already, but not a date in every DBMS. */
    private void checkDay(RexNode written, Scalar day, SqlType type) {
        if (profile.dateArithmetic() == ReadingProfile.DateArithmetic.DAYS
                && type instanceof SqlType.TextType
                && written instanceof RexCall
                && day instanceof Scalar.Literal(var ignored, SqlType.DateType date)) {
            throw new Unsupported("text of a date that is computed");
        }
    }

    private Scalar caseOf(RexCall call) {
        List<Scalar> operands =
                translate(call.getOperands().stream().map(this::asWritten).toList());
        List<Scalar.When> branches = new ArrayList<>();
        for (int i = 0; i + 1 < operands.size(); i += 2) {
            branches.add(new Scalar.When(operands.get(i), operands.get(i + 1)));
        }
        return new Scalar.Case(branches, operands.getLast(), FrontTypes.toOurs(call.getType()));
    }

    /** {@code CAST(PLAIN_VALUE(a) AS DOUBLE) -> a} where a is whole: a result of CASE that Calcite, not the query, makes a DOUBLE. */
    private RexNode asWritten(RexNode result) {
        return profile.has(ReadingTrait.AFFINITY)
                        && result instanceof RexCall cast
                        && cast.getKind() == SqlKind.CAST
                        && cast.getOperands().getFirst() instanceof RexCall plain
                        && plain.getOperator() == FrontOperators.PLAIN_VALUE
                        && FrontTypes.toOurs(plain.getType()) instanceof SqlType.IntegerType
                        && FrontTypes.toOurs(cast.getType()).isNumeric()
                ? plain
                : result;
    }

    private List<Scalar> translate(List<RexNode> nodes) {
        return nodes.stream().map(this::translate).toList();
    }
}
