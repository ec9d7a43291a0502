package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.affinity.AffinityRewrites;
import io.panoptes.equivalence.front.affinity.ResultsOfCase;
import io.panoptes.equivalence.front.comparison.CaseBlindLike;
import io.panoptes.equivalence.front.comparison.CastToReal;
import io.panoptes.equivalence.front.comparison.ComparisonWithoutCase;
import io.panoptes.equivalence.front.comparison.RowByColumns;
import io.panoptes.equivalence.front.dates.DateDifference;
import io.panoptes.equivalence.front.dates.DateShift;
import io.panoptes.equivalence.front.dates.ExtractFunction;
import io.panoptes.equivalence.front.dates.ToDate;
import io.panoptes.equivalence.front.function.CastOfTruth;
import io.panoptes.equivalence.front.function.CountIf;
import io.panoptes.equivalence.front.function.CountOfNothing;
import io.panoptes.equivalence.front.function.FilteredWindow;
import io.panoptes.equivalence.front.function.FloorAndCeiling;
import io.panoptes.equivalence.front.function.IfFunction;
import io.panoptes.equivalence.front.function.IfNull;
import io.panoptes.equivalence.front.function.IsNullFunction;
import io.panoptes.equivalence.front.function.JoinedArguments;
import io.panoptes.equivalence.front.function.LeftFunction;
import io.panoptes.equivalence.front.function.NullChoice;
import io.panoptes.equivalence.front.function.OrderWithinGroup;
import io.panoptes.equivalence.front.function.RealRound;
import io.panoptes.equivalence.front.function.TextCast;
import io.panoptes.equivalence.front.function.TrimFunction;
import io.panoptes.equivalence.front.grouping.GroupByOrdinal;
import io.panoptes.equivalence.front.grouping.GroupingElements;
import io.panoptes.equivalence.front.grouping.RowAsGroupingKey;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.values.BareDecimal;
import io.panoptes.equivalence.front.values.CastOfChar;
import io.panoptes.equivalence.front.values.ExactLiterals;
import io.panoptes.equivalence.front.values.SeriesAsValues;
import io.panoptes.equivalence.front.values.StoredLiterals;
import io.panoptes.equivalence.front.values.UnnestedItems;
import io.panoptes.equivalence.front.values.ValueCast;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfile.DateArithmetic;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.util.SqlShuttle;

/** All rewrites of syntax, in the order in which they are tried. */
public final class SyntaxRewrites {
    private SyntaxRewrites() {}

    /** The query with every rewrite applied, from the inside out. */
    public static SqlNode apply(SqlNode written, ReadingProfile profile, Schema schema) {
        SqlNode exact = profile.has(ReadingTrait.EXPONENTS_ARE_EXACT) ? ExactLiterals.in(written) : written;
        if (profile.has(ReadingTrait.AFFINITY)) {
            StoredLiterals.check(exact);
        }
        FromClause clause = FromClause.of(schema, exact, profile);
        SqlNode named = profile.has(ReadingTrait.AFFINITY) ? MainSchema.leftOut(exact, clause) : exact;
        SqlNode query = applied(OrderBehindWith.inside(named), asWritten(profile, clause));
        List<SyntaxRewrite> rewrites = list(profile, schema, clause);
        FirstOfEach firsts = new FirstOfEach(clause);
        SqlNode plain = applied(query, before(profile));
        SqlNode ordered = applied(plain, rewrites);
        SqlNode chosen = OrderBehindWith.outside(applied(ordered, List.of(firsts::rewriteUnordered)));
        return profile.has(ReadingTrait.SUBQUERIES_TAKE_FIRST_ROW)
                ? applied(chosen, List.of(new FirstRowOfSubquery()))
                : chosen;
    }

    private static SqlNode applied(SqlNode query, List<SyntaxRewrite> rewrites) {
        SqlNode result = query.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlCall call) {
                SqlNode visited = super.visit(call);
                SqlNode current = visited == null ? call : visited;
                for (SyntaxRewrite rewrite : rewrites) {
                    if (current instanceof SqlCall inner) {
                        Optional<SqlNode> changed = rewrite.rewrite(inner);
                        current = changed.orElse(current);
                    }
                }
                return current;
            }
        });
        return result == null ? query : result;
    }

    /** Those that refuse names of two things, and must see them as they are written. */
    private static List<SyntaxRewrite> asWritten(ReadingProfile profile, FromClause clause) {
        boolean byFunction =
                !profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN) || profile.has(ReadingTrait.ITEMS_ARE_NAMED_BY_FUNCTION);
        List<SyntaxRewrite> rewrites = new ArrayList<>(List.of(
                new AliasOrOuterColumn(clause),
                new SiblingOrOuterColumn(clause),
                new UnnamedItems(clause, byFunction)));
        if (profile.has(ReadingTrait.QUOTED_NAMES_KEEP_CASE)) {
            rewrites.add(new QuotedAlias());
        }
        return rewrites;
    }

    /** Those that must see comparisons as they are written. */
    private static List<SyntaxRewrite> before(ReadingProfile profile) {
        if (profile.has(ReadingTrait.AFFINITY)) {
            List<SyntaxRewrite> rewrites = new ArrayList<>(AffinityRewrites.BEFORE);
            rewrites.addFirst(new ComparisonWithoutCase(FrontOperators.WITHOUT_CASE, false));
            return rewrites;
        }
        return profile.has(ReadingTrait.NOCASE_FOLDS_LETTERS)
                ? List.of(new ComparisonWithoutCase(
                        profile.has(ReadingTrait.VALUES_ALONE)
                                ? FrontOperators.ofValues("LOWER")
                                : SqlStdOperatorTable.LOWER,
                        true))
                : List.of();
    }

    private static List<SyntaxRewrite> list(ReadingProfile profile, Schema schema, FromClause clause) {
        List<SyntaxRewrite> rewrites = new ArrayList<>(List.of(
                new RefusedSyntax(profile.has(ReadingTrait.SYMMETRIC_BOUNDS), !profile.has(ReadingTrait.NO_FULL_JOIN)),
                new SeriesAsValues(),
                new FirstOfEach(clause),
                new AllAsKeys(clause),
                new SemiJoin(clause),
                new DualTable(schema),
                new MergedColumns(clause),
                new HiddenTableStar(clause),
                new SortedExpression(clause),
                new NameInHaving(clause),
                new NameInQualify(clause),
                new GroupedStar(clause),
                new TupleArgument(clause),
                new IfNull(),
                new IfFunction(),
                new NullChoice(),
                new CountIf(profile.has(ReadingTrait.COUNT_IF_ADDS)),
                new CountOfNothing(),
                new CastOfTruth(),
                new FilteredWindow(),
                new OrderWithinGroup(profile.nulls()),
                new CaseBlindLike(profile.has(ReadingTrait.SKIPS_NULLS), profile.has(ReadingTrait.VALUES_ALONE)),
                new ToDate(),
                new IsNullFunction(),
                new DateShift(profile.dateArithmetic() == DateArithmetic.NUMBERS),
                new DateDifference(),
                new LeftFunction(),
                new Division(profile.exactDivision()),
                new RankingFrame(),
                new JoinCondition(),
                new RowAsGroupingKey(),
                new GroupByOrdinal(),
                new GroupingElements(),
                new TrimFunction(),
                new ExtractFunction(profile.functions(), profile.has(ReadingTrait.ROUNDED_WHOLE_IS_DOUBLE)),
                new TextCast(profile),
                new Conditions(profile.booleansAreNumbers())));
        if (profile.has(ReadingTrait.VALUES_ALONE)) {
            rewrites.addAll(
                    rewrites.indexOf(new SeriesAsValues()) + 1,
                    List.of(new StarItems(clause), new UnnestedItems(), new ValueCast()));
        }
        if (profile.has(ReadingTrait.ROUNDED_WHOLE_IS_DOUBLE) || profile.has(ReadingTrait.FLOOR_OF_WHOLE_IS_DOUBLE)) {
            rewrites.add(new FloorAndCeiling());
        }
        if (profile.has(ReadingTrait.ALIASES_HIDE_OUTER_COLUMNS)) {
            rewrites.addFirst(new NameInWhere(clause));
        }
        if (profile.has(ReadingTrait.GROUP_CONCAT_JOINS_ARGUMENTS)) {
            rewrites.addFirst(new JoinedArguments());
        }
        if (profile.looseGrouping()) {
            rewrites.addFirst(new GroupedOuterColumns(clause));
        }
        rewrites.addFirst(new UnaryPlus(profile.has(ReadingTrait.AFFINITY)));
        rewrites.addFirst(BareDecimal.of(profile));
        if (profile.has(ReadingTrait.JOINS_BIND_BEFORE_COMMAS) || profile.has(ReadingTrait.JOINS_BEHIND_COMMAS_OPEN)) {
            rewrites.addFirst(new CommaBeforeJoin(profile.has(ReadingTrait.JOINS_BEHIND_COMMAS_OPEN), clause));
        }
        if (profile.has(ReadingTrait.ROWS_ARE_STRUCTS)) {
            rewrites.addFirst(new StructComparison());
        }
        if (profile.has(ReadingTrait.LATER_COMMON_TABLES_OPEN)) {
            rewrites.addFirst(new LaterCommonTable());
        }
        if (profile.has(ReadingTrait.SET_OPERATIONS_FROM_LEFT)) {
            rewrites.addFirst(new SetOperationsFromLeft());
        }
        if (profile.has(ReadingTrait.AFFINITY)) {
            rewrites.addAll(0, AffinityRewrites.LIST);
            rewrites.addFirst(new NumberOfRow(clause));
            rewrites.addFirst(new RowByColumns());
        }
        if (profile.has(ReadingTrait.CHAR_COLUMNS_HOLD_BLANKS)) {
            rewrites.addFirst(CastOfChar.of(schema));
        }
        if (profile.has(ReadingTrait.FRACTIONS_FLOAT)) {
            rewrites.add(new RealRound());
        }
        if (profile.has(ReadingTrait.AFFINITY)) {
            rewrites.add(new ResultsOfCase());
        }
        if (profile.has(ReadingTrait.REAL_COMPARES_AS_DOUBLE)) {
            rewrites.add(new CastToReal());
        }
        if (profile.has(ReadingTrait.HAVING_FILTERS_ROWS) || profile.has(ReadingTrait.HAVING_OF_ROWS_OPEN)) {
            rewrites.add(new HavingWithoutGrouping(profile.has(ReadingTrait.HAVING_FILTERS_ROWS)));
        }
        return rewrites;
    }
}
